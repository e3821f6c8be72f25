import {
  findingsByCases,
  formulaOf,
  hasKey,
  listed,
  numbersIn,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

function primeFactorsText(n: number): string {
  const factors = PRIMES.filter((one) => n % one === 0).map(String);
  return factors.length === 1
    ? `The only prime factor of ${n} is ${factors[0]}.`
    : `The prime factors of ${n} are ${listed(factors)}.`;
}

/** Two primes, p less than q. */
type Case = Readonly<{ p: number; q: number }>;

const PRIMES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47];
const CASES: readonly Case[] = PRIMES.flatMap((q) =>
  PRIMES.filter((p) => p < q).map((p) => ({ p, q })),
);

interface Letters {
  readonly p: string;
  readonly q: string;
}

type Fact = (letters: Letters, rng: Rng) => Said<Case>;

/** Even sums that are the sum of two different primes in two or three ways, and numbers below q. */
const SUMS = [
  [16, 12],
  [18, 12],
  [24, 18],
  [30, 22],
  [22, 18],
  [28, 20],
] as const;
const ODD_SUMS = [9, 13, 15, 19, 21, 25, 31];
const PRODUCTS = [35, 55, 77, 91, 65, 85, 95];
/** Two numbers with one common prime factor, and two with two. */
const ONE_SHARED = [
  [15, 35],
  [30, 33],
  [21, 35],
  [20, 42],
  [14, 24],
] as const;
const TWO_SHARED = [
  [30, 42],
  [42, 70],
  [30, 70],
  [42, 66],
  [30, 105],
] as const;

const TWO_ONLY =
  "If both were odd, it would be even, so one of the primes is 2, the only even prime.";

function known(tex: string, gives: string, holds: Said<Case>["holds"]): Said<Case> {
  return { text: `$${tex}$`, gives, holds };
}

const oddSum: Fact = ({ p, q }, rng) => ({
  text: `$${rng.pick([`${p} + ${q}`, `${q} - ${p}`])}$ is odd.`,
  holds: (one) => (one.p + one.q) % 2 === 1,
  gives: TWO_ONLY,
});
const evenSum: Fact = ({ p, q }, rng) => ({
  text: `$${rng.pick([`${p} + ${q}`, `${q} - ${p}`])}$ is even.`,
  holds: (one) => (one.p + one.q) % 2 === 0,
  gives: `Both primes must be odd, so $${p}$ isn't 2.`,
});
const evenProduct: Fact = ({ p, q }, rng) => ({
  text: `$${rng.pick([`${p}${q}`, `${p}^2${q}`, `${p}${q}^2`])}$ is even.`,
  holds: (one) => (one.p * one.q) % 2 === 0,
  gives: "One of the primes is even, so it's 2.",
});
const product =
  (n: number): Fact =>
  ({ p, q }) => {
    return known(
      `${p}${q} = ${n}`,
      `The only prime factors of ${n} are the two primes.`,
      (one) => one.p * one.q === n,
    );
  };
const valueOfOddSum: Fact = ({ p, q }, rng) => {
  const n = rng.pick(ODD_SUMS);
  return known(`${p} + ${q} = ${n}`, `The sum is odd. ${TWO_ONLY}`, (one) => one.p + one.q === n);
};
const below =
  (n: number): Fact =>
  ({ p }) =>
    known(
      `${p} \\lt ${n}`,
      `$${p}$ is one of ${listed(PRIMES.filter((one) => one < n).map(String))}.`,
      (one) => one.p < n,
    );
const close: Fact = ({ p, q }, rng) => {
  const n = rng.pick([8, 10, 12]);
  return known(
    `${q} - ${p} \\lt ${n}`,
    "Many pairs of primes are close together.",
    (one) => one.q - one.p < n,
  );
};
const factorOf =
  (n: number): Fact =>
  ({ p }) => ({
    text: `$${p}$ is a factor of ${n}.`,
    holds: (one) => n % one.p === 0,
    gives: primeFactorsText(n),
  });
const sum =
  (n: number): Fact =>
  ({ p, q }) =>
    known(
      `${p} + ${q} = ${n}`,
      `The pairs are ${listed(
        CASES.filter((one) => one.p + one.q === n).map((one) => `${one.p} and ${one.q}`),
        "or",
      )}.`,
      (one) => one.p + one.q === n,
    );
const above =
  (n: number): Fact =>
  ({ q }) =>
    known(
      `${q} \\gt ${n}`,
      `Every prime less than $${q}$ is possible for the other.`,
      (one) => one.q > n,
    );
const under =
  (n: number): Fact =>
  ({ q }) =>
    known(`${q} \\lt ${n}`, `Several primes are less than ${n}.`, (one) => one.q < n);

type Key = "A" | "C" | "D" | "E";
type Pair = readonly [Fact, Fact];

const PAIRS = "Two primes are unknown, so two facts look necessary.";
const TOO_LITTLE = "Odd or even looks like too little information about a number.";
const EVEN = "There seem to be many numbers left, because 2 is easily forgotten among the primes.";
const LISTS = "Each statement leaves several primes, so they look too weak even together.";
const SHORT = "Together the statements leave a short list, which looks like a single prime.";

const DESIGNS: readonly (readonly [
  Key,
  (rng: Rng) => Pair,
  "hidden-enough" | "c-trap" | "near-miss",
  "C" | "E",
  string,
])[] = [
  ["A", () => [oddSum, close], "c-trap", "C", TOO_LITTLE],
  ["A", (rng) => [oddSum, factorOf(rng.pick([30, 42, 12, 18]))], "c-trap", "C", TOO_LITTLE],
  ["A", () => [evenProduct, below(6)], "c-trap", "C", TOO_LITTLE],
  ["A", (rng) => [valueOfOddSum, factorOf(rng.pick([10, 14, 30, 42]))], "c-trap", "C", EVEN],
  ["A", (rng) => [product(rng.pick(PRODUCTS)), close], "c-trap", "C", EVEN],
  ["A", (rng) => [sum(rng.pick([8, 12])), close], "c-trap", "C", PAIRS],
  ["A", (rng) => [product(rng.pick(PRODUCTS)), above(rng.pick([3, 4]))], "c-trap", "C", PAIRS],
  ["C", () => [evenSum, below(5)], "hidden-enough", "E", TOO_LITTLE],
  [
    "C",
    (rng) => [evenSum, factorOf(rng.pick([10, 12, 14, 18, 20, 24, 28]))],
    "hidden-enough",
    "E",
    TOO_LITTLE,
  ],
  ["C", (rng) => shared(rng.pick(ONE_SHARED)), "hidden-enough", "E", LISTS],
  ["C", (rng) => sumWith(above, rng), "hidden-enough", "E", LISTS],
  [
    "D",
    (rng) =>
      rng.pick([
        [product(35), sum(12)],
        [product(15), sum(8)],
      ] as const),
    "c-trap",
    "C",
    PAIRS,
  ],
  ["D", () => [oddSum, evenProduct], "c-trap", "C", TOO_LITTLE],
  ["D", (rng) => [oddSum, factorOf(rng.pick([8, 16, 32]))], "c-trap", "C", TOO_LITTLE],
  ["D", (rng) => [valueOfOddSum, factorOf(rng.pick([4, 8, 16]))], "c-trap", "C", EVEN],
  ["D", () => [valueOfOddSum, evenProduct], "c-trap", "C", EVEN],
  ["E", (rng) => [evenSum, factorOf(rng.pick([30, 42, 15, 21]))], "near-miss", "C", SHORT],
  ["E", (rng) => shared(rng.pick(TWO_SHARED)), "near-miss", "C", SHORT],
  ["E", (rng) => sumWith(under, rng), "near-miss", "C", SHORT],
  ["E", () => [evenSum, below(6)], "near-miss", "C", SHORT],
];

const shared = ([one, two]: readonly [number, number]): Pair => [factorOf(one), factorOf(two)];

function sumWith(limit: (n: number) => Fact, rng: Rng): Pair {
  const [n, least] = rng.pick(SUMS);
  return [sum(n), limit(limit === above ? least : least + rng.pick([1, 2, 3]))];
}

function drawNumbers(rng: Rng) {
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const [, pairOf, tension, letter, why] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const [p, q] = rng.pick([
    ["p", "q"],
    ["p", "r"],
    ["m", "n"],
    ["a", "b"],
  ] as const);
  const letters: Letters = { p, q };
  const [one, two] = pairOf(rng).map((fact) => fact(letters, rng)) as [Said<Case>, Said<Case>];
  const said: readonly [Said<Case>, Said<Case>] = rng.chance(0.5) ? [one, two] : [two, one];
  if (!CASES.some((at) => one.holds(at) && two.holds(at))) return null;
  const findings = findingsOf(letters, said);
  return hasKey(findings, key) ? { letters, said, findings, tension, trap: { letter, why } } : null;
}

function findingsOf({ p, q }: Letters, said: readonly [Said<Case>, Said<Case>]) {
  const show = (one: Case) => `$${p} = ${one.p}$ and $${q} = ${one.q}$`;
  return findingsByCases(CASES, said, (one) => one.p, {
    together: (fits) => {
      const left = [...new Set(fits.map((one) => one.p))].map(String);
      return `The values of $${p}$ that fit both: ${listed(left)}.`;
    },
    settled: (one) => `So $${p} = ${one.p}$.`,
    rivals: (one, other) => `It could be that ${show(one)}, or that ${show(other)}.`,
  });
}

const STEMS: readonly ((letters: Letters) => string)[] = [
  ({ p, q }) =>
    `If $${p}$ and $${q}$ are prime numbers and $${p} \\lt ${q}$, what is the value of $${p}$?`,
  ({ p, q }) =>
    `If $${p}$ is the lesser of the two different prime numbers $${p}$ and $${q}$, what is the value of $${p}$?`,
  ({ p, q }) =>
    `What is the value of $${p}$, where $${p}$ and $${q}$ are prime numbers such that $${p} \\lt ${q}$?`,
];

export const template: SufficiencyTemplate = {
  id: "lesser-of-two-primes",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The lesser of two primes from parity, factors, and sums: 2 is the only even prime.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { letters, said, findings, tension, trap } = numbers;
    const { p, q } = letters;
    return {
      variant: `${tension}/${p}${q}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick(STEMS)(letters),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `The only even prime is 2, so what is odd or even can tell whether the lesser prime, $${p}$, is 2.`,
        steps: stepsOfFindings(findings),
        check: "Did you include 2 among the primes and leave out 1?",
        takeaway:
          "When primes are added or multiplied, ask first whether one of them is 2, because all other primes are odd.",
      },
    };
  },

  /** Tries all pairs of primes up to 100. */
  check({ stem, statements }) {
    const [p, q] = plain(stem).includes(" < ")
      ? /([a-z]) < ([a-z])/.exec(plain(stem))!.slice(1)
      : /numbers ([a-z]) and ([a-z])/.exec(plain(stem))!.slice(1);
    const primes = range(2, 100).filter((n) => range(2, n - 1).every((k) => n % k !== 0));
    const cases = primes.flatMap((b) => primes.filter((a) => a < b).map((a) => ({ p: a, q: b })));
    const [first, second] = statements.map((said) => conditionOf(said, { p: p!, q: q! })) as [
      Holds,
      Holds,
    ];
    return { cases, first, second, answer: (one: Case) => one.p };
  },
};

type Holds = (one: Case) => boolean;

function conditionOf(said: string, { p, q }: Letters): Holds {
  const at = (one: Case) => ({ [p]: one.p, [q]: one.q });
  const parity = /^(.+) is (odd|even)\.$/.exec(said);
  if (parity) {
    const value = formulaOf(parity[1]!);
    return (one) => value(at(one)) % 2 === (parity[2] === "odd" ? 1 : 0);
  }
  if (said.includes("factor")) {
    const [n = 0] = numbersIn(said);
    return (one) => n % one.p === 0;
  }
  const relation = relationOf(said);
  return (one) => relation(at(one));
}
