import {
  conditionsOf,
  type Designed,
  designed,
  findingsByCases,
  gcd,
  hasKey,
  inDrawnOrder,
  isPrime,
  lcm,
  listed,
  type PairKey,
  plain,
  primeFactors,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
  type SufficiencyTemplate,
  texFactors,
} from "@theta/items/template";

type Case = Readonly<{ m: number; n: number }>;
type Fact = Said<Case>;

/** Small pairs first, so that the rivals a solution names are simple ones. */
const CASES: readonly Case[] = range(1, 72)
  .flatMap((m) => range(1, 72).map((n) => ({ m, n })))
  .toSorted((one, two) => one.m + one.n - two.m - two.n);

const isSquareFree = (k: number): boolean =>
  primeFactors(k).every(([, exponent]) => exponent === 1);

/** "1, 2, or 4" */
function divisorsIn(k: number, below = k): string {
  const divisors = range(1, below).filter((d) => k % d === 0);
  return divisors.length === 2
    ? divisors.join(" or ")
    : `${divisors.slice(0, -1).join(", ")}, or ${divisors.at(-1)!}`;
}

/** That `am - bn = c`, or `n = am + c` where b is 1. */
function linear(a: number, b: number, c: number): Fact {
  return {
    text: b === 1 ? `$n = ${a}m + ${c}$` : `$${a}m - ${b}n = ${c}$`,
    holds: ({ m, n }) => (b === 1 ? n === a * m + c : a * m - b * n === c),
    gives:
      c === 1
        ? `Every common factor of $m$ and $n$ also divides ${b === 1 ? `$n - ${a}m$` : `$${a}m - ${b}n$`}, which is 1.`
        : `Every common factor of $m$ and $n$ also divides ${b === 1 ? `$n - ${a}m$` : `$${a}m - ${b}n$`}, so it can only be ${divisorsIn(c)}.`,
  };
}

function sumIs(s: number): Fact {
  const gives = isPrime(s)
    ? `Every common factor of $m$ and $n$ divides $m + n = ${s}$ and is less than ${s}. Because ${s} is prime, that leaves only 1.`
    : `Every common factor of $m$ and $n$ divides $m + n = ${s}$ and is less than ${s}, so it may be ${divisorsIn(s, s - 1)}.`;
  return { text: `$m + n = ${s}$`, holds: ({ m, n }) => m + n === s, gives };
}

function differenceIs(d: number): Fact {
  return {
    text: `$m - n = ${d}$`,
    holds: ({ m, n }) => m - n === d,
    gives: `Every common factor of $m$ and $n$ divides $m - n$, so it can only be ${divisorsIn(d)}.`,
  };
}

function productIs(p: number): Fact {
  const twice = primeFactors(p).flatMap(([prime, exponent]) => (exponent > 1 ? [`${prime}`] : []));
  const [one] = twice;
  const gives =
    twice.length > 1
      ? `The primes ${listed(twice)} are factors of ${p} more than once, so $m$ and $n$ may share one of them, more, or none.`
      : one
        ? `Only the prime ${one} is a factor of ${p} more than once, so $m$ and $n$ may share it or not.`
        : `No prime is a factor of $${p} = ${texFactors(p)}$ twice, so $m$ and $n$ can't share one.`;
  return { text: `$mn = ${p}$`, holds: ({ m, n }) => m * n === p, gives };
}

function multiple(letter: "m" | "n", k: number, is = true): Fact {
  return {
    text: `$${letter}$ is ${is ? "" : "not "}divisible by ${k}.`,
    holds: (one) => (one[letter] % k === 0) === is,
    gives: `This is a fact about $${letter}$ alone, and $${letter === "m" ? "n" : "m"}$ can be any positive integer.`,
  };
}

const lcmIs = (k: number): Fact => ({
  text: `The least common multiple of $m$ and $n$ is ${k}.`,
  holds: ({ m, n }) => lcm(m, n) === k,
  gives: "Pairs with this least common multiple may share a factor or not.",
});
const LCM_IS_PRODUCT: Fact = {
  text: "The least common multiple of $m$ and $n$ is $mn$.",
  holds: ({ m, n }) => lcm(m, n) === m * n,
  gives:
    "The product of the greatest common factor and the least common multiple is always $mn$, so dividing it by the least common multiple leaves 1.",
};
const PRIMES: Fact = {
  text: "$m$ and $n$ are prime numbers.",
  holds: ({ m, n }) => isPrime(m) && isPrime(n),
  gives: "Two different primes share only 1, but $m$ and $n$ may be the same prime.",
};
const FIRST_PRIME: Fact = {
  text: "$m$ is a prime number.",
  holds: ({ m }) => isPrime(m),
  gives: "A prime shares a factor greater than 1 with its own multiples, and $n$ may be one.",
};
const BETWEEN: Fact = {
  text: "$m \\lt n \\lt 2m$",
  holds: ({ m, n }) => m < n && n < 2 * m,
  gives:
    "Because $n$ is between $m$ and $2m$, it isn't a multiple of $m$, but the two may share a smaller factor.",
};
function parity(what: "m + n" | "mn", isOdd: boolean): Fact {
  const gives = {
    "m + n": isOdd
      ? "One of $m$ and $n$ is even and the other is odd."
      : "Both are even or both are odd.",
    mn: isOdd ? "Both $m$ and $n$ are odd." : "At least one of $m$ and $n$ is even.",
  };
  return {
    text: `$${what}$ is ${isOdd ? "odd" : "even"}.`,
    holds: ({ m, n }) => ((what === "mn" ? m * n : m + n) % 2 === 1) === isOdd,
    gives: gives[what],
  };
}

interface Design extends Designed {
  readonly key: PairKey;
  /** Two facts that are true for the same pair, and what follows from both if neither is enough. */
  readonly facts: (rng: Rng) => readonly [Fact, Fact, both?: string];
}

const SOLVE = "Two equations look as if they had to be solved for $m$ and $n$.";
const SECOND = "The second fact about $m$ and $n$ looks as if it were needed as well.";
const DIVIDES =
  "The NUMBER in the equation looks like the greatest common factor itself, but it's only a multiple of it.";
const SAME_PRIME = "A prime looks as if it couldn't share a factor with another number.";
const SAME_AGAIN = "The case $m = n$ is easy to overlook.";
const SHARED =
  "It's easy to take a number that divides both $m$ and $n$ for the greatest one that does.";
const EVEN_PRODUCT = "An even product seems to decide which factor of 4 is shared.";
const TWO_PRIMES = "An even sum looks as if it left two different odd primes, which share only 1.";

const drawPrime = (rng: Rng): number => rng.pick([3, 5, 7, 11, 13]);

/** Pairs that statements are made about. */
const PAIRS = CASES.filter(({ m, n }) => m > 1 && n > 1 && m + n < 40);
const COEFFICIENTS = range(2, 8).flatMap((a) =>
  range(2, 8).flatMap((b) => (gcd(a, b) === 1 ? [{ a, b }] : [])),
);

function pairWith(rng: Rng, suits: (one: Case) => boolean): Case {
  return rng.pick(PAIRS.filter(suits));
}

/** A pair that suits, with $am - bn = c$, and that fact. */
function drawLinear(rng: Rng, c: number, suits: (one: Case) => boolean): [Case, Fact] {
  const suitable = PAIRS.filter(suits);
  const { one, a, b } = rng.pick(
    COEFFICIENTS.flatMap((at) =>
      suitable
        .filter(({ m, n }) => at.a * m - at.b * n === c)
        .map((pair) => ({ one: pair, ...at })),
    ),
  );
  return [one, linear(a, b, c)];
}

const DESIGNS: readonly Design[] = [
  design("D", "hidden-enough", "C", SOLVE, 7.5, (rng) => {
    const { m, n } = pairWith(rng, (one) => isSquareFree(one.m * one.n) && isPrime(one.m + one.n));
    return [productIs(m * n), sumIs(m + n)];
  }),
  design("D", "c-trap", "C", SOLVE, 7, (rng) => {
    const [{ m, n }, fact] = drawLinear(rng, 1, (one) => isPrime(one.m + one.n));
    return [fact, sumIs(m + n)];
  }),
  design("D", "c-trap", "C", SECOND, 6, (rng) => [
    drawLinear(rng, 1, () => true)[1],
    LCM_IS_PRODUCT,
  ]),
  design("D", "hidden-enough", "C", SOLVE, 6, (rng) => {
    const a = rng.int(2, 6);
    const { m, n } = pairWith(rng, (one) => one.n === a * one.m + 1 && isSquareFree(one.m * one.n));
    return [linear(a, 1, 1), productIs(m * n)];
  }),
  design("A", "c-trap", "C", SOLVE, 7.5, (rng) => {
    const { m, n } = pairWith(rng, (one) => !isSquareFree(one.m * one.n) && isPrime(one.m + one.n));
    return [sumIs(m + n), productIs(m * n)];
  }),
  design("A", "c-trap", "C", SECOND, 7, (rng) => {
    const { m, n } = pairWith(rng, (one) => isSquareFree(one.m * one.n) && one.m + one.n < 30);
    return [productIs(m * n), lcmIs(m * n)];
  }),
  design("A", "c-trap", "C", SECOND, 6, (rng) => {
    const [{ m }, fact] = drawLinear(rng, 1, (one) => one.m > 3 && !isPrime(one.m));
    return [fact, multiple("m", m)];
  }),
  design("A", "c-trap", "C", SOLVE, 6, (rng) => {
    const [{ m, n }, fact] = drawLinear(rng, 1, (one) => !isPrime(one.m + one.n));
    return [fact, sumIs(m + n)];
  }),
  design("C", "false-enough", "A", DIVIDES, 5, (rng) => {
    const p = drawPrime(rng);
    const letter = rng.pick(["m", "n"] as const);
    const other = letter === "m" ? "$n = m" : "$m = n";
    return [
      differenceIs(p),
      multiple(letter, p),
      `If $${letter}$ is divisible by ${p}, so is ${other} ${letter === "m" ? "-" : "+"} ${p}$. Both have the factor ${p}, and no common factor is greater than their difference, ${p}.`,
    ];
  }),
  design("C", "false-enough", "A", DIVIDES, 6, (rng) => {
    const [c, a] = [rng.pick([4, 6, 8, 9, 10, 12]), rng.int(2, 4)];
    return [
      linear(a, 1, c),
      multiple("m", c),
      `If $m$ is divisible by ${c}, so is $n = ${a}m + ${c}$. Both have the factor ${c}, and every common factor is a factor of ${c}.`,
    ];
  }),
  design("C", "false-enough", "A", DIVIDES, 7, (rng) => [
    drawLinear(rng, 2, ({ m, n }) => (m * n) % 2 === 1)[1],
    parity("mn", true),
    "Every common factor is a factor of 2, and both numbers are odd, so 2 isn't a common factor.",
  ]),
  design("C", "false-enough", "A", SAME_PRIME, 6, () => [
    PRIMES,
    parity("m + n", true),
    "If $m$ and $n$ were the same prime, $m + n = 2m$ would be even. So they're different primes.",
  ]),
  design("C", "false-enough", "A", SAME_PRIME, 7.5, () => [
    FIRST_PRIME,
    BETWEEN,
    "The prime $m$ has only the factors 1 and $m$, and $n$ isn't a multiple of $m$. So only 1 is a common factor.",
  ]),
  design("E", "near-miss", "C", SHARED, 5, (rng) => {
    const [p, q] = rng.sample([2, 3, 5], 2) as [number, number];
    const k = rng.pick([3, 4, 6]);
    return [
      multiple("m", k * p),
      multiple("n", k * q),
      `Both numbers are divisible by ${k}, but a greater number may divide both as well.`,
    ];
  }),
  design("E", "near-miss", "C", SHARED, 6, (rng) => {
    const [p, q] = rng.sample([2, 3, 5], 2) as [number, number];
    const c = p * q;
    return [
      rng.chance(0.4) ? differenceIs(c) : linear(rng.int(2, 5), 1, c),
      multiple("m", p),
      `Both numbers are divisible by ${p}, and every common factor is a factor of ${c}. So the greatest one may be ${p} or ${c}.`,
    ];
  }),
  design("E", "near-miss", "C", EVEN_PRODUCT, 7, (rng) => [
    drawLinear(rng, 4, ({ m, n }) => (m * n) % 2 === 0)[1],
    parity("mn", false),
    "Every common factor is a factor of 4, but $mn$ can be even for different greatest common factors.",
  ]),
  design("E", "near-miss", "C", TWO_PRIMES, 6, () => [
    PRIMES,
    parity("m + n", false),
    "If $m$ and $n$ are the same prime, their sum is even, and the prime is their greatest common factor.",
  ]),
  design("E", "near-miss", "C", SAME_AGAIN, 7.5, (rng) => {
    const half = drawPrime(rng);
    return [
      sumIs(2 * half),
      parity("mn", true),
      `Because $m$ and $n$ are odd, 2 isn't a common factor, but both may be ${half}.`,
    ];
  }),
];

function design(
  key: PairKey,
  ...[tension, letter, why, level, facts]: [...Parameters<typeof designed>, Design["facts"]]
): Design {
  return { key, facts, ...designed(tension, letter, why, level) };
}

const STEMS = [
  "If $m$ and $n$ are positive integers, what is the greatest common factor of $m$ and $n$?",
  "What is the greatest common factor of the positive integers $m$ and $n$?",
  "If $m$ and $n$ are positive integers, what is the greatest integer that is a factor of both $m$ and $n$?",
  "The greatest common factor of the positive integers $m$ and $n$ is $d$. What is the value of $d$?",
];

const COMBINED = {
  idea: "Whatever divides both $m$ and $n$ also divides their sum, their difference, and every combination such as $3m - 2n$.",
  takeaway:
    "A common factor of two numbers divides every combination of them, so test only the factors of a combination that is known.",
};
const PRIME_BY_PRIME = {
  idea: "The greatest common factor is 1 only if no prime divides both $m$ and $n$, so ask which primes could divide both.",
  takeaway: "Two numbers have a greatest common factor of 1 exactly when they share no prime.",
};

const COMBINED_TO_ONE = {
  ...COMBINED,
  takeaway:
    "A common factor of two numbers divides every combination of them. If a combination is equal to 1, the greatest common factor is 1.",
};
const PRIME_SUM = {
  ...COMBINED,
  takeaway:
    "If the sum of two positive integers is a prime number, their greatest common factor is 1.",
};

/** The idea that fits: a combination of the numbers, a factor of each, or their primes. */
function thoughtsOn(facts: readonly Fact[]): typeof COMBINED {
  if (facts.some(({ gives }) => gives.endsWith("which is 1."))) return COMBINED_TO_ONE;
  if (facts.some(({ gives }) => gives.endsWith("that leaves only 1."))) return PRIME_SUM;
  if (facts.some(({ gives }) => gives.startsWith("Every common factor"))) return COMBINED;
  const numbers = facts.map(({ text }) => Number(/is divisible by (\d+)/.exec(text)?.[1] ?? 0));
  if (numbers.includes(0)) return PRIME_BY_PRIME;
  const shared = numbers.reduce(gcd);
  return {
    idea: `If $m$ is a multiple of one number and $n$ is a multiple of another, every common factor of these two numbers divides both $m$ and $n$. Here ${shared} does, but a greater number may divide both as well.`,
    takeaway:
      "A number that divides both $m$ and $n$ is a factor of their greatest common factor, but it needn't be the greatest.",
  };
}

/** What shows that a pair fits an equation or a parity: $4(7) - 3(8) = 4$. */
function fitOf({ text }: Fact, { m, n }: Case): string[] {
  const what = /^\$(mn|m \+ n)\$ is (?:odd|even)/.exec(text)?.[1];
  if (what) return [`$${what} = ${what === "mn" ? m * n : m + n}$`];
  if (!text.includes("=")) return [];
  return [
    text
      .replace("mn", `${m} \\cdot ${n}`)
      .replaceAll(/(\d)m/g, `$1(${m})`)
      .replaceAll(/(\d)n/g, `$1(${n})`)
      .replaceAll(/\bm\b/g, String(m))
      .replaceAll(/\bn\b/g, String(n)),
  ];
}

/** The finding with its two examples, what makes them fit, and their greatest common factors. */
function withExamples(finding: Sufficiency<Case>, facts: readonly Fact[]): Sufficiency {
  if (finding.enough) return finding;
  const examples = finding.rivals!.map((at) => {
    const fits = facts.flatMap((fact) => fitOf(fact, at));
    const shown = fits.length > 0 ? `${fits.join(", ")}, and ` : "";
    return `With $m = ${at.m}$ and $n = ${at.n}$, ${shown}the greatest common factor is ${gcd(at.m, at.n)}.`;
  });
  return { ...finding, why: [finding.why.trim(), ...examples].join(" ") };
}

function drawNumbers(rng: Rng) {
  const drawn = rng.pick(DESIGNS);
  const [first, second, both = ""] = drawn.facts(rng);
  const pair = inDrawnOrder<Fact, Designed & { facts: readonly [Fact, Fact] }>(
    {
      ...drawn,
      facts: [first, second],
      trap: {
        ...drawn.trap,
        why: drawn.trap.why.replace("NUMBER", /\d+(?=\$$)/.exec(first.text)?.[0] ?? ""),
      },
    },
    rng,
  );
  const found = findingsByCases(CASES, pair.facts, ({ m, n }) => gcd(m, n), {
    together: () => both,
    settled: ({ m, n }) => `The greatest common factor is ${gcd(m, n)}.`,
    rivals: () => "",
  });
  const [one, two] = pair.facts;
  const findings = {
    first: withExamples(found.first, [one]),
    second: withExamples(found.second, [two]),
    together: withExamples(found.together, [one, two]),
  };
  return hasKey(findings, drawn.key) ? { ...pair, findings } : null;
}

export const template: SufficiencyTemplate = {
  id: "greatest-common-factor-of-two",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A common factor divides every sum and difference of multiples, so few equations leave much.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { facts, findings, level, tension, trap } = numbers;
    const stem = rng.pick(STEMS);
    return {
      variant: `${tension}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level,
      stem,
      statements: [facts[0].text, facts[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        ...thoughtsOn(facts),
        fast: [
          "Don't look for $m$ and $n$. Ask of each statement which numbers greater than 1 could divide both, and try one of them.",
        ],
        steps: stepsOfFindings(findings),
        check: "Look for two pairs with different greatest common factors before you decide.",
      },
    };
  },

  /** Tries all pairs up to 72. */
  check({ statements }) {
    const conditions = conditionsOf<Case>(statements, conditionOf);
    return { cases: CASES, ...conditions, answer: ({ m, n }: Case) => commonFactor(m, n) };
  },
};

/** By trial, apart from the kit's own way. */
function commonFactor(m: number, n: number): number {
  return range(1, Math.min(m, n)).findLast((k) => m % k === 0 && n % k === 0)!;
}

const isPrimeByTrial = (k: number): boolean => k > 1 && range(2, k - 1).every((d) => k % d > 0);

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  const [k = 0] = /\d+/.exec(text)?.map(Number) ?? [];
  const letter = text.startsWith("m") ? "m" : "n";
  if (/is divisible/.test(text)) return (one) => one[letter] % k === 0;
  if (/not divisible/.test(text)) return (one) => one[letter] % k > 0;
  if (/multiple of m and n is mn/.test(text)) return ({ m, n }) => commonFactor(m, n) === 1;
  if (/multiple of m and n/.test(text)) return ({ m, n }) => (m * n) / commonFactor(m, n) === k;
  if (text.startsWith("m and n are prime"))
    return ({ m, n }) => isPrimeByTrial(m) && isPrimeByTrial(n);
  if (text.startsWith("m is a prime")) return ({ m }) => isPrimeByTrial(m);
  if (/^m < n < 2m$/.test(text)) return ({ m, n }) => m < n && n < 2 * m;
  const parityOf = /^(mn|m \+ n) is (odd|even)/.exec(text);
  if (parityOf)
    return ({ m, n }) =>
      (parityOf[1] === "mn" ? m * n : m + n) % 2 === (parityOf[2] === "odd" ? 1 : 0);
  return relationOf(text);
}
