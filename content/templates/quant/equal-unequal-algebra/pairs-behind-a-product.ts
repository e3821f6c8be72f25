import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

/** Differences of two squares that are so in several ways, odd and even. */
const DIFFERENCES = [
  32, 40, 45, 48, 56, 60, 63, 64, 72, 75, 80, 81, 84, 88, 96, 99, 104, 105, 108, 112, 117, 120, 128,
  135, 144, 147, 153, 156, 160, 165, 168,
];
const TAKEAWAY =
  "To count integer solutions, turn the equation into a product and list the factors.";

/** The factors of n in pairs, the smaller first. */
const factorPairs = (n: number): [number, number][] =>
  range(1, Math.floor(Math.sqrt(n)))
    .filter((d) => n % d === 0)
    .map((d) => [d, n / d]);

const divisors = (n: number): number => range(1, n).filter((d) => n % d === 0).length;

const texPairs = (pairs: readonly [number, number][]): string =>
  listed(pairs.map(([d, e]) => `$${d} \\cdot ${e}$`));

/** Keeps values up to four times the key, so that no option stands out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    isPositiveWhole(value) && value <= 4 * key && 5 * value > key;

/** Factor pairs of D, those whose factors are both even or both odd, and those that leave y > 0. */
function drawSquares(rng: Rng) {
  const D = rng.pick(DIFFERENCES);
  const every = factorPairs(D);
  const alike = every.filter(([d, e]) => (e - d) % 2 === 0);
  return { D, every, alike, apart: alike.filter(([d, e]) => d !== e) };
}

/** Why some factor pairs don't count. */
const parityStep = (D: number, x: string, y: string): string =>
  D % 2 === 1
    ? `All the factors of ${D} are odd, so each pair gives integers $${x}$ and $${y}$.`
    : `The sum of the factors is $2${x}$, so both must be even, since one odd and one even factor have an odd sum.`;

function askSquares(rng: Rng, isRoot: boolean): AskedProblem | null {
  const { D, every, alike, apart } = drawSquares(rng);
  const key = apart.length;
  // Without a pair that must be left out, the question is only about factors.
  if (key < 2 || every.length === key) return null;
  const [x, y] = isRoot ? ["m", "n"] : ["x", "y"];
  const square = alike.length > key;
  const whyNotAll = [
    ...(alike.length < every.length
      ? [`One odd and one even factor have an odd sum, which can't be $2${x}$.`]
      : []),
    ...(square ? [`Two equal factors would make $${y} = 0$.`] : []),
  ].join(" ");
  const wrong: Wrong[] = [
    [
      every.length,
      "counts every factor pair",
      `This counts all ${every.length} ways to write ${D} as a product. ${whyNotAll}`,
    ],
    [
      alike.length,
      "includes 0",
      `This counts $${Math.sqrt(D)} \\cdot ${Math.sqrt(D)}$ as well, but equal factors make $${y} = 0$, which isn't positive.`,
    ],
    [
      divisors(D),
      "counts the factors",
      `This is the number of factors of ${D}. Only ${texPairs(apart)} fit, and each gives one ${isRoot ? "value of $n$" : "pair"}, because $${x} + ${y}$ is the greater factor.`,
    ],
    [
      2 * key,
      "counts both orders",
      `This is $2 \\cdot ${key}$, with each pair of factors in both orders, but the greater factor must be $${x} + ${y}$.`,
    ],
    [
      key - 1,
      "leaves out one pair",
      `The factors of ${D} that fit are ${texPairs(apart)}, which makes ${key}.`,
    ],
    [
      4 * key,
      "includes negative integers",
      `This is $4 \\cdot ${key}$, with all signs of $${x}$ and $${y}$, but only positive integers are counted.`,
    ],
    [
      every.length - key,
      "counts the other factor pairs",
      `This counts the other ways to write ${D} as a product, which have one odd and one even factor${square ? " or two equal factors" : ""}.`,
    ],
    [
      key + 1,
      "counts one pair too many",
      `The factors of ${D} that fit are only ${texPairs(apart)}, which makes ${key}.`,
    ],
  ];
  return {
    difficulty: 7,
    stems: [],
    pure: isRoot
      ? [
          `For how many positive integers $n$ is $n^2 + ${D}$ the square of an integer?`,
          `For how many positive integers $n$ is $\\sqrt{n^2 + ${D}}$ an integer?`,
        ]
      : [
          `How many pairs of positive integers $(x, y)$ satisfy the equation $x^2 - y^2 = ${D}$?`,
          `How many pairs of positive integers $(x, y)$ satisfy the equation $x^2 = y^2 + ${D}$?`,
        ],
    key,
    why: `The two factors can be ${texPairs(apart)}, which makes ${key} ${isRoot ? "values of $n$" : "pairs"}.`,
    wrong,
    shows: isNear(key),
    solution: {
      idea: `A difference of two squares $${x}^2 - ${y}^2$ is the product $(${x} - ${y})(${x} + ${y})$.`,
      steps: [
        `${isRoot ? `If $n^2 + ${D} = m^2$, then ` : ""}$(${x} - ${y})(${x} + ${y}) = ${D}$, and ${D} can be written as ${texPairs(every)}.`,
        parityStep(D, x, y),
        ...(square ? [`Two equal factors would make $${y} = 0$, which isn't positive.`] : []),
        `So the number is ${key}, one for each of ${texPairs(apart)}.`,
      ],
      check: `The pair $${apart[0]![0]} \\cdot ${apart[0]![1]}$ gives the squares of ${(apart[0]![0] + apart[0]![1]) / 2} and ${(apart[0]![1] - apart[0]![0]) / 2}, which differ by ${D}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Negative integers, and zero where D is a square, count as well. */
function askAllIntegers(rng: Rng): AskedProblem | null {
  const { D, every, alike, apart } = drawSquares(rng);
  const equal = alike.length - apart.length;
  const key = 4 * apart.length + 2 * equal;
  if (apart.length < 1) return null;
  const onlyAlike =
    alike.length < every.length
      ? `only ${texPairs(alike)} have factors that are both odd or both even, and `
      : "";
  return {
    difficulty: 8,
    stems: [],
    pure: [
      `How many pairs of integers $(x, y)$ satisfy the equation $x^2 - y^2 = ${D}$?`,
      `In the _xy_-plane, how many points $(x, y)$ that satisfy the equation $x^2 = y^2 + ${D}$ have coordinates that are both integers?`,
    ],
    key,
    why: `The factors ${texPairs(apart)} give four pairs${apart.length > 1 ? " each" : ""}${equal === 1 ? `, and the two equal factors give two, for a total of $4 \\cdot ${apart.length} + 2 = ${key}$` : `, for a total of $4 \\cdot ${apart.length} = ${key}$`}.`,
    wrong: [
      [
        2 * every.length,
        "counts every factor pair",
        `This is $2 \\cdot ${every.length}$, but ${onlyAlike}unequal factors give four pairs of integers each.`,
      ],
      [
        4 * every.length,
        "counts every factor pair",
        `This is $4 \\cdot ${every.length}$, but ${alike.length < every.length ? `only ${texPairs(alike)} have factors that are both odd or both even` : "with two equal factors $y$ is 0, which gives only 2 pairs"}.`,
      ],
      [
        every.length,
        "counts every factor pair once",
        `This counts each of the ${every.length} ways to write ${D} as a product once, but ${onlyAlike}unequal factors give four pairs of integers each.`,
      ],
      [
        2 * apart.length,
        "changes only one sign",
        `This is $2 \\cdot ${apart.length}$, with one sign changed, but both $x$ and $y$ can have either sign.`,
      ],
      [
        apart.length,
        "counts only positive integers",
        `This counts only positive $x$ and $y$, but each of them can also be negative.`,
      ],
      [
        4 * alike.length,
        "counts 0 with two signs",
        `This is $4 \\cdot ${alike.length}$, but with two equal factors $y$ is 0, which gives only 2 pairs.`,
      ],
      [
        4 * apart.length,
        "leaves out y = 0",
        `This is $4 \\cdot ${apart.length}$, without the 2 pairs in which $y$ is 0.`,
      ],
      [
        divisors(D),
        "counts the factors",
        `This is the number of positive factors of ${D}. The factors must be both odd or both even, and they can be negative.`,
      ],
      [
        alike.length,
        "counts only positive integers",
        `This counts only ${texPairs(alike)}, but $x$ and $y$ can also be negative.`,
      ],
      [
        key - 4,
        "leaves out one pair of factors",
        `The factors of ${D} that fit are ${texPairs(alike)}. This leaves out the 4 pairs of integers from one of them.`,
      ],
      [
        key + 4,
        "counts a pair of factors too many",
        `The factors of ${D} that fit are only ${texPairs(alike)}. This counts 4 pairs of integers too many.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Count the positive integers by the factors of ${D}; then the signs are free.`,
      steps: [
        `$(x - y)(x + y) = ${D}$, and ${D} can be written as ${texPairs(every)}.`,
        parityStep(D, "x", "y"),
        `The factors can be ${texPairs(alike)}.`,
        ...(equal === 1
          ? [
              "Two equal factors make $y = 0$, and $x$ can have either sign, which gives 2 pairs.",
              `Otherwise, each of $x$ and $y$ can have either sign, so the number is $4 \\cdot ${apart.length} + 2 = ${key}$.`,
            ]
          : [
              `Each of $x$ and $y$ can have either sign, so the number is $4 \\cdot ${apart.length} = ${key}$.`,
            ]),
      ],
      check: `For example, $${apart[0]![0]} \\cdot ${apart[0]![1]}$ gives $x = \\pm ${(apart[0]![0] + apart[0]![1]) / 2}$ and $y = \\pm ${(apart[0]![1] - apart[0]![0]) / 2}$, and $${(apart[0]![0] + apart[0]![1]) / 2}^2 - ${(apart[0]![1] - apart[0]![0]) / 2}^2 = ${D}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** xy = ax + by, which is (x - b)(y - a) = ab. */
function askProduct(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(1, 6), rng.int(1, 9)];
  const m = a * b;
  const key = divisors(m);
  if (key < 3 || m > 36) return null;
  const [left, right] = [a === 1 ? "x" : `${a}x`, b === 1 ? "y" : `${b}y`];
  const pairs = factorPairs(m);
  const isSquare = 2 * pairs.length > key;
  const found = range(1, m)
    .filter((d) => m % d === 0)
    .map((d) => `$(${b + d}, ${a + m / d})$`);
  return {
    difficulty: 8,
    stems: [],
    pure: [
      `How many pairs of positive integers $(x, y)$ satisfy the equation $xy = ${left} + ${right}$?`,
      `For how many pairs of positive integers $(x, y)$ is the product of $x$ and $y$ equal to $${left} + ${right}$?`,
      `In the _xy_-plane, how many points $(x, y)$ on the graph of $xy = ${left} + ${right}$ have coordinates that are both positive integers?`,
    ],
    key,
    why: `The equation is $(x - ${b})(y - ${a}) = ${m}$, and each of the ${key} positive factors of ${m} gives a pair.`,
    wrong: [
      [
        pairs.length,
        "counts pairs of factors once",
        `This counts ${texPairs(pairs)} once each, but either factor can be $x - ${b}$.`,
      ],
      [
        2 * key,
        "includes negative factors",
        `This is $2 \\cdot ${key}$, which counts negative factors as well, but then $x$ or $y$ wouldn't be positive.`,
      ],
      [
        4 * pairs.length,
        "counts signs and orders",
        `This takes each of ${texPairs(pairs)} in both orders and with both signs. But ${isSquare ? "two equal factors have only one order, and " : ""}with negative factors, $x$ or $y$ wouldn't be positive.`,
      ],
      [
        2 * (key - 1),
        "leaves out one factor and includes negative ones",
        `This is $2 \\cdot ${key - 1}$, as if one of the ${key} factors of ${m} didn't count and the others could be negative. But each positive factor gives a pair, and with negative ones, $x$ or $y$ wouldn't be positive.`,
      ],
      [
        2 * pairs.length,
        "counts each pair of factors twice",
        `This is $2 \\cdot ${pairs.length}$, but the two equal factors count once: ${m} has ${key} positive factors.`,
      ],
      [
        key - 1,
        "leaves out one factor",
        `This leaves out one of the ${key} pairs, which are ${listed(found)}.`,
      ],
      [
        key - 2,
        "leaves out 1 and the number itself",
        `This is $${key} - 2$, without the factors 1 and ${m}, which give the pairs ${found[0]} and ${found.at(-1)}.`,
      ],
      [
        a + b,
        "adds the coefficients",
        `This is $${a} + ${b}$, the sum of the coefficients. The number of pairs is the number of factors of ${m}, which is ${key}.`,
      ],
      [
        key + 1,
        "counts one pair too many",
        `The number ${m} has only ${key} positive factors, and the pairs are ${listed(found)}.`,
      ],
      [
        2 * key - 1,
        "includes negative factors",
        `This is $2 \\cdot ${key} - 1$, the number of all pairs of integers other than $(0, 0)$. But with negative factors, $x$ or $y$ isn't positive.`,
      ],
    ],
    shows: isNear(key),
    solution: {
      idea: `Subtract and add a number so that the equation becomes a product.`,
      steps: [
        `$xy - ${left} - ${right} = 0$. Adding ${m} to both sides gives $(x - ${b})(y - ${a}) = ${m}$.`,
        `Both factors must be positive: if both were negative, they would be greater than $-${b}$ and $-${a}$, and their product would be less than ${m}.`,
        `Each of the ${key} positive factors of ${m} gives one pair: ${listed(found)}.`,
      ],
      check: `For $${found.at(-1)!.slice(1, -1)}$, both sides are ${(b + m) * (a + 1)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = {
  squares: (rng: Rng) => askSquares(rng, false),
  root: (rng: Rng) => askSquares(rng, true),
  integers: askAllIntegers,
  product: askProduct,
};
const KINDS = ["squares", "root", "root", "integers", "product"] as const;

/** How many pairs of integers from `low` up satisfy a relation. */
function pairsFrom(low: number, holds: (x: number, y: number) => boolean): number {
  const values = range(low, 100);
  return values.reduce((sum, x) => sum + values.filter((y) => holds(x, y)).length, 0);
}

const isSquares =
  (low: number) =>
  (tried: number, D: number): boolean =>
    tried === pairsFrom(low, (x, y) => x * x - y * y === D);
const fitsProduct = (tried: number, a: number, b: number): boolean =>
  tried === pairsFrom(1, (x, y) => x * y === a * x + b * y);

const READINGS: readonly StemReading[] = [
  { wording: /of positive .* x\^2 (?:-|=) y\^2 (?:=|\+) (\d+)\?/, fits: isSquares(1) },
  { wording: /positive integers n is (?:sqrt\()?n\^2 \+ (\d+)/, fits: isSquares(1) },
  { wording: /pairs of integers .* x\^2 - y\^2 = (\d+)\?/, fits: isSquares(-100) },
  {
    wording: /x\^2 = y\^2 \+ (\d+) have coordinates that are both integers/,
    fits: isSquares(-100),
  },
  { wording: /(?:=|equal to) x \+ y\b/, fits: (tried) => fitsProduct(tried, 1, 1) },
  { wording: /(?:=|equal to) x \+ (\d+)y/, fits: (tried, b) => fitsProduct(tried, 1, b) },
  { wording: /(?:=|equal to) (\d+)x \+ y\b/, fits: (tried, a) => fitsProduct(tried, a, 1) },
  { wording: /(?:=|equal to) (\d+)x \+ (\d+)y/, fits: fitsProduct },
];

export const template: ProblemTemplate = {
  id: "pairs-behind-a-product",
  format: "problem-solving",
  subtopic: "quadratics-factoring",
  domain: "algebra",
  pattern: "How many pairs of integers satisfy an equation that is a product in disguise.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries all pairs of integers up to 100. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
