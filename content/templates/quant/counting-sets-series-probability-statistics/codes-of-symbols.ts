import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  inWords,
  isWholeWithin,
  openOptions,
  type ProblemTemplate,
  product,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
} from "@theta/items/template";

const TAKEAWAY = "Multiply the choices place by place, starting with the place that is restricted.";

const isNear = isWholeWithin(5);

/** n · (n − 1) · … with k factors. */
const inOrder = (n: number, k: number): number => product(range(n - k + 1, n));
const texProduct = (factors: readonly number[]): string => factors.join(" \\cdot ");

/** Codes of length k from n symbols, all different, and the first one restricted. */
function askRestricted(rng: Rng): AskedProblem | null {
  const [n, k] = [rng.int(5, 8), rng.int(3, 4)];
  const first = rng.int(2, 3);
  const key = first * inOrder(n - 1, k - 1);
  if (key > 700) return null;
  const factors = [first, ...range(n - k + 1, n - 1).toReversed()];
  const digits = range(1, n);
  const odd = rng.chance(0.5);
  const ends = digits.filter((d) => d % 2 === (odd ? 1 : 0));
  const parityKey = ends.length * inOrder(n - 1, k - 1);
  const parity = rng.chance(0.5) && parityKey <= 700;
  const [head, answer] = parity ? [ends.length, parityKey] : [first, key];
  const used = [head, ...factors.slice(1)];
  return {
    difficulty: 4,
    stems: parity
      ? []
      : [
          `An access code consists of ${k} different letters, each of which is one of ${n} available letters. If the first letter of the code must be one of ${inWords(first)} particular letters, how many different access codes are possible?`,
          `A gallery will display ${k} of ${n} different paintings in a row. If the first painting in the row must be one of ${inWords(first)} particular paintings, how many different arrangements are possible?`,
        ],
    pure: parity
      ? [
          `How many ${inWords(k)}-digit ${odd ? "odd" : "even"} integers can be formed using the digits 1 through ${n} if no digit is used more than once?`,
          `If each of the digits 1 through ${n} can be used at most once, how many ${inWords(k)}-digit ${odd ? "odd" : "even"} integers can be formed?`,
        ]
      : [
          `How many ${inWords(k)}-digit integers less than ${thousands((first + 1) * 10 ** (k - 1))} can be formed using the digits 1 through ${n} if no digit is used more than once?`,
        ],
    key: answer,
    why: `$${texProduct(used)} = ${tex(answer)}$.`,
    wrong: [
      [inOrder(n, k), "ignores the restriction", `One of the places has only ${head} choices.`],
      [
        head * n ** (k - 1),
        "allows repeats",
        `Nothing can be used twice, so the number of choices decreases by 1 from place to place.`,
      ],
      [
        head * inOrder(n, k - 1),
        "forgets what is used",
        `After the restricted place is filled, ${n - 1} are left, not ${n}.`,
      ],
      [
        inOrder(n, k - 1) * Math.max(1, head - 1),
        "fills the restricted place last",
        `If the other places are filled first, the number of choices left for the restricted place isn't always the same.`,
      ],
      [head * inOrder(n - 1, k - 2), "leaves out a place", `There are ${k} places to fill.`],
      [inOrder(n, k) - answer, "finds the complement", `These violate the condition.`],
      [
        inOrder(n - 1, k - 1),
        "forgets the first factor",
        `The restricted place has ${head} choices.`,
      ],
      [answer / 2, "halves the product", `The order matters here.`],
    ],
    shows: isNear(answer),
    solution: {
      idea: "Fill the restricted place first.",
      steps: [
        `The restricted place has ${head} choices.`,
        `The remaining places have ${used.slice(1).join(", then ")} choices.`,
        `That makes $${texProduct(used)} = ${tex(answer)}$.`,
      ],
      check: `Without the restriction there are $${tex(inOrder(n, k))}$, and ${head} of ${n} fit: $\\frac{${head}}{${n}} \\cdot ${tex(inOrder(n, k))} = ${tex(answer)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Codes of one or more lengths from n symbols that may repeat. */
function askLengths(rng: Rng): AskedProblem | null {
  const n = rng.int(3, 7);
  const lengths = rng.pick([
    [1, 2],
    [2, 3],
    [1, 2, 3],
  ] as const);
  const key = sum(lengths.map((k) => n ** k));
  if (key > 900 || key < 12) return null;
  const longest = lengths.at(-1)!;
  const said = lengths
    .map(inWords)
    .join(", ")
    .replace(/, (?=\w+$)/, lengths.length > 2 ? ", or " : " or ");
  return {
    difficulty: 3,
    stems: [
      `Each product of a certain company has a code that consists of ${said} letters, and each letter of a code is one of ${n} different letters. If a letter can be used more than once in a code, how many different codes are possible?`,
      `A signal consists of ${said} flashes of light, and each flash can have any of ${n} colors. How many different signals are possible?`,
    ],
    pure: [
      `How many ${said.replace(/\w+(?=,| or |$)/g, "$&-digit")} positive integers can be formed using the digits 1 through ${n} if a digit can be used more than once?`,
    ],
    key,
    why: `$${lengths.map((k) => `${n}^${k}`).join(" + ")} = ${key}$.`,
    wrong: [
      [
        sum(lengths.map((k) => inOrder(n, k))),
        "forbids repeats",
        `The same one can be used again, so every place has ${n} choices.`,
      ],
      [n ** longest, "counts only the longest", "The shorter ones count too."],
      [
        product(lengths.map((k) => n ** k)),
        "multiplies the cases",
        "Each is of one of the lengths, so the numbers are added.",
      ],
      [
        sum(lengths.map((k) => k ** n)),
        "switches base and exponent",
        `Each place has ${n} choices.`,
      ],
      [
        sum(lengths.map((k) => n * k)),
        "multiplies instead of raising",
        `Each place has ${n} choices.`,
      ],
      [key - n, "leaves out the shortest", "Those of the shortest length count too."],
      [
        inOrder(n, longest),
        "forbids repeats",
        "Repeats are allowed, and the shorter ones count too.",
      ],
      [n ** (longest + 1), "counts an extra place", `The longest have ${longest} places.`],
      [
        (n + 1) ** longest,
        "fills places with blanks",
        `This also counts gaps between and in front.`,
      ],
      [key + n, "counts a length twice", "Each length is counted once."],
      [key + n ** 2, "counts a length twice", "Each length is counted once."],
    ],
    shows: isNear(key),
    solution: {
      idea: "Count each length separately, and add.",
      steps: [
        ...lengths.map((k) => `Of length ${k}, there are $${n}^${k} = ${n ** k}$.`),
        `The sum is $${lengths.map((k) => n ** k).join(" + ")} = ${key}$.`,
      ],
      check:
        "Cases that can't occur together are added; choices that follow one another are multiplied.",
      takeaway: "Add over cases, and multiply within a case.",
    },
  };
}

/** How many symbols are enough for so many codes of one or two symbols? */
function askEnough(rng: Rng): AskedProblem | null {
  const kind = rng.pick(["repeats", "different", "alphabetical"] as const);
  const codes = {
    repeats: (n: number): number => n + n * n,
    different: (n: number): number => n + n * (n - 1),
    alphabetical: (n: number): number => n + (n * (n - 1)) / 2,
  }[kind];
  const needed = rng.pick([12, 15, 18, 20, 24, 25, 30, 36, 40, 45, 50, 60, 72, 80, 90, 100]);
  const key = range(1, 20).find((n) => codes(n) >= needed)!;
  if (key < 4 || key > 12) return null;
  const pair = {
    repeats: "an ordered pair of letters, which may be the same",
    different: "an ordered pair of two different letters",
    alphabetical: "a pair of two different letters written in alphabetical order",
  }[kind];
  const formula = {
    repeats: "n + n^2",
    different: "n + n(n - 1)",
    alphabetical: "n + \\frac{n(n - 1)}{2}",
  }[kind];
  return {
    difficulty: 5,
    stems: [
      `A researcher plans to identify each of ${needed} participants by a different code, either a single letter or ${pair}. What is the least number of letters that the researcher can use?`,
      `Each of the ${needed} rooms in a building is to have a different label, which is either a single letter or ${pair}. What is the least number of different letters that are needed?`,
    ],
    key,
    why: `${key} letters make ${codes(key)} codes, and ${key - 1} letters make only ${codes(key - 1)}.`,
    wrong: [
      [
        key - 1,
        "takes one too few",
        `With ${key - 1} letters, there are only ${codes(key - 1)} codes.`,
      ],
      [key + 1, "counts only pairs", `With ${key} letters, there are already ${codes(key)} codes.`],
      [
        key + 2,
        "counts too few codes",
        `With ${key} letters, there are already ${codes(key)} codes.`,
      ],
      [
        key - 2,
        "counts too many codes",
        `With ${key - 2} letters, there are only ${codes(key - 2)} codes.`,
      ],
      [
        Math.ceil(needed / 2),
        "divides by two",
        `Pairs share letters, so fewer letters are needed.`,
      ],
      [
        Math.ceil(needed / 3),
        "divides by three",
        `Pairs share letters, so fewer letters are needed.`,
      ],
      [
        key + 3,
        "counts too few codes",
        `With ${key} letters, there are already ${codes(key)} codes.`,
      ],
    ],
    shows: (value) => value > 1 && value <= 2 * key,
    solution: {
      idea: `With $n$ letters, there are $${formula}$ codes.`,
      fast: [
        `Try the options: ${key - 1} letters make ${codes(key - 1)} codes, which isn't enough, and ${key} letters make ${codes(key)}.`,
      ],
      steps: [
        `There are $n$ codes of a single letter.`,
        `The number of pairs is $${formula.slice(4)}$, so there are $${formula}$ codes.`,
        `For $n = ${key - 1}$, this is ${codes(key - 1)}, and for $n = ${key}$, it is ${codes(key)}, which is the first that is at least ${needed}.`,
      ],
      check: "The single letters are codes too.",
      takeaway: `For "the least number", test values near the target.`,
    },
  };
}

const ASK = { restricted: askRestricted, lengths: askLengths, enough: askEnough };
const KINDS = ["restricted", "restricted", "restricted", "lengths", "enough", "enough"] as const;

/** Writes down every code of k of the symbols from 1 to n. */
function codesOf(n: number, k: number, repeats: boolean): number[][] {
  if (k === 0) return [[]];
  return codesOf(n, k - 1, repeats).flatMap((code) =>
    range(1, n)
      .filter((next) => repeats || !code.includes(next))
      .map((next) => [...code, next]),
  );
}

const withStart = (tried: number, k: number, n: number, first: number): boolean =>
  tried === codesOf(n, k, false).filter(([one = 0]) => one <= first).length;
const withEnd = (tried: number, k: number, n: number, remainder: number): boolean =>
  tried === codesOf(n, k, false).filter((code) => code.at(-1)! % 2 === remainder).length;
const withLengths =
  (lengths: readonly number[]) =>
  (tried: number, n = 0): boolean =>
    tried === sum(lengths.map((k) => codesOf(n, k, true).length));
/** The codes of one symbol and of two. */
const short = (n: number, repeats: boolean, inAlphabet: boolean): number =>
  n + codesOf(n, 2, repeats).filter(([a = 0, b = 0]) => !inAlphabet || a < b).length;
const enough =
  (repeats: boolean, inAlphabet: boolean) =>
  (tried: number, needed = 0): boolean =>
    short(tried, repeats, inAlphabet) >= needed && short(tried - 1, repeats, inAlphabet) < needed;

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) different letters, .* of (\d+) available .* one of (\w+) particular/,
    fits: withStart,
  },
  { wording: /display (\d+) of (\d+) different .* be one of (\w+) /, fits: withStart },
  {
    wording: /many (\w+)-digit integers less than (\d+) .* 1 through (\d+)/,
    fits: (tried, k, bound, n) =>
      tried === codesOf(n, k, false).filter((code) => Number(code.join("")) < bound).length,
  },
  {
    wording: /many (\w+)-digit odd .* 1 through (\d+)/,
    fits: (tried, k, n) => withEnd(tried, k, n, 1),
  },
  {
    wording: /many (\w+)-digit even .* 1 through (\d+)/,
    fits: (tried, k, n) => withEnd(tried, k, n, 0),
  },
  {
    wording: /1 through (\d+) can .* many (\w+)-digit odd/,
    fits: (tried, n, k) => withEnd(tried, k, n, 1),
  },
  {
    wording: /1 through (\d+) can .* many (\w+)-digit even/,
    fits: (tried, n, k) => withEnd(tried, k, n, 0),
  },
  ...(
    [
      ["one, two, or three", "one-digit, two-digit, or three-digit", [1, 2, 3]],
      ["of one or two", "one-digit or two-digit", [1, 2]],
      ["two or three", "many two-digit or three-digit", [2, 3]],
    ] as const
  ).map(([said, digits, lengths]) => ({
    wording: new RegExp(
      `${said} .*?(\\d+) (?:different letters|colors)|${digits} .* 1 through (\\d+)`,
    ),
    fits: (tried: number, one = 0, other = 0) => withLengths(lengths)(tried, one || other),
  })),
  { wording: /of (?:the )?(\d+) .* may be the same/, fits: enough(true, false) },
  { wording: /of (?:the )?(\d+) .* ordered pair of two different/, fits: enough(false, false) },
  { wording: /of (?:the )?(\d+) .* alphabetical/, fits: enough(false, true) },
];

export const template: ProblemTemplate = {
  id: "codes-of-symbols",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Multiply the choices place by place, and add over the lengths.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(asked.pure ? kind : `${kind}-story`, asked, READINGS, rng);
  },

  /** Writes down all codes and counts them. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
