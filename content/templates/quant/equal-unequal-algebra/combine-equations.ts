import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  gcd,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFirst,
  texTerm,
  usd,
} from "@theta/items/template";

const isTidy = (value: number): boolean => value > 0 && Number.isInteger(2 * value);

/** px + qy = c and qx + py = d: their sum gives x + y, their difference x - y. */
function drawMirrored(rng: Rng) {
  const [p, q] = rng.sample([2, 3, 4, 5, 6, 7], 2) as [number, number];
  const [x, y] = rng.sample(range(4, 20), 2) as [number, number];
  if (gcd(p, q) > 1 || p < q || x <= y) return null;
  return { p, q, x, y, c: p * x + q * y, d: q * x + p * y };
}

type Mirrored = NonNullable<ReturnType<typeof drawMirrored>>;

const TAKEAWAY =
  "Before solving for each letter, see whether adding or subtracting the equations gives what is asked.";

function askSum({ p, q, x, y, c, d }: Mirrored): AskedProblem {
  const key = x + y;
  return {
    difficulty: 3,
    stems: [
      `At a certain theater, ${p} adult tickets and ${q} child tickets cost a total of ${usd(c)}, and ${q} adult tickets and ${p} child tickets cost a total of ${usd(d)}. What is the total cost of 1 adult ticket and 1 child ticket?`,
      `If ${p} calendars and ${q} notebooks cost a total of ${usd(c)}, and ${q} calendars and ${p} notebooks cost a total of ${usd(d)}, what is the total cost of 1 calendar and 1 notebook?`,
    ],
    pure: [`If $${p}x + ${q}y = ${c}$ and $${q}x + ${p}y = ${d}$, what is the value of $x + y$?`],
    key,
    why: `$${p + q}x + ${p + q}y = ${c + d}$, and $\\frac{${c + d}}{${p + q}} = ${key}$.`,
    wrong: [
      [(c + d) / (2 * q), `divides by ${2 * q}`, `The sum of the coefficients is ${p + q}.`],
      [(c + d) / (2 * p), `divides by ${2 * p}`, `The sum of the coefficients is ${p + q}.`],
      [x, "finds one of them", `That is only the greater of the two values.`],
      [(c + d) / (p + q) / 2, "averages", `That is the average of the two values, not their sum.`],
      [
        c - d,
        "subtracts the totals",
        `That is ${p - q === 1 ? "" : `${p - q} times `}the difference of the two values.`,
      ],
      [
        c / q,
        "uses one equation",
        `This divides ${c} by ${q}, but $x$ and $y$ have different coefficients in that equation.`,
      ],
      [(c + d) / p, `divides by ${p}`, `The sum is ${p + q} times $x + y$.`],
      [
        c / p,
        "uses one equation",
        `This divides ${c} by ${p}, but $x$ and $y$ have different coefficients in that equation.`,
      ],
      [
        d / p,
        "uses one equation",
        `This divides ${d} by ${p}, but $x$ and $y$ have different coefficients in that equation.`,
      ],
      [
        d / q,
        "uses one equation",
        `This divides ${d} by ${q}, but $x$ and $y$ have different coefficients in that equation.`,
      ],
      [(c + d) / q, `divides by ${q}`, `The sum is ${p + q} times $x + y$.`],
      [c / 2, "halves a total", `The coefficients in one equation are different.`],
      [d / 2, "halves a total", `The coefficients in one equation are different.`],
      [y, "finds one of them", `That is only the smaller of the two values.`],
    ],
    solution: {
      idea: `Adding the two equations gives the same coefficient for both letters.`,
      fast: [
        `Add the equations: $${p + q}x + ${p + q}y = ${c + d}$, so $x + y = \\frac{${c + d}}{${p + q}} = ${key}$.`,
      ],
      steps: [
        `With $x$ and $y$ for the two values, $${p}x + ${q}y = ${c}$ and $${q}x + ${p}y = ${d}$.`,
        `Multiply the first equation by ${p} and the second by ${q}, and subtract: $${p * p - q * q}x = ${p * c - q * d}$, so $x = ${x}$.`,
        `Then $${q}y = ${c} - ${p * x} = ${q * y}$, so $y = ${y}$ and $x + y = ${key}$.`,
      ],
      check: `$x = ${x}$ and $y = ${y}$ satisfy both equations.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (value) => isTidy(value) && value < 3 * key && 4 * value > key,
  };
}

function askDifference({ p, q, x, y, c, d }: Mirrored): AskedProblem {
  const key = x - y;
  return {
    difficulty: 3,
    stems: [
      `A company paid ${usd(c)} for ${p} binders and ${q} notebooks, and it paid ${usd(d)} for ${q} more binders and ${p} more notebooks at the same prices. The price of a binder was how much greater than the price of a notebook?`,
    ],
    pure: [
      `If $${p}x + ${q}y = ${c}$ and $${q}x + ${p}y = ${d}$, what is the value of $x - y$?`,
      `If $${p}a = ${c} - ${q}b$ and $${q}a = ${d} - ${p}b$, what is the value of $a - b$?`,
    ],
    key,
    why:
      p - q === 1
        ? `Subtract the equations: $x - y = ${c} - ${d} = ${key}$.`
        : `$${p - q}x - ${p - q}y = ${c - d}$, and $\\frac{${c - d}}{${p - q}} = ${key}$.`,
    wrong: [
      [c - d, "stops before dividing", `That is ${p - q} times the difference.`],
      [x, "finds one of them", `That is the greater of the two values.`],
      [y, "finds one of them", `That is the smaller of the two values.`],
      [x + y, "adds the equations", `That is the sum of the two values.`],
      [(c - d) / (p + q), `divides by ${p + q}`, `The difference of ${p} and ${q} is ${p - q}.`],
      [
        (c - d) / 2,
        "divides by 2",
        `The difference of the equations is ${p - q === 1 ? "" : `${p - q} times `}$x - y$.`,
      ],
      [p - q, "compares the coefficients", `That is the difference of the coefficients.`],
      [(x + y) / 2, "averages", `That is the average of the two values.`],
      [x / 2, "halves a value", `That is half of the greater value.`],
      [
        2 * key,
        "counts twice",
        `The difference of the equations is ${p - q === 1 ? "" : `${p - q} times `}$x - y$.`,
      ],
      [(c - d) / p, `divides by ${p}`, `The difference of ${p} and ${q} is ${p - q}.`],
      [(c - d) / q, `divides by ${q}`, `The difference of ${p} and ${q} is ${p - q}.`],
    ],
    solution: {
      idea: `Subtracting one equation from the other leaves a multiple of the difference.`,
      fast: [
        `With $x$ and $y$ for the two values, $${p}x + ${q}y = ${c}$ and $${q}x + ${p}y = ${d}$. Subtract: $${p - q === 1 ? "" : p - q}x - ${p - q === 1 ? "" : p - q}y = ${c - d}$, so $x - y = ${key}$.`,
      ],
      steps: [
        `Multiply $${p}x + ${q}y = ${c}$ by ${p} and $${q}x + ${p}y = ${d}$ by ${q}, and subtract: $${p * p - q * q}x = ${p * c - q * d}$, so $x = ${x}$.`,
        `Then $${q}y = ${c} - ${p * x} = ${q * y}$, so $y = ${y}$ and $x - y = ${key}$.`,
      ],
      check: `$x = ${x}$ and $y = ${y}$ satisfy both equations.`,
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (value) => isTidy(value) && value < 3 * key && 4 * value > key,
  };
}

/** Three letters in two equations whose sum has equal coefficients. */
function drawThree(rng: Rng) {
  const shared = rng.int(4, 7);
  const [a, b, e] = [1, 2, 3].map(() => rng.int(1, shared - 1)) as [number, number, number];
  const [x, y, z] = [1, 2, 3].map(() => rng.int(2, 12)) as [number, number, number];
  const [c, total] = [a * x + b * y + e * z, x + y + z];
  const isPlain = new Set([a, b, e]).size > 1 && [a, b, e].some((k) => 2 * k !== shared);
  return isPlain ? { shared, a, b, e, total, c, d: shared * total - c } : null;
}

const order = (k: number, m: number, n: number): string =>
  `${count(k, "pen")}, ${count(m, "folder")}, and ${count(n, "notebook")}`;
const side = (k: number, m: number, n: number): string =>
  [texFirst(k, "x"), texTerm(m, "y"), texTerm(n, "z")].join(" ");

function askThree(rng: Rng): AskedProblem | null {
  const drawn = drawThree(rng);
  if (!drawn) return null;
  const { shared, a, b, e, total, c, d } = drawn;
  const [one, other] = [side(a, b, e), side(shared - a, shared - b, shared - e)];
  const isMean = total % 3 === 0 && rng.chance(0.5);
  const key = isMean ? total / 3 : total;
  return {
    difficulty: 4,
    stems: isMean
      ? []
      : [
          `The total cost of ${order(a, b, e)} is ${usd(c)}, and the total cost of ${order(shared - a, shared - b, shared - e)} is ${usd(d)}. What is the total cost of 1 pen, 1 folder, and 1 notebook?`,
        ],
    pure: [
      `If $${one} = ${c}$ and $${other} = ${d}$, what is the ${isMean ? "average (arithmetic mean) of $x$, $y$, and $z$" : "value of $x + y + z$"}?`,
    ],
    key,
    why: `$${shared}x + ${shared}y + ${shared}z = ${c + d}$, so the sum is $\\frac{${c + d}}{${shared}} = ${total}$.`,
    wrong: [
      [c / (a + b + e), "uses one equation", `In one equation, the coefficients are different.`],
      [
        d / (3 * shared - a - b - e),
        "uses one equation",
        `In one equation, the coefficients are different.`,
      ],
      [
        (c + d) / (shared - 1),
        "miscounts a coefficient",
        `The coefficients in the sum are ${shared}.`,
      ],
      [
        (c + d) / (shared + 1),
        "miscounts a coefficient",
        `The coefficients in the sum are ${shared}.`,
      ],
      [c / 3, "divides one total", `The coefficients in one equation are different.`],
      [d / 3, "divides one total", `The coefficients in one equation are different.`],
      [Math.abs(c - d), "subtracts the equations", `Subtracting leaves different coefficients.`],
      [c / 2, "halves a total", `The coefficients in one equation are different.`],
      [d / 2, "halves a total", `The coefficients in one equation are different.`],
      [(c + d) / 3, "divides by the number of letters", `The sum is ${shared} times $x + y + z$.`],
      [
        (c + d) / (isMean ? 6 : 2),
        "averages the equations",
        `The sum is ${shared} times $x + y + z$.`,
      ],
      [
        isMean ? total : total / 3,
        "answers another question",
        `The question asks for the ${isMean ? "average" : "sum"}.`,
      ],
      [(c + d) / (2 * shared), "divides twice", `The sum is ${shared} times $x + y + z$.`],
    ],
    solution: {
      idea: `Two equations don't give three letters, but their sum has the same coefficient everywhere.`,
      steps: [
        `Add the equations: $${shared}x + ${shared}y + ${shared}z = ${c + d}$.`,
        `Divide by ${shared}: $x + y + z = ${total}$.`,
        ...(isMean ? [`The average is $\\frac{${total}}{3} = ${key}$.`] : []),
      ],
      takeaway: TAKEAWAY,
    },
    text: usd,
    shows: (value) => isTidy(value) && value < 3 * key && 4 * value > key,
  };
}

const ASK = {
  sum: (rng: Rng) => mirrored(rng, askSum),
  difference: (rng: Rng) => mirrored(rng, askDifference),
  three: askThree,
};

function mirrored(rng: Rng, ask: (drawn: Mirrored) => AskedProblem): AskedProblem | null {
  const drawn = drawMirrored(rng);
  return drawn && ask(drawn);
}

/** Tries all pairs of values. */
const pairOf = (p: number, q: number, c: number, r: number, s: number, d: number) =>
  range(1, 60)
    .flatMap((x) => range(1, 60).map((y) => [x, y] as const))
    .find(([x, y]) => p * x + q * y === c && r * x + s * y === d) ?? [NaN, NaN];

const isSum: StemReading["fits"] = (tried, p, q, c, r, s, d) => {
  const [x, y] = pairOf(p, q, c, r, s, d);
  return near(tried, x + y);
};
const isDifference: StemReading["fits"] = (tried, p, q, c, r, s, d) => {
  const [x, y] = pairOf(p, q, c, r, s, d);
  return near(tried, x - y);
};

/** Any one way to satisfy both equations. */
const totalOf = (coefficients: number[]): number => {
  const [a = 1, b = 1, e = 1, c = 0, f = 1, g = 1, h = 1, d = 0] = coefficients;
  for (const x of range(1, 60))
    for (const y of range(1, 60)) {
      const z = (c - a * x - b * y) / e;
      if (z > 0 && near(f * x + g * y + h * z, d)) return x + y + z;
    }
  return NaN;
};

/** In formulas, a coefficient of 1 isn't written. */
const unwritten = (given: number[]): number[] => given.map((k) => k || 1);

const TWO = "(\\d+)x \\+ (\\d+)y = (\\d+)";
const THREE = "(\\d*)x \\+ (\\d*)y \\+ (\\d*)z = (\\d+)";
const ORDER = "of (\\d+) pens?, (\\d+) folders?, and (\\d+) notebooks? is \\$(\\d+)";

const READINGS: readonly StemReading[] = [
  {
    wording: /, (\d+) adult .* (\d+) child .* \$(\d+), and (\d+) adult .* (\d+) child .* \$(\d+)\./,
    fits: isSum,
  },
  {
    wording: /If (\d+) calendars and (\d+) .* \$(\d+), and (\d+) calendars and (\d+) .* \$(\d+),/,
    fits: isSum,
  },
  { wording: new RegExp(`${TWO} and ${TWO}, .* x \\+ y\\?`), fits: isSum },
  {
    wording: /paid \$(\d+) for (\d+) binders and (\d+) .* \$(\d+) for (\d+) .* and (\d+) /,
    fits: (tried, c, p, q, d, r, s) => isDifference(tried, p, q, c, r, s, d),
  },
  { wording: new RegExp(`${TWO} and ${TWO}, .* x - y\\?`), fits: isDifference },
  {
    wording: /(\d+)a = (\d+) - (\d+)b and (\d+)a = (\d+) - (\d+)b/,
    fits: (tried, p, c, q, r, d, s) => isDifference(tried, p, q, c, r, s, d),
  },
  {
    wording: new RegExp(`${THREE} and ${THREE}, .* average`),
    fits: (tried, ...given) => near(3 * tried, totalOf(unwritten(given))),
  },
  {
    wording: new RegExp(`${THREE} and ${THREE}, .* value`),
    fits: (tried, ...given) => near(tried, totalOf(unwritten(given))),
  },
  {
    wording: new RegExp(`${ORDER}, and the total cost ${ORDER}\\.`),
    fits: (tried, ...given) => near(tried, totalOf(given)),
  },
];

export const template: ProblemTemplate = {
  id: "combine-equations",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "The expression asked for is a combination of the equations: no letter need be solved for.",

  make(rng) {
    const kind = rng.pick(["sum", "difference", "three"] as const);
    const asked = range(1, 50).reduce<AskedProblem | null>(
      (found) => found ?? ASK[kind](rng),
      null,
    );
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Finds values that satisfy the equations by trial. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
