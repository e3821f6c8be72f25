import {
  conditionsOf,
  findingsByCases,
  formulaOf,
  hasKey,
  isPrime,
  listed,
  numbersIn,
  type PairKey,
  plain,
  range,
  relationOf,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Two different primes. */
type Case = Readonly<{ p: number; q: number }>;
const PRIMES = range(2, 60).filter(isPrime);
const CASES: readonly Case[] = PRIMES.flatMap((p) =>
  PRIMES.filter((q) => q !== p).map((q) => ({ p, q })),
);

const ASKED = ["p + q$ odd", "pq$ even", "p + q$ even"] as const;
type Asked = (typeof ASKED)[number];
const isYes =
  (asked: Asked) =>
  ({ p, q }: Case): boolean =>
    (p + q) % 2 === (asked === "p + q$ even" ? 0 : 1);

const STEMS: readonly ((asked: Asked) => string)[] = [
  (asked) => `If $p$ and $q$ are different prime numbers, is $${asked}?`,
  (asked) => `If $p$ and $q$ are prime numbers and $p \\neq q$, is $${asked}?`,
  (asked) => `$p$ and $q$ are different prime numbers. Is $${asked}?`,
];

type Fact = (rng: Rng) => Said<Case>;

const FACTS = {
  smallProduct: (rng) => {
    const n = rng.pick([11, 12, 14, 15]);
    return {
      text: `$pq \\lt ${n}$`,
      holds: ({ p, q }) => p * q < n,
      gives:
        "The least product of two different odd primes is $3 \\cdot 5 = 15$, so one of the primes is 2.",
    };
  },
  evenDivisor: (rng) => {
    const n = rng.pick([6, 10, 14, 22]);
    return {
      text: `$pq$ is divisible by ${n}.`,
      holds: ({ p, q }) => (p * q) % n === 0,
      gives: `A multiple of ${n} is even, so $pq$ is even, and one of the primes is 2.`,
    };
  },
  primeSum: () => ({
    text: "$p + q$ is a prime number.",
    holds: ({ p, q }) => isPrime(p + q),
    gives: "The sum is greater than 2, so as a prime number it's odd, and one of the primes is 2.",
  }),
  power: (rng) => {
    const n = rng.pick([4, 8, 16, 32]);
    return {
      text: `$p$ is a factor of ${n}.`,
      holds: ({ p }) => n % p === 0,
      gives: `The only prime factor of ${n} is 2, so $p = 2$ and $q$ is odd.`,
    };
  },
  evenGap: (rng) => {
    const n = rng.pick([2, 4, 6, 8, 10]);
    return {
      text: `$p - q = ${n}$`,
      holds: ({ p, q }) => p - q === n,
      gives:
        "The difference is even, so the primes are both odd or both even, but two different primes can't both be 2.",
    };
  },
  oddGap: (rng) => {
    const n = rng.pick([1, 3, 5, 9, 11]);
    return {
      text: `$p - q = ${n}$`,
      holds: ({ p, q }) => p - q === n,
      gives: "The difference is odd, so one of the primes is even, and the only even prime is 2.",
    };
  },
  oddFactor: (rng) => factor("p", rng.pick([15, 21, 45, 63])),
  otherOddFactor: (rng) => factor("q", rng.pick([35, 55, 77, 105])),
  twoOrThree: (rng) => factor("p", rng.pick([6, 12, 18])),
  otherTwoOrThree: (rng) => factor("q", rng.pick([24, 36, 48])),
  manyFactors: (rng) => factor("p", rng.pick([30, 42, 60, 70])),
  above: (rng) => above("p", rng.pick([2, 3, 5])),
  otherAbove: (rng) => above("q", rng.pick([2, 3, 5])),
  less: () => ({
    text: "$p \\lt q$",
    holds: ({ p, q }) => p < q,
    gives: "$q$ is greater than another prime, so it's odd, but $p$ may be 2.",
  }),
  otherBelow: (rng) => below(rng.pick([4, 5])),
  belowMore: (rng) => below(rng.pick([6, 7, 8, 10])),
} satisfies Record<string, Fact>;
type Name = keyof typeof FACTS;

function factor(letter: "p" | "q", n: number): Said<Case> {
  const left = PRIMES.filter((prime) => n % prime === 0);
  return {
    text: `$${letter}$ is a factor of ${n}.`,
    holds: (one) => n % one[letter] === 0,
    gives: `$${letter}$ is ${listed(left.map(String), "or")}, and $${letter === "p" ? "q" : "p"}$ can be any other prime.`,
  };
}

function above(letter: "p" | "q", n: number): Said<Case> {
  return {
    text: `$${letter} \\gt ${n}$`,
    holds: (one) => one[letter] > n,
    gives: `$${letter}$ isn't 2, so it's odd, but $${letter === "p" ? "q" : "p"}$ may be 2.`,
  };
}

function below(n: number): Said<Case> {
  const left = PRIMES.filter((prime) => prime < n);
  return {
    text: `$q \\lt ${n}$`,
    holds: ({ q }) => q < n,
    gives: `$q$ is ${listed(left.map(String), "or")}, and $p$ can be any other prime.`,
  };
}

const BOTH = "Two primes are unknown, so a fact about each of them looks necessary.";
const WEAK =
  "Each statement leaves it open whether one of the primes is 2, so they look too weak even together.";
const SHORT = "The statements limit both primes and make $q$ odd, but $p$ can still be 2.";

const DESIGNS: readonly (readonly [PairKey, Name, Name])[] = [
  ["A", "smallProduct", "less"],
  ["A", "evenDivisor", "above"],
  ["A", "primeSum", "less"],
  ["A", "power", "otherOddFactor"],
  ["A", "evenGap", "otherAbove"],
  ["C", "above", "otherAbove"],
  ["C", "above", "less"],
  ["C", "oddFactor", "otherOddFactor"],
  ["C", "less", "otherBelow"],
  ["C", "twoOrThree", "otherTwoOrThree"],
  ["D", "smallProduct", "oddGap"],
  ["D", "evenDivisor", "power"],
  ["D", "primeSum", "smallProduct"],
  ["D", "primeSum", "power"],
  ["D", "oddGap", "primeSum"],
  ["E", "less", "belowMore"],
  ["E", "manyFactors", "otherOddFactor"],
  ["E", "manyFactors", "less"],
  ["E", "manyFactors", "otherAbove"],
];
const TENSIONS = {
  A: ["c-trap", "C", BOTH],
  C: ["hidden-enough", "E", WEAK],
  D: ["c-trap", "C", BOTH],
  E: ["near-miss", "C", SHORT],
} as const;

function drawNumbers(rng: Rng) {
  const key = rng.pick<PairKey>(["A", "A", "C", "D", "E"]);
  const [, ...names] = rng.pick(DESIGNS.filter(([own]) => own === key));
  const asked = rng.pick(ASKED);
  if (asked === "pq$ even" && names.includes("evenDivisor")) return null;
  const said = (rng.chance(0.5) ? names.toReversed() : names).map((name) => FACTS[name](rng)) as [
    Said<Case>,
    Said<Case>,
  ];
  if (!CASES.some((one) => said[0].holds(one) && said[1].holds(one))) return null;
  const findings = findingsOf(asked, said, bothOf(names));
  return hasKey(findings, key) ? { key, asked, said, findings } : null;
}

/** What two statements give together that aren't enough alone. */
function bothOf([one, two]: readonly Name[]): string {
  switch (`${one}/${two}`) {
    case "above/otherAbove":
      return "Both primes are greater than 2, so both are odd.";
    case "above/less":
      return "$q$ is greater than $p$, and $p$ is greater than 2, so both primes are odd.";
    case "oddFactor/otherOddFactor":
      return "Odd numbers have only odd factors, so both primes are odd.";
    case "less/otherBelow":
      return "$q$ is 2 or 3, and $p$ is a lesser prime, so $p = 2$ and $q = 3$.";
    case "twoOrThree/otherTwoOrThree":
      return "Each of the primes is 2 or 3, and they're different, so one is 2 and the other is 3.";
    default:
      return "$q$ is odd, but $p$ can be 2 or odd.";
  }
}

function findingsOf(asked: Asked, said: readonly [Said<Case>, Said<Case>], both: string) {
  const isSum = asked !== "pq$ even";
  const show = ({ p, q }: Case) =>
    `$p = ${p}$ and $q = ${q}$, because ${isSum ? `$p + q = ${p + q}$` : `$pq = ${p * q}$`}`;
  const hasTwo = ({ p, q }: Case) => p === 2 || q === 2;
  const yesNo = (one: Case) => (isYes(asked)(one) ? "yes" : "no");
  return findingsByCases(CASES, said, isYes(asked), {
    together: () => both,
    settled: (one) => {
      const parts = hasTwo(one) ? "2 and an odd prime" : "two odd primes";
      const isOdd = isSum === hasTwo(one);
      return `The ${isSum ? "sum" : "product"} of ${parts} is ${isOdd ? "odd" : "even"}, so the answer is ${yesNo(one)}.`;
    },
    rivals: (one, other) =>
      `The answer is ${yesNo(one)} for ${show(one)}, but ${yesNo(other)} for ${show(other)}.`,
  });
}

export const template: SufficiencyTemplate = {
  id: "sum-of-two-primes",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern: "Whether one of two primes is 2, from factors, bounds, and sums of the two.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { key, asked, said, findings } = numbers;
    const [tension, letter, why] = TENSIONS[key];
    return {
      variant: `${asked.replace("$", "")}/${key}`,
      context: "pure",
      difficulty: 4,
      stem: rng.pick(STEMS)(asked),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap: { letter, why },
      solution: {
        idea: `All primes except 2 are odd, so $${asked.replace("$ ", "$ is ")} exactly when ${asked === "p + q$ even" ? "neither prime" : "one of the primes"} is 2.`,
        steps: stepsOfFindings(findings),
        ...(key === "E" && { check: "Did you try $p = 2$ with both statements?" }),
        takeaway: "When odd and even primes matter, ask first whether one of them is 2.",
      },
    };
  },

  /** Tries all pairs of different primes up to 100. */
  check({ stem, statements }) {
    const primes = range(2, 100).filter((n) => range(2, n - 1).every((k) => n % k !== 0));
    const cases = primes.flatMap((p) => primes.filter((q) => q !== p).map((q) => ({ p, q })));
    const asked = /is ([^ ]+(?: \+ q)?) (odd|even)\?$/i.exec(plain(stem))!;
    const value = formulaOf(asked[1]!);
    const rest = asked[2] === "odd" ? 1 : 0;
    return {
      cases,
      ...conditionsOf<Case>(statements, conditionOf),
      answer: (one: Case) => value(one) % 2 === rest,
    };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  if (text.includes("prime number")) {
    return ({ p, q }) => range(2, p + q - 1).every((k) => (p + q) % k !== 0);
  }
  const [n = 0] = numbersIn(said);
  if (text.includes("divisible")) return ({ p, q }) => (p * q) % n === 0;
  if (text.includes("factor")) return (one) => n % one[text.startsWith("p") ? "p" : "q"] === 0;
  return relationOf(said);
}
