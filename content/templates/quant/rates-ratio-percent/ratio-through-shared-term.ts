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
  `[[Shared]] is ${b} parts in one ratio and ${c} parts in the other, so use their least common multiple, ${y}, in both.`,
  `${b === y ? "" : `$${a} : ${b} = ${x} : ${y}$. `}${c === y ? "" : `$${c} : ${d} = ${y} : ${z}$. `}So all three are in the ratio $${x} : ${y} : ${z}$.`,
];

const timesOf = (top: number, bottom: number): string =>
  bottom === 1 ? `${top} times` : `$\\frac{${top}}{${bottom}}$ of`;
const LETTERS = { first: "$x$", shared: "$y$", last: "$z$" };
const IDEA = "Both ratios contain [[shared]], so write them with the same number of parts for it.";
const TAKEAWAY = "Two ratios can be joined only after the shared term has the same number in both.";

/** The first of the three from the last. */
function askEnd(rng: Rng): AskedProblem | null {
  const ratios = drawRatios(rng);
  if (!ratios) return null;
  const { a, b, c, d, x, y, z } = ratios;
  const unit = rng.pick([2, 3, 4, 5, 6, 8, 10, 12, 15, 20]);
  const [key, given] = [x * unit, z * unit];
  if (key > 240 || given > 240 || [key, given].some((n) => n < 12)) return null;
  /** The given number times one or two fractions. */
  const of = (...terms: number[]): string =>
    `$${given} \\cdot \\frac{${terms[0]}}{${terms[1]}}${terms.length > 2 ? ` \\cdot \\frac{${terms[2]}}{${terms[3]}}` : ""}$`;
  const wrong: Wrong[] = [
    [
      (given * a) / d,
      "joins the ratios without the shared term",
      `This is ${of(a, d)}, but $${a} : ${d}$ isn't the ratio of [[first]] to [[last]], because [[shared]] is ${b} parts in one ratio and ${c} in the other.`,
    ],
    [
      (given * b * c) / (a * d),
      "inverts the first ratio",
      `This is ${of(c, d, b, a)}, with the first ratio upside down: [[first]] is ${timesOf(a, b)} [[shared]].`,
    ],
    [
      (given * c) / d,
      "stops at the shared term",
      `This is ${of(c, d)}, which is [[shared]], not [[first]].`,
    ],
    [
      (given * d * a) / (b * c),
      "inverts the second ratio",
      `This is ${of(d, c, a, b)}, with the second ratio upside down: [[shared]] is ${timesOf(c, d)} [[last]].`,
    ],
    [
      (given * d * b) / (c * a),
      "inverts both ratios",
      `This is ${of(d, c, b, a)}, with both ratios upside down.`,
    ],
    [
      (given * a) / b,
      "uses one ratio only",
      `This is ${of(a, b)}, but $${a} : ${b}$ is the ratio of [[first]] to [[shared]], and ${given} is [[last]].`,
    ],
    [
      (given * (a + c)) / (b + d),
      "adds the ratios",
      `This is $${given} \\cdot \\frac{${a} + ${c}}{${b} + ${d}}$, but ratios are multiplied, not added term by term.`,
    ],
    [
      given + (x - z),
      "adds the difference of the parts",
      `This is $${given} ${x > z ? "+" : "-"} ${Math.abs(x - z)}$, with the difference between ${x} parts and ${z} parts, but one part is ${unit}.`,
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
    why: `The ratio of [[first]] to [[last]] is $${x} : ${z}$, and $${given} \\cdot \\frac{${x}}{${z}} = ${key}$.`,
    wrong,
    solution: {
      idea: IDEA,
      fast: [
        `[[Shared]] is ${timesOf(c, d)} [[last]], and [[first]] is ${timesOf(a, b)} [[shared]]: $${given} \\cdot \\frac{${c}}{${d}} \\cdot \\frac{${a}}{${b}} = ${key}$.`,
      ],
      steps: [
        ...joining(ratios),
        `One part is $\\frac{${given}}{${z}} = ${unit}$, so [[first]] is $${x} \\cdot ${unit} = ${key}$.`,
      ],
      check: `With ${y * unit} for [[shared]], $\\frac{${key}}{${y * unit}} = \\frac{${a}}{${b}}$ and $\\frac{${y * unit}}{${given}} = \\frac{${c}}{${d}}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        {
          first: "the number of analysts",
          shared: "the number of engineers",
          last: "the number of designers",
        },
        {
          first: "the number of cars",
          shared: "the number of trucks",
          last: "the number of vans",
        },
      ][wording - 1] ?? LETTERS,
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
    [
      x * unit,
      "answers for the first term",
      `This is $${x} \\cdot ${unit}$, which is [[first]], not [[last]].`,
    ],
    [
      y * unit,
      "answers for the shared term",
      `This is $${y} \\cdot ${unit}$, which is [[shared]], not [[last]].`,
    ],
    [
      (total * d) / (c + d),
      "uses one ratio only",
      `This is $\\frac{${d}}{${c + d}}$ of ${total}, but ${total} is more than [[shared]] and [[last]]: [[first]] is part of it, too.`,
    ],
    [
      (total * d) / (a + b + d),
      "joins the ratios without the shared term",
      `This is $\\frac{${d}}{${a + b + d}}$ of ${total}, from $${a} : ${b} : ${d}$. But [[shared]] is ${b} parts in one ratio and ${c} in the other.`,
    ],
    [
      (total * d) / (a + c + d),
      "joins the ratios without the shared term",
      `This is $\\frac{${d}}{${a + c + d}}$ of ${total}, from $${a} : ${c} : ${d}$. But [[shared]] is ${b} parts in one ratio and ${c} in the other.`,
    ],
    [
      (total * d) / (a + b + c + d),
      "counts the shared term twice",
      `This is $\\frac{${d}}{${a + b + c + d}}$ of ${total}, with $${a} + ${b} + ${c} + ${d}$ parts. That counts [[shared]] twice.`,
    ],
    [
      total - key,
      "finds the complement",
      `This is $${total} - ${key}$, the sum of [[first]] and [[shared]].`,
    ],
    [
      Math.abs(x - z) * unit,
      "finds the difference",
      Math.abs(x - z) === 1
        ? `This is $\\frac{${total}}{${all}}$, only one part, but [[last]] is ${z} parts.`
        : `This is $${Math.abs(x - z)} \\cdot ${unit}$, the difference between [[first]] and [[last]].`,
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
    why: `The ratio of all three is $${x} : ${y} : ${z}$, so [[last]] is $\\frac{${z}}{${all}}$ of ${total}.`,
    wrong,
    solution: {
      idea: IDEA,
      steps: [
        ...joining(ratios),
        `There are $${x} + ${y} + ${z} = ${all}$ parts, so one part is $\\frac{${total}}{${all}} = ${unit}$ and [[last]] is $${z} \\cdot ${unit} = ${key}$.`,
      ],
      check: `The three numbers are ${x * unit}, ${y * unit}, and ${key}, and $${x * unit} + ${y * unit} + ${key} = ${total}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            first: "the number of employees in X",
            shared: "the number of employees in Y",
            last: "the number of employees in Z",
          }
        : wording === 2
          ? LETTERS
          : { first: "the first number", shared: "the second number", last: "the third number" },
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
