import {
  type Designed,
  designed,
  findingsByCases,
  gcd,
  numbersIn,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Every remainder of every divisor below 61 occurs many times. */
type Case = Readonly<{ n: number }>;
const CASES: readonly Case[] = range(1, 3000).map((n) => ({ n }));

/** That `factor` times n leaves `n0 * factor mod divisor` when divided by `divisor`. */
interface Fact {
  readonly factor: number;
  readonly divisor: number;
}

interface Design extends Designed {
  /** Of the question. */
  readonly divisor: number;
  readonly facts: readonly [Fact, Fact];
}

const of = (divisor: number, factor = 1): Fact => ({ factor, divisor });

const BOTH = "Two remainders look as if they had to be put together.";
const LARGER = "A divisor larger than the one in question looks as if it had to be enough.";
const SMALLER = "A multiple of $n$ looks useless, because $n$ itself isn't mentioned.";
const NO_REMAINDER_OF_N = "A remainder of a multiple of $n$ looks as good as one of $n$.";
const COMBINED = "Two remainders together look as if they fixed everything.";

const DESIGNS: readonly Design[] = [
  design(8, [of(24), of(12)], "hidden-enough", "C", BOTH, 4),
  design(6, [of(9), of(18)], "hidden-enough", "C", BOTH, 4),
  design(10, [of(10, 3), of(15)], "hidden-enough", "C", SMALLER, 6),
  design(12, [of(18), of(12, 5)], "hidden-enough", "C", SMALLER, 7),
  design(9, [of(9, 2), of(12)], "hidden-enough", "E", SMALLER, 6),
  design(6, [of(14), of(6, 5)], "hidden-enough", "E", SMALLER, 6),
  design(8, [of(16), of(8, 3)], "hidden-enough", "A", SMALLER, 6),
  design(5, [of(5, 2), of(20)], "hidden-enough", "B", SMALLER, 5),
  design(7, [of(7, 3), of(21)], "hidden-enough", "B", SMALLER, 6),
  design(12, [of(18), of(8)], "false-enough", "A", LARGER, 6),
  design(10, [of(15), of(4)], "false-enough", "A", LARGER, 5),
  design(10, [of(10, 2), of(4)], "false-enough", "A", NO_REMAINDER_OF_N, 7),
  design(6, [of(2), of(6, 4)], "false-enough", "B", NO_REMAINDER_OF_N, 7),
  design(8, [of(12), of(20)], "near-miss", "C", COMBINED, 6),
  design(12, [of(12, 2), of(9)], "near-miss", "C", COMBINED, 7),
  design(9, [of(12), of(15)], "near-miss", "C", COMBINED, 6),
  design(8, [of(8, 2), of(6)], "near-miss", "C", COMBINED, 7),
];

function design(
  divisor: number,
  facts: Design["facts"],
  ...hard: Parameters<typeof designed>
): Design {
  return { divisor, facts, ...designed(...hard) };
}

const STEMS: readonly ((what: string, divisor: number) => string)[] = [
  (what, divisor) =>
    `If $n$ is a positive integer, what is the remainder when ${what} is divided by ${divisor}?`,
  (what, divisor) =>
    `What is the remainder when ${what} is divided by ${divisor}, where $n$ is a positive integer?`,
  (what, divisor) =>
    `If $n$ is a positive integer and $r$ is the remainder when ${what} is divided by ${divisor}, what is the value of $r$?`,
];

function drawNumbers(rng: Rng) {
  const drawn = rng.pick(DESIGNS);
  const n = rng.int(drawn.divisor + 3, 400);
  const added = rng.chance(0.4) ? rng.int(1, drawn.divisor - 1) : 0;
  // A remainder of 0 would be asked about as divisibility.
  const isPlain = drawn.facts.every(({ factor, divisor }) => (factor * n) % divisor !== 0);
  return isPlain ? { ...drawn, n, added } : null;
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function statementOf({ factor, divisor }: Fact, n: number): string {
  const what = factor === 1 ? "$n$" : `$${factor}n$`;
  return `The remainder when ${what} is divided by ${divisor} is ${(factor * n) % divisor}.`;
}

function findingsOf({ divisor, facts, n, added }: Numbers) {
  const asked = added > 0 ? `$n + ${added}$` : "$n$";
  const [one, two] = facts.map((fact) => ({
    text: statementOf(fact, n),
    holds: (other: Case) => (fact.factor * (other.n - n)) % fact.divisor === 0,
    gives: givesOf(fact, n, divisor),
  })) as [Said<Case>, Said<Case>];
  return findingsByCases(CASES, [one, two], (other) => other.n % divisor, {
    together: (fits) => {
      const gap = fits[1]!.n - fits[0]!.n;
      const [own, other] = facts.map(ownOf);
      return `The values of $n$ that fit both start at ${fits[0]!.n} and are ${gap} apart, because ${gap} is the least common multiple of ${own!} and ${other!}. It ${gap % divisor === 0 ? "is" : "isn't"} a multiple of ${divisor}.`;
    },
    settled: () =>
      `Every such $n$ leaves the remainder ${n % divisor} when divided by ${divisor}${added > 0 ? `, so ${asked} leaves ${(n + added) % divisor}` : ""}.`,
    rivals: (least, rival) =>
      `If $n = ${least.n}$, the remainder when ${asked} is divided by ${divisor} is ${(least.n + added) % divisor}, but if $n = ${rival.n}$, it's ${(rival.n + added) % divisor}.`,
  });
}

/** How far apart the values of n are that fit. */
const ownOf = ({ factor, divisor }: Fact): number => divisor / gcd(factor, divisor);

/** What a statement says about n itself. */
function givesOf({ factor, divisor }: Fact, n: number, asked: number): string {
  const own = ownOf({ factor, divisor });
  const least = n % own || own;
  const plainly =
    n % own === 0 ? `is a multiple of ${own}` : `is ${n % own} more than a multiple of ${own}`;
  const multiple = own > asked && own % asked === 0 ? `, and ${own} is a multiple of ${asked}` : "";
  if (factor === 1) return `$n$ ${plainly}${multiple}.`;
  const left = (factor * n) % divisor;
  const check = `$${factor} \\cdot ${least} = ${factor * least}$`;
  return `The least value that fits is ${least}, because ${check}${factor * least === left ? "" : ` leaves ${left} when divided by ${divisor}`}. From one value that fits to the next, $${factor}n$ increases by ${factor * own}, the least common multiple of ${factor} and ${divisor}, so $n$ increases by ${own}. So $n$ ${plainly}${multiple}.`;
}

export const template: SufficiencyTemplate = {
  id: "remainder-from-remainders",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A remainder for one divisor settles another only if the values that fit are a multiple of it apart.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { divisor, facts, n, added, tension, trap, level } = numbers;
    const findings = findingsOf(numbers);
    const stem = rng.pick(STEMS);
    const isAdded = added > 0;
    return {
      variant: `${isAdded ? "sum" : "n"}/${STEMS.indexOf(stem) + 1}`,
      context: "pure",
      difficulty: level + (isAdded ? 0.4 : 0),
      stem: stem(isAdded ? `$n + ${added}$` : "$n$", divisor),
      statements: [statementOf(facts[0], n), statementOf(facts[1], n)],
      ...findings,
      tension,
      trap,
      solution: {
        idea: `The remainder of ${isAdded ? `$n + ${added}$` : "$n$"} is settled exactly when all values of $n$ that fit are a multiple of ${divisor} apart.`,
        fast: [
          `List the first few values of $n$ that fit a statement. If the difference between one value and the next is always a multiple of ${divisor}, the statement is enough. If not, it isn't.`,
        ],
        steps: stepsOfFindings(findings),
        takeaway:
          "Compare how far apart the values are that fit: that tells you what a remainder settles, whatever the divisor is.",
      },
    };
  },

  /** Divides every n up to 3,000. */
  check({ stem, statements }) {
    const [added, divisor] = stem.includes("+")
      ? (numbersIn(stem) as [number, number])
      : [0, numbersIn(stem)[0]!];
    const [first, second] = statements.map(conditionOf) as [
      (one: Case) => boolean,
      (one: Case) => boolean,
    ];
    return { cases: CASES, first, second, answer: ({ n }: Case) => (n + added) % divisor };
  },
};

function conditionOf(said: string): (one: Case) => boolean {
  const found = /when (\d*)n is divided by (\d+) is (\d+)/.exec(plain(said));
  if (!found) throw new Error(`The statement can't be read: ${said}`);
  const [factor, divisor, remainder] = [found[1] || 1, found[2], found[3]].map(Number) as [
    number,
    number,
    number,
  ];
  return ({ n }) => (factor * n) % divisor === remainder;
}
