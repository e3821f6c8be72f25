import {
  isCount,
  numberChoice,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  texThousands,
  thousands,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

interface Bound {
  readonly base: number;
  /** The exponent after taking the root that turns n to the power into n. */
  readonly small: number;
}

const LOWER: readonly Bound[] = [
  { base: 2, small: 1 },
  { base: 3, small: 1 },
  { base: 2, small: 2 },
  { base: 5, small: 1 },
  { base: 2, small: 3 },
  { base: 3, small: 2 },
];
const UPPER: readonly Bound[] = [
  { base: 4, small: 2 },
  { base: 2, small: 4 },
  { base: 5, small: 2 },
  { base: 3, small: 3 },
  { base: 2, small: 5 },
  { base: 7, small: 2 },
];

const valueOfBound = ({ base, small }: Bound): number => base ** small;

/** How many integers have a power between two given powers. */
function drawBetween(rng: Rng): Drawn {
  const [lower, upper] = [rng.pick(LOWER), rng.pick(UPPER)];
  const e = rng.pick([6, 8, 10, 12, 20, 5, 7, 9, 15]);
  const [isEven, isStrict] = [e % 2 === 0, rng.chance(0.7)];
  const [low, high] = [valueOfBound(lower), valueOfBound(upper)];
  if (lower.base === upper.base) return null;
  const side = high - low - (isStrict ? 1 : -1);
  const key = isEven ? 2 * side : side;
  const sign = isStrict ? "<" : "\\leq";
  const relation = `${lower.base}^{${lower.small * e}} ${sign} n^{${e}} ${sign} ${upper.base}^{${upper.small * e}}`;
  const bounds = isEven ? `${low} ${sign} |n| ${sign} ${high}` : `${low} ${sign} n ${sign} ${high}`;
  const wrong: Wrong[] = [
    [
      isEven ? side : 2 * side,
      isEven ? "forgets negative integers" : "counts negative integers",
      isEven
        ? `With an even exponent, $-n$ works whenever $n$ does.`
        : `With an odd exponent, a negative $n$ has a negative power.`,
    ],
    [
      key + (isEven ? 2 : 1) * (isStrict ? 2 : -2),
      isStrict ? "includes both ends" : "leaves out both ends",
      isStrict
        ? `At ${low} and at ${high} the powers are equal, and the signs are strict.`
        : `At ${low} and at ${high} the powers are equal, which the signs allow.`,
    ],
    [
      (isEven ? 2 : 1) * (high - low),
      "subtracts the ends",
      `Between ${low} and ${high} there ${isStrict ? "is one integer fewer" : "is one integer more"} than their difference.`,
    ],
    [
      high - low,
      "subtracts the ends",
      `The difference of the ends isn't the number of integers${isEven ? ", and negative integers count, too" : ""}.`,
    ],
    [
      2 * high - 1,
      "forgets the lower bound",
      `Integers between $-${low}$ and ${low} don't satisfy the first inequality.`,
    ],
    [
      upper.base * upper.small - lower.base * lower.small,
      "multiplies base and exponent",
      `$${upper.base}^${upper.small}$ is ${high}, not $${upper.base} \\times ${upper.small}$.`,
    ],
    [
      upper.small * e - lower.small * e,
      "subtracts the exponents",
      "The exponents have different bases, so they can't be compared.",
    ],
  ];
  return {
    variant: `between/${isEven ? "even" : "odd"}`,
    difficulty: isEven ? 7 : 5,
    stem: rng.pick([
      `How many integers $n$ satisfy $${relation}$?`,
      `If $n$ is an integer such that $${relation}$, how many values of $n$ are possible?`,
      `For how many integers $n$ is $${relation}$?`,
    ]),
    key: numberChoice(key, `The condition is $${bounds}$.`),
    slips: slipsFrom(wrong, isCount),
    solution: {
      idea: `Write the bounds as powers with the exponent ${e}, and compare the bases.`,
      steps: [
        `${lower.small === 1 ? `The lower bound is $${lower.base}^{${e}}$` : `$${lower.base}^{${lower.small * e}} = (${lower.base}^${lower.small})^{${e}} = ${low}^{${e}}$`}, and $${upper.base}^{${upper.small * e}} = (${upper.base}^${upper.small})^{${e}} = ${high}^{${e}}$.`,
        isEven
          ? `The exponent ${e} is even, so the condition is $${bounds}$.`
          : `The exponent ${e} is odd, so the condition is $${bounds}$.`,
        isEven
          ? `There are ${side} positive integers and as many negative ones: ${key} in all.`
          : `There are ${key} such integers, all positive.`,
      ],
      check: isEven
        ? "Test a negative integer: an even power of it is positive."
        : "Negative integers have negative odd powers, so none of them counts.",
      takeaway:
        "With equal exponents, compare the bases, and ask whether the exponent is even before you count.",
    },
  };
}

/** The greatest integer below, or the least above, when the exponents share a factor. */
function drawLimit(rng: Rng): Drawn {
  const [base, small, root] = rng.pick([
    [5, 3, 2],
    [3, 5, 3],
    [2, 7, 2],
    [3, 3, 2],
    [2, 9, 4],
    [7, 3, 2],
    [2, 7, 3],
    [2, 5, 2],
    [6, 3, 2],
    [3, 5, 2],
    [2, 8, 3],
    [10, 3, 2],
    [5, 4, 3],
    [11, 2, 3],
    [5, 5, 4],
  ] as const);
  const g = rng.pick([10, 20, 25, 30, 50, 100, 200]);
  const [isGreatest, isTurned] = [rng.chance(0.6), rng.chance(0.4)];
  const exact = base ** (small / root);
  const key = isGreatest ? Math.floor(exact) : Math.ceil(exact);
  if (small * g > 600) return null;
  const [left, right] = [`n^{${root * g}}`, `${base}^{${small * g}}`];
  const relation =
    isGreatest === isTurned
      ? `${right} ${isGreatest ? ">" : "<"} ${left}`
      : `${left} ${isGreatest ? "<" : ">"} ${right}`;
  const other = isGreatest ? key + 1 : key - 1;
  const power = base ** small;
  const wrong: Wrong[] = [
    [
      other,
      isGreatest ? "takes the next integer" : "takes the integer before",
      `$${other}^${root} = ${texThousands(other ** root)}$ is ${isGreatest ? "greater" : "less"} than ${thousands(power)}.`,
    ],
    [
      Math.floor((base * small) / root),
      "multiplies by the quotient of the exponents",
      `The exponents' quotient is an exponent of ${base}, not a factor.`,
    ],
    [
      base + (small - root),
      "adds the difference of the exponents",
      "A difference in exponents can't be added to a base.",
    ],
    [
      isGreatest ? base : base + 1,
      "ignores the exponents",
      "The two exponents are different, so the bases alone don't decide.",
    ],
    [
      isGreatest ? base ** Math.ceil(small / root) - 1 : base ** Math.ceil(small / root) + 1,
      "rounds the exponent",
      `${small} isn't ${root} times an integer, so compare $n^${root}$ with $${base}^${small}$.`,
    ],
    [
      isGreatest ? key - 1 : key + 1,
      isGreatest ? "stops too soon" : "goes one too far",
      `$${key}^${root} = ${texThousands(key ** root)}$ also satisfies the inequality.`,
    ],
    [power - 1, "forgets the root", `$n^${root}$, not $n$, is compared with ${thousands(power)}.`],
    [
      base * root,
      "multiplies by the wrong number",
      `Compare $n^${root}$ with $${base}^${small} = ${texThousands(power)}$.`,
    ],
  ];
  return {
    variant: isGreatest ? "limit/greatest" : "limit/least",
    difficulty: root > 2 ? 6 : 5,
    stem: isGreatest
      ? rng.pick([
          `What is the greatest integer $n$ for which $${relation}$?`,
          `If $n$ is an integer and $${relation}$, what is the greatest possible value of $n$?`,
        ])
      : rng.pick([
          `What is the least positive integer $n$ for which $${relation}$?`,
          `If $n$ is a positive integer and $${relation}$, what is the least possible value of $n$?`,
        ]),
    key: numberChoice(
      key,
      `$${key}^${root} = ${texThousands(key ** root)}$ and $${other}^${root} = ${texThousands(other ** root)}$, and ${thousands(power)} is between these powers.`,
    ),
    slips: slipsFrom(wrong, (value) => isCount(value) && value > 1, thousands),
    solution: {
      idea: `Both exponents are multiples of ${g}, so compare $n^${root}$ with $${base}^${small}$.`,
      steps: [
        `$${left} = (n^${root})^{${g}}$ and $${right} = (${base}^${small})^{${g}}$.`,
        `For positive $n$, the condition is $n^${root} ${isGreatest ? "<" : ">"} ${base}^${small} = ${texThousands(power)}$.`,
        `$${key}^${root} = ${texThousands(key ** root)}$ and $${other}^${root} = ${texThousands(other ** root)}$, so $n = ${key}$.`,
      ],
      check: `Compare ${thousands(power)} with both neighboring powers, $${Math.min(key, other)}^${root}$ and $${Math.max(key, other)}^${root}$.`,
      takeaway:
        "Divide both exponents by their greatest common factor before you compare two powers.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "base-between-powers",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "arithmetic",
  pattern:
    "Which bases have a power between bounds: equal exponents reduce it to the bases, and even exponents let negatives in.",

  make(rng) {
    const draft = rng.pick([drawBetween, drawLimit])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Raises every integer from −400 to 400 exactly. */
  check({ stem, options }) {
    const text = plain(stem);
    const found = range(-400, 400).filter((n) => fits(text, BigInt(n)));
    const answer = (): number => {
      if (text.includes("greatest")) return Math.max(...found);
      return text.includes("least") ? Math.min(...found.filter((n) => n > 0)) : found.length;
    };
    return options.flatMap((option, k) => (valueOf(option).value === answer() ? [k] : []));
  },
};

function fits(text: string, n: bigint): boolean {
  const [chain = ""] = read(text, /((?:(?:\d+|n)\^\d+ (?:<=|<|>) )+(?:\d+|n)\^\d+)/);
  const parts = chain.split(" ");
  const size = (power: string): bigint => {
    const [base = "", exponent = ""] = power.split("^");
    return (base === "n" ? n : BigInt(base)) ** BigInt(exponent);
  };
  return parts.every((sign, k) => {
    if (k % 2 === 0) return true;
    const [left, right] = [size(parts[k - 1]!), size(parts[k + 1]!)];
    if (sign === ">") return left > right;
    return sign === "<" ? left < right : left <= right;
  });
}
