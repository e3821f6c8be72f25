import {
  divisorsOf,
  fittingPairs,
  gcd,
  lcm,
  listed,
  pairDraft,
  type PairReading,
  type Rng,
  texThousands as tex,
  thousands,
  type TwoPartTemplate,
} from "@theta/items/template";

const PARTS = [3, 4, 5, 7, 8, 9, 11, 13] as const;

/** The greatest common divisor with the least common multiple or the product gives the pair. */
function askPair(rng: Rng) {
  const g = rng.int(3, 15);
  const [p, q] = rng.sample(PARTS, 2).toSorted((a, b) => a - b) as [number, number];
  if (gcd(p, q) > 1) return null;
  const [m, n] = [g * p, g * q];
  const byProduct = rng.chance(0.5);
  const given = byProduct ? m * n : g * p * q;
  if (n > 150) return null;
  return {
    variant: byProduct ? "pair/product" : "pair/multiple",
    context: "pure" as const,
    difficulty: 4,
    facts: `The positive integers $m$ and $n$ are such that $m < n$ and $n$ is not a multiple of $m$. The greatest common divisor of $m$ and $n$ is ${g}, and ${byProduct ? `the product of $m$ and $n$ is ${thousands(given)}` : `the least common multiple of $m$ and $n$ is ${given}`}.`,
    asks: [
      ["Lesser", "the value of $m$", m, `${m} is $${g} \\cdot ${p}$.`],
      [
        "Greater",
        "the value of $n$",
        n,
        `${n} is $${g} \\cdot ${q}$, and ${p} and ${q} have no common factor.`,
      ],
    ] as const,
    wrong: wrongInPair(g, p, q, byProduct),
    solution: {
      idea: `Write $m = ${g}a$ and $n = ${g}b$, where $a$ and $b$ have no common factor greater than 1.`,
      steps: [
        byProduct
          ? `The product is $${g * g}ab = ${tex(given)}$, so $ab = ${p * q}$.`
          : `The least common multiple is $${g}ab = ${given}$, so $ab = ${p * q}$.`,
        `Without a common factor, $a$ and $b$ can be 1 and ${p * q} or ${p} and ${q}. In the first case, $n$ would be a multiple of $m$.`,
        `So $m = ${g} \\cdot ${p} = ${m}$ and $n = ${g} \\cdot ${q} = ${n}$.`,
      ],
      check: `The greatest common divisor of ${m} and ${n} is ${g}, and their ${byProduct ? `product is ${thousands(given)}` : `least common multiple is ${given}`}.`,
      takeaway: "Divide both integers by their greatest common divisor first.",
    },
  };
}

/** Integers that share the product or the least common multiple, but not the divisor. */
function wrongInPair(g: number, p: number, q: number, byProduct: boolean) {
  const given = byProduct ? g * g * p * q : g * p * q;
  const near = divisorsOf(given).filter((d) => d > g && d < g * p * q && d % g !== 0);
  return [
    [
      g * p * q,
      `With ${g}, it has the right ${byProduct ? "product" : "least common multiple"}, but it is a multiple of ${g}.`,
    ],
    ...near
      .filter((d) => d > (g * p) / 2 && d < 2 * g * q)
      .map((d) => [d, `It is not a multiple of ${g}, and both integers must be.`] as const),
    [g, "Then the greater integer would be a multiple of it."],
    ...[p - 1, p + 1, q + 1, 2 * p].map(
      (k) => [g * k, `It is a multiple of ${g}, but no other row goes with it.`] as const,
    ),
    [p * q, `That is the product of the two integers after each is divided by ${g}.`],
  ] as const;
}

const SETS = [
  ["kits", "A company will divide", "pens", "notepads", "identical welcome kits", "kit"],
  ["bags", "A food bank will divide", "cans of soup", "boxes of cereal", "identical bags", "bag"],
  ["boxes", "A club will divide", "apples", "oranges", "identical boxes", "box"],
] as const;

/** Equal sets of two things without a remainder: how few and how many. */
function askSets(rng: Rng) {
  const [name, opening, first, second, many, one] = rng.pick(SETS);
  const all = one === "box" ? "boxes" : `${one}s`;
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
    facts: `${opening} ${P} ${first} and ${Q} ${second} into ${many}, so that every ${one} contains the same number of ${first} and the same number of ${second} and nothing is left over. There will be more than ${k} ${all}, and each ${one} will contain more than ${c} ${first}.`,
    asks: [
      [
        "Least",
        `the least possible number of ${all}`,
        least,
        `${least} is the least common divisor of ${P} and ${Q} that is greater than ${k}.`,
      ],
      [
        "Greatest",
        `the greatest possible number of ${all}`,
        most,
        `Each ${one} would contain ${P / most} ${first}. With more ${all}, it would be at most ${c}.`,
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
        `The divisors of ${G} are ${listed(divisorsOf(G).map(String))}. More than ${k} ${all} means that ${least} is the least.`,
        `More than ${c} ${first} in each ${one} means that ${P} divided by the number of ${all} is greater than ${c}. The greatest divisor for which this is true is ${most}: $\\frac{${P}}{${most}} = ${P / most}$.`,
      ],
      check: `${most} ${all} would contain ${P / most} ${first} and ${Q / most} ${second} each.`,
      takeaway: "Equal sets without a remainder are common divisors.",
    },
  };

  function whyNot(n: number): string {
    if (P % n !== 0) return `${P} is not a multiple of ${n}.`;
    if (Q % n !== 0) return `${Q} is not a multiple of ${n}.`;
    return n <= k
      ? `There must be more than ${k}.`
      : `Each ${one} would contain only ${P / n} ${first}.`;
  }
}

const READINGS: readonly PairReading[] = [
  {
    wording: /divisor of m and n is (\d+), and the (?:product) of m and n is (\d+)/,
    fits: (m, n, g = 0, given = 0) => m < n && n % m !== 0 && gcd(m, n) === g && m * n === given,
  },
  {
    wording: /divisor of m and n is (\d+), and the (?:least common multiple) of m and n is (\d+)/,
    fits: (m, n, g = 0, given = 0) =>
      m < n && n % m !== 0 && gcd(m, n) === g && lcm(m, n) === given,
  },
  {
    wording: /will divide (\d+) \D+ and (\d+) .* more than (\d+) .* more than (\d+)/,
    fits: (least, most, P = 0, Q = 0, k = 0, c = 0) => {
      const fit = [];
      for (let n = k + 1; n * c < P; n++) if (P % n === 0 && Q % n === 0) fit.push(n);
      return fit[0] === least && fit.at(-1) === most;
    },
  },
];

export const template: TwoPartTemplate = {
  id: "common-divisors-and-multiples",
  format: "two-part-analysis",
  kind: "math",
  pattern: "Two integers and their common divisors: which pair has them, or how many equal sets.",

  make(rng) {
    const tries = rng.pick([[askPair], Array.from({ length: 6 }, () => askSets)]);
    let asked = null;
    for (const ask of tries) asked ??= ask(rng);
    return asked && pairDraft(asked, rng);
  },

  check: (view) => fittingPairs(view, READINGS),
};
