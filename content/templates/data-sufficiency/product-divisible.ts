import {
  keyByCases,
  plain,
  type Rng,
  range,
  read,
  type SufficiencyTemplate,
} from "@theta/items/template";

/**
 * What a statement may say about n, whether it settles "is n divisible by p·q?", and the reason.
 */
interface Statement {
  readonly text: string;
  readonly holds: (n: number) => boolean;
  readonly why: (enough: boolean) => string;
}

const PAIRS = [
  [2, 3],
  [2, 5],
  [3, 4],
  [3, 5],
  [4, 5],
  [2, 7],
] as const;

function statementsFor(p: number, q: number, rng: Rng): Statement[] {
  const m = p * q;
  const far = rng.pick([2, 3, 4]);
  return [
    {
      text: `$n$ is divisible by ${p * far}.`,
      holds: (n) => n % (p * far) === 0,
      why: (yes) =>
        yes
          ? `every multiple of ${p * far} is a multiple of ${m}.`
          : `$n$ could be ${p * far} or ${p * far * q}, and only the second is surely a multiple of ${m}.`,
    },
    {
      text: `$n$ is divisible by ${q * far}.`,
      holds: (n) => n % (q * far) === 0,
      why: (yes) =>
        yes
          ? `every multiple of ${q * far} is a multiple of ${m}.`
          : `$n$ could be ${q * far} or ${q * far * p}, and only the second is surely a multiple of ${m}.`,
    },
    {
      text: `$n^2$ is divisible by ${m}.`,
      holds: (n) => (n * n) % m === 0,
      why: (yes) =>
        yes
          ? `a prime that divides $n^2$ divides $n$, so all of ${m} does.`
          : `the square may hold a prime twice that $n$ holds once.`,
    },
    {
      text: `$n + ${m}$ is divisible by ${p}.`,
      holds: (n) => (n + m) % p === 0,
      why: (yes) =>
        yes ? `${p} settles it.` : `it says only that ${p} divides $n$; of ${q} nothing is known.`,
    },
    {
      text: `$3n$ is divisible by ${q}.`,
      holds: (n) => (3 * n) % q === 0,
      why: (yes) =>
        yes
          ? `${q} settles it.`
          : q % 3 === 0
            ? `the 3 may bring in the factor, so nothing follows for $n$.`
            : `it says only that ${q} divides $n$; of ${p} nothing is known.`,
    },
    {
      text: `$n$ leaves a remainder of ${p} when divided by ${m}.`,
      holds: (n) => n % m === p,
      why: () => `the remainder is not 0, so the answer is a definite no.`,
    },
    {
      text: `When $n$ is divided by ${q}, the remainder is 1.`,
      holds: (n) => n % q === 1,
      why: () => `${q} does not divide $n$, so ${m} cannot: a definite no.`,
    },
  ];
}

/** A common multiple of all moduli in use divides this range more than once. */
const CASES = range(1, 2520);

function answersOf(holds: (n: number) => boolean, m: number): Set<boolean> {
  return new Set(CASES.filter(holds).map((n) => n % m === 0));
}

export const template: SufficiencyTemplate = {
  id: "product-divisible",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Divisibility by a product: which statements bring which prime powers, and which rule one out.",

  make(rng) {
    const [p, q] = rng.pick(PAIRS);
    const m = p * q;
    const [one, two] = rng.sample(statementsFor(p, q, rng), 2) as [Statement, Statement];
    const both = (n: number): boolean => one.holds(n) && two.holds(n);
    const [first, second, together] = [one.holds, two.holds, both].map((holds) =>
      answersOf(holds, m),
    );
    // An item's statements must be consistent with each other and with the question.
    if (together!.size === 0) return null;
    const key =
      first!.size === 1
        ? second!.size === 1
          ? "D"
          : "A"
        : second!.size === 1
          ? "B"
          : together!.size === 1
            ? "C"
            : "E";
    const settled = together!.has(true)
      ? `both ${p} and ${q} divide $n$, so ${m} does.`
      : `${m} cannot divide $n$.`;
    return {
      variant: `${p}x${q}/${key}`,
      context: "pure",
      difficulty: { A: 4, B: 4, C: 5, D: 6, E: 7 }[key] + (m === 12 || m === 20 ? 1 : 0),
      stem: `If $n$ is a positive integer, is $n$ divisible by ${m}?`,
      statements: [one.text, two.text],
      first: { enough: first!.size === 1, why: one.why(first!.size === 1) },
      second: { enough: second!.size === 1, why: two.why(second!.size === 1) },
      together: {
        enough: together!.size === 1,
        why:
          together!.size === 1
            ? settled
            : `there are still numbers that both statements allow of which some are multiples of ${m} and some are not.`,
      },
      solution: {
        idea: `${m} divides $n$ exactly when both ${p} and ${q} do; ask of each statement which of the two it brings.`,
        steps: [
          `Statement (1): ${one.why(first!.size === 1)}`,
          `Statement (2): ${two.why(second!.size === 1)}`,
          ...(first!.size === 1 || second!.size === 1
            ? []
            : [
                `Together: ${together!.size === 1 ? settled : `try numbers: the answer still differs from one to another.`}`,
              ]),
        ],
        check: "A definite no is as sufficient as a definite yes.",
      },
    };
  },

  /** Tries n = 1 to 2520 under (1), (2), and both. */
  check({ stem, statements }) {
    const [m] = read(stem, /divisible by (\d+)/).map(Number) as [number];
    const [first, second] = statements.map(conditionOf) as [
      ReturnType<typeof conditionOf>,
      ReturnType<typeof conditionOf>,
    ];
    return keyByCases(CASES, first, second, (n) => n % m === 0);
  },
};

/** The possible readings of a statement, and the condition that its numbers make. */
const READINGS: readonly [RegExp, (x: number, y: number) => (n: number) => boolean][] = [
  [/^n\^2 is divisible by (\d+)/, (m) => (n) => (n * n) % m === 0],
  [/^n \+ (\d+) is divisible by (\d+)/, (plus, m) => (n) => (n + plus) % m === 0],
  [/^(\d+)n is divisible by (\d+)/, (times, m) => (n) => (times * n) % m === 0],
  [/^n leaves a remainder of (\d+) when divided by (\d+)/, (rest, m) => (n) => n % m === rest],
  [/^When n is divided by (\d+), the remainder is (\d+)/, (m, rest) => (n) => n % m === rest],
  [/^n is divisible by (\d+)/, (m) => (n) => n % m === 0],
];

function conditionOf(statement: string): (n: number) => boolean {
  for (const [pattern, condition] of READINGS) {
    const found = pattern.exec(plain(statement));
    if (found) return condition(Number(found[1]), Number(found[2]));
  }
  throw new Error(`The statement cannot be read: ${statement}`);
}
