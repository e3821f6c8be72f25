import {
  divisorsOf,
  fittingPairs,
  gcd,
  listed,
  pairDraft,
  type PairReading,
  type Rng,
  type TwoPartTemplate,
} from "@theta/items/template";

const PARTS = [3, 4, 5, 7, 8, 9, 11, 13] as const;

/** What's covered with equal squares, and what these are. */
const SURFACES = [
  ["floor", "A contractor will cover a rectangular floor", "floor", "tiles"],
  ["wall", "A designer will cover a rectangular section of a wall", "section", "panels"],
  ["quilt", "A quilter will make a rectangular quilt", "quilt", "patches"],
] as const;

/** The greatest common divisor of two lengths and how many squares fit give the two. */
function askPair(rng: Rng) {
  const g = rng.int(6, 15);
  const [p, q] = rng.sample(PARTS, 2).toSorted((a, b) => a - b) as [number, number];
  if (gcd(p, q) > 1) return null;
  const [m, n] = [g * p, g * q];
  if (n > 150) return null;
  const [name, opening, whole, all] = rng.pick(SURFACES);
  return {
    variant: `pair/${name}`,
    difficulty: 4,
    facts: `${opening} with identical square ${all} in two or more rows and two or more columns, without gaps and without cutting any of the ${all}. The width and the length of the ${whole} are whole numbers of inches, and the width is less than the length. The largest ${all} that can be used are ${g} inches on each side, and exactly ${p * q} of these ${all} are needed.`,
    asks: [
      ["Width", `the width, in inches, of the ${whole}`, m, `${m} is $${g} \\cdot ${p}$.`],
      [
        "Length",
        `the length, in inches, of the ${whole}`,
        n,
        `${n} is $${g} \\cdot ${q}$, and ${p} and ${q} have no common factor.`,
      ],
    ] as const,
    wrong: wrongInPair(g, p, q, all),
    solution: {
      idea: `The largest ${all} are as wide as the greatest common divisor of the two lengths: $${g}a$ and $${g}b$, where $a$ and $b$ have no common factor greater than 1.`,
      steps: [
        `There are $a$ rows of $b$ ${all}, so $ab = ${p * q}$.`,
        `Without a common factor, $a$ and $b$ can be 1 and ${p * q} or ${p} and ${q}. In the first case, there would be only one row.`,
        `So the width is $${g} \\cdot ${p} = ${m}$ inches, and the length is $${g} \\cdot ${q} = ${n}$ inches.`,
      ],
      check: `The greatest common divisor of ${m} and ${n} is ${g}, and ${p} rows of ${q} are ${p * q} ${all}.`,
      takeaway: "Divide both lengths by their greatest common divisor first.",
    },
  };
}

/** Lengths that give as many squares, or squares of that size, but not both. */
function wrongInPair(g: number, p: number, q: number, all: string) {
  const twice = [2 * p, q / 2, p / 2, 2 * q].filter((k) => Number.isInteger(k) && k > 1);
  return [
    [g, `Then there would be only one row of ${all}.`],
    [g * p * q, `With this length, there would be only one row of ${all}.`],
    ...twice.map(
      (k) => [g * k, `It takes whole ${all}, but their number wouldn't be ${p * q}.`] as const,
    ),
    ...[p - 1, p + 1, q - 1, q + 1]
      .filter((k) => k > 1)
      .map((k) => [g * k, `${p * q} is not a multiple of ${k}.`] as const)
      .filter(([value]) => (p * q) % (value / g) !== 0),
    [p * q, `That is the number of ${all}, not a length.`],
  ] as const;
}

/** Who divides what among whom, and into what. */
const SETS = [
  ["boxes", "A company", "pens", "notepads", "box", "boxes", "branch offices"],
  ["packages", "A food bank", "cans of soup", "boxes of cereal", "package", "packages", "families"],
  ["kits", "A school", "markers", "crayons", "kit", "kits", "classrooms"],
] as const;

/** Equal sets of two things without a remainder: how few and how many. */
function askSets(rng: Rng) {
  const [name, who, first, second, one, all, whom] = rng.pick(SETS);
  const G = rng.pick([24, 30, 36, 40, 42, 48, 54, 56, 60, 72, 80, 84, 90]);
  const [a, b] = rng.sample([2, 3, 4, 5, 7], 2) as [number, number];
  if (gcd(a, b) > 1) return null;
  const [P, Q] = [G * a, G * b];
  const [k, c] = [rng.int(3, 8), rng.int(5, 15)];
  const fit = divisorsOf(G).filter((n) => n > k && P / n > c);
  const [least, most] = [Math.min(...fit), Math.max(...fit)];
  if (fit.length < 2 || P > 400 || Q > 400 || most === G || divisorsOf(G).includes(k)) return null;
  const others = [...new Set([...divisorsOf(P), ...divisorsOf(Q)])].filter(
    (n) => n > k / 2 && n <= G && !fit.includes(n),
  );
  const middle = fit.filter((n) => n > least && n < most);
  return {
    variant: `sets/${name}`,
    difficulty: 5,
    facts: `${who} will use all of its ${P} ${first} and ${Q} ${second} to prepare identical ${all} for ${whom}. There must be at least ${k + 1} ${all}, and each ${one} must contain at least ${c + 1} ${first}.`,
    asks: [
      [
        "Least",
        `the least possible number of ${all}`,
        least,
        `${least} is the least common divisor of ${P} and ${Q} that is at least ${k + 1}.`,
      ],
      [
        "Greatest",
        `the greatest possible number of ${all}`,
        most,
        `Each ${one} would contain ${P / most} ${first}. With more ${all}, it would be fewer than ${c + 1}.`,
      ],
    ] as const,
    wrong: [
      [G, `Each ${one} would contain only ${a} ${first}.`],
      ...others.map((n) => [n, whyNot(n)] as const).toReversed(),
      ...middle.map((n) => [n, "It is possible, but neither the least nor the greatest."] as const),
      [P / most, `That is the number of ${first} in each ${one}.`],
    ] as const,
    solution: {
      idea: `The number of ${all} must be a divisor of both ${P} and ${Q}, so of their greatest common divisor, ${G}.`,
      steps: [
        `The divisors of ${G} are ${listed(divisorsOf(G).map(String))}. At least ${k + 1} ${all} means that ${least} is the least.`,
        `At least ${c + 1} ${first} in each ${one} means that ${P} divided by the number of ${all} is at least ${c + 1}. The greatest divisor for which this is true is ${most}: $\\frac{${P}}{${most}} = ${P / most}$.`,
      ],
      check: `${most} ${all} would contain ${P / most} ${first} and ${Q / most} ${second} each.`,
      takeaway: "Equal sets without a remainder are common divisors.",
    },
  };

  function whyNot(n: number): string {
    if (P % n !== 0) return `${P} is not a multiple of ${n}.`;
    if (Q % n !== 0) return `${Q} is not a multiple of ${n}.`;
    return n <= k
      ? `There must be at least ${k + 1}.`
      : `Each ${one} would contain only ${P / n} ${first}.`;
  }
}

const READINGS: readonly PairReading[] = [
  {
    wording: /are (\d+) inches on each side, and exactly (\d+) of/,
    fits: (m, n, g = 0, pieces = 0) =>
      m < n && m > g && gcd(m, n) === g && m * n === pieces * g * g,
  },
  {
    wording: /all of its (\d+) \D+ and (\d+) .* at least (\d+) .* at least (\d+)/,
    fits: (least, most, P = 0, Q = 0, k = 0, c = 0) => {
      const fit = [];
      for (let n = k; n * c <= P; n++) if (P % n === 0 && Q % n === 0) fit.push(n);
      return fit[0] === least && fit.at(-1) === most;
    },
  },
];

export const template: TwoPartTemplate = {
  id: "common-divisors-and-multiples",
  format: "two-part-analysis",
  kind: "math",
  pattern:
    "Two lengths and the largest squares that cover them, or how many equal sets are possible.",

  make(rng) {
    const tries = rng.pick([[askPair], Array.from({ length: 6 }, () => askSets)]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
