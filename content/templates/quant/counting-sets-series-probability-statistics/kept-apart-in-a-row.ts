import {
  type AskedProblem,
  draftOf,
  factorial,
  fittingOptions,
  inWords,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
} from "@theta/items/template";

const TAKEAWAY =
  "Treat what must be together as one block; for two that must be apart, subtract the arrangements with the block.";

function askTogether(rng: Rng): AskedProblem {
  const n = rng.int(4, 7);
  const key = 2 * factorial(n - 1);
  return {
    difficulty: 3,
    stems: [
      `A group of ${inWords(n)} people, including two brothers, will sit in a row of ${inWords(n)} seats in a theater. In how many different ways can the people be seated if the two brothers must sit next to each other?`,
      `A student has ${inWords(n)} different books, two of which are dictionaries, to place on a shelf from left to right. In how many different orders can the books be placed if the two dictionaries must be side by side?`,
    ],
    pure: [
      `In how many different ways can the first ${inWords(n)} letters of the alphabet be arranged in a row so that the letters A and B are next to each other?`,
    ],
    key,
    why: `$2 \\cdot ${n - 1}! = ${tex(key)}$.`,
    wrong: [
      [
        factorial(n - 1),
        "forgets the order in the block",
        `The two can change places within the block.`,
      ],
      [
        2 * factorial(n - 2),
        "leaves out the block",
        `The block is arranged together with the other ${n - 2}, so ${n - 1} things are arranged.`,
      ],
      [
        factorial(n) / 2,
        "takes half of all",
        `Half of all have the two in a certain order, not next to each other.`,
      ],
      [
        2 * (n - 2) * factorial(n - 2),
        "counts a pair of places too few",
        `There are ${n - 1} pairs of neighboring places, not ${n - 2}.`,
      ],
      [
        (n - 1) * factorial(n - 1),
        "multiplies by the places",
        `$${n - 1}!$ already includes the places of the block.`,
      ],
      [
        2 * (n - 1) * factorial(n - 1),
        "multiplies by the places",
        `$${n - 1}!$ already includes the places of the block.`,
      ],
      [factorial(n - 2), "arranges only the others", `The block has its own places and orders.`],
      // Not both, because the key is their difference.
      rng.chance(0.5)
        ? [
            factorial(n) - key,
            "counts what is excluded",
            `That is the number of arrangements with the two apart.`,
          ]
        : [factorial(n), "ignores the condition", `That is the number of all arrangements.`],
    ],
    solution: {
      idea: `Treat the two as one block.`,
      steps: [
        `The block and the other ${n - 2} are ${n - 1} things, which can be arranged in $${n - 1}! = ${factorial(n - 1)}$ ways.`,
        `Within the block, the two can be in 2 orders.`,
        `$2 \\cdot ${factorial(n - 1)} = ${tex(key)}$.`,
      ],
      check: `There are $${n - 1}$ pairs of neighboring places, 2 orders, and $${n - 2}!$ ways for the others: $${n - 1} \\cdot 2 \\cdot ${factorial(n - 2)} = ${tex(key)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

function askApart(rng: Rng): AskedProblem {
  const n = rng.int(4, 7);
  const [all, together] = [factorial(n), 2 * factorial(n - 1)];
  const key = all - together;
  return {
    difficulty: 4,
    stems: [
      `A committee of ${inWords(n)} people, including Kim and Lee, will stand in a row for a photograph. In how many different ways can the people be arranged if Kim and Lee must not stand next to each other?`,
      `An orchestra will perform ${inWords(n)} different works at a concert, two of which are by the same composer. In how many different orders can the works be performed if the two works by the same composer are not performed one directly after the other?`,
    ],
    pure: [
      `In how many different ways can the first ${inWords(n)} letters of the alphabet be arranged in a row so that the letters A and B are not next to each other?`,
    ],
    key,
    why: `$${n}! - 2 \\cdot ${n - 1}! = ${tex(key)}$.`,
    wrong: [
      [
        together,
        "counts what is excluded",
        `That is the number of arrangements with the two next to each other.`,
      ],
      [all / 2, "takes half of all", `Half of all have the two in a certain order, not apart.`],
      rng.chance(0.5)
        ? [
            all - 2 * (n - 2) * factorial(n - 2),
            "counts a pair of places too few",
            `There are ${n - 1} pairs of neighboring places, not ${n - 2}.`,
          ]
        : [
            all - 2 * n * factorial(n - 2),
            "counts a pair of places too many",
            `There are ${n - 1} pairs of neighboring places, not ${n}.`,
          ],
      [
        (n - 2) * (n - 3) * factorial(n - 2),
        "leaves out the gap at one end",
        `The other ${n - 2} leave ${n - 1} gaps, including those at both ends.`,
      ],
      [
        ((n - 3) * all) / n,
        "takes away two gaps",
        `The other ${n - 2} leave ${n - 1} gaps for the first of the two and ${n - 2} for the second.`,
      ],
      [key / 2, "fixes the order of the two", `Either of the two can come first.`],
      [
        (n - 2) * factorial(n - 2),
        "fixes the first of the two",
        `The first of the two can be at any place.`,
      ],
      [
        all - 2 * factorial(n - 2),
        "makes the block too rare",
        `The block is arranged together with the other ${n - 2}.`,
      ],
      [
        factorial(n - 1),
        "removes one place",
        `That is the number of arrangements of one thing less.`,
      ],
      [
        all - factorial(n - 1),
        "forgets the order in the block",
        `The two can be next to each other in either order.`,
      ],
    ],
    solution: {
      idea: `Count all arrangements and subtract those with the two next to each other.`,
      fast: [
        `Place the other ${n - 2} in $${n - 2}!$ ways; the two then go into different gaps of the ${n - 1}: $${factorial(n - 2)} \\cdot ${n - 1} \\cdot ${n - 2} = ${tex(key)}$.`,
      ],
      steps: [
        `All arrangements: $${n}! = ${tex(all)}$.`,
        `With the two as a block: $2 \\cdot ${n - 1}! = ${tex(together)}$.`,
        `$${tex(all)} - ${tex(together)} = ${tex(key)}$.`,
      ],
      check: `The factor 2 belongs to the block: its two members can change places.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two groups, each of which stays together. */
const SIZES = [
  [2, 3],
  [3, 2],
  [2, 4],
  [4, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 2],
  [3, 5],
  [5, 3],
  [3, 3],
  [4, 4],
] as const;

function askGroups(rng: Rng): AskedProblem {
  const [a, b] = rng.pick(SIZES);
  const [x, y] = [factorial(a), factorial(b)];
  const key = 2 * x * y;
  return {
    difficulty: 4,
    stems: [
      `A collection of ${inWords(a)} different history books and ${inWords(b)} different science books is to be placed in a row on a shelf. If all the books on the same subject must be next to each other, in how many different orders can the books be placed?`,
      `A row of ${a + b} seats is reserved for ${inWords(a)} teachers and ${inWords(b)} students. In how many different ways can they be seated if the teachers must sit in consecutive seats and the students must sit in consecutive seats?`,
    ],
    pure: [
      `In how many different ways can ${inWords(a)} different letters and ${inWords(b)} different digits be arranged in a row so that all the letters are next to each other and all the digits are next to each other?`,
    ],
    key,
    why: `$2 \\cdot ${a}! \\cdot ${b}! = ${tex(key)}$.`,
    wrong: [
      [x * y, "fixes the order of the groups", `Either group can come first.`],
      [factorial(b + 1) * x, "keeps one group together", `The ${b} must be together, too.`],
      [
        2 * (x + y),
        "adds the orders of the groups",
        `Each order of one group can go with each order of the other one.`,
      ],
      [factorial(a + 1) * y, "keeps one group together", `The ${a} must be together, too.`],
      [
        x + y,
        "adds the orders of the groups",
        `Each order of one group can go with each order of the other one.`,
      ],
      [
        2 * a * b,
        "multiplies the sizes",
        `A group of ${a} can be arranged in $${a}! = ${x}$ ways.`,
      ],
      [factorial(a + b), "ignores the condition", `That is the number of all arrangements.`],
      [4 * x * y, "doubles twice", `The two groups can be in 2 orders.`],
    ],
    solution: {
      idea: `Arrange the two groups as blocks, and then each group by itself.`,
      steps: [
        `The two groups can be in 2 orders.`,
        `Within them there are $${a}! = ${x}$ and $${b}! = ${y}$ arrangements.`,
        `$2 \\cdot ${x} \\cdot ${y} = ${tex(key)}$.`,
      ],
      check: `All arrangements without the condition: $${a + b}! = ${tex(factorial(a + b))}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two of a row, one of them somewhere before the other. */
function askBefore(rng: Rng): AskedProblem {
  const n = rng.int(4, 6);
  const key = factorial(n) / 2;
  return {
    difficulty: 3,
    stems: [
      `A technician must perform ${inWords(n)} different tests, one at a time. If Test X must be performed before Test Y, but not necessarily directly before it, in how many different orders can the ${inWords(n)} tests be performed?`,
      `At a ceremony, each of ${inWords(n)} speakers, including the mayor and the governor, will give one speech. If the mayor must speak at some time before the governor, in how many different orders can the speakers give their speeches?`,
    ],
    pure: [
      `In how many different ways can the first ${inWords(n)} letters of the alphabet be arranged in a row so that the letter A is somewhere to the left of the letter B?`,
    ],
    key,
    why: `$\\frac{${n}!}{2} = ${key}$.`,
    wrong: [
      [
        factorial(n - 1),
        "requires the two to be neighbors",
        `The first need not come directly before the second.`,
      ],
      [
        2 * factorial(n - 1),
        "counts neighbors in both orders",
        `The order of the two matters, and they need not be neighbors.`,
      ],
      [factorial(n), "ignores the condition", `That is the number of all orders.`],
      [
        factorial(n - 2),
        "arranges only the others",
        `The places of the two must be chosen as well.`,
      ],
      [2 * factorial(n - 2), "puts the two at fixed places", `The two can be at any two places.`],
      [
        factorial(n) - factorial(n - 1),
        "subtracts the neighbors",
        `The two can be next to each other.`,
      ],
      [
        factorial(n) - 2 * factorial(n - 1),
        "keeps the two apart",
        `The two can be next to each other.`,
      ],
      [key / 2, "halves twice", `One of the two orders is as frequent as the other.`],
    ],
    solution: {
      idea: `In exactly half of all orders, the first of the two comes before the second.`,
      steps: [
        `There are $${n}! = ${factorial(n)}$ orders.`,
        `Exchanging the two turns each order with the first before the second into one with the second before the first, so half of the orders are of each kind.`,
        `$\\frac{${factorial(n)}}{2} = ${key}$.`,
      ],
      check: `Choose the two places, ${(n * (n - 1)) / 2} ways, and arrange the other ${n - 2}: $${(n * (n - 1)) / 2} \\cdot ${factorial(n - 2)} = ${key}$.`,
      takeaway: "When only the order of two matters, half of all arrangements have it.",
    },
  };
}

const ASK = { together: askTogether, apart: askApart, groups: askGroups, before: askBefore };
const KINDS = [
  "together",
  "together",
  "apart",
  "apart",
  "groups",
  "groups",
  "before",
  "before",
] as const;

/** All places of two in a row of n; the others can be in any order. */
function withTwo(n: number, fits: (x: number, y: number) => boolean): number {
  const places = range(1, n);
  const found = places.flatMap((x) => places.filter((y) => y !== x && fits(x, y)));
  return found.length * factorial(n - 2);
}

const isTogether = (tried: number, n: number): boolean =>
  tried === withTwo(n, (x, y) => Math.abs(x - y) === 1);
const isApart = (tried: number, n: number): boolean =>
  tried === withTwo(n, (x, y) => Math.abs(x - y) > 1);
const isBefore = (tried: number, n: number): boolean => tried === withTwo(n, (x, y) => x < y);
const isAtMost = (tried: number, n: number): boolean => tried <= factorial(n);

/** The rows of so many of each group in which every group is in one piece. */
function isGrouped(tried: number, a: number, b: number): boolean {
  const rows = range(0, 2 ** (a + b) - 1).map((k) => k.toString(2).padStart(a + b, "0"));
  const kept = rows.filter(
    (row) => /^(?:0+1+|1+0+)$/.test(row) && row.replaceAll("1", "").length === a,
  );
  return tried === kept.length * factorial(a) * factorial(b);
}

const NUMBER = "two|three|four|five|six|seven";
const word = (pattern: string): RegExp => new RegExp(pattern.replaceAll("#", `(${NUMBER})`));

const READINGS: readonly StemReading[] = [
  { wording: word("in a row of # seats in a theater"), fits: isTogether, open: isAtMost },
  { wording: word("has # different books, .* side by side"), fits: isTogether, open: isAtMost },
  { wording: word("first # letters .* B are next"), fits: isTogether, open: isAtMost },
  { wording: word("committee of # people"), fits: isApart, open: isAtMost },
  { wording: word("perform # different works"), fits: isApart, open: isAtMost },
  { wording: word("first # letters .* B are not next"), fits: isApart, open: isAtMost },
  { wording: word("perform # different tests"), fits: isBefore, open: isAtMost },
  { wording: word("each of # speakers"), fits: isBefore, open: isAtMost },
  { wording: word("first # letters .* left of the letter B"), fits: isBefore, open: isAtMost },
  { wording: word("of # different history books and # different"), fits: isGrouped },
  { wording: word("for # teachers and # students"), fits: isGrouped },
  { wording: word("can # different letters and # different digits"), fits: isGrouped },
];

export const template: ProblemTemplate = {
  id: "kept-apart-in-a-row",
  format: "problem-solving",
  subtopic: "combinatorics",
  domain: "arithmetic",
  pattern: "Things in a row that must be together, apart, or in a certain order.",

  make(rng) {
    const kind = rng.pick(KINDS);
    return draftOf(kind, ASK[kind](rng), READINGS, rng);
  },

  /** Tries all places of the two, or all rows of the two groups. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
