import {
  count,
  numberChoice,
  ordinal,
  plain,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** Fractions with repeating decimals: the digits before the block, and the block. */
const FRACTIONS: readonly (readonly [fraction: string, lead: string, block: string])[] = [
  ["\\frac{2}{7}", "", "285714"],
  ["\\frac{3}{7}", "", "428571"],
  ["\\frac{5}{7}", "", "714285"],
  ["\\frac{5}{13}", "", "384615"],
  ["\\frac{6}{13}", "", "461538"],
  ["\\frac{7}{13}", "", "538461"],
  ["\\frac{3}{14}", "2", "142857"],
  ["\\frac{5}{14}", "3", "571428"],
  ["\\frac{9}{14}", "6", "428571"],
  ["\\frac{9}{28}", "32", "142857"],
  ["\\frac{11}{28}", "39", "285714"],
  ["\\frac{17}{35}", "4", "857142"],
];

const texDecimal = (lead: string, block: string): string => `0.${lead}\\overline{${block}}`;

/** The digit at a place after the decimal point; the first place is 1. */
const digitAt = (lead: string, block: string, place: number): number =>
  Number(place <= lead.length ? lead[place - 1] : block[(place - lead.length - 1) % block.length]);

/** Which place of the block a place of the decimal is. */
const placeInBlock = (lead: string, block: string, place: number): number =>
  ((place - lead.length - 1) % block.length) + 1;

function placeSteps(lead: string, block: string, place: number): string[] {
  const [length, rest] = [block.length, place - lead.length];
  return [
    ...(lead === ""
      ? []
      : [
          `The first ${count(lead.length, "digit")} after the decimal point ${lead.length === 1 ? "does" : "do"} not repeat, so the ${ordinal(place)} digit is number $${place} - ${lead.length} = ${rest}$ of the repeating part.`,
        ]),
    `The repeating part has ${length} digits, and $${rest} = ${Math.floor(rest / length)} \\times ${length} + ${rest % length}$.`,
    rest % length === 0
      ? `So the digit is the last one of ${block}.`
      : `So the digit is number ${rest % length} of ${block}.`,
  ];
}

/** The digit at a far place. */
function drawDigit(rng: Rng) {
  const [fraction, lead, block] = rng.pick(FRACTIONS);
  const place = rng.pick([24, 25, 30, 40, 45, 50, 60, 75, 80, 85, 90, 99, 100, 120, 150]);
  const at = (n: number) => digitAt(lead, block, n);
  const key = at(place);
  const wrong: Wrong[] = [
    ...(lead === ""
      ? []
      : ([
          [
            at(place + lead.length),
            "ignores the digits that do not repeat",
            `Only the digits after ${lead} repeat, so count the places from there.`,
          ],
        ] as Wrong[])),
    [
      at(place - 1),
      "goes one place too few",
      `This digit is one place to the left of the ${ordinal(place)} digit.`,
    ],
    [
      at(place + 1),
      "goes one place too far",
      `This digit is one place to the right of the ${ordinal(place)} digit.`,
    ],
    ...range(2, block.length).map((j): Wrong => [
      at(place + j),
      "takes another digit of the block",
      `The digits repeat in blocks of ${block.length}, and the ${ordinal(place)} digit is number ${placeInBlock(lead, block, place)} of a block.`,
    ]),
  ];
  const decimal = texDecimal(lead, block);
  return {
    variant: lead === "" ? "digit" : "digit-after-lead",
    difficulty: lead === "" ? 3 : 4,
    stem: rng.pick([
      `If the decimal representation of $${fraction}$ is $${decimal}$, where the digits under the bar repeat indefinitely, what is the ${ordinal(place)} digit to the right of the decimal point?`,
      `$${fraction} = ${decimal}$, where the bar indicates that the digits under it repeat indefinitely. What is the ${ordinal(place)} digit to the right of the decimal point in the decimal representation of $${fraction}$?`,
    ]),
    key: numberChoice(
      key,
      `It is digit ${placeInBlock(lead, block, place)} of the block ${block}.`,
    ),
    slips: slipsFrom(wrong, () => true),
    solution: {
      idea: "The digits repeat in blocks, so only the remainder matters when the place is divided by the length of a block.",
      steps: [...placeSteps(lead, block, place), `That digit is ${key}.`],
      check:
        lead === ""
          ? `A place that is a multiple of ${block.length} is the end of a block.`
          : `Subtract the ${count(lead.length, "digit")} before the block first.`,
      takeaway:
        "For a far digit of a repeating decimal, divide the place by the length of the block.",
    },
  };
}

const tempting = ([, slip]: Wrong): boolean => !slip.startsWith("counts");

/** A place that has a certain digit. */
function drawIndex(rng: Rng) {
  const length = rng.int(4, 6);
  const block = rng.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], length).join("");
  const lead = rng.chance(0.4)
    ? rng.pick(
        range(1, 9)
          .map(String)
          .filter((d) => !block.includes(d)),
      )
    : "";
  const inBlock = rng.int(1, length);
  const digit = Number(block[inBlock - 1]);
  const places = range(30, 110);
  const key = rng.pick(places.filter((n) => digitAt(lead, block, n) === digit));
  // At most two places with the same digit, or the key would be the odd one out.
  const near = rng
    .shuffle(places.filter((n) => Math.abs(n - key) < 26))
    .filter((n, k, all) => all.slice(0, k).filter((m) => (m - n) % length === 0).length < 2);
  const wrong = near.map((n): Wrong => {
    const found = digitAt(lead, block, n);
    const why = `The ${ordinal(n)} digit is number ${placeInBlock(lead, block, n)} of a block, which is ${found}.`;
    if (lead !== "" && n % length === inBlock % length)
      return [n, "ignores the digit that does not repeat", why];
    if (n % length === digit % length) return [n, "uses the digit as its place", why];
    if (Math.abs(placeInBlock(lead, block, n) - inBlock) === 1)
      return [n, "is off by one place", why];
    return [n, "counts blocks of another length", why];
  });
  const fitting = wrong.filter(([n]) => digitAt(lead, block, n) !== digit);
  const x = texDecimal(lead, block);
  return {
    variant: lead === "" ? "index" : "index-after-lead",
    difficulty: lead === "" ? 3 : 4,
    stem: rng.pick([
      `In the decimal $x = ${x}$, the digits under the bar repeat indefinitely. If the $n$th digit to the right of the decimal point is ${digit}, which of the following could be the value of $n$?`,
      `For each positive integer $n$, let $d_n$ be the $n$th digit to the right of the decimal point in $${x}$, where the digits under the bar repeat indefinitely. For which of the following values of $n$ is $d_n = ${digit}$?`,
    ]),
    key: numberChoice(
      key,
      `The ${ordinal(key)} digit is number ${inBlock} of a block, which is ${digit}.`,
    ),
    slips: slipsFrom([...fitting.filter(tempting), ...fitting.filter((one) => !tempting(one))]),
    solution: {
      idea: `All places with the digit ${digit} leave the same remainder when divided by ${length}.`,
      steps: [
        `The first ${digit} is at place ${inBlock + lead.length}, and from there the digit occurs every ${length} places.`,
        `So $n$ is ${inBlock + lead.length} more than a multiple of ${length}: $${key} = ${inBlock + lead.length} + ${(key - inBlock - lead.length) / length} \\times ${length}$.`,
      ],
      ...(lead === ""
        ? {}
        : {
            check: `The digit ${lead} does not repeat, so every place is one greater than its place in the blocks.`,
          }),
      takeaway:
        "Places of the same digit in a repeating decimal differ by multiples of the length of the block.",
    },
  };
}

const overline = (whole: number, block: string): string => `$${whole}.\\overline{${block}}$`;

/** (10^4 - 10^2) times a repeating decimal: the tails cancel. */
function drawShift(rng: Rng) {
  const length = rng.pick([2, 2, 3]);
  const block = rng.sample([1, 2, 3, 4, 5, 6, 7, 8], length).join("");
  const zeros = rng.int(0, 2);
  const low = Math.max(1, zeros + rng.pick([0, 0, 1, -1]));
  const high = low + length;
  const n = Number(block);
  const value = (shift: number) => Number((n * 10 ** (low - zeros + shift)).toFixed(4));
  const key = value(0);
  const lowTex = low === 1 ? "10" : `10^${low}`;
  const decimal = texDecimal("0".repeat(zeros), block);
  const shifts: Wrong[] = [-1, 1, 2, -2].map((shift) => [
    value(shift),
    "moves the decimal point by another number of places",
    `Multiplying by $10^${high}$ moves the decimal point ${high} places to the right, so that ${key} is left after the subtraction.`,
  ]);
  const tail = n / (10 ** length - 1);
  return {
    variant: "shift",
    difficulty: low === zeros ? 5 : 6,
    stem: rng.pick([
      `The digits under the bar in $x = ${decimal}$ repeat indefinitely. What is the value of $(10^${high} - ${lowTex})x$?`,
      `If the digits under the bar in $${decimal}$ repeat indefinitely, then $(10^${high} - ${lowTex})(${decimal}) =$`,
    ]),
    key: numberChoice(key, "The repeating digits cancel in the subtraction."),
    slips: [
      ...slipsFrom(shifts.slice(0, 2), () => true, String),
      {
        text: overline(0, block),
        value: tail,
        slip: "keeps the repeating digits",
        why: "After the subtraction, no digits repeat: both decimals end in the same digits.",
      },
      {
        text: overline(n, block),
        value: n + tail,
        slip: "forgets to subtract",
        why: `This does not subtract $${lowTex}x$, which has the same repeating digits.`,
      },
      ...slipsFrom(
        [
          ...shifts.slice(2),
          [
            0,
            "takes both products to be equal",
            `$10^${high}x$ is much greater than $${lowTex}x$.`,
          ],
        ],
        () => true,
        String,
      ),
    ],
    solution: {
      idea: "Multiplying by two powers of 10 gives two decimals with the same repeating digits, which cancel.",
      fast: [
        `$10^${high} - ${lowTex} = ${lowTex}(10^${length} - 1)$, and $0.\\overline{${block}} = \\frac{${block}}{${10 ** length - 1}}$, so the factors ${10 ** length - 1} cancel.`,
      ],
      steps: [
        `Distribute: $(10^${high} - ${lowTex})x = 10^${high}x - ${lowTex}x$.`,
        `The second product is the first one with the decimal point ${length} places further to the left, which is one whole block, so both have the same digits from some place on.`,
        `The difference is ${key}.`,
      ],
      check: `Estimate: $10^${high}x$ is about ${String(value(0))}, and $${lowTex}x$ is much smaller.`,
      takeaway:
        "To get rid of repeating digits, subtract two multiples by powers of 10 that are one block apart.",
    },
  };
}

/** The digit of a sum of two repeating decimals with blocks of different lengths. */
function drawSum(rng: Rng) {
  const one = rng.sample([1, 2, 3, 4, 5, 6], 2).join("");
  const two = rng.sample([0, 1, 2, 3, 4, 5, 6, 7, 8], 3).join("");
  const place = rng.pick([20, 25, 30, 32, 40, 45, 50, 75, 100]);
  const total = String(Number(one.repeat(3)) + Number(two.repeat(2))).padStart(6, "0");
  if (total.length > 6 || two.startsWith("0")) return null;
  const at = (n: number) => digitAt("", total, n);
  const key = at(place);
  const [p, q] = [digitAt("", one, place), digitAt("", two, place)];
  const carries = (p + q) % 10 !== key;
  const wrong: Wrong[] = [
    ...(carries
      ? [
          [
            (p + q) % 10,
            "forgets what is carried",
            `The digits to the right add up to more than 9, so 1 is carried to this place.`,
          ] as Wrong,
        ]
      : []),
    [
      at(place - 1),
      "goes one place too few",
      `This digit of the sum is one place to the left of the ${ordinal(place)}.`,
    ],
    [
      at(place + 1),
      "goes one place too far",
      `This digit of the sum is one place to the right of the ${ordinal(place)}.`,
    ],
    ...(carries
      ? []
      : [
          [
            (p + q + 1) % 10,
            "carries when nothing is carried",
            "The digits to the right do not add up to more than 9.",
          ] as Wrong,
        ]),
    [
      at(place + 2),
      "takes another digit of the block",
      "This is another digit of the repeating block of the sum.",
    ],
    [
      at(place + 3),
      "takes another digit of the block",
      "This is another digit of the repeating block of the sum.",
    ],
    [
      at(place + 4),
      "takes another digit of the block",
      "This is another digit of the repeating block of the sum.",
    ],
    [
      q,
      "looks at only one decimal",
      `This is the ${ordinal(place)} digit of the second decimal alone.`,
    ],
    [
      p,
      "looks at only one decimal",
      `This is the ${ordinal(place)} digit of the first decimal alone.`,
    ],
  ];
  return {
    variant: carries ? "sum-carry" : "sum",
    difficulty: carries ? 6 : 5,
    stem: `If $x = ${texDecimal("", one)}$ and $y = ${texDecimal("", two)}$, where the digits under each bar repeat indefinitely, what is the ${ordinal(place)} digit to the right of the decimal point in the decimal representation of $x + y$?`,
    key: numberChoice(
      key,
      `The sum is $0.\\overline{${total}}$, and its ${ordinal(place)} digit is ${key}.`,
    ),
    slips: slipsFrom(wrong, () => true),
    solution: {
      idea: "Blocks of 2 and of 3 digits fit together every 6 digits, so the sum repeats in blocks of 6.",
      fast: [
        `$${place} = ${Math.floor(place / 2)} \\times 2 + ${place % 2}$ and $${place} = ${Math.floor(place / 3)} \\times 3 + ${place % 3}$, so the ${ordinal(place)} digits of $x$ and $y$ are ${p} and ${q}. ${carries ? "Then 1 is carried from the next place." : "Nothing is carried from the next place."}`,
      ],
      steps: [
        `Written with 6 digits, the blocks are ${one.repeat(3)} and ${two.repeat(2)}, and their sum is ${total}.`,
        ...placeSteps("", total, place),
        `That digit is ${key}.`,
      ],
      check: "Look at the next place to the right: does it carry 1?",
      takeaway:
        "Two repeating decimals repeat together after the least common multiple of the lengths of their blocks.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "digit-far-beyond-point",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "Repeating decimals: a far digit by the remainder of its place, and multiples in which the repeating digits cancel.",

  make(rng) {
    const draft = rng.pick([
      drawDigit,
      drawDigit,
      drawDigit,
      drawIndex,
      drawShift,
      drawSum,
      drawSum,
      drawSum,
    ])(rng);
    return draft && { ...draft, context: "pure" };
  },

  /** Nobody takes the two products of a shift to be equal; a digit may be 0. */
  possible: ({ stem, options }) => options.map((one) => one !== "0" || !stem.includes("(10^")),

  /** Writes the decimals out far and works on their digits. */
  check({ stem, options }) {
    const chosen = (wanted: (value: number) => boolean): number[] =>
      options.flatMap((option, k) =>
        !option.includes("overline") && wanted(valueOf(option).value) ? [k] : [],
      );
    const text = plain(stem);
    const decimals = Array.from(
      text.matchAll(/0\.(\d*)\\overline(\d+)/g),
      ([, lead, block]) => lead! + block!.repeat(60),
    );
    const powers = /\(10\^(\d+) - 10(?:\^(\d+))?\)/.exec(text);
    if (powers) {
      const scaled = (n: number) => BigInt(decimals[0]!.slice(0, n + 30));
      const [high, low] = [Number(powers[1]), Number(powers[2] ?? 1)];
      // Both products to 30 decimals, where they end in the same digits.
      const difference = Number(scaled(high) - scaled(low)) / 1e30;
      return chosen((value) => Math.abs(value - difference) < 1e-9 * Math.max(1, difference));
    }
    const digits = /(?:is|=) (\d),? (?:which|\?)|d_n = (\d)\?/.exec(text);
    if (text.includes("of n")) {
      const digit = digits?.[1] ?? digits?.[2] ?? read(stem, /point is (\d)/)[0];
      return chosen((n) => decimals[0]![n - 1] === digit);
    }
    const place = Number(read(stem, /the (\d+)(?:st|nd|rd|th) digit/)[0]);
    if (!text.includes("x + y"))
      return chosen((value) => value === Number(decimals[0]![place - 1]));
    const added = decimals.slice(0, 2).map((one) => BigInt(one.slice(0, 120)));
    const total = String(added[0]! + added[1]!).padStart(120, "0");
    return chosen((value) => value === Number(total[place - 1]));
  },
};
