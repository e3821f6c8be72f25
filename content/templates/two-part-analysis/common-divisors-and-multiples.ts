import {
  divisorsOf,
  fittingPairs,
  gcd,
  listed,
  pairDraft,
  type PairReading,
  type Rng,
  texThousands as tex,
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
      [
        "Width",
        `the width, in inches, of the ${whole}`,
        m,
        `${m} is $${g} \\cdot ${p}$, and ${p} rows of ${q} are ${p * q} ${all}.`,
      ],
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
        `${factorPairs(p, q)} Since 1 and ${p * q} would mean only one row, $a$ and $b$ are ${p} and ${q}.`,
        `So the width is $${g} \\cdot ${p} = ${m}$ inches, and the length is $${g} \\cdot ${q} = ${n}$ inches.`,
      ],
      check: `The area is $${m} \\cdot ${n} = ${tex(m * n)}$ square inches. The ${all} cover $${p * q} \\cdot ${g}^2 = ${p * q} \\cdot ${g * g} = ${tex(m * n)}$ square inches, too.`,
      takeaway: "Divide both lengths by their greatest common divisor first.",
    },
  };
}

/** Which factors of the number of squares have no factor in common. */
function factorPairs(p: number, q: number): string {
  const pieces = p * q;
  const pairs = divisorsOf(pieces)
    .filter((k) => k * k <= pieces)
    .map((k) => [k, pieces / k] as const);
  const shared = pairs.filter(([k, l]) => gcd(k, l) > 1);
  const shown = (some: typeof pairs): string[] => some.map(([k, l]) => `$${k} \\cdot ${l}$`);
  const all = `As a product of two integers, ${pieces} is ${listed(shown(pairs), "or")}.`;
  if (shared.length === 0) return all;
  return `${all} In ${listed(shown(shared))}, the two have a common factor.`;
}

/** Lengths that give as many squares, or squares of that size, but not both. */
function wrongInPair(g: number, p: number, q: number, all: string) {
  const twice = [2 * p, q / 2, p / 2, 2 * q].filter((k) => Number.isInteger(k) && k > 1);
  return [
    [
      g,
      `A side of ${g} inches would have room for only one of the ${g}-inch ${all}, so only one row.`,
    ],
    [g * p * q, `That is $${g} \\cdot ${p * q}$, so all ${p * q} ${all} would be in only one row.`],
    ...twice.map((k) => [g * k, whyNotSide(k)] as const),
    ...[p - 1, p + 1, q - 1, q + 1]
      .filter((k) => k > 1)
      .map((k) => [g * k, whyNotSide(k)] as const)
      .filter(([value]) => (p * q) % (value / g) !== 0),
    [p * q, `That is $${p} \\cdot ${q}$, the number of ${all}, not a length.`],
  ] as const;

  function whyNotSide(k: number): string {
    const along = `${g * k} is $${g} \\cdot ${k}$, so ${k} ${all} would fit along that side`;
    if ((p * q) % k !== 0) return `${along}, but ${p * q} is not a multiple of ${k}.`;
    const other = (p * q) / k;
    return `${along} and $\\frac{${p * q}}{${k}} = ${other}$ along the other. But then ${all} of $${gcd(k, other)} \\cdot ${g} = ${gcd(k, other) * g}$ inches would fit, too.`;
  }
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
  const next = divisorsOf(G).find((n) => n > most)!;
  const sets = { first, second, one, all, P, Q, k, c };
  return {
    variant: `sets/${name}`,
    difficulty: 5,
    facts: `${who} will use all of its ${P} ${first} and ${Q} ${second} to prepare identical ${all} for ${whom}. There must be at least ${k + 1} ${all}, and each ${one} must contain at least ${c + 1} ${first}.`,
    asks: [
      [
        "Least",
        `the least possible number of ${all}`,
        least,
        `The smaller common divisors of ${P} and ${Q} (${listed(
          divisorsOf(G)
            .filter((n) => n < least)
            .map(String),
        )}) are less than ${k + 1}.`,
      ],
      [
        "Greatest",
        `the greatest possible number of ${all}`,
        most,
        `Each ${one} would contain ${P / most} ${first}. With ${next}, the next common divisor, it would be only ${P / next}.`,
      ],
    ] as const,
    wrong: wrongSets(sets, fit),
    solution: {
      idea: `The number of ${all} must be a divisor of both ${P} and ${Q}, so of their greatest common divisor.`,
      steps: [
        `$${P} = ${G} \\cdot ${a}$ and $${Q} = ${G} \\cdot ${b}$, and ${a} and ${b} have no common factor, so the greatest common divisor is ${G}.`,
        `The divisors of ${G} are ${listed(divisorsOf(G).map(String))}. The least of them that is at least ${k + 1} is ${least}. Each ${one} then contains $\\frac{${P}}{${least}} = ${P / least}$ ${first}, which is enough.`,
        `With ${most} ${all}, each contains $\\frac{${P}}{${most}} = ${P / most}$ ${first}, at least ${c + 1}. With ${next}, the next divisor, each contains only $\\frac{${P}}{${next}} = ${P / next}$. So ${most} is the greatest number.`,
      ],
      check: `All are used: $${least} \\cdot ${P / least} = ${most} \\cdot ${P / most} = ${P}$ ${first}, and $${least} \\cdot ${Q / least} = ${most} \\cdot ${Q / most} = ${Q}$ ${second}.`,
      takeaway: "Equal sets without a remainder are common divisors.",
    },
  };
}

/** What is divided into sets, and of what there must be more than k and c. */
interface Sets {
  readonly first: string;
  readonly second: string;
  readonly one: string;
  readonly all: string;
  readonly P: number;
  readonly Q: number;
  readonly k: number;
  readonly c: number;
}

function wrongSets({ first, second, one, all, P, Q, k, c }: Sets, fit: readonly number[]) {
  const G = gcd(P, Q);
  const [least, most] = [Math.min(...fit), Math.max(...fit)];
  const others = [...new Set([...divisorsOf(P), ...divisorsOf(Q)])].filter(
    (n) => n > k / 2 && n <= G && !fit.includes(n),
  );
  const middle = fit.filter((n) => n > least && n < most);
  return [
    [G, `Each ${one} would contain only ${P} ÷ ${G} = ${P / G} ${first}, fewer than ${c + 1}.`],
    ...others.map((n) => [n, whyNot(n)] as const).toReversed(),
    ...middle.map(
      (n) => [n, `${n} ${all} are possible, but so are ${least} and ${most}.`] as const,
    ),
    [P / most, `That is ${P} ÷ ${most}, the number of ${first} in each ${one}.`],
  ] as const;

  function whyNot(n: number): string {
    if (P % n !== 0) return remainder(P, first);
    if (Q % n !== 0) return remainder(Q, second);
    return n <= k
      ? `There must be at least ${k + 1} ${all}, and ${n} is fewer.`
      : `Each ${one} would contain only ${P} ÷ ${n} = ${P / n} ${first}, fewer than ${c + 1}.`;

    function remainder(total: number, things: string): string {
      return `${total} ${things} divided equally among ${n} ${all} leave a remainder of ${total % n}.`;
    }
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
