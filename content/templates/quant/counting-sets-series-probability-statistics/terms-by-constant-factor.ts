import {
  type AskedProblem,
  capital,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  listed,
  near,
  openOptions,
  ordinal,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texFraction,
  texThousands as tex,
  thousands,
  type Wrong,
} from "@theta/items/template";

const TAKEAWAY =
  "With a constant factor, steps of equal length multiply by the same number; you rarely need the factor of a single step.";

/** From one known term to the next, and to the term in question, in steps of equal length. */
const PATHS = {
  between: { known: 2, asked: 1, difficulty: 5 },
  after: { known: 1, asked: 2, difficulty: 4 },
  beyond: { known: 2, asked: 3, difficulty: 6 },
  far: { known: 1, asked: 3, difficulty: 5 },
} as const;
type Path = keyof typeof PATHS;

/** What one step of several terms multiplies by. */
const FACTORS = [
  new Fraction(2),
  new Fraction(3),
  new Fraction(3, 2),
  new Fraction(5, 2),
  new Fraction(4, 3),
  new Fraction(5, 4),
];

const power = (factor: Fraction, exponent: number): Fraction =>
  range(1, exponent).reduce((all) => all.times(factor), new Fraction(1));

interface Terms {
  readonly isStory: boolean;
  readonly path: Path;
  readonly first: number;
  readonly factor: Fraction;
  readonly start: number;
  readonly step: number;
}

/** The term after so many steps. */
const termAt = ({ first, factor }: Terms, steps: number): number =>
  first * power(factor, steps).value;
const placeAt = ({ isStory, start, step }: Terms, steps: number): number =>
  isStory ? 1980 + 2 * (start + steps * step) : start + steps * step;
/** "the 6th term", "the population in 1992" */
const nameOf = (terms: Terms, steps: number): string =>
  terms.isStory
    ? `the population in ${placeAt(terms, steps)}`
    : `the ${ordinal(placeAt(terms, steps))} term`;
/** "the 6th term" or "1992" */
const spotOf = (terms: Terms, steps: number): string =>
  terms.isStory ? String(placeAt(terms, steps)) : nameOf(terms, steps);
/** "4 steps" or "8 years" for so many steps of equal length. */
const lengthOf = ({ isStory, step }: Terms, steps: number): string =>
  isStory ? `${2 * steps * step} years` : `${steps * step} steps`;

function wrongTerms(terms: Terms, key: number): Wrong[] {
  const { first, factor, step } = terms;
  const { known, asked } = PATHS[terms.path];
  const reached = termAt(terms, known);
  const perStep = (reached - first) / known;
  const unit = lengthOf(terms, 1);
  const things = terms.isStory ? "populations" : "terms";
  const f = `$${texFraction(factor)}$`;
  const equal = `But ${terms.isStory ? `every ${unit}, the population` : `for every ${unit}, a term`} is multiplied by ${f}.`;
  /** What a wrong factor for one step leads to, unless it is the right factor. */
  const byFactor = (wrong: number, said: string, steps: number): string =>
    factor.value === wrong
      ? `This is ${nameOf(terms, steps)}.`
      : `This ${said}, but the factor for ${unit} is ${f}.`;
  return [
    [
      first + asked * perStep,
      "takes equal differences",
      `This adds ${thousands(perStep)} for every ${unit} after ${spotOf(terms, 0)}. ${equal}`,
    ],
    [
      reached + perStep,
      "adds an equal difference",
      `This adds ${thousands(perStep)} to ${thousands(reached)}. ${equal}`,
    ],
    [termAt(terms, asked + 1), "goes one step too far", `This is ${nameOf(terms, asked + 1)}.`],
    [
      (reached / first) * reached,
      "multiplies by the whole factor",
      `The factor $\\frac{${tex(reached)}}{${tex(first)}}$ is for ${lengthOf(terms, known)}, so this is ${nameOf(terms, 2 * known)}.`,
    ],
    [
      reached + first,
      "adds the values",
      `This is $${tex(reached)} + ${tex(first)}$, the sum of the two given ${things}. ${equal}`,
    ],
    [reached / 2, "takes one half", byFactor(2, `is half of ${thousands(reached)}`, known - 1)],
    [
      reached - first,
      "subtracts the values",
      `This is $${tex(reached)} - ${tex(first)}$, the difference of the two given ${things}. ${equal}`,
    ],
    [2 * first, "doubles", byFactor(2, `doubles ${thousands(first)}`, 1)],
    [2 * reached, "doubles", byFactor(2, `doubles ${thousands(reached)}`, known + 1)],
    [
      first + perStep / 2,
      "takes a quarter of the difference",
      `This adds ${known === 1 ? "half" : "a quarter"} of the difference between ${thousands(first)} and ${thousands(reached)} to ${thousands(first)}. ${equal}`,
    ],
    [
      (key + reached) / 2,
      "averages two values",
      `This is halfway between ${thousands(Math.min(key, reached))} and ${thousands(Math.max(key, reached))}, which are ${nameOf(terms, Math.min(known, asked))} and ${nameOf(terms, Math.max(known, asked))}.`,
    ],
    [
      first * step,
      "multiplies by the distance",
      byFactor(step, `multiplies ${thousands(first)} by ${step}`, 1),
    ],
    [
      first + 2 * step,
      "adds the distance",
      `This adds ${2 * step} to ${thousands(first)}. ${equal}`,
    ],
    [
      key + first,
      "adds the first value",
      `This adds ${thousands(first)} to ${thousands(key)}, which is ${nameOf(terms, asked)} already.`,
    ],
  ];
}

function stepsOf(terms: Terms): string[] {
  const { path, first, factor } = terms;
  const { known, asked } = PATHS[path];
  const reached = termAt(terms, known);
  const f = texFraction(factor);
  const ratio = `\\frac{${tex(reached)}}{${tex(first)}}`;
  const whole =
    known === 1
      ? `For ${lengthOf(terms, 1)}, the factor is $${ratio} = ${f}$.`
      : `For ${lengthOf(terms, 2)}, the factor is $${ratio} = ${texFraction(power(factor, 2))}$, so for ${lengthOf(terms, 1)} it's the square root, $${f}$.`;
  const start = path === "between" ? 0 : known;
  const [from, times] = [termAt(terms, start), asked - start];
  const length = lengthOf(terms, times);
  const product = [tex(from), ...range(1, times).map(() => f)].join(" \\cdot ");
  return [
    whole,
    `From ${spotOf(terms, start)} to ${spotOf(terms, asked)} is ${times === 1 ? `${length}, so multiply by this factor once` : `${length}, or ${times} times ${lengthOf(terms, 1)}, so multiply by this factor ${times === 2 ? "twice" : `${times} times`}`}.`,
    `${capital(nameOf(terms, asked))} is $${product} = ${tex(termAt(terms, asked))}$.`,
  ];
}

function storyStem(terms: Terms): string {
  const { known, asked } = PATHS[terms.path];
  const [from, until, then] = [0, known, asked].map((steps) => placeAt(terms, steps));
  return `The population of a certain city increased by the same percent each year from ${from} to ${Math.max(until!, then!)}. If the population was ${thousands(terms.first)} in ${from} and ${thousands(termAt(terms, known))} in ${until}, what was the population in ${then}?`;
}

function pureStems(terms: Terms): string[] {
  const { known, asked } = PATHS[terms.path];
  const [p, q, r] = [0, known, asked].map((steps) => ordinal(placeAt(terms, steps)));
  const [first, reached] = [terms.first, termAt(terms, known)];
  return [
    `In a certain sequence of positive numbers, each term after the first is equal to the preceding term multiplied by a constant. If the ${p} term is ${first} and the ${q} term is ${reached}, what is the ${r} term?`,
    `The ${p} term of a sequence of positive numbers is ${first}, and the ${q} term is ${reached}. If the ratio of each term after the first to the preceding term is constant, what is the ${r} term of the sequence?`,
  ];
}

function askTerm(path: Path, rng: Rng): AskedProblem | null {
  const { known, asked, difficulty } = PATHS[path];
  const isStory = rng.chance(0.35);
  const factor = rng.pick(FACTORS);
  const most = Math.max(known, asked);
  const first = factor.bottom ** most * rng.int(2, 12) * (isStory ? 1000 : 1);
  const terms: Terms = { isStory, path, first, factor, start: rng.int(1, 4), step: rng.int(2, 5) };
  const [reached, key] = [termAt(terms, known), termAt(terms, asked)];
  if (Math.max(key, reached) > (isStory ? 400_000 : 400)) return null;
  if (isStory && factor.value > 2) return null;
  const linear = first + (asked * (reached - first)) / known;
  return {
    difficulty,
    stems: isStory ? [storyStem(terms)] : [],
    pure: isStory ? [] : pureStems(terms),
    key,
    why: stepsOf(terms).at(-1)!,
    wrong: wrongTerms(terms, key),
    solution: {
      idea: isStory
        ? `Every ${lengthOf(terms, 1)}, the population is multiplied by the same number, so find that factor.`
        : `Every ${lengthOf(terms, 1)} in the sequence multiply a term by the same number, so find that factor.`,
      ...(path === "between"
        ? {
            fast: [
              `${capital(nameOf(terms, 1))} is halfway, so its square is the product of the two that are given: $${tex(first)} \\cdot ${tex(reached)} = ${tex(key)}^2$.`,
            ],
          }
        : {}),
      steps: stepsOf(terms),
      check: `Equal differences would give ${thousands(linear)}, which is too ${path === "between" ? "great" : "small"}.`,
      takeaway: TAKEAWAY,
    },
    shows: (value) =>
      Number.isInteger(isStory ? value / 1000 : value) && value < 3 * key && 3 * value > key,
  };
}

/** The product of an odd number of terms, from the one in the middle. */
function askProduct(rng: Rng): AskedProblem | null {
  const [base, exponent] = rng.pick([
    [2, 2],
    [2, 3],
    [2, 4],
    [3, 2],
    [3, 3],
    [5, 2],
  ] as const);
  const half = rng.int(1, 3);
  const n = 2 * half + 1;
  const drawnStart = rng.int(1, 3);
  // Seven terms are too many to name, and "the first 7 terms" isn't.
  const start = half === 3 ? 1 : drawnStart;
  const middle = start + half;
  const key = n * exponent;
  const places = range(start, start + n - 1).map(ordinal);
  const terms = start === 1 ? `first ${n} terms` : `${listed(places)} terms`;
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `In a certain sequence of positive numbers, each term after the first is equal to a constant times the preceding term. If the ${ordinal(middle)} term is ${base ** exponent} and the product of the ${terms} is $${base}^k$, what is the value of $k$?`,
      `In a certain sequence of positive numbers, the ratio of each term after the first to the preceding term is constant. If the ${ordinal(middle)} term of the sequence is ${base ** exponent} and the product of the ${terms} is $${base}^k$, then $k =$`,
    ],
    key,
    why: `The terms before and after the ${ordinal(middle)} balance in pairs, so the product is $${base ** exponent}^${n} = ${base}^{${key}}$.`,
    wrong: [
      [
        exponent + n,
        "adds the exponents",
        `This is $${exponent} + ${n}$, but $(${base}^${exponent})^${n}$ has the exponent $${exponent} \\cdot ${n}$.`,
      ],
      [
        exponent ** 2 * n,
        "squares the exponent",
        `This is $${exponent}^2 \\cdot ${n}$, but the product is $(${base}^${exponent})^${n}$, with the exponent $${exponent} \\cdot ${n}$.`,
      ],
      [
        n,
        "takes the base for the term",
        `This would be right if the ${ordinal(middle)} term were ${base}, but it is $${base ** exponent} = ${base}^${exponent}$.`,
      ],
      [
        (n - 1) * exponent,
        "leaves out one term",
        `This is $${exponent} \\cdot ${n - 1}$, but there are ${n} terms, not ${n - 1}.`,
      ],
      [
        (n + 1) * exponent,
        "counts one too many",
        `This is $${exponent} \\cdot ${n + 1}$, but there are ${n} terms, not ${n + 1}.`,
      ],
      [
        exponent ** n,
        "raises the exponent",
        `This is $${exponent}^${n}$, but in $(${base}^${exponent})^${n}$ the exponents are multiplied: $${exponent} \\cdot ${n}$.`,
      ],
      [
        (exponent * n * (n + 1)) / 2,
        "adds up the places",
        `This is $${exponent}(${range(1, n).join(" + ")})$, but the places of the terms aren't exponents. The product is $(${base}^${exponent})^${n}$.`,
      ],
      [
        exponent * half,
        "takes half the terms",
        `This is $${exponent} \\cdot ${half}$, but each of the ${half === 1 ? "pairs" : `${half} pairs`} has two terms, and the ${ordinal(middle)} term counts, too.`,
      ],
      [exponent, "stops at the middle", `This is the ${ordinal(middle)} term itself.`],
    ],
    solution: {
      idea: `If the constant is $r$, the terms next to the ${ordinal(middle)} are it divided by $r$ and it times $r$, so their product doesn't depend on $r$.`,
      steps: [
        `Each pair of terms at the same distance from the ${ordinal(middle)} has the product $${base ** exponent}^2$.`,
        `With the ${ordinal(middle)} term itself, the ${n} terms have the product $${base ** exponent}^${n}$.`,
        `$(${base}^${exponent})^${n} = ${base}^{${key}}$.`,
      ],
      check: `If the constant were 1, all ${n} terms would be ${base ** exponent}.`,
      takeaway:
        "In a sequence with a constant factor, terms around a middle one multiply in pairs.",
    },
    shows: (value) => isPositiveWhole(value) && value > 1 && 3 * value >= key && value <= 3 * key,
  };
}

const KINDS = ["between", "between", "after", "beyond", "beyond", "far", "product"] as const;

/** Solves for the factor of a single term. */
const isTerm = (tried: number, p: number, first: number, q: number, reached: number, r: number) => {
  const single = (reached / first) ** (1 / (q - p));
  return near(tried / (first * single ** (r - p)), 1, 1e-9);
};
/** The terms increase, so the one in question is between two others or greater than both. */
const isOpen = (tried: number, _p: number, first: number, q: number, reached: number, r: number) =>
  r < q ? tried > first && tried < reached : tried > reached;
/** Multiplies terms for several factors. */
const isProduct = (
  tried: number,
  base: number,
  term: number,
  middle: number,
  places: readonly number[],
): boolean =>
  [1, 2, 0.5, 3].every((factor) => {
    const logs = places.map((place) => Math.log(middle * factor ** (place - term)));
    return near(sum(logs), tried * Math.log(base));
  });

const TERM = "(\\d+)(?:st|nd|rd|th)";
const PRODUCT = `If the ${TERM} term (?:of the sequence )?is (\\d+) and the product of the`;
const READINGS: readonly StemReading[] = [
  {
    wording: /population was (\d+) in (\d+) and (\d+) in (\d+), .* in (\d+)\?/,
    fits: (tried, first, p, reached, q, r) => isTerm(tried, p, first, q, reached, r),
    open: (tried, first, p, reached, q, r) => isOpen(tried, p, first, q, reached, r),
  },
  {
    wording: new RegExp(
      `If the ${TERM} term is (\\d+) and the ${TERM} term is (\\d+), what is the ${TERM} `,
    ),
    fits: isTerm,
    open: isOpen,
  },
  {
    wording: new RegExp(
      `The ${TERM} term of .* is (\\d+), and the ${TERM} term is (\\d+)\\. .* what is the ${TERM} `,
    ),
    fits: isTerm,
    open: isOpen,
  },
  {
    wording: new RegExp(`${PRODUCT} first (\\d+) terms is (\\d+)\\^k`),
    fits: (tried, term, middle, n, base) => isProduct(tried, base, term, middle, range(1, n)),
  },
  ...[3, 5].map((n): StemReading => ({
    wording: new RegExp(
      `${PRODUCT} ${range(1, n)
        .map(() => TERM)
        .join(",? (?:and )?")} terms is (\\d+)\\^k`,
    ),
    fits: (tried, term, middle, ...rest) =>
      isProduct(tried, rest.at(-1)!, term, middle, rest.slice(0, -1)),
  })),
];

export const template: ProblemTemplate = {
  id: "terms-by-constant-factor",
  format: "problem-solving",
  subtopic: "series-patterns",
  domain: "arithmetic",
  pattern: "A constant factor from term to term: equal steps multiply by equal amounts.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = kind === "product" ? askProduct(rng) : askTerm(kind, rng);
    if (!asked) return null;
    return draftOf(asked.stems.length > 0 ? `${kind}-city` : kind, asked, READINGS, rng);
  },

  /** Finds the factor of a single term, or multiplies terms. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
