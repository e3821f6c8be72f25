import {
  divisorsOf,
  fromWords,
  inWords,
  isPositiveWhole,
  listed,
  primeFactors,
  type ProblemTemplate,
  product,
  range,
  read,
  type Rng,
  slipsOf,
  sum,
  valueOf,
} from "@theta/items/template";

/** Exponents that the number of primes and of factors settle: 6 factors and two primes give 2, 1. */
const SHAPES: readonly (readonly number[])[] = [
  [2],
  [4],
  [6],
  [2, 1],
  [3, 1],
  [4, 1],
  [2, 2],
  [6, 1],
  [4, 2],
  [1, 1, 1],
  [2, 1, 1],
];

const NAMES = ["", "", "2", "3", "4"] as const;

const factorsOf = (exponents: readonly number[], power = 1): number =>
  product(exponents.map((e) => e * power + 1));

const texShape = (exponents: readonly number[], power = 1): string =>
  exponents.map((e, k) => `${"pqr"[k]!}${e * power === 1 ? "" : `^{${e * power}}`}`).join("");

/** Whether the number of factors of the power leaves no second choice of exponents. */
function isSettled(e: readonly number[], m: number): boolean {
  if (e.length > 2) return true;
  const g = factorsOf(e, m);
  const firsts = range(1, g).filter((a) => {
    const second = g / (a * m + 1);
    return e.length === 1
      ? second === 1
      : second > 1 && (second - 1) % m === 0 && second <= a * m + 1;
  });
  return firsts.length === 1;
}

type Question = "power" | "root" | "new" | "squares";

const STEMS: Readonly<Record<Question, readonly string[]>> = {
  power: [
    "The positive integer $n$ has exactly {F} positive factorsP. How many positive factors does $n^M$ have?",
    "If a positive integer $n$ has exactly {F} different positive factorsP, how many different positive factors does $n^M$ have?",
  ],
  root: [
    "For a positive integer $n$, $n^M$ has exactly {G} positive factorsP. How many positive factors does $n$ have?",
    "If $n$ is a positive integer and $n^M$ has exactly {G} different positive factorsP, how many different positive factors does $n$ have?",
  ],
  new: [
    "The positive integer $n$ has exactly {F} positive factorsP. How many of the positive factors of $n^M$ are not factors of $n$?",
    "If a positive integer $n$ has exactly {F} positive factorsP, how many positive integers are factors of $n^M$ but not of $n$?",
  ],
  squares: [
    "The positive integer $n$ has exactly {F} positive factorsP. How many of the positive factors of $n^M$ are squares of integers?",
    "If a positive integer $n$ has exactly {F} positive factorsP, how many of the positive factors of $n^M$ are perfect squares?",
  ],
};

const LEVEL: Readonly<Record<Question, number>> = { power: 5, root: 6, new: 6, squares: 7 };

function answerTo(question: Question, e: readonly number[], m: number): number {
  if (question === "power") return factorsOf(e, m);
  if (question === "root") return factorsOf(e);
  if (question === "new") return factorsOf(e, m) - factorsOf(e);
  return product(e.map((one) => Math.floor((one * m) / 2) + 1));
}

/** Which primes divide n, where the number of factors leaves it open. */
const primesClause = (e: readonly number[]): string =>
  e.length === 1 ? "" : `, and exactly ${inWords(e.length)} prime numbers are factors of $n$`;

function stemOf(question: Question, e: readonly number[], m: number, rng: Rng): string {
  return rng
    .pick(STEMS[question])
    .replace("factorsP", `factors${primesClause(e)}`)
    .replace("{F}", String(factorsOf(e)))
    .replace("{G}", String(factorsOf(e, m)))
    .replaceAll("n^M", `n^${NAMES[m]}`);
}

export const template: ProblemTemplate = {
  id: "factors-of-its-power",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern: "From the number of factors of n to that of a power of n: by way of the exponents.",

  make(rng) {
    const question = rng.pick(["power", "root", "new", "squares"] as const);
    const [e, m] = [rng.pick(SHAPES), rng.int(2, 4)];
    const [f, g] = [factorsOf(e), factorsOf(e, m)];
    const value = answerTo(question, e, m);
    if (g > 180 || (question === "root" && !isSettled(e, m))) return null;
    const squares = answerTo("squares", e, m);
    return {
      variant: `${question}/${inWords(e.length)}`,
      context: "pure",
      difficulty: LEVEL[question] + (e.length > 1 ? 1 : 0) - (e[0] === 2 && e.length === 1 ? 1 : 0),
      stem: stemOf(question, e, m, rng),
      key: {
        text: String(value),
        value,
        why: `$n = ${texShape(e)}$ and $n^${m} = ${texShape(e, m)}$.`,
      },
      slips: slipsOf(wrongOf(question, e, m), (one) => isPositiveWhole(one) && one < 500),
      solution: {
        idea: "The number of factors is a product of exponents, each increased by 1, so find the exponents first.",
        steps: [
          question === "root"
            ? `In $n^${m}$, each exponent is a multiple of ${m}. Since $${g} = ${e.map((one) => `(${one * m} + 1)`).join("")}$, $n^${m} = ${texShape(e, m)}$.`
            : `$${f} = ${e.map((one) => `(${one} + 1)`).join("")}$, so $n = ${texShape(e)}$ for ${e.length === 1 ? "a prime $p$" : `primes ${listed(["$p$", "$q$", "$r$"].slice(0, e.length))}`}.`,
          question === "root"
            ? `Then $n = ${texShape(e)}$, which has ${f} factors.`
            : `Then $n^${m} = ${texShape(e, m)}$, which has ${g} factors.`,
          ...(question === "new"
            ? [
                `All ${f} factors of $n$ are factors of $n^${m}$, so $${g} - ${f} = ${value}$ are new.`,
              ]
            : []),
          ...(question === "squares"
            ? [
                `In a square, each exponent is even, which leaves ${listed(e.map((one) => String(Math.floor((one * m) / 2) + 1)))} ${e.length === 1 ? "choices" : `choices: $${e.map((one) => Math.floor((one * m) / 2) + 1).join(" \\cdot ")} = ${squares}$`}.`,
              ]
            : []),
        ],
        check: `A power has fewer factors than a factor count raised to that power: the exponents grow by a factor of ${m}, and the 1 that is added does not.`,
        takeaway: "Turn the number of factors into exponents before you change the number.",
      },
    };
  },

  /** Finds a number with the stated factors by trial and counts factors by dividing. */
  check({ stem, options }) {
    const [given = ""] = read(stem, /exactly (\d+)/);
    const [m = ""] = read(stem, /n\^(\d)/);
    const isRoot = /does n have/.test(stem.replaceAll("$", ""));
    const primes = fromWords(/exactly (\w+) prime numbers/.exec(stem)?.[1] ?? "one");
    const n = range(2, 700).find(
      (one) =>
        primeFactors(one).length === primes &&
        countFactors(isRoot ? one ** Number(m) : one).length === Number(given),
    )!;
    const all = countFactors(n ** Number(m));
    const right = isRoot
      ? divisorsOf(n).length
      : /not/.test(stem)
        ? all.filter((one) => n % one !== 0).length
        : /squares/.test(stem)
          ? all.filter((one) => Number.isInteger(Math.sqrt(one))).length
          : all.length;
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),
};

/** All factors of a number that may be great: those up to the square root and their partners. */
function countFactors(n: number): number[] {
  const low = range(1, Math.floor(Math.sqrt(n))).filter((one) => n % one === 0);
  return [...new Set(low.flatMap((one) => [one, n / one]))];
}

/** What people answer: value | slip | why. */
function wrongOf(question: Question, e: readonly number[], m: number): string {
  const [f, g] = [factorsOf(e), factorsOf(e, m)];
  const squares = answerTo("squares", e, m);
  const less = question === "new" ? f : 0;
  const common = `
    ${product(e.map((one) => one * m))} | multiplies the exponents without adding 1 | Each exponent may also be 0, so 1 has to be added to each.
    ${sum(e.map((one) => one * m)) + 1} | adds the exponents | Exponents of different primes are chosen independently, so the choices are multiplied.`;
  if (question === "root")
    return `${Math.round(g / m)} | divides the number of factors | The exponents are divided by ${m}, not the number of factors.
      ${g % m === 0 ? g - m : (g - 1) / m} | takes away 1 and divides | This would be an exponent of $n$ if $n$ had one prime factor, and 1 is still missing.
      ${Math.round(g ** (1 / m))} | takes the root of the number of factors | The root is taken of $n^${m}$, not of the number of its factors.
      ${f + 1} | adds 1 once more | The factor 1 is already counted.
      ${f - 1} | leaves out the factor 1 | 1 is a factor of every integer.
      ${f + e.length} | adds 1 twice to each exponent | Add 1 only after the exponents are divided by ${m}.
      ${g - f} | answers for the new factors | These are the factors of $n^${m}$ that are not factors of $n$.
      ${f * m} | multiplies the number of factors | $n$ has fewer factors than this.`;
  if (question === "squares")
    return `${f} | takes the factors of n | Each of them squared is a square, but not each of these squares need be a factor of $n^${m}$, and others may be.
      ${g} | counts all factors | Only squares are asked for.
      ${Math.ceil(g / 2)} | takes half of the factors | Exponents that are all even are fewer than half of the choices when there are several primes.
      ${squares - 1} | leaves out 1 | 1 is a square and a factor.
      ${g - squares} | counts the factors that are not squares | The squares themselves are asked for.
      ${squares + e.length} | counts an exponent too many | Count the even exponents from 0 up to the exponent of each prime.
      ${m} | takes the exponent | The exponent of $n$ is not the number of squares.${common}`;
  return `${f * m - less} | multiplies the number of factors | The exponents are multiplied by ${m}, and then 1 is added to each.
    ${f ** m - less} | raises the number of factors to the power | The exponents are multiplied by ${m}; the number of factors is not raised to a power.
    ${question === "new" ? g : g - 1} | ${question === "new" ? "counts all factors" : "leaves out the factor 1"} | ${question === "new" ? `This counts the factors of $n$ as well.` : "1 is a factor of every integer."}
    ${g + e.length - less} | adds 1 twice to each exponent | Multiply the exponents of $n$ by ${m}, and then add 1 once.
    ${g + f} | adds the factors of n | Every factor of $n$ is already among the factors of $n^${m}$.
    ${f * m - 1} | takes away 1 | The number of factors is not proportional to the exponent.${common}`;
}
