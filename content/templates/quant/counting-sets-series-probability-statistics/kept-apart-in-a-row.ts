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

const TOGETHER = "Treat what must be together as one block, and count the orders within the block.";
const APART = "If two must be apart, subtract the arrangements with the two as one block.";

const TOGETHER_WORDS = [
  { two: "the two brothers", things: "people" },
  { two: "the two dictionaries", things: "books" },
  { two: "A and B", things: "letters" },
];
const APART_WORDS = [
  { two: "Kim and Lee", things: "people" },
  { two: "the two works", things: "works" },
  { two: "A and B", things: "letters" },
];

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
    why: `The block of [[two]] and the other ${n - 2} [[things]] can be arranged in $${n - 1}!$ ways, and the block has 2 orders: $2 \\cdot ${n - 1}! = ${tex(key)}$.`,
    wrong: [
      [
        factorial(n - 1),
        "forgets the order in the block",
        `This is $${n - 1}!$, but [[two]] can change places within the block.`,
      ],
      [
        2 * factorial(n - 2),
        "leaves out the block",
        `This is $2 \\cdot ${n - 2}!$, but the block is arranged together with the other ${n - 2} [[things]], in $${n - 1}!$ ways.`,
      ],
      [
        factorial(n) / 2,
        "takes half of all",
        `This is $\\frac{${n}!}{2}$, but [[two]] are next to each other in only $${tex(key)}$ of the $${tex(factorial(n))}$ arrangements.`,
      ],
      [
        2 * (n - 2) * factorial(n - 2),
        "counts a pair of places too few",
        `This is $2 \\cdot ${n - 2} \\cdot ${n - 2}!$, but there are ${n - 1} pairs of neighboring places for [[two]], not ${n - 2}.`,
      ],
      [
        (n - 1) * factorial(n - 1),
        "multiplies by the places",
        `This is $${n - 1} \\cdot ${n - 1}!$, but $${n - 1}!$ already includes the places of the block, and the block has only 2 orders.`,
      ],
      [
        2 * (n - 1) * factorial(n - 1),
        "multiplies by the places",
        `This is $2 \\cdot ${n - 1} \\cdot ${n - 1}!$, but $${n - 1}!$ already includes the ${n - 1} places of the block.`,
      ],
      [
        factorial(n - 2),
        "arranges only the others",
        `This is $${n - 2}!$, the number of orders of the other ${n - 2} [[things]] alone.`,
      ],
      // Not both, because the key is their difference.
      rng.chance(0.5)
        ? [
            factorial(n) - key,
            "counts what is excluded",
            `This is $${tex(factorial(n))} - ${tex(key)}$, the number of arrangements with [[two]] apart.`,
          ]
        : [
            factorial(n),
            "ignores the condition",
            `This is $${n}!$, the number of all arrangements, including those with [[two]] apart.`,
          ],
    ],
    words: (wording) => TOGETHER_WORDS[wording - 1]!,
    solution: {
      idea: `Treat [[two]] as one block.`,
      steps: [
        `The block and the other ${n - 2} [[things]] can be arranged in $${n - 1}! = ${factorial(n - 1)}$ ways.`,
        `Within the block, [[two]] can be in 2 orders.`,
        `So there are $2 \\cdot ${factorial(n - 1)} = ${tex(key)}$ arrangements.`,
      ],
      check: `There are $${n - 1}$ pairs of neighboring places, 2 orders, and $${n - 2}!$ ways for the other [[things]]: $${n - 1} \\cdot 2 \\cdot ${factorial(n - 2)} = ${tex(key)}$.`,
      takeaway: TOGETHER,
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
    why: `Of the $${n}!$ arrangements, $2 \\cdot ${n - 1}!$ have [[two]] next to each other, and $${tex(all)} - ${tex(together)} = ${tex(key)}$.`,
    wrong: [
      [
        together,
        "counts what is excluded",
        `This is $2 \\cdot ${n - 1}!$, the number of arrangements with [[two]] next to each other.`,
      ],
      [
        all / 2,
        "takes half of all",
        `This is $\\frac{${n}!}{2}$, but [[two]] are apart in $${tex(key)}$ of the $${tex(all)}$ arrangements.`,
      ],
      rng.chance(0.5)
        ? [
            all - 2 * (n - 2) * factorial(n - 2),
            "counts a pair of places too few",
            `This is $${n}! - 2 \\cdot ${n - 2} \\cdot ${n - 2}!$, but there are ${n - 1} pairs of neighboring places, not ${n - 2}.`,
          ]
        : [
            all - 2 * n * factorial(n - 2),
            "counts a pair of places too many",
            `This is $${n}! - 2 \\cdot ${n} \\cdot ${n - 2}!$, but there are ${n - 1} pairs of neighboring places, not ${n}.`,
          ],
      [
        (n - 2) * (n - 3) * factorial(n - 2),
        "leaves out the gap at one end",
        `This is $${n - 2}! \\cdot ${n - 2} \\cdot ${n - 3}$, but the other ${n - 2} [[things]] leave ${n - 1} gaps, including those at both ends.`,
      ],
      [
        ((n - 3) * all) / n,
        "takes away two gaps",
        `This is $${n - 2}! \\cdot ${n - 1} \\cdot ${n - 3}$, but of the ${n - 1} gaps, the first of the two takes only one, so ${n - 2} are left.`,
      ],
      [
        key / 2,
        "fixes the order of the two",
        `This is half of $${tex(all)} - ${tex(together)}$, as if only one of the two could come first.`,
      ],
      [
        (n - 2) * factorial(n - 2),
        "fixes the first of the two",
        `This is $${n - 2}! \\cdot ${n - 2}$, which leaves out the ${n - 1} choices of a gap for the first of the two.`,
      ],
      [
        all - 2 * factorial(n - 2),
        "makes the block too rare",
        `This is $${n}! - 2 \\cdot ${n - 2}!$, but the block is arranged together with the other ${n - 2} [[things]], in $${n - 1}!$ ways.`,
      ],
      [
        factorial(n - 1),
        "removes one place",
        `This is $${n - 1}!$, the number of arrangements with [[two]] as a block in one fixed order.`,
      ],
      [
        all - factorial(n - 1),
        "forgets the order in the block",
        `This is $${n}! - ${n - 1}!$, but [[two]] can be next to each other in either order.`,
      ],
    ],
    words: (wording) => APART_WORDS[wording - 1]!,
    solution: {
      idea: `Count all arrangements, and subtract those with [[two]] next to each other.`,
      fast: [
        `Arrange the other ${n - 2} [[things]] in $${n - 2}!$ ways. Then [[two]] go into different gaps of the ${n - 1}: $${factorial(n - 2)} \\cdot ${n - 1} \\cdot ${n - 2} = ${tex(key)}$.`,
      ],
      steps: [
        `There are $${n}! = ${tex(all)}$ arrangements in all.`,
        `With [[two]] as a block, in 2 orders, there are $2 \\cdot ${n - 1}! = ${tex(together)}$.`,
        `So there are $${tex(all)} - ${tex(together)} = ${tex(key)}$ arrangements with [[two]] apart.`,
      ],
      takeaway: APART,
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
    why: `The two groups have 2 orders, the [[first]] have $${a}!$, and the [[second]] have $${b}!$, so there are $2 \\cdot ${a}! \\cdot ${b}! = ${tex(key)}$ ways.`,
    wrong: [
      [
        x * y,
        "fixes the order of the groups",
        `This is $${a}! \\cdot ${b}!$, but either the [[first]] or the [[second]] can come first.`,
      ],
      [
        factorial(b + 1) * x,
        "keeps one group together",
        `This is $${a}! \\cdot ${b + 1}!$, which keeps only the ${a} [[first]] together, but the ${b} [[second]] must be together, too.`,
      ],
      [
        2 * (x + y),
        "adds the orders of the groups",
        `This is $2(${x} + ${y})$, but each order of the [[first]] can go with each order of the [[second]], so multiply.`,
      ],
      [
        factorial(a + 1) * y,
        "keeps one group together",
        `This is $${a + 1}! \\cdot ${b}!$, which keeps only the ${b} [[second]] together, but the ${a} [[first]] must be together, too.`,
      ],
      [
        x + y,
        "adds the orders of the groups",
        `This is $${x} + ${y}$, but each order of the [[first]] can go with each order of the [[second]], so multiply.`,
      ],
      [
        2 * a * b,
        "multiplies the sizes",
        `This is $2 \\cdot ${a} \\cdot ${b}$, but the ${a} [[first]] can be arranged in $${a}! = ${x}$ ways, and the ${b} [[second]] in $${b}! = ${y}$.`,
      ],
      [
        factorial(a + b),
        "ignores the condition",
        `This is $${a + b}!$, the number of all arrangements, including those that mix the [[first]] and the [[second]].`,
      ],
      [
        4 * x * y,
        "doubles twice",
        `This is $4 \\cdot ${x} \\cdot ${y}$, but the two groups can be in only 2 orders.`,
      ],
    ],
    words: (wording) =>
      [
        { first: "history books", second: "science books" },
        { first: "teachers", second: "students" },
        { first: "letters", second: "digits" },
      ][wording - 1]!,
    solution: {
      idea: `Arrange the two groups as blocks, and then each group by itself.`,
      steps: [
        `The two groups can be in 2 orders.`,
        `The [[first]] can be arranged in $${a}! = ${x}$ ways, and the [[second]] in $${b}! = ${y}$ ways.`,
        `So there are $2 \\cdot ${x} \\cdot ${y} = ${tex(key)}$ ways in all.`,
      ],
      takeaway: TOGETHER,
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
    why: `[[First]] comes before [[second]] in half of the $${n}!$ orders, and $\\frac{${n}!}{2} = ${key}$.`,
    wrong: [
      [
        factorial(n - 1),
        "requires the two to be neighbors",
        `This is $${n - 1}!$, the number of orders with [[second]] directly after [[first]], but others may come between them.`,
      ],
      [
        2 * factorial(n - 1),
        "counts neighbors in both orders",
        `This is $2 \\cdot ${n - 1}!$, the number of orders with [[first]] and [[second]] next to each other, whichever comes first.`,
      ],
      [
        factorial(n),
        "ignores the condition",
        `This is $${n}!$, the number of all orders, including those with [[second]] before [[first]].`,
      ],
      [
        factorial(n - 2),
        "arranges only the others",
        `This is $${n - 2}!$, the number of orders of the other ${n - 2} alone.`,
      ],
      [
        2 * factorial(n - 2),
        "puts the two at fixed places",
        `This is $2 \\cdot ${n - 2}!$, the number of orders with [[first]] and [[second]] at two certain places, such as the two ends.`,
      ],
      [
        factorial(n) - factorial(n - 1),
        "subtracts the neighbors",
        `This is $${factorial(n)} - ${factorial(n - 1)}$. It leaves out only the orders with [[second]] directly before [[first]].`,
      ],
      [
        factorial(n) - 2 * factorial(n - 1),
        "keeps the two apart",
        `This is $${factorial(n)} - ${2 * factorial(n - 1)}$, the number of orders with [[first]] and [[second]] not next to each other.`,
      ],
      [
        key / 2,
        "halves twice",
        `This is $\\frac{${n}!}{4}$, but [[first]] comes before [[second]] in half of all the orders, not in a quarter.`,
      ],
    ],
    words: (wording) =>
      [
        { first: "Test X", second: "Test Y" },
        { first: "the mayor", second: "the governor" },
        { first: "A", second: "B" },
      ][wording - 1]!,
    solution: {
      idea: `In exactly half of all orders, [[first]] comes before [[second]].`,
      steps: [
        `There are $${n}! = ${factorial(n)}$ orders.`,
        `Exchanging [[first]] and [[second]] turns each order with [[first]] before [[second]] into one with [[second]] before [[first]], so half of the orders are of each kind.`,
        `So $\\frac{${factorial(n)}}{2} = ${key}$ of the orders have [[first]] before [[second]].`,
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
