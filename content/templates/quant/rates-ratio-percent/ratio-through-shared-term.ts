import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  lcm,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  type Wrong,
} from "@theta/items/template";

/** x : y = a : b and y : z = c : d, where the shared term has to be made equal. */
function drawRatios(rng: Rng) {
  const [a, b, c, d] = [rng.int(1, 8), rng.int(2, 9), rng.int(2, 9), rng.int(1, 8)];
  if (gcd(a, b) > 1 || gcd(c, d) > 1 || b === c || a === d) return null;
  const shared = lcm(b, c);
  const parts = [(a * shared) / b, shared, (d * shared) / c] as const;
  const common = gcd(gcd(parts[0], parts[1]), parts[2]);
  const [x, y, z] = parts.map((part) => part / common) as [number, number, number];
  if (Math.max(x, y, z) > 24 || new Set([x, y, z]).size < 3) return null;
  return { a, b, c, d, x, y, z };
}

type Ratios = NonNullable<ReturnType<typeof drawRatios>>;

const joining = ({ a, b, c, d, x, y, z }: Ratios): string[] => [
  `The shared term is ${b} parts in one ratio and ${c} parts in the other, so use ${y} parts in both.`,
  `${b === y ? "" : `$${a} : ${b} = ${x} : ${y}$. `}${c === y ? "" : `$${c} : ${d} = ${y} : ${z}$. `}So the three are in the ratio $${x} : ${y} : ${z}$.`,
];

const IDEA = "Write both ratios with the same number of parts for the term that they share.";
const TAKEAWAY = "Two ratios can be joined only after the shared term has the same number in both.";

/** The first of the three from the last. */
function askEnd(rng: Rng): AskedProblem | null {
  const ratios = drawRatios(rng);
  if (!ratios) return null;
  const { a, b, c, d, x, z } = ratios;
  const unit = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const [key, given] = [x * unit, z * unit];
  if (key > 240 || given > 240 || [key, given].some((n) => n < 12)) return null;
  const wrong: Wrong[] = [
    [
      (given * a) / d,
      "joins the ratios without the shared term",
      `The shared term is ${b} parts in one ratio and ${c} in the other, so $${a} : ${d}$ isn't the ratio of the outer terms.`,
    ],
    [
      (given * b * c) / (a * d),
      "inverts the first ratio",
      `Both ratios have to be used in the direction in which they are stated.`,
    ],
    [
      (given * c) / d,
      "stops at the shared term",
      `This is the number for the term that the two ratios share.`,
    ],
    [
      (given * d * a) / (b * c),
      "inverts the second ratio",
      `The second ratio has to be used in the direction in which it is stated.`,
    ],
    [
      (given * d * b) / (c * a),
      "inverts both ratios",
      `Both ratios have to be used in the direction in which they are stated.`,
    ],
    [
      (given * a) / b,
      "uses one ratio only",
      `The ratio $${a} : ${b}$ doesn't have the given number as a term.`,
    ],
    [
      (given * (a + c)) / (b + d),
      "adds the ratios",
      `Ratios are multiplied, not added term by term.`,
    ],
    [
      given + (x - z),
      "adds the difference of the parts",
      `The parts have to be multiplied by the same number.`,
    ],
  ];
  return {
    difficulty: 3,
    stems: [
      `In a certain department, the ratio of analysts to engineers is ${a} to ${b}, and the ratio of engineers to designers is ${c} to ${d}. If there are ${given} designers in the department, how many analysts are there?`,
      `The ratio of cars to trucks in a rental fleet is ${a} to ${b}, and the ratio of trucks to vans is ${c} to ${d}. If there are ${given} vans in the fleet, how many cars are in the fleet?`,
    ],
    pure: [
      `The ratio of $x$ to $y$ is ${a} to ${b}, and the ratio of $y$ to $z$ is ${c} to ${d}. If $z = ${given}$, what is the value of $x$?`,
    ],
    key,
    why: `The outer terms are in the ratio $${x} : ${z}$, and $${given} \\cdot \\frac{${x}}{${z}} = ${key}$.`,
    wrong,
    solution: {
      idea: IDEA,
      fast: [`Multiply: $${given} \\cdot \\frac{${c}}{${d}} \\cdot \\frac{${a}}{${b}} = ${key}$.`],
      steps: [
        ...joining(ratios),
        `One part is $\\frac{${given}}{${z}} = ${unit}$, so the answer is $${x} \\cdot ${unit} = ${key}$.`,
      ],
      check: `The ratio $${a} : ${d}$ would be right only if the shared term were the same number in both ratios.`,
      takeaway: TAKEAWAY,
    },
    shows: (n) => isPositiveWhole(n) && n >= key / 6 && n <= 6 * key,
  };
}

/** One of the three from the sum of all. */
function askFromSum(rng: Rng): AskedProblem | null {
  const ratios = drawRatios(rng);
  if (!ratios) return null;
  const { a, b, c, d, x, y, z } = ratios;
  const unit = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const all = x + y + z;
  const [total, key] = [all * unit, z * unit];
  if (total > 400 || (total % 10 !== 0 && total % 12 !== 0)) return null;
  const wrong: Wrong[] = [
    [x * unit, "answers for the first term", `This is the number for the first term.`],
    [
      y * unit,
      "answers for the shared term",
      `This is the number for the term that the two ratios share.`,
    ],
    [
      (total * d) / (c + d),
      "uses one ratio only",
      `The ratio $${c} : ${d}$ leaves out the first term.`,
    ],
    [
      (total * d) / (a + b + d),
      "joins the ratios without the shared term",
      `The shared term is ${b} parts in one ratio and ${c} in the other.`,
    ],
    [
      (total * d) / (a + c + d),
      "joins the ratios without the shared term",
      `The shared term is ${b} parts in one ratio and ${c} in the other.`,
    ],
    [
      (total * d) / (a + b + c + d),
      "counts the shared term twice",
      `The shared term belongs to both ratios but is in the total only once.`,
    ],
    [total - key, "finds the complement", `This is the sum of the two other terms.`],
    [
      Math.abs(x - z) * unit,
      "finds the difference",
      `This is the difference between the first term and the last.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [
      `A company has a total of ${total} employees in Departments X, Y, and Z. The ratio of employees in X to employees in Y is ${a} to ${b}, and the ratio of employees in Y to employees in Z is ${c} to ${d}. How many employees are in Department Z?`,
    ],
    pure: [
      `If $x : y = ${a} : ${b}$, $y : z = ${c} : ${d}$, and $x + y + z = ${total}$, what is the value of $z$?`,
      `The sum of three numbers is ${total}. The ratio of the first number to the second is ${a} to ${b}, and the ratio of the second number to the third is ${c} to ${d}. What is the third number?`,
    ],
    key,
    why: `The ratio of all three is $${x} : ${y} : ${z}$, so the last is $\\frac{${z}}{${all}}$ of ${total}.`,
    wrong,
    solution: {
      idea: IDEA,
      steps: [
        ...joining(ratios),
        `There are $${x} + ${y} + ${z} = ${all}$ parts, so one part is $\\frac{${total}}{${all}} = ${unit}$ and the answer is $${z} \\cdot ${unit} = ${key}$.`,
      ],
      check: `The three numbers are ${x * unit}, ${y * unit}, and ${key}, with the sum ${total}.`,
      takeaway: TAKEAWAY,
    },
    shows: (n) => isPositiveWhole(n) && n < total,
  };
}

/** Draws of numbers per question, so that each kind of question comes up as often as intended. */
const TRIES = 300;

const ASK = { end: askEnd, sum: askFromSum };

/** Integers x, y, z with both ratios, one of the three values being known. */
const isEnd = (x: number, a: number, b: number, c: number, d: number, z: number): boolean =>
  x * b * d === a * c * z;
const isLast = (z: number, a: number, b: number, c: number, d: number, total: number): boolean =>
  range(1, total).some((y) => near((total - y - z) * b, a * y) && near(y * d, c * z));
const isLastOfTotal = (z: number, total: number, a: number, b: number, c: number, d: number) =>
  isLast(z, a, b, c, d, total);
const RATIO = String.raw`is (\d+) to (\d+),? .* is (\d+) to (\d+)\.`;

const READINGS: readonly StemReading[] = [
  { wording: new RegExp(`${RATIO} If .* (?:has|are) (\\d+) (?:designers|vans)`), fits: isEnd },
  { wording: new RegExp(`${RATIO} If z = (\\d+)`), fits: isEnd },
  {
    wording: new RegExp(`(?:total of|numbers is) (\\d+).* ${RATIO}`),
    fits: isLastOfTotal,
    open: (n, total) => n < total,
  },
  {
    wording: /x : y = (\d+) : (\d+), y : z = (\d+) : (\d+), .* z = (\d+)/,
    fits: isLast,
    open: (n, _a, _b, _c, _d, total) => n < total,
  },
];

export const template: ProblemTemplate = {
  id: "ratio-through-shared-term",
  format: "problem-solving",
  subtopic: "ratio-proportion",
  domain: "arithmetic",
  pattern: "Two ratios share a term: give it the same number of parts in both.",

  make(rng) {
    const kind = rng.pick(["end", "sum"] as const);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Puts each option back into both ratios. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
