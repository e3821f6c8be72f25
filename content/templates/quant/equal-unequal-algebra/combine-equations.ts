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

/** A wrong option that takes one total for a multiple of the sum. */
const partOf = (whole: number, by: number, ofX: number, ofY: number): string =>
  `This is $\\frac{${whole}}{${by}}$, as if ${whole} were ${by} times the sum. It is ${ofX} times [[one]] plus ${ofY} times [[other]].`;

function askSum({ p, q, x, y, c, d }: Mirrored): AskedProblem {
  const key = x + y;
  const dividedBy = (by: string): string =>
    `This is $\\frac{${c + d}}{${by}}$. [[together]] So divide ${c + d} by ${p + q}.`;
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
      [(c + d) / (2 * q), `divides by ${2 * q}`, dividedBy(`2 \\cdot ${q}`)],
      [(c + d) / (2 * p), `divides by ${2 * p}`, dividedBy(`2 \\cdot ${p}`)],
      [x, "finds one of them", `This is only [[one]]. Add [[other]], ${y}.`],
      [
        (c + d) / (p + q) / 2,
        "averages",
        `This is $\\frac{${key}}{2}$, the average of [[one]] and [[other]], not their sum.`,
      ],
      [
        c - d,
        "subtracts the totals",
        `This is $${c} - ${d}$, which is ${p - q === 1 ? "" : `${p - q} times `}the difference of [[one]] and [[other]].`,
      ],
      [c / q, "uses one equation", partOf(c, q, p, q)],
      [(c + d) / p, `divides by ${p}`, dividedBy(String(p))],
      [c / p, "uses one equation", partOf(c, p, p, q)],
      [d / p, "uses one equation", partOf(d, p, q, p)],
      [d / q, "uses one equation", partOf(d, q, q, p)],
      [(c + d) / q, `divides by ${q}`, dividedBy(String(q))],
      [c / 2, "halves a total", partOf(c, 2, p, q)],
      [d / 2, "halves a total", partOf(d, 2, q, p)],
      [y, "finds one of them", `This is only [[other]]. Add [[one]], ${x}.`],
    ],
    solution: {
      idea: `[[Idea]]`,
      fast: [`[[Fast]]`],
      steps: [
        `[[Start]] $${p}x + ${q}y = ${c}$ and $${q}x + ${p}y = ${d}$.`,
        `Multiply the first equation by ${p} and the second by ${q}, and subtract: $${p * p - q * q}x = ${p * c - q * d}$, so $x = ${x}$.`,
        `Then $${q}y = ${c} - ${p * x} = ${q * y}$, so $y = ${y}$ and $x + y = ${x} + ${y} = ${key}$.`,
      ],
      check: `$${p} \\cdot ${x} + ${q} \\cdot ${y} = ${c}$, and $${q} \\cdot ${x} + ${p} \\cdot ${y} = ${d}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => {
      if (wording === 3)
        return {
          one: "$x$",
          other: "$y$",
          together: `Adding the equations gives $${p + q}(x + y)$.`,
          idea: `Adding the two equations gives $x$ and $y$ the same coefficient, $${p} + ${q} = ${p + q}$.`,
          fast: `Add the equations: $${p + q}x + ${p + q}y = ${c + d}$, so $x + y = \\frac{${c + d}}{${p + q}} = ${key}$.`,
          start: "The equations are",
        };
      const [one, other] =
        wording === 1 ? ["adult ticket", "child ticket"] : ["calendar", "notebook"];
      return {
        one: `the price of ${one === "calendar" ? "a" : "an"} ${one}`,
        other: `the price of a ${other}`,
        together: `The two totals pay for ${p + q} ${one}s and ${p + q} ${other}s.`,
        idea: `Both purchases together have the same number of ${one}s and ${other}s, $${p} + ${q} = ${p + q}$ of each.`,
        fast: `Together, ${p + q} ${one}s and ${p + q} ${other}s cost $${c} + ${d} = ${c + d}$ dollars, so 1 ${one} and 1 ${other} cost $\\frac{${c + d}}{${p + q}} = ${key}$ dollars.`,
        start: `If $x$ dollars is the price of ${one === "calendar" ? "a" : "an"} ${one} and $y$ dollars that of a ${other},`,
      };
    },
    text: usd,
    shows: (value) => isTidy(value) && value < 3 * key && 4 * value > key,
  };
}

function askDifference({ p, q, x, y, c, d }: Mirrored): AskedProblem {
  const key = x - y;
  const dividedBy = (by: number): string =>
    `This is $\\frac{${c - d}}{${by}}$, but $${c} - ${d} = ${c - d}$ is ${p - q === 1 ? "" : `${p - q} times `}the difference of [[one]] and [[other]]${p - q === 1 ? " already" : ""}.`;
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
      [
        c - d,
        "stops before dividing",
        `This is $${c} - ${d}$, which is ${p - q} times the difference of [[one]] and [[other]].`,
      ],
      [x, "finds one of them", `This is [[one]]. Subtract [[other]], ${y}.`],
      [y, "finds one of them", `This is [[other]]. Subtract it from [[one]], ${x}.`],
      [x + y, "adds the equations", `This is $${x} + ${y}$, the sum of [[one]] and [[other]].`],
      [(c - d) / (p + q), `divides by ${p + q}`, dividedBy(p + q)],
      [(c - d) / 2, "divides by 2", dividedBy(2)],
      [
        p - q,
        "compares the coefficients",
        `This is $${p} - ${q}$, which compares [[numbers]] only.`,
      ],
      [
        (x + y) / 2,
        "averages",
        `This is $\\frac{${x} + ${y}}{2}$, the average of [[one]] and [[other]].`,
      ],
      [x / 2, "halves a value", `This is half of [[one]], which is ${x}.`],
      [
        2 * key,
        "counts twice",
        `This is twice the difference of [[one]] and [[other]], $2(${x} - ${y})$.`,
      ],
      [(c - d) / p, `divides by ${p}`, dividedBy(p)],
      [(c - d) / q, `divides by ${q}`, dividedBy(q)],
    ],
    solution: {
      idea: `[[Idea]]`,
      fast: [
        `[[Start]] $${p}[[a]] + ${q}[[b]] = ${c}$ and $${q}[[a]] + ${p}[[b]] = ${d}$. Subtract: $${
          p - q === 1
            ? `[[a]] - [[b]] = ${c} - ${d} = ${key}$.`
            : `${p - q}[[a]] - ${p - q}[[b]] = ${c - d}$, so $[[a]] - [[b]] = \\frac{${c - d}}{${p - q}} = ${key}$.`
        }`,
      ],
      steps: [
        `Multiply $${p}[[a]] + ${q}[[b]] = ${c}$ by ${p} and $${q}[[a]] + ${p}[[b]] = ${d}$ by ${q}, and subtract: $${p * p - q * q}[[a]] = ${p * c - q * d}$, so $[[a]] = ${x}$.`,
        `Then $${q}[[b]] = ${c} - ${p * x} = ${q * y}$, so $[[b]] = ${y}$ and $[[a]] - [[b]] = ${x} - ${y} = ${key}$.`,
      ],
      check: `$${p} \\cdot ${x} + ${q} \\cdot ${y} = ${c}$, and $${q} \\cdot ${x} + ${p} \\cdot ${y} = ${d}$.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => {
      const [m, n] = wording === 3 ? ["a", "b"] : ["x", "y"];
      const isStory = wording === 1;
      return {
        a: m,
        b: n,
        one: isStory ? "the price of a binder" : `$${m}$`,
        other: isStory ? "the price of a notebook" : `$${n}$`,
        numbers: isStory ? "the numbers of items" : "the coefficients",
        idea: isStory
          ? `The first purchase has ${p - q} more ${p - q === 1 ? "binder" : "binders"} and ${p - q} fewer ${p - q === 1 ? "notebook" : "notebooks"} than the second one, so subtract the totals.`
          : `Subtracting one equation from the other leaves ${p - q === 1 ? "" : "a multiple of "}$${m} - ${n}$.`,
        start: isStory
          ? "If $x$ dollars is the price of a binder and $y$ dollars that of a notebook,"
          : wording === 3
            ? "Add the terms in $b$ to both sides:"
            : "The equations are",
      };
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

/** A wrong option that divides one total. */
const oneTotal = (whole: number, by: number): string =>
  `This is $\\frac{${whole}}{${by}}$, which divides one total by [[all]]. But ${whole} doesn't contain [[same]].`;

function askThree(rng: Rng): AskedProblem | null {
  const drawn = drawThree(rng);
  if (!drawn) return null;
  const { shared, a, b, e, total, c, d } = drawn;
  const [one, other] = [side(a, b, e), side(shared - a, shared - b, shared - e)];
  const isMean = total % 3 === 0 && rng.chance(0.5);
  const key = isMean ? total / 3 : total;
  const dividedBy = (by: number): string =>
    `This is $\\frac{${c + d}}{${by}}$. [[together]] So divide ${c + d} by ${isMean ? `$3 \\cdot ${shared}$` : shared}.`;
  const thirdOf = (whole: number): string =>
    isMean
      ? `This is $\\frac{${whole}}{3}$, as if $x + y + z$ were ${whole}. It is ${total}.`
      : `This is $\\frac{${whole}}{3}$, but ${whole} doesn't contain [[same]].`;
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
      [c / (a + b + e), "uses one equation", oneTotal(c, a + b + e)],
      [d / (3 * shared - a - b - e), "uses one equation", oneTotal(d, 3 * shared - a - b - e)],
      [(c + d) / (shared - 1), "miscounts a coefficient", dividedBy(shared - 1)],
      [(c + d) / (shared + 1), "miscounts a coefficient", dividedBy(shared + 1)],
      [c / 3, "divides one total", thirdOf(c)],
      [d / 3, "divides one total", thirdOf(d)],
      [
        Math.abs(c - d),
        "subtracts the equations",
        `This is $${Math.max(c, d)} - ${Math.min(c, d)}$, but subtracting doesn't leave [[same]].`,
      ],
      [c / 2, "halves a total", `This is half of ${c}, which doesn't contain [[same]].`],
      [d / 2, "halves a total", `This is half of ${d}, which doesn't contain [[same]].`],
      [(c + d) / 3, "divides by the number of letters", dividedBy(3)],
      [(c + d) / (isMean ? 6 : 2), "averages the equations", dividedBy(isMean ? 6 : 2)],
      [
        isMean ? total : total / 3,
        "answers another question",
        isMean
          ? `This is the sum, $x + y + z$. The average is $\\frac{${total}}{3}$.`
          : `This is $\\frac{${total}}{3}$, the average of the three values, not their sum.`,
      ],
      [
        (c + d) / (2 * shared),
        "divides twice",
        isMean
          ? `This is $\\frac{${total}}{2}$. The average of three numbers is a third of their sum.`
          : `This is $\\frac{${total}}{2}$, only half of the sum.`,
      ],
    ],
    solution: {
      idea: `[[Idea]]`,
      steps: [
        `[[Start]] $${one} = ${c}$ and $${other} = ${d}$.`,
        `Add the equations: $${shared}x + ${shared}y + ${shared}z = ${c + d}$.`,
        `Divide by ${shared}: $x + y + z = \\frac{${c + d}}{${shared}} = ${total}$.`,
        ...(isMean ? [`The average is $\\frac{${total}}{3} = ${key}$.`] : []),
      ],
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      isMean || wording === 2
        ? {
            all: "the sum of the coefficients",
            same: "the same number of $x$, $y$, and $z$",
            together: `Adding the equations gives $${shared}(x + y + z)$.`,
            idea: `Two equations don't determine three letters, but adding them gives each letter the coefficient ${shared}.`,
            start: "The equations are",
          }
        : {
            all: "the number of items",
            same: "the same number of pens, folders, and notebooks",
            together: `The two totals pay for ${shared} pens, ${shared} folders, and ${shared} notebooks.`,
            idea: `The three prices can't be found, but both purchases together have ${shared} of each item.`,
            start:
              "If $x$, $y$, and $z$ dollars are the prices of a pen, a folder, and a notebook,",
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
