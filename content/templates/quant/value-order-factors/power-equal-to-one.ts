import {
  isCount,
  listed,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  sum,
  texTerm,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** A polynomial with integer coefficients, the constant last. */
type Polynomial = readonly number[];

interface Cases {
  /** Where the exponent is 0, where the base is 1, and where it is −1 with an even or odd exponent. */
  readonly zero: readonly number[];
  readonly one: readonly number[];
  readonly even: readonly number[];
  readonly odd: readonly number[];
}

const SPACE = range(-60, 60);
const tex = (value: number): string => `$${value}$`;
const valueAt = (polynomial: Polynomial, x: number): number =>
  polynomial.reduce((value, coefficient) => value * x + coefficient, 0);

function texOf(polynomial: Polynomial): string {
  const [last, ...names] = ["", "x", "x^2"].slice(0, polynomial.length);
  const powers = [...names.toReversed(), last ?? ""];
  const text = polynomial.map((c, k) => texTerm(c, powers[k]!)).filter((part) => part !== "");
  return text.join(" ").replace(/^\+ /, "").replace(/^- /, "-");
}

function casesOf(base: Polynomial, exponent: Polynomial): Cases {
  const zero = SPACE.filter((x) => valueAt(exponent, x) === 0 && valueAt(base, x) !== 0);
  const minus = SPACE.filter((x) => valueAt(base, x) === -1 && !zero.includes(x));
  return {
    zero,
    one: SPACE.filter((x) => valueAt(base, x) === 1 && !zero.includes(x)),
    even: minus.filter((x) => valueAt(exponent, x) % 2 === 0),
    odd: minus.filter((x) => valueAt(exponent, x) % 2 !== 0),
  };
}

type Kind = "linear" | "quadratic-exponent" | "quadratic-base";

function drawPowers(rng: Rng): { kind: Kind; base: Polynomial; exponent: Polynomial } {
  const kind = rng.pick([
    "linear",
    "quadratic-exponent",
    "quadratic-exponent",
    "quadratic-base",
  ] as const);
  const [a, b, c] = [rng.int(-8, 8), rng.int(-8, 8), rng.int(-6, 6)];
  const line: Polynomial = [1, -a];
  const pair: Polynomial = [1, -b - c, b * c];
  if (kind === "linear") return { kind, base: rng.chance(0.3) ? [2, -a] : line, exponent: [1, -b] };
  if (kind === "quadratic-exponent") return { kind, base: line, exponent: pair };
  // A base of the form (x − b)(x − c) + 1 is 1 at b and c, and −1 at two more places at most.
  return { kind, base: [1, -b - c, b * c + 1], exponent: line };
}

const has = (list: readonly number[]) =>
  listed(list.toSorted((one, other) => one - other).map(tex));
const places = (list: readonly number[]) => listed(list.map((x) => `$x = ${x}$`));

/** How many x there are, or their sum, by which cases a learner forgets. */
function wrongOf(
  of: (list: readonly number[]) => number,
  cases: Cases,
  isCounted: boolean,
): Wrong[] {
  const { zero, one, even, odd } = cases;
  const all = [...zero, ...one, ...even];
  return [
    [
      of(zero),
      "uses only the exponent 0",
      `If the base is 1, any exponent will do${even.length > 0 ? ", and if it is $-1$, any even exponent" : ""}.`,
    ],
    [
      of([...zero, ...one]),
      "forgets the base −1",
      `At $x = ${even[0] ?? 0}$ the base is $-1$ and the exponent is even.`,
    ],
    [
      of([...all, ...odd]),
      "accepts every base of −1",
      `At $x = ${odd[0] ?? 0}$ the base is $-1$, but the exponent is odd, so the power is $-1$.`,
    ],
    [of(one), "uses only the base 1", "Any base except 0 with an exponent of 0 also gives 1."],
    [
      of([...one, ...even]),
      "forgets the exponent 0",
      "Any base except 0 with an exponent of 0 gives 1.",
    ],
    [
      of([...zero, ...even, ...odd]),
      "forgets the base 1",
      "If the base is 1, any exponent will do.",
    ],
    [
      isCounted ? all.length + 1 : -of(all),
      isCounted ? "counts one value twice" : "changes the signs",
      `The values of $x$ are ${has(all)}.`,
    ],
    [
      isCounted ? all.length - 1 : of([...zero, ...odd]),
      isCounted ? "misses one value" : "mixes up the cases",
      `The values of $x$ are ${has(all)}.`,
    ],
    [
      isCounted ? all.length + 2 : of([...one, ...odd]),
      isCounted ? "counts failed cases" : "mixes up the cases",
      `The values of $x$ are ${has(all)}.`,
    ],
  ];
}

function stepsOf({ zero, one, even, odd }: Cases, answer: string): string[] {
  const minus = [
    ...even.map((x) => `at $x = ${x}$ the exponent is even, so the power is 1`),
    ...odd.map((x) => `at $x = ${x}$ the exponent is odd, so the power is $-1$`),
  ];
  return [
    zero.length > 0
      ? `The exponent is 0 at ${places(zero)}, where the base isn't 0.`
      : "The exponent is never 0 with a base other than 0.",
    one.length > 0
      ? `The base is 1 at ${places(one)}.`
      : "The base isn't 1 for any further integer.",
    minus.length > 0
      ? `The base is $-1$ in ${minus.length === 1 ? "one place" : "two places"}: ${minus.join(", and ")}.`
      : "The base isn't $-1$ for any further integer.",
    answer,
  ];
}

export const template: ProblemTemplate = {
  id: "power-equal-to-one",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "algebra",
  pattern:
    "A power with x in base and exponent equals 1 in three cases: exponent 0, base 1, or base −1 with an even exponent.",

  make(rng): ProblemDraft | null {
    const { kind, base, exponent } = drawPowers(rng);
    const cases = casesOf(base, exponent);
    const all = [...cases.zero, ...cases.one, ...cases.even];
    const isUndefined = SPACE.some((x) => valueAt(base, x) === 0 && valueAt(exponent, x) <= 0);
    if (base.at(-1) === 0 || all.length < 2 || cases.even.length + cases.odd.length === 0)
      return null;
    if (kind !== "linear" && isUndefined) return null;
    const isCounted = rng.chance(0.35);
    const of = (list: readonly number[]): number => (isCounted ? list.length : sum(list));
    const key = of(all);
    const shown = `(${texOf(base)})^{${texOf(exponent)}}`;
    const found = `The values are ${has(all)}`;
    return {
      context: "pure",
      variant: `${kind}/${isCounted ? "count" : "sum"}`,
      difficulty:
        7 + (kind === "linear" ? 0 : 1) + (cases.odd.length > 0 && cases.even.length > 0 ? 1 : 0),
      stem: isCounted
        ? rng.pick([
            `For how many integers $x$ is $${shown} = 1$?`,
            `If $x$ is an integer and $${shown} = 1$, how many values of $x$ are possible?`,
          ])
        : rng.pick([
            `What is the sum of all integers $x$ for which $${shown} = 1$?`,
            `If $x$ is an integer and $${shown} = 1$, what is the sum of all possible values of $x$?`,
          ]),
      key: { text: tex(key), value: key, why: `${found}.` },
      slips: slipsFrom(wrongOf(of, cases, isCounted), isCounted ? isCount : Number.isInteger, tex),
      solution: {
        idea: "A power is 1 if the exponent is 0 and the base isn't, if the base is 1, or if the base is $-1$ and the exponent is even.",
        steps: stepsOf(cases, `${found}, so the answer is ${tex(key)}.`),
        check: "Put each value of $x$ into the base and the exponent: both must fit together.",
        takeaway:
          "When a power equals 1, look at the exponent 0, the base 1, and the base $-1$, in this order.",
      },
    };
  },

  possible: ({ stem, options }) =>
    options.map((option) => !stem.includes("how many") || valueOf(option).value >= 0),

  /** Raises the base to the exponent for every integer from −40 to 40. */
  check({ stem, options }) {
    const [, base = "", exponent = ""] = /\((.*?)\)\^(\S.*) = 1/.exec(plain(stem)) ?? [];
    const found = range(-40, 40).filter((x) => power(read(base, x), read(exponent, x)) === 1);
    const answer = /how many/.test(stem) ? found.length : sum(found);
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

/** 0 to the power 0 has no value on the exam. */
function power(base: number, exponent: number): number {
  return base === 0 && exponent <= 0 ? Number.NaN : base ** exponent;
}

/** The value at x of an expression such as x^2 - 3x + 2. */
function read(expression: string, x: number): number {
  const terms = Array.from(expression.matchAll(/([+-]?) ?(?:(\d*)(x\^2|x)|(\d+))/g));
  return sum(
    terms.map(([, sign, factor, name, constant]) => {
      const size = constant ? Number(constant) : Number(factor || 1) * (name === "x" ? x : x * x);
      return sign === "-" ? -size : size;
    }),
  );
}
