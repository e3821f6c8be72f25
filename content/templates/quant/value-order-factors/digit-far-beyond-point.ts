import {
  ordinal,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  sum,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** Fractions whose decimals repeat from the first digit on. */
const FRACTIONS: readonly (readonly [top: number, bottom: number])[] = [
  [1, 7],
  [2, 7],
  [3, 7],
  [4, 7],
  [5, 7],
  [6, 7],
  [5, 13],
  [6, 13],
  [2, 13],
  [7, 13],
  [5, 27],
  [8, 27],
  [4, 37],
  [17, 37],
  [26, 37],
  [4, 11],
  [8, 11],
  [14, 27],
];

function repetendOf(top: number, bottom: number): string {
  const length = range(1, 6).find((n) => 10 ** n % bottom === 1);
  if (!length) throw new RangeError(`${top}/${bottom} does not repeat so soon.`);
  return String((top * (10 ** length - 1)) / bottom).padStart(length, "0");
}

const cycle = (digits: string): string => `$0.\\overline{${digits}}$`;

/** A digit far past the point. */
function drawDigit(rng: Rng) {
  const [top, bottom] = rng.pick(FRACTIONS);
  const block = repetendOf(top, bottom);
  const n = rng.int(20, 200);
  const size = block.length;
  if (size < 3) return null;
  const rest = n % size;
  const key = Number(block[(rest + size - 1) % size]);
  const at = (k: number): number => Number(block[(((k - 1) % size) + size) % size]);
  const why = (what: string): string =>
    `${what} $${n} = ${Math.floor(n / size)} \\times ${size}${rest > 0 ? ` + ${rest}` : ""}$, so place ${n} has the same digit as place ${rest === 0 ? size : rest}.`;
  const wrong: Wrong[] = [
    [
      at(rest + 1),
      "counts from 0",
      why("The first place after the point is place 1, not place 0."),
    ],
    [at(rest - 1), "goes one place too few", why("This is the digit one place earlier.")],
    [
      at(n % 10),
      "goes by the last digit of the place",
      why(`The digits repeat every ${size} places, not every 10.`),
    ],
    [at(1), "begins anew", why(`This is the first digit of the repeating block.`)],
    [
      at(0),
      "takes the last digit of the block",
      why(`This is the digit at the end of the repeating block.`),
    ],
    [
      rest === 0 ? size : rest,
      "answers with the remainder",
      why("The remainder tells the place in the block, not the digit."),
    ],
    ...Array.from(new Set(block), (digit): Wrong => [
      Number(digit),
      "takes another place of the block",
      why("This digit stands at another place of the repeating block."),
    ]),
  ];
  const isGiven = rng.chance(0.5);
  return {
    variant: `digit/${isGiven ? "given" : "fraction"}-${size}`,
    difficulty: 3 + (isGiven ? 0 : size > 3 ? 2 : 1) + (rest === 0 ? 1 : 0),
    stem: isGiven
      ? rng.pick([
          `The decimal form of $\\frac{${top}}{${bottom}}$ is ${cycle(block)}, where the digits under the bar repeat without end. What is the ${ordinal(n)} digit to the right of the decimal point?`,
          `In the repeating decimal ${cycle(block)}, which digit stands ${n} places to the right of the decimal point?`,
        ])
      : `When $\\frac{${top}}{${bottom}}$ is written as a decimal, what is the ${ordinal(n)} digit to the right of the decimal point?`,
    key: {
      text: String(key),
      value: key,
      why: `The block ${block} has ${size} digits, and place ${n} is like place ${rest === 0 ? size : rest} of it.`,
    },
    slips: wrong.map(([value, slip, reason]) => ({
      text: String(value),
      value,
      slip,
      why: reason,
    })),
    solution: {
      idea: "The digits repeat in blocks, so only the remainder of the place on division by the length of a block counts.",
      steps: [
        isGiven
          ? `The block ${block} has ${size} digits.`
          : `Long division gives $\\frac{${top}}{${bottom}} = 0.\\overline{${block}}$: the block has ${size} digits.`,
        `$${n} = ${Math.floor(n / size)} \\times ${size}${rest > 0 ? ` + ${rest}` : ""}$, so ${rest > 0 ? `place ${n} is place ${rest} of a new block` : `place ${n} ends a block`}.`,
        `The digit there is ${key}.`,
      ],
      check: `Place ${size} ends the first block; a place that is a multiple of ${size} always ends one.`,
    },
  };
}

/** The sum of the first digits. */
function drawSum(rng: Rng) {
  const [top, bottom] = rng.pick(FRACTIONS);
  const block = repetendOf(top, bottom);
  const size = block.length;
  const n = rng.int(20, 101);
  const [blocks, rest] = [Math.floor(n / size), n % size];
  const digits = block.split("").map(Number);
  const [whole, part] = [sum(digits), sum(digits.slice(0, rest))];
  const key = blocks * whole + part;
  if (rest === 0) return null;
  const end = rest === 1 ? `digit, ${part},` : `${rest} digits, with the sum ${part},`;
  const wrong: Wrong[] = [
    [
      blocks * whole,
      "leaves out the last part",
      `${blocks} full blocks hold only ${blocks * size} digits; ${n - blocks * size === 1 ? "one more follows" : `${rest} more follow`}.`,
    ],
    [
      (blocks + 1) * whole,
      "completes the last block",
      `The last block is not complete: only its first ${end} are counted.`.replace(
        "are counted",
        rest === 1 ? "is counted" : "are counted",
      ),
    ],
    [
      blocks * whole + sum(digits.slice(-rest)),
      "takes the end of the block",
      `After the full blocks come the first digits of the block, not the last ones.`,
    ],
    [
      blocks * whole + rest,
      "adds the number of digits left",
      `The remainder tells how many digits are left; what is to be added is their sum, ${part}.`,
    ],
    [
      n * whole,
      "takes a block for each place",
      `The sum ${whole} belongs to ${size} places, not to each of the ${n}.`,
    ],
    [
      blocks * whole + sum(digits.slice(0, rest - 1)),
      "stops one digit early",
      `${blocks} blocks are ${blocks * size} places, so ${rest} more are needed to reach ${n}.`,
    ],
    [
      (blocks - 1) * whole + part,
      "counts a block too few",
      `${size} goes into ${n} fully ${blocks} times.`,
    ],
    [
      blocks * whole + sum(digits.slice(0, rest + 1)),
      "goes one digit too far",
      `${blocks} blocks are ${blocks * size} places, so only ${rest} more belong to the first ${n}.`,
    ],
  ];
  return {
    variant: `sum/${size}`,
    difficulty: 4 + (size > 3 ? 1 : 0),
    stem: rng.pick([
      `In the repeating decimal ${cycle(block)}, what is the sum of the first ${n} digits to the right of the decimal point?`,
      `If $\\frac{${top}}{${bottom}}$ is written as the repeating decimal ${cycle(block)}, what is the sum of the first ${n} digits after the decimal point?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `${blocks} blocks with the sum ${whole} and ${part} more make ${key}.`,
    },
    slips: slipsFrom(wrong, () => true),
    solution: {
      idea: "Count full blocks first, then the digits that begin the next one.",
      steps: [
        `The block ${block} has ${size} digits with the sum ${whole}.`,
        `$${n} = ${blocks} \\times ${size} + ${rest}$: ${blocks} full blocks and ${rest === 1 ? "one more digit" : `the first ${rest} digits of another`}.`,
        `$${blocks} \\times ${whole} + ${part} = ${key}$.`,
      ],
      check: `The answer must lie between ${blocks} and ${blocks + 1} times ${whole}.`,
    },
  };
}

/** At which place does a digit appear for the kth time? */
function drawPlace(rng: Rng) {
  const [top, bottom] = rng.pick(FRACTIONS);
  const block = repetendOf(top, bottom);
  const size = block.length;
  const single = block.split("").filter((digit) => block.split(digit).length === 2);
  if (size < 3 || single.length === 0) return null;
  const digit = rng.pick(single);
  const [at, k] = [block.indexOf(digit) + 1, rng.int(8, 40)];
  const key = (k - 1) * size + at;
  const wrong: Wrong[] = [
    [
      k * size + at,
      "counts a block too many",
      `Before the ${ordinal(k)} block there are only ${k - 1} full blocks.`,
    ],
    [
      k * size,
      "goes to the end of the block",
      `Place ${k * size} ends block ${k}; the digit ${digit} is number ${at} of the block.`,
    ],
    [
      (k - 1) * size,
      "stops before the block",
      `This is where the ${k - 1} full blocks end; the digit comes ${at === 1 ? "right after" : `${at} places later`}.`,
    ],
    [
      k * at,
      "multiplies place and number",
      `The digit returns every ${size} places, not every ${at}.`,
    ],
    [
      (k - 1) * size + Number(digit),
      "adds the digit",
      `To the full blocks one adds the place of the digit in the block, ${at}, not the digit.`,
    ],
    [
      (k - 1) * size + at + 1,
      "counts one place too far",
      `The digit ${digit} is number ${at} of the block.`,
    ],
    [
      (k - 2) * size + at,
      "counts a block too few",
      `This is where the digit stands for time number ${k - 1}.`,
    ],
  ];
  return {
    variant: `place/${size}`,
    difficulty: 5,
    stem: `In the repeating decimal ${cycle(block)}, every block of repeating digits contains the digit ${digit} exactly once. Counted from the decimal point, at which place does this digit stand for the ${ordinal(k)} time?`,
    key: {
      text: String(key),
      value: key,
      why: `After ${k - 1} full blocks of ${size} digits, the digit ${digit} is number ${at} of the next block.`,
    },
    slips: slipsFrom(wrong, () => true),
    solution: {
      idea: "Each block brings the digit once, so count the full blocks before it and then its place in the block.",
      steps: [
        `The block ${block} has ${size} digits, and the digit ${digit} is number ${at} of it.`,
        `Before that time there are ${k - 1} full blocks: $${k - 1} \\times ${size} = ${(k - 1) * size}$ places.`,
        `$${(k - 1) * size} + ${at} = ${key}$.`,
      ],
      check: `The first time is at place ${at}, and each further time comes ${size} places later.`,
    },
  };
}

export const template: ProblemTemplate = {
  id: "digit-far-beyond-point",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Repeating decimals: a far digit, a sum of digits, or a place, by blocks and a remainder.",

  make(rng) {
    const draft = rng.pick([drawDigit, drawDigit, drawSum, drawPlace])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Writes out all the digits. */
  check({ stem, options }) {
    const block = /\\overline\{(\d+)\}/.exec(stem)?.[1];
    const digits = block ? block.repeat(200) : longDivision(stem);
    const place = /(\d+)(?:th|st|nd|rd) time/.exec(stem);
    const chosen = (answer: number): number[] =>
      options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
    if (place) {
      const [digit] = read(stem, /the digit (\d)/);
      const places = digits.split("").flatMap((each, k) => (each === digit ? [k + 1] : []));
      return chosen(places[Number(place[1]) - 1]!);
    }
    const [n] = read(stem, /(?:the|first|stands) (\d+)(?:th|st|nd|rd)? (?:digit|places)/).map(
      Number,
    ) as [number];
    const shown = digits.slice(0, n).split("").map(Number);
    return chosen(stem.includes("sum of") ? sum(shown) : shown.at(-1)!);
  },
};

function longDivision(stem: string): string {
  const [top, bottom] = read(stem, /\((\d+)\)\/\((\d+)\)/).map(Number) as [number, number];
  let rest = top;
  return range(1, 300)
    .map(() => {
      rest = (rest % bottom) * 10;
      return Math.floor(rest / bottom);
    })
    .join("");
}
