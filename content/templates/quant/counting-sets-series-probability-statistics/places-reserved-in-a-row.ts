import {
  type AskedProblem,
  capital,
  draftOf,
  factorial,
  fittingOptions,
  inWords,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  thousands,
} from "@theta/items/template";

const TAKEAWAY = "Fill the places that carry a condition first; then arrange the others freely.";
const LETTERS = ["A", "B", "C", "D", "E", "F"];

function whole(n: number): [number, string, string] {
  return [
    factorial(n),
    "ignores the condition",
    `$${n}! = ${factorial(n)}$ counts all arrangements, with or without the condition.`,
  ];
}

function askInner(rng: Rng): AskedProblem {
  const n = rng.int(4, 6);
  const letters = LETTERS.slice(0, n);
  const chosen = rng.pick(letters);
  const rest = factorial(n - 1);
  return {
    difficulty: 3,
    stems: [
      `A manager will visit each of ${inWords(n)} clients, including Client X, once. In how many different orders can the manager visit the clients if Client X is neither the first nor the last to be visited?`,
      `In how many different ways can ${inWords(n)} people, including Pat, be seated in a row of ${inWords(n)} chairs if Pat must not sit at either end of the row?`,
    ],
    pure: [
      `The letters ${listed(letters)} are to be arranged in a row so that ${chosen} is neither the first letter nor the last letter. How many different arrangements are possible?`,
    ],
    key: (n - 2) * rest,
    why: `[[Who]] has ${n - 2} inner places, and $${n - 2} \\cdot ${n - 1}! = ${(n - 2) * rest}$.`,
    wrong: [
      [
        (n - 1) * rest,
        "keeps one end free",
        `This is $${n - 1} \\cdot ${n - 1}!$, which keeps [[who]] away from only one of the two ends.`,
      ],
      [
        (n - 2) ** 2 * factorial(n - 2),
        "leaves out a choice",
        `This is $${n - 2} \\cdot ${n - 2} \\cdot ${n - 2}!$, but after [[who]] is placed, the other ${n - 1} [[things]] can be arranged in $${n - 1}!$ ways, not $${n - 2} \\cdot ${n - 2}!$.`,
      ],
      [
        (n - 2) * (n - 3) * factorial(n - 2),
        "keeps two away from the ends",
        `This is $${n - 2} \\cdot ${n - 3} \\cdot ${n - 2}!$, which keeps two of the [[things]] away from the ends, but only [[who]] must be kept away from them.`,
      ],
      [
        (n - 2) * factorial(n - 2),
        "leaves out a place",
        `This is $${n - 2} \\cdot ${n - 2}!$, but the other ${n - 1} [[things]] can be arranged in $${n - 1}!$ ways, not $${n - 2}!$.`,
      ],
      [
        factorial(n) - 2 * factorial(n - 2),
        "excludes too few",
        `This is $${n}! - 2 \\cdot ${n - 2}!$, but with [[who]] at a certain end, the other ${n - 1} [[things]] can be arranged in $${n - 1}!$ ways, not $${n - 2}!$.`,
      ],
      [
        2 * (n - 2) * factorial(n - 2),
        "reserves places for two",
        `This is $2 \\cdot ${n - 2} \\cdot ${n - 2}!$, which puts one of the [[things]] [[ends]] and another one in between. But only [[who]] has a condition.`,
      ],
      [
        rest,
        "fixes the place",
        `This is $${n - 1}!$, the number of arrangements with [[who]] in one certain place, but there are ${n - 2} inner places.`,
      ],
      [
        2 * rest,
        "counts what is excluded",
        `That is $2 \\cdot ${n - 1}!$, the number of arrangements with [[who]] at an end.`,
      ],
      whole(n),
      [
        (n - 2) * (n - 1),
        "forgets the orders of the others",
        `This is $${n - 2} \\cdot ${n - 1}$, but the other ${n - 1} [[things]] can be arranged in $${n - 1}! = ${rest}$ ways, not ${n - 1}.`,
      ],
      [
        factorial(n) / 2,
        "takes half",
        `This is half of $${n}!$, but ${n - 2} of the ${n} places, more than half, are inner places.`,
      ],
    ],
    solution: {
      idea: `Place [[who]] first: ${n - 2} of the ${n} places are allowed.`,
      fast: [
        `[[Who]] is equally often in each of the ${n} places, so the number is $\\frac{${n - 2}}{${n}} \\cdot ${n}! = \\frac{${n - 2}}{${n}} \\cdot ${factorial(n)} = ${(n - 2) * rest}$.`,
      ],
      steps: [
        `There are $${n} - 2 = ${n - 2}$ inner places for [[who]].`,
        `The other ${n - 1} [[things]] can then be arranged in $${n - 1}! = ${rest}$ ways.`,
        `So there are $${n - 2} \\cdot ${rest} = ${(n - 2) * rest}$ arrangements.`,
      ],
      check: `With [[who]] at an end, there are $2 \\cdot ${rest} = ${2 * rest}$ arrangements, and $${factorial(n)} - ${2 * rest} = ${(n - 2) * rest}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        { who: "Client X", things: "clients", ends: "first or last" },
        { who: "Pat", things: "people", ends: "at an end of the row" },
        { who: `the letter ${chosen}`, things: "letters", ends: "first or last" },
      ][wording - 1]!,
  };
}

function askEnds(rng: Rng): AskedProblem {
  const n = rng.int(5, 7);
  const inner = factorial(n - 2);
  return {
    difficulty: 3,
    stems: [
      `${capital(inWords(n))} employees, including the president and the vice president of a company, will stand in a row for a photograph. If the president and the vice president must stand at the two ends of the row, how many different arrangements of the ${inWords(n)} employees are possible?`,
      `In how many different orders can ${inWords(n)} songs be performed if two of them, $X$ and $Y$, must be the first and the last, in either order?`,
    ],
    key: 2 * inner,
    why: `[[Two]] can be placed at the ends in 2 ways, and $2 \\cdot ${n - 2}! = ${2 * inner}$.`,
    wrong: [
      [
        inner,
        "fixes the order of the two",
        `This is $${n - 2}!$ for one order of [[two]], but they can change places.`,
      ],
      [
        factorial(n - 1),
        "orders too many",
        `This is $${n - 1}!$, but with both end places taken, only ${n - 2} [[things]] are left to arrange.`,
      ],
      [
        (n - 2) * (n - 3) * inner,
        "keeps the two away from the ends",
        `That is $${n - 2} \\cdot ${n - 3} \\cdot ${n - 2}!$, the number of arrangements with neither [[neither]] at an end.`,
      ],
      [
        4 * inner,
        "counts the orders twice",
        `This is $4 \\cdot ${n - 2}!$, but [[two]] can be placed at the ends in only 2 ways.`,
      ],
      [
        2 * factorial(n - 1),
        "treats the two as a block",
        `That is $2 \\cdot ${n - 1}!$, the number of arrangements with [[two]] next to each other.`,
      ],
      [
        (n - 2) * inner,
        "multiplies by the wrong number",
        `This is $${n - 2} \\cdot ${n - 2}!$, but [[two]] can be placed at the ends in 2 ways, not ${n - 2}.`,
      ],
      [
        factorial(n) / 2,
        "takes half of all",
        `This is half of $${n}!$, but only $\\frac{2}{${n}} \\cdot \\frac{1}{${n - 1}}$ of the arrangements have [[two]] at the ends.`,
      ],
      [
        3 * inner,
        "counts the places between",
        `This is $3 \\cdot ${n - 2}!$, but [[two]] can be placed at the ends in 2 ways, not 3.`,
      ],
      whole(n),
    ],
    solution: {
      idea: `Fill the two ends with [[two]] first, and then the ${n - 2} places between them.`,
      steps: [
        `There are 2 ways to place [[two]] at the two ends.`,
        `The other ${n - 2} [[things]] can be arranged in $${n - 2}! = ${inner}$ ways.`,
        `So there are $2 \\cdot ${inner} = ${2 * inner}$ arrangements.`,
      ],
      check: `Of the $${n}!$ arrangements, $\\frac{2}{${n}} \\cdot \\frac{1}{${n - 1}} = \\frac{2}{${n * (n - 1)}}$ have [[two]] at the ends, and $\\frac{2}{${n * (n - 1)}} \\cdot ${factorial(n)} = ${2 * inner}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            two: "the president and the vice president",
            neither: "the president nor the vice president",
            things: "employees",
          }
        : { two: "$X$ and $Y$", neither: "$X$ nor $Y$", things: "songs" },
  };
}

function askDriver(rng: Rng): AskedProblem {
  const n = rng.int(4, 6);
  const d = rng.int(2, n - 2);
  const rest = factorial(n - 1);
  return {
    difficulty: 3,
    stems: [
      `${capital(inWords(n))} friends will travel in a van that has exactly ${inWords(n)} seats. If only ${inWords(d)} of the friends can drive, in how many different ways can the friends be seated with one who can drive in the driver's seat?`,
      `A relay team has ${inWords(n)} runners, and each of them will run one leg of a race. If the last leg must be run by one of the ${inWords(d)} fastest runners, in how many different orders can the ${inWords(n)} runners run the race?`,
    ],
    key: d * rest,
    why: `[[Place]] can be filled in ${d} ways, and $${d} \\cdot ${n - 1}! = ${d * rest}$.`,
    wrong: [
      [
        factorial(d) * factorial(n - d),
        "arranges two groups separately",
        `This is $${d}! \\cdot ${n - d}!$, but after one of the ${d} [[fit]] is chosen for [[place]], all the others, including the remaining ${d - 1 === 1 ? "one" : d - 1} of the ${d}, can take any place.`,
      ],
      [
        d * factorial(n - 2),
        "leaves out a person",
        `This is $${d} \\cdot ${n - 2}!$, but after [[place]] is filled, ${n - 1} [[people]] are left for the other ${n - 1} places.`,
      ],
      [
        rest,
        "fixes one person",
        `This is $${n - 1}!$ with one certain person, but ${d === 2 ? "either" : "any"} of the ${d} [[fit]] can take [[place]].`,
      ],
      [
        d * (n - d) * factorial(n - 2),
        "restricts a second place",
        `This is $${d} \\cdot ${n - d} \\cdot ${n - 2}!$, but after [[place]] is filled, any of the other ${n - 1} [[people]] can take the next place, not only ${n - d}.`,
      ],
      rng.chance(0.5)
        ? [
            (d + 1) * rest,
            "counts one too many",
            `This is $${d + 1} \\cdot ${n - 1}!$, but only ${d} [[fit]] can take [[place]].`,
          ]
        : [
            (d - 1) * rest,
            "leaves out one of them",
            `This is ${d === 2 ? `$${n - 1}!$` : `$${d - 1} \\cdot ${n - 1}!$`}, but all ${d} [[fit]] can take [[place]].`,
          ],
      [
        2 * d * factorial(n - 2),
        "fills a second place with one of two",
        `This is $${d} \\cdot 2 \\cdot ${n - 2}!$, but after [[place]] is filled, any of the other ${n - 1} [[people]] can take the next place, not only 2.`,
      ],
      [
        d * (n - 1),
        "forgets the orders of the others",
        `This is $${d} \\cdot ${n - 1}$, but the other ${n - 1} [[people]] can be arranged in $${n - 1}! = ${rest}$ ways, not ${n - 1}.`,
      ],
      [
        (n - d) * rest,
        "counts what is excluded",
        `This is $${n - d} \\cdot ${n - 1}!$, which gives [[place]] to one of the other ${n - d} [[people]].`,
      ],
      whole(n),
    ],
    solution: {
      idea: `Fill [[place]] first, because it has the condition.`,
      fast: [
        `Each person takes [[place]] in $\\frac{1}{${n}}$ of the $${n}! = ${factorial(n)}$ arrangements, so one of the ${d} [[fit]] takes it in $\\frac{${d}}{${n}} \\cdot ${factorial(n)} = ${d * rest}$.`,
      ],
      steps: [
        `There are ${d} [[fit]], so [[place]] can be filled in ${d} ways.`,
        `The other ${n - 1} [[people]] can take the other ${n - 1} places in $${n - 1}! = ${rest}$ ways.`,
        `So there are $${d} \\cdot ${rest} = ${d * rest}$ ways in all.`,
      ],
      check: `The other ${n - d} [[people]] take [[place]] in $${n - d} \\cdot ${rest} = ${(n - d) * rest}$ of the $${n}! = ${factorial(n)}$ arrangements, which leaves ${d * rest}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { place: "the driver's seat", fit: "drivers", people: "friends" }
        : { place: "the last leg", fit: "fastest runners", people: "runners" },
  };
}

function askDigits(rng: Rng): AskedProblem | null {
  const size = rng.int(4, 5);
  const digits = rng.sample(range(1, 9), size).toSorted((a, b) => a - b);
  const kind = rng.pick(["greater", "even", "odd"] as const);
  const bound = digits[rng.int(1, size - 2)]! + (kind === "greater" ? 1 : 0);
  const good = digits.filter((digit) =>
    kind === "greater" ? digit >= bound : digit % 2 === (kind === "even" ? 0 : 1),
  );
  const g = good.length;
  if (
    bound > 9 ||
    g < 2 ||
    g > size - 1 ||
    (kind === "greater" && digits.includes(bound) && g === 1)
  )
    return null;
  const rest = factorial(size - 1);
  const name = size === 4 ? "four-digit" : "five-digit";
  const place = kind === "greater" ? "first" : "last";
  const limit = thousands(bound * 10 ** (size - 1));
  const which =
    kind === "greater" ? `${name} integers greater than ${limit}` : `${name} ${kind} integers`;
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `How many different ${which} can be formed by using each of the digits ${listed(digits.map(String))} exactly once?`,
      `Each of the digits ${listed(digits.map(String))} is to be used exactly once to form a ${name} integer. How many of the possible integers are ${kind === "greater" ? `greater than ${limit}` : kind}?`,
    ],
    key: g * rest,
    why: `The ${place} digit must be ${listed(good.map(String), "or")}, and $${g} \\cdot ${size - 1}! = ${g * rest}$.`,
    wrong: [
      [
        (size - g) * rest,
        "counts what is excluded",
        `That is $${size - g} \\cdot ${size - 1}!$, the number of integers with a ${place} digit other than ${listed(good.map(String), "or")}.`,
      ],
      [
        g * factorial(size - 2),
        "leaves out a digit",
        `This is $${g} \\cdot ${size - 2}!$, but after the ${place} digit is chosen, ${size - 1} digits are left, with $${size - 1}!$ orders.`,
      ],
      [
        rest,
        "fixes one digit",
        `This is $${size - 1}!$ for one certain ${place} digit, but each of ${listed(good.map(String))} is possible.`,
      ],
      rng.chance(0.5)
        ? [
            (g + 1) * rest,
            "counts a digit too many",
            `This is $${g + 1} \\cdot ${size - 1}!$, but only ${listed(good.map(String))} can be the ${place} digit.`,
          ]
        : [
            (g - 1) * rest,
            "leaves out a digit",
            `This is ${g === 2 ? `$${size - 1}!$` : `$${g - 1} \\cdot ${size - 1}!$`}, but each of ${listed(good.map(String))} can be the ${place} digit.`,
          ],
      [
        g * (size - g) * factorial(size - 2),
        "restricts a second place",
        `This is $${g} \\cdot ${size - g} \\cdot ${size - 2}!$, but after the ${place} digit is chosen, any of the other ${size - 1} digits can take the next place, not only ${size - g}.`,
      ],
      [
        factorial(g) * factorial(size - g),
        "arranges two groups separately",
        `This is $${g}! \\cdot ${size - g}!$, but after the ${place} digit is chosen, all ${size - 1} others can be in any order, which is $${size - 1}!$ ways.`,
      ],
      [
        factorial(size) / 2,
        "takes half of all",
        `This is half of $${size}!$, but the ${place} digit can be ${g} of the ${size} digits, which isn't half.`,
      ],
      whole(size),
    ],
    solution: {
      idea: `The condition concerns only the ${place} digit, so choose that digit first.`,
      steps: [
        `The ${place} digit must be ${listed(good.map(String), "or")}: ${g} choices.`,
        `The other ${size - 1} digits can be arranged in $${size - 1}! = ${rest}$ ways.`,
        `So there are $${g} \\cdot ${rest} = ${g * rest}$ integers.`,
      ],
      check: `Without the condition, there are $${size}! = ${factorial(size)}$ integers, and $\\frac{${g}}{${size}}$ of these is ${g * rest}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { inner: askInner, ends: askEnds, driver: askDriver, digits: askDigits };
const KINDS = ["inner", "digits", "ends", "driver", "digits", "driver", "digits"] as const;

/** All orders of some values. */
function orders(values: readonly number[]): number[][] {
  if (values.length === 0) return [[]];
  return values.flatMap((value) =>
    orders(values.filter((other) => other !== value)).map((later) => [value, ...later]),
  );
}

function counted(n: number, fits: (order: readonly number[]) => boolean): number {
  return orders(range(1, n)).filter(fits).length;
}

const isInner = (tried: number, n: number): boolean =>
  tried === counted(n, (order) => order[0] !== 1 && order.at(-1) !== 1);
const isAtEnds = (tried: number, n: number): boolean =>
  tried === counted(n, (order) => Math.max(order[0]!, order.at(-1)!) === 2);
const isLedBy = (tried: number, n: number, d: number): boolean =>
  tried === counted(n, ([first = 0]) => first <= d);
const isAtMost = (tried: number, n: number): boolean => tried <= factorial(n);

/** The integers with these digits that pass a test. */
function isFormed(tried: number, digits: readonly number[], test: (n: number) => boolean): boolean {
  return tried === orders(digits).filter((order) => test(Number(order.join("")))).length;
}

const FOUR = "(\\d), (\\d), (\\d), and (\\d)";
const FIVE = "(\\d), (\\d), (\\d), (\\d), and (\\d)";
const isEven = (n: number): boolean => n % 2 === 0;
const isOdd = (n: number): boolean => n % 2 === 1;

const DIGIT_READINGS = [FOUR, FIVE].flatMap((list): StemReading[] => [
  {
    wording: new RegExp(`even integers can .* digits ${list} exactly`),
    fits: (x, ...d) => isFormed(x, d, isEven),
  },
  {
    wording: new RegExp(`odd integers can .* digits ${list} exactly`),
    fits: (x, ...d) => isFormed(x, d, isOdd),
  },
  {
    wording: new RegExp(`digits ${list} is .* are even\\?`),
    fits: (x, ...d) => isFormed(x, d, isEven),
  },
  {
    wording: new RegExp(`digits ${list} is .* are odd\\?`),
    fits: (x, ...d) => isFormed(x, d, isOdd),
  },
  {
    wording: new RegExp(`than (\\d+) can .* digits ${list} exactly`),
    fits: (x, bound, ...d) => isFormed(x, d, (n) => n > bound),
  },
  {
    wording: new RegExp(`digits ${list} is .* than (\\d+)\\?`),
    fits: (x, ...d) => isFormed(x, d.slice(0, -1), (n) => n > d.at(-1)!),
  },
]);

const READINGS: readonly StemReading[] = [
  { wording: /of (\w+) clients, .* neither the first/, fits: isInner, open: isAtMost },
  { wording: /can (\w+) people, including Pat, .* either end/, fits: isInner, open: isAtMost },
  ...[4, 5, 6].map((n): StemReading => ({
    wording: new RegExp(`letters ${listed(LETTERS.slice(0, n))} are .* neither the first`),
    fits: (x) => isInner(x, n),
    open: (x) => isAtMost(x, n),
  })),
  {
    wording: /how many different arrangements of the (\w+) employees/,
    fits: isAtEnds,
    open: isAtMost,
  },
  { wording: /can (\w+) songs .* either order/, fits: isAtEnds, open: isAtMost },
  { wording: /exactly (\w+) seats.* only (\w+) of/, fits: isLedBy, open: isAtMost },
  { wording: /team has (\w+) runners, .* of the (\w+) fastest/, fits: isLedBy, open: isAtMost },
  ...DIGIT_READINGS,
];

export const template: ProblemTemplate = {
  id: "places-reserved-in-a-row",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "One or two places in a row have a condition: fill these first, and the others freely.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Writes out all orders. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
