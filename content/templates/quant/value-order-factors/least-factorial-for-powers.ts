import {
  count,
  isPositiveWhole,
  listed,
  primeFactors,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsOf,
  type Solution,
  sum,
  valueOf,
} from "@theta/items/template";

type Powers = readonly (readonly [prime: number, exponent: number])[];

/** How often a prime divides n factorial. */
const timesIn = (n: number, p: number): number =>
  sum(range(1, n).map((k) => primeFactors(k).find(([q]) => q === p)?.[1] ?? 0));

const leastFor = ([p, e]: readonly [number, number]): number =>
  range(1, p * e).find((n) => timesIn(n, p) >= e)!;

const leastOf = (powers: Powers): number => Math.max(...powers.map(leastFor));

const texPower = ([p, e]: readonly [number, number]): string => (e === 1 ? `${p}` : `${p}^{${e}}`);

/** A divisor as the stem shows it, with its prime powers. */
interface Divisor {
  readonly kind: "prime" | "two primes" | "composite";
  readonly shown: string;
  readonly powers: Powers;
}

function drawDivisor(rng: Rng): Divisor {
  const kind = rng.pick(["prime", "two primes", "composite"] as const);
  if (kind === "prime") {
    const [p, from, to] = rng.pick([
      [2, 5, 18],
      [3, 4, 15],
      [5, 6, 14],
    ] as const);
    const power = [p, rng.int(from, to)] as const;
    return { kind, shown: texPower(power), powers: [power] };
  }
  if (kind === "two primes") {
    const [p, q] = rng.pick([
      [2, 3],
      [2, 5],
      [3, 5],
      [2, 7],
      [3, 7],
    ] as const);
    const powers = [[p, rng.int(3, 14)] as const, [q, rng.int(2, 6)] as const];
    return { kind, shown: powers.map(texPower).join(" \\cdot "), powers };
  }
  const base = rng.pick([6, 10, 12, 15, 15, 18, 20, 20, 24]);
  const exponent = rng.int(2, base % 5 === 0 ? 9 : 8);
  return {
    kind,
    shown: `${base}^{${exponent}}`,
    powers: primeFactors(base).map(([p, e]) => [p, e * exponent] as const),
  };
}

const STEMS = [
  "What is the least positive integer $n$ for which $n!$ is divisible by $D$? (Note: $n!$ is the product of all the integers from 1 to $n$, inclusive.)",
  "If $n$ is a positive integer and the product of all the integers from 1 to $n$, inclusive, is a multiple of $D$, what is the least possible value of $n$?",
  "If $n$ and $k$ are positive integers and $n! = D \\cdot k$, what is the least possible value of $n$? (Note: $n!$ is the product of all the integers from 1 to $n$, inclusive.)",
];

const LEVEL = { prime: 6, "two primes": 7, composite: 8 } as const;

/** The factors of a prime in a factorial, counted by the multiples of its powers. */
const countIn = (n: number, p: number): string => {
  const powers = range(1, 6)
    .map((k) => p ** k)
    .filter((power) => power <= n);
  const counts = powers.map((power) => Math.floor(n / power));
  const multiples = counts.map((each, k) =>
    k === 0 ? count(each, `multiple of ${p}`, `multiples of ${p}`) : `${each} of ${powers[k]!}`,
  );
  return `there ${counts[0] === 1 ? "is" : "are"} ${listed(multiples)}, ${counts.length === 1 ? `with ${timesIn(n, p)}` : `which makes $${counts.join(" + ")} = ${timesIn(n, p)}$`} ${timesIn(n, p) === 1 ? "factor" : "factors"} of ${p}`;
};

/** Each power by itself: how far the product has to go for it. */
const stepFor = ([p, e]: readonly [number, number]): string => {
  const n = leastFor([p, e]);
  return `For $${texPower([p, e])}$, $n$ must be at least ${n}: up to ${n}, ${countIn(n, p)}, but up to ${n - 1} there are only ${timesIn(n - 1, p)}.`;
};

/** The prime that decides, the steps for every prime, and a faster way for several of them. */
function solutionOf(
  { kind, shown, powers }: Divisor,
  [p, e]: readonly [number, number],
  value: number,
): Solution {
  return {
    idea: `Count the factors of each prime in the product. Multiples of ${p * p} contribute more than one factor of ${p}.`,
    ...(kind !== "prime" && {
      fast: [
        `A multiple of ${p} that is less than $${p} \\cdot ${e} = ${p * e}$ is enough. Up to ${value - p}, ${countIn(value - p, p)}; up to ${value}, ${countIn(value, p)}. The product up to ${value} also contains enough factors of ${listed(powers.filter(([q]) => q !== p).map(([q]) => String(q)))}.`,
      ],
    }),
    steps: [
      ...(kind === "composite" ? [`$${shown} = ${powers.map(texPower).join(" \\cdot ")}$.`] : []),
      ...(kind === "prime"
        ? [
            `With one factor of ${p} from each multiple of ${p}, $n$ would be $${p} \\cdot ${e} = ${p * e}$, but multiples of ${p * p} contribute more than one, so a smaller $n$ is enough.`,
          ]
        : []),
      ...powers.map(stepFor),
      ...(powers.length > 1
        ? [
            `${powers.length === 2 ? "Both" : "All"} must hold, so the ${powers.length === 2 ? "greater" : "greatest"} number decides: $n = ${value}$.`,
          ]
        : []),
    ],
    check: `The least $n$ is a multiple of the prime that decides: ${value} is a multiple of ${p}.`,
    takeaway:
      "A factorial gains a prime at each multiple of it, and one more at each multiple of its square.",
  };
}

export const template: ProblemTemplate = {
  id: "least-factorial-for-powers",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "arithmetic",
  pattern:
    "The least n for which n! has given prime powers: multiples of squares count twice, and the slower prime decides.",

  make(rng) {
    const { kind, shown, powers } = drawDivisor(rng);
    const value = leastOf(powers);
    const slow = powers.find((power) => leastFor(power) === value)!;
    const [p, e] = slow;
    const other = Math.min(...powers.map(leastFor));
    const isTrap = p * e > value;
    if (value < 8 || value > 60 || !isTrap) return null;
    const biggest = powers.at(-1)!;
    const tooFew = (n: number): string =>
      `The product up to ${n} contains only ${count(timesIn(n, p), "factor")} of ${p}, and ${e} are needed.`;
    const already = (n: number): string =>
      `The product up to ${value} already contains ${timesIn(value, p)} factors of ${p}, so ${n} is greater than needed.`;
    const perMultiple = `This is $${p} \\cdot ${e}$, which counts one factor of ${p} for each multiple of ${p}, but multiples of ${p * p} contain more than one.`;
    // With a multiple beyond it, the next lower one looks like the answer.
    const isLate = rng.chance(0.5);
    return {
      variant: `${kind}/${powers.map(([q]) => q).join("-")}`,
      context: "pure",
      difficulty: LEVEL[kind] + (kind === "two primes" && p < biggest[0] ? 1 : 0),
      stem: rng.pick(STEMS).replace("D", shown),
      key: {
        text: String(value),
        value,
        why: `${value}! contains ${timesIn(value, p)} factors of ${p}, and ${value - 1}! contains only ${timesIn(value - 1, p)}.`,
      },
      slips: slipsOf(`
        ${value + 2 * p} | counts each square only once | ${already(value + 2 * p)}
        ${isLate ? value - p : p * e} | ${isLate ? "stops one multiple early" : "counts one factor for each multiple"} | ${isLate ? tooFew(value - p) : perMultiple}
        ${value + p} | goes one multiple too far | ${already(value + p)}
        ${p * e} | counts one factor for each multiple | ${perMultiple}
        ${kind === "prime" ? e + p : other} | ${kind === "prime" ? "adds the base and the exponent" : "lets the wrong prime decide"} | ${kind === "prime" ? `This is $${e} + ${p}$. ${e + p > value ? already(e + p) : tooFew(e + p)}` : `This is enough for the factors of ${listed(powers.filter(([q]) => q !== p).map(([q]) => String(q)))}. But ${tooFew(other).replace("The", "the")}`}
        ${value - p} | stops one multiple early | ${tooFew(value - p)}
        ${biggest[0] * biggest[1]} | looks at the greatest prime only | This is $${biggest[0]} \\cdot ${biggest[1]}$. ${biggest[0] * biggest[1] > value ? already(biggest[0] * biggest[1]) : tooFew(biggest[0] * biggest[1])}
        ${value - 1} | takes the greatest that fails | ${tooFew(value - 1)}
        ${value - 2 * p} | counts squares three times | ${tooFew(value - 2 * p)}`),
      solution: solutionOf({ kind, shown, powers }, slow, value),
    };
  },

  /** Multiplies up in exact integers until the divisor divides. */
  check({ stem, options }) {
    const [shown = ""] = read(stem, /(?:divisible by|multiple of|n! =) ([\d^* ]*\d)/);
    const divisor = valueOfPowers(shown);
    let all = 1n;
    const right = range(1, 120).find((n) => {
      all *= BigInt(n);
      return all % divisor === 0n;
    });
    return options.flatMap((option, k) => (valueOf(option).value === right ? [k] : []));
  },

  possible: ({ options }) => options.map((option) => isPositiveWhole(valueOf(option).value)),
};

/** The value of a product of powers, such as `2^5 * 3`. */
function valueOfPowers(shown: string): bigint {
  return shown
    .split("*")
    .map((power) => {
      const [base = "", exponent = "1"] = power.trim().split("^");
      return BigInt(base) ** BigInt(exponent);
    })
    .reduce((all, one) => all * one, 1n);
}
