import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isCount,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texThousands as tex,
  type Wrong,
} from "@theta/items/template";

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const TAKEAWAY =
  "Square a sum or a difference of roots with its middle term, and look for conjugates, whose product has no root.";

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));

/** Pairs a and b with a² − b a square, so that the roots of a ± √b have a rational product. */
const NESTED = range(4, 20)
  .flatMap((a) => range(2, a - 1).map((product) => ({ a, product, b: a * a - product * product })))
  .filter(({ a, b }) => !isSquare(b) && b !== 80 && a < 17);

function askNested(rng: Rng): AskedProblem {
  const { a, b, product } = rng.pick(NESTED);
  const sign = rng.pick([1, -1]);
  const joint = sign > 0 ? "+" : "-";
  const key = 2 * a + sign * 2 * product;
  const wrong: Wrong[] = [
    [
      2 * a,
      "squares each root alone",
      `This is $${a} + ${a}$, but the square of a ${sign > 0 ? "sum" : "difference"} also has a middle term, twice the product of the two roots.`,
    ],
    [
      2 * a + sign * product,
      "takes the product once",
      `This is $${2 * a} ${joint} ${product}$, but the middle term is twice the product, $2 \\cdot ${product} = ${2 * product}$.`,
    ],
    [
      2 * a - sign * 2 * product,
      "takes the wrong sign",
      `This is $${2 * a} ${sign > 0 ? "-" : "+"} ${2 * product}$, but the middle term, ${2 * product}, is ${sign > 0 ? "added" : "subtracted"}.`,
    ],
    [
      a + sign * 2 * product,
      "takes a once",
      `This is $${a} ${joint} ${2 * product}$, but the squares of the two roots add up to $2 \\cdot ${a} = ${2 * a}$.`,
    ],
    [
      a + sign * product,
      "halves everything",
      `This is $${a} ${joint} ${product}$, but the squares of the two roots add up to $2 \\cdot ${a}$, and the middle term is twice ${product}.`,
    ],
    [
      2 * a + sign * 2 * product ** 2,
      "leaves out a root",
      `This is $${2 * a} ${joint} 2 \\cdot ${product ** 2}$, but the product of the two roots is $\\sqrt{${product ** 2}} = ${product}$.`,
    ],
    [
      4 * a,
      "adds twice as much",
      `This is $4 \\cdot ${a}$, but the squares of the two roots add up to $2 \\cdot ${a}$, and the middle term is $${sign > 0 ? "" : "-"}${2 * product}$.`,
    ],
    [
      product,
      "stops at the product",
      `This is the product of the two roots, $\\sqrt{${product ** 2}}$, not the square of their ${sign > 0 ? "sum" : "difference"}.`,
    ],
    [
      2 * product,
      "stops at the middle term",
      `This is only the size of the middle term, $2 \\cdot ${product}$. The squares of the two roots count as well.`,
    ],
  ];
  const one = `\\sqrt{${a} + \\sqrt{${b}}}`;
  const two = `\\sqrt{${a} - \\sqrt{${b}}}`;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `$\\left(${one} ${joint} ${two}\\right)^2 =$`,
      `If $x = ${one}$ and $y = ${two}$, what is the value of $(x ${joint} y)^2$?`,
    ],
    key,
    why: `The squares add up to ${2 * a}, and twice the product is ${2 * product}, so the square of the ${sign > 0 ? "sum" : "difference"} is $${2 * a} ${joint} ${2 * product} = ${key}$.`,
    wrong,
    solution: {
      idea: `The numbers under the two roots are conjugates: their sum is $2 \\cdot ${a} = ${2 * a}$, and their product, $${a * a} - ${b} = ${a * a - b}$, is the square of ${product}.`,
      steps: [
        `The squares are $${a} + \\sqrt{${b}}$ and $${a} - \\sqrt{${b}}$, with the sum ${2 * a}.`,
        `The product of the roots is $\\sqrt{(${a} + \\sqrt{${b}})(${a} - \\sqrt{${b}})} = \\sqrt{${a * a} - ${b}} = ${product}$.`,
        `So the square is $${2 * a} ${joint} 2 \\cdot ${product} = ${key}$.`,
      ],
      takeaway: TAKEAWAY,
    },
    shows: (n) => isPositiveWhole(n) && n < 8 * key,
  };
}

/** The roots of two multiples of one integer: the square is an integer. */
function askLike(rng: Rng): AskedProblem | null {
  const c = rng.pick([2, 3, 5, 6, 7]);
  const [s, t] = rng.sample([1, 2, 3, 4, 5], 2) as [number, number];
  const sign = s > t ? rng.pick([1, -1]) : 1;
  const [a, b] = [s * s * c, t * t * c];
  const key = (s + sign * t) ** 2 * c;
  if (Math.max(a, b) > 80) return null;
  const joint = sign > 0 ? "+" : "-";
  const plus = (n: number): string => (n === 1 ? `\\sqrt{${c}}` : `${n}\\sqrt{${c}}`);
  const wrong: Wrong[] = [
    [
      a + sign * b,
      "squares each root alone",
      `This is $${a} ${joint} ${b}$, but the square of a ${sign > 0 ? "sum" : "difference"} is $${a} ${joint} ${2 * s * t * c} + ${b}$, with a middle term.`,
    ],
    [
      a + b + sign * s * t * c,
      "takes the product once",
      `This is $${a} ${joint} ${s * t * c} + ${b}$, but the middle term is twice the product of the roots, $2 \\cdot ${s * t * c}$.`,
    ],
    [
      (s + sign * t) * c,
      "forgets to square",
      `This is $${s + sign * t} \\cdot ${c}$, but the ${sign > 0 ? "sum" : "difference"} is $${plus(s + sign * t)}$, and its square is $${(s + sign * t) ** 2} \\cdot ${c}$.`,
    ],
    [
      (s + sign * t) ** 2,
      "loses the root",
      `This is $(${s} ${joint} ${t})^2$, which leaves out the square of $\\sqrt{${c}}$, ${c}.`,
    ],
    [
      a + b,
      "squares each root alone",
      `This is $${a} + ${b}$, but the square of a ${sign > 0 ? "sum" : "difference"} also has a middle term, $${joint} ${2 * s * t * c}$.`,
    ],
    [
      a + b - sign * 2 * s * t * c,
      "takes the wrong sign",
      `This is $${a} ${sign > 0 ? "-" : "+"} ${2 * s * t * c} + ${b}$, but the middle term is ${sign > 0 ? "added" : "subtracted"}.`,
    ],
    [
      (s * s + sign * t * t) * c * c,
      "squares too much",
      `This is $(${s * s} ${joint} ${t * t}) \\cdot ${c}^2$, but the square of $\\sqrt{${c}}$ is ${c}, and there is a middle term.`,
    ],
    [
      a * b,
      "multiplies the numbers",
      `This is $${a} \\cdot ${b}$, the square of the product of the two roots, but the roots are ${sign > 0 ? "added" : "subtracted"}.`,
    ],
    [
      (s + sign * t) ** 2 * c * c,
      "squares too much",
      `This is $(${s} ${joint} ${t})^2 \\cdot ${c}^2$, but the square of $\\sqrt{${c}}$ is ${c}.`,
    ],
  ];
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `$\\left(\\sqrt{${a}} ${joint} \\sqrt{${b}}\\right)^2 =$`,
      `If $x = \\sqrt{${a}} ${joint} \\sqrt{${b}}$, what is the value of $x^2$?`,
    ],
    key,
    why: `$\\sqrt{${a}} ${joint} \\sqrt{${b}} = ${plus(s + sign * t)}$, and its square is ${key}.`,
    wrong,
    solution: {
      idea: `Both roots are multiples of $\\sqrt{${c}}$.`,
      fast: [
        `$\\sqrt{${a}} ${joint} \\sqrt{${b}} = ${plus(s)} ${joint} ${plus(t)} = ${plus(s + sign * t)}$, and the square of this is ${key}.`,
      ],
      steps: [
        `The square is $${a} ${joint} 2\\sqrt{${a} \\cdot ${b}} + ${b}$.`,
        `$\\sqrt{${a} \\cdot ${b}} = \\sqrt{${tex(a * b)}} = ${s * t * c}$.`,
        `So the square is $${a} ${joint} 2 \\cdot ${s * t * c} + ${b} = ${key}$.`,
      ],
      takeaway: "Simplify roots first: multiples of the same root can be added.",
    },
    shows: (n) => isCount(n) && n < 8 * key,
  };
}

/** Two conjugates: their product and the sum of their squares. */
function askConjugates(rng: Rng): AskedProblem | null {
  const [a, b] = [rng.int(5, 20), rng.int(2, 15)];
  if (a <= b || isSquare(a * b) || isSquare(a) || isSquare(b)) return null;
  const isSum = rng.chance(0.6);
  const key = isSum ? 2 * (a + b) : (a - b) ** 2;
  if (key < 4 || (!isSum && a - b > 9)) return null;
  const wrong: Wrong[] = isSum
    ? [
        [
          a + b,
          "counts each number once",
          `This is $${a} + ${b}$, but each of the two squares contains this sum.`,
        ],
        [
          2 * (a - b),
          "subtracts in the squares",
          `This is $2(${a} - ${b})$, but the square of $\\sqrt{${b}}$ is added in both squares, not subtracted.`,
        ],
        [
          a - b,
          "takes the product",
          `This is $${a} - ${b}$, the product of the sum and the difference of the roots.`,
        ],
        [
          4 * (a + b),
          "doubles twice",
          `This is $4(${a} + ${b})$, but each of the two squares contains $${a} + ${b}$ only once.`,
        ],
        [
          4 * (a - b),
          "takes the product and doubles it twice",
          `This is $4(${a} - ${b})$, or 4 times the product of the sum and the difference of the roots, but the middle terms cancel, and $2(${a} + ${b})$ is left.`,
        ],
        [
          4 * a,
          "squares the sum",
          `This adds the two first, which gives $2\\sqrt{${a}}$, and then squares. But the sum of two squares isn't the square of the sum.`,
        ],
        [
          2 * a,
          "leaves out b",
          `This is $${a} + ${a}$. The signs of $\\sqrt{${b}}$ are opposite, but its two squares are both ${b} and don't cancel.`,
        ],
        [
          4 * b,
          "squares the difference",
          `This is the square of $2\\sqrt{${b}}$, the difference of the two, but the two squares are added.`,
        ],
        [
          2 * (a * a + b * b),
          "squares too much",
          `This is $2(${a}^2 + ${b}^2)$, but the squares of $\\sqrt{${a}}$ and $\\sqrt{${b}}$ are ${a} and ${b}.`,
        ],
      ]
    : [
        [a - b, "stops at the product", `This is $${a} - ${b}$, the product before it is squared.`],
        [
          (a + b) ** 2,
          "adds in the product",
          `This is $(${a} + ${b})^2$, but the product of the sum and the difference of the roots is $${a} - ${b}$.`,
        ],
        [
          a * a - b * b,
          "squares each term",
          `This is $${a}^2 - ${b}^2$, but the square of $${a} - ${b}$ is $${a - b}^2$.`,
        ],
        [
          a * a + b * b,
          "squares each term",
          `This is $${a}^2 + ${b}^2$, but the square of $${a} - ${b}$ is $${a - b}^2$.`,
        ],
        [
          2 * (a + b),
          "takes the sum of the squares",
          `This is $2(${a} + ${b})$, the sum of the two squares, not their product.`,
        ],
        [
          2 * (a - b),
          "doubles instead of squaring",
          `This is $2(${a} - ${b})$, but the product of the squares is the square of $${a} - ${b}$, not twice that.`,
        ],
        [
          a + b,
          "adds in the product",
          `This is $${a} + ${b}$, but the product of the sum and the difference of the roots is $${a} - ${b}$, and it must still be squared.`,
        ],
        [
          a * b,
          "multiplies the numbers",
          `This is $${a} \\cdot ${b}$, but the product of the sum and the difference of the roots is $${a} - ${b}$, and it must still be squared.`,
        ],
      ];
  return {
    difficulty: isSum ? 4 : 3,
    stems: [],
    pure: [
      `If $x = \\sqrt{${a}} + \\sqrt{${b}}$ and $y = \\sqrt{${a}} - \\sqrt{${b}}$, what is the value of $${isSum ? "x^2 + y^2" : "x^2y^2"}$?`,
      isSum
        ? `$\\left(\\sqrt{${a}} + \\sqrt{${b}}\\right)^2 + \\left(\\sqrt{${a}} - \\sqrt{${b}}\\right)^2 =$`
        : `$\\left(\\sqrt{${a}} + \\sqrt{${b}}\\right)^2\\left(\\sqrt{${a}} - \\sqrt{${b}}\\right)^2 =$`,
    ],
    key,
    why: isSum
      ? `Each square contains $${a} + ${b}$, and the middle terms cancel, so the sum is $2(${a} + ${b}) = ${key}$.`
      : `The product of the two is $${a} - ${b} = ${a - b}$, and its square is ${key}.`,
    wrong,
    solution: {
      idea: isSum
        ? "In the two squares, the middle terms are opposite and cancel."
        : "Multiply before you square: the product of conjugates is a difference of squares.",
      steps: isSum
        ? [
            `The squares are $${a} + 2\\sqrt{${a * b}} + ${b}$ and $${a} - 2\\sqrt{${a * b}} + ${b}$.`,
            `The middle terms cancel, so the sum is $2(${a} + ${b}) = ${key}$.`,
          ]
        : [
            `$(\\sqrt{${a}} + \\sqrt{${b}})(\\sqrt{${a}} - \\sqrt{${b}}) = ${a} - ${b} = ${a - b}$.`,
            `So the product of the squares is $${a - b}^2 = ${key}$.`,
          ],
      takeaway: isSum
        ? "In the sum of the squares of two conjugates, the middle terms cancel."
        : "The product of two conjugates is a difference of squares and has no root.",
    },
    shows: (n) => isPositiveWhole(n) && n < 8 * key,
  };
}

const ASK = { nested: askNested, like: askLike, conjugates: askConjugates };
const KINDS = ["nested", "nested", "nested", "like", "like", "conjugates", "conjugates"] as const;

const both = (a: number, b: number) =>
  [Math.sqrt(a) + Math.sqrt(b), Math.sqrt(a) - Math.sqrt(b)] as const;
const isNested = (sign: number) => (n: number, a: number, b: number) =>
  near((Math.sqrt(a + Math.sqrt(b)) + sign * Math.sqrt(a - Math.sqrt(b))) ** 2, n);
const isLike = (sign: number) => (n: number, a: number, b: number) =>
  near((Math.sqrt(a) + sign * Math.sqrt(b)) ** 2, n);
const isSumOfSquares = (n: number, a: number, b: number): boolean => {
  const [x, y] = both(a, b);
  return near(x * x + y * y, n);
};
const isProductOfSquares = (n: number, a: number, b: number): boolean => {
  const [x, y] = both(a, b);
  return near(x * x * y * y, n);
};

/** A nested pair as its text begins, and a plain pair. */
const NEST = String.raw`\\sqrt(\d+) \+ sqrt\((\d+)\)`;
const PAIR = String.raw`sqrt\((\d+)\) \+ sqrt\((\d+)\)`;
const DIFFERENCE = String.raw`sqrt\((\d+)\) - sqrt\((\d+)\)`;

const READINGS: readonly StemReading[] = [
  { wording: new RegExp(String.raw`^\(${NEST} \+ `), fits: isNested(1) },
  { wording: new RegExp(String.raw`^\(${NEST} - `), fits: isNested(-1) },
  { wording: new RegExp(String.raw`x = ${NEST} .*x \+ y`), fits: isNested(1) },
  { wording: new RegExp(String.raw`x = ${NEST} .*x - y`), fits: isNested(-1) },
  { wording: new RegExp(String.raw`x = ${PAIR} and .* x\^2 \+ y\^2`), fits: isSumOfSquares },
  { wording: new RegExp(String.raw`x = ${PAIR} and .* x\^2y\^2`), fits: isProductOfSquares },
  { wording: new RegExp(String.raw`^\(${PAIR}\)\^2 \+`), fits: isSumOfSquares },
  { wording: new RegExp(String.raw`^\(${PAIR}\)\^2\(`), fits: isProductOfSquares },
  { wording: new RegExp(String.raw`^\(${PAIR}\)\^2 =`), fits: isLike(1) },
  { wording: new RegExp(String.raw`x = ${PAIR}, what`), fits: isLike(1) },
  { wording: new RegExp(String.raw`^\(${DIFFERENCE}\)\^2 =`), fits: isLike(-1) },
  { wording: new RegExp(String.raw`x = ${DIFFERENCE}, what`), fits: isLike(-1) },
];

export const template: ProblemTemplate = {
  id: "nested-roots-squared",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern: "Roots in a square: mind the middle term, and let conjugates cancel.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Calculates the roots as decimals. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
