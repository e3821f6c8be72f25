import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  inDrawnOrder,
  isPrime,
  plain,
  range,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  thousands,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
const MOST = 800;
const CASES: readonly Case[] = range(1, MOST).map((n) => ({ n }));

const isSquare = (n: number): boolean => Number.isInteger(Math.sqrt(n));
const isCube = (n: number): boolean => Math.round(Math.cbrt(n)) ** 3 === n;
const PRIMES = range(2, MOST).filter(isPrime);
const SQUARES = range(1, 28).map((k) => k * k);

/** What a statement says about n, and what follows from it. */
interface Fact {
  readonly text: string;
  readonly holds: (n: number) => boolean;
  readonly gives: string;
  /** How an integer fits, where that can't be seen at once: "25 = 3^2 + 4^2". */
  readonly shows?: (n: number) => string;
  /** What to look at in the statement. */
  readonly idea: string;
}

const FACTORS =
  "In a square, every prime factor appears an even number of times, and any integer in which each of them does is a square.";
const BETWEEN = "Between two consecutive squares, there is no other square.";
const LIST = "List the smallest integers that a statement allows, and look for squares among them.";

function fact(
  text: string,
  holds: Fact["holds"],
  gives: string,
  idea: string,
  shows?: Fact["shows"],
): Fact {
  return { text, holds, gives, idea, ...(shows ? { shows } : {}) };
}

/** "3^2 + 4^2" */
function squaresOf(n: number): string {
  const low = range(1, 28).find((k) => isSquare(n - k * k) && k * k < n)!;
  return `${low}^2 + ${Math.sqrt(n - low * low)}^2`;
}

/** "2 · 5" */
function primesOf(n: number): string {
  const low = PRIMES.find((p) => n % p === 0)!;
  return `${low} \\cdot ${n / low}`;
}

// Facts that settle the question.
const FOUR_TIMES = fact(
  "$4n$ is the square of an integer.",
  (n) => isSquare(4 * n),
  "The square is even, so it's the square of an even integer $2j$. Then $4n = 4j^2$, and $n = j^2$.",
  FACTORS,
);
const CUBED = fact(
  "$n^3$ is the square of an integer.",
  (n) => isSquare(n ** 3),
  "Every prime factor appears 3 times as often in $n^3$ as in $n$. If 3 times a number is even, the number is even, so every prime factor appears an even number of times in $n$.",
  FACTORS,
);
const NINTH = fact(
  "$\\frac{n}{9}$ is the square of an integer.",
  (n) => isSquare(n / 9),
  "With $\\frac{n}{9} = j^2$, $n$ is the square of $3j$.",
  FACTORS,
);
const THREE_TIMES = fact(
  "$3n$ is the square of an integer.",
  (n) => isSquare(3 * n),
  "The factor 3 appears an even number of times in $3n$, so it appears an odd number of times in $n$.",
  FACTORS,
);
const HALF = fact(
  "$\\frac{n}{2}$ is the square of an integer.",
  (n) => isSquare(n / 2),
  "The factor 2 appears an even number of times in $\\frac{n}{2}$, so it appears an odd number of times in $n$.",
  FACTORS,
);
const PLUS_ONE = fact(
  "$n + 1$ is the square of an integer.",
  (n) => isSquare(n + 1),
  "If $n$ were a square, too, then $n$ and $n + 1$ would be two squares with a difference of 1. The positive squares 1, 4, 9, 16, … are at least 3 apart.",
  BETWEEN,
);
const PRODUCT = fact(
  "$n$ is the product of two consecutive integers.",
  (n) => range(1, 28).some((k) => k * (k + 1) === n),
  "For a positive integer $j$, the product $j(j + 1)$ is between the consecutive squares $j^2$ and $(j + 1)^2$.",
  BETWEEN,
);

// Facts that don't.
const CUBE = fact(
  "$n$ is the cube of an integer.",
  isCube,
  "The cubes are 1, 8, 27, 64, ….",
  LIST,
  (n) => `$${n} = ${Math.round(Math.cbrt(n))}^3$`,
);
const DOUBLE_CUBE = fact(
  "$2n$ is the cube of an integer.",
  (n) => isCube(2 * n),
  "$2n$ is the cube of an even integer: 8, 64, 216, ….",
  LIST,
  (n) => `$2 \\cdot ${n} = ${Math.round(Math.cbrt(2 * n))}^3$`,
);
const SQUARE_CUBE = fact(
  "$n^2$ is the cube of an integer.",
  (n) => isCube(n * n),
  "Every prime factor appears twice as often in $n^2$ as in $n$. If twice a number is a multiple of 3, so is the number, and $n$ is a cube: 1, 8, 27, 64, ….",
  LIST,
  (n) => `$${n}^2 = ${thousands(n * n)} = ${Math.round(Math.cbrt(n * n))}^3$`,
);
const SUM_OF_SQUARES = fact(
  "$n$ is the sum of the squares of two positive integers.",
  (n) => SQUARES.some((one) => one < n && isSquare(n - one)),
  "Most of these sums aren't squares, but a few are.",
  LIST,
  (n) => `$${n} = ${squaresOf(n)}$`,
);
const TWO_PRIMES = fact(
  "$n$ is the product of two prime numbers.",
  (n) => PRIMES.some((p) => n % p === 0 && isPrime(n / p)),
  "The two primes may be equal or different.",
  LIST,
  (n) => `$${n} = ${primesOf(n)}$`,
);
const REMAINDER_ONE = fact(
  "The remainder when $n$ is divided by 4 is 1.",
  (n) => n % 4 === 1,
  "All squares of odd integers fit, and so do 5, 13, and others.",
  LIST,
  (n) => `$${n} = 4 \\cdot ${(n - 1) / 4} + 1$`,
);
const BY_FOUR = fact(
  "$n$ is divisible by 4.",
  (n) => n % 4 === 0,
  "All squares of even integers fit, and so do 8, 12, and others.",
  LIST,
  (n) => `$${n} = 4 \\cdot ${n / 4}$`,
);
const ODD = fact(
  "$n$ is odd.",
  (n) => n % 2 === 1,
  "Squares of odd integers are odd, and so are others.",
  LIST,
);
const plus = (added: number): Fact =>
  fact(
    `$n + ${added}$ is the square of an integer.`,
    (n) => isSquare(n + added),
    `$n$ is a square less ${added}, which may be a square itself or not.`,
    LIST,
    (n) => `$${n} + ${added} = ${n + added} = ${Math.sqrt(n + added)}^2$`,
  );

interface Design extends DesignedPair<Fact> {
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

function design(
  facts: Design["facts"],
  hard: Readonly<Parameters<typeof designed>>,
  together = "",
): Design {
  return { facts, ...designed(...hard), together };
}

const WEAK = "Neither statement says directly whether $n$ is a square, so both seem to be needed.";
const ALIKE = "The facts look alike, so it seems that each of them settles the question.";
const LOOSE = "Each fact allows many integers, so they look too weak even together.";
const FEW =
  "Two facts about $n$ look like enough, and the first integers you test may all be squares or may all be non-squares.";

const trapC = (level: number) => ["c-trap", "C", WEAK, level] as const;
const trapD = (level: number) => ["false-enough", "D", ALIKE, level] as const;
const hiddenC = (level: number) => ["hidden-enough", "E", LOOSE, level] as const;
const nearMiss = (level: number) => ["near-miss", "C", FEW, level] as const;

/** Two sums that are squares with a prime difference, so only one pair of squares is possible. */
function shifted(less: number, more: number): Design {
  const difference = more - less;
  const [low, high] = [(difference - 1) / 2, (difference + 1) / 2].map((root) => root * root);
  return design(
    [plus(less), plus(more)],
    hiddenC(8),
    `The difference of the two squares is $(n + ${more}) - (n + ${less}) = ${difference}$. With $a^2 - b^2 = (a + b)(a - b) = ${difference}$, and ${difference} a prime number, $a + b = ${difference}$ and $a - b = 1$. The squares are $b^2 = ${low}$ and $a^2 = ${high}$, and $n = ${low} - ${less} = ${low! - less}$.`,
  );
}

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    design([CUBED, CUBE], trapD(8)),
    design([CUBED, SQUARE_CUBE], trapD(8)),
    design([HALF, DOUBLE_CUBE], trapD(8)),
    design([PLUS_ONE, CUBE], trapC(7)),
    design([THREE_TIMES, CUBE], trapC(7)),
    design([PRODUCT, SUM_OF_SQUARES], trapC(7)),
    design([HALF, SUM_OF_SQUARES], trapC(7)),
    design([FOUR_TIMES, plus(5)], trapC(7)),
    design([PLUS_ONE, BY_FOUR], trapC(7)),
  ],
  C: [
    shifted(5, 12),
    shifted(3, 8),
    shifted(6, 13),
    shifted(4, 15),
    design(
      [TWO_PRIMES, BY_FOUR],
      hiddenC(7),
      "Since 4 divides the product of the two primes, both are 2, and $n = 2 \\cdot 2 = 4$.",
    ),
  ],
  D: [
    design([THREE_TIMES, PLUS_ONE], trapC(7)),
    design([HALF, PLUS_ONE], trapC(7)),
    design([HALF, PRODUCT], trapC(7)),
    design([THREE_TIMES, PRODUCT], trapC(8)),
    design([FOUR_TIMES, CUBED], trapC(8)),
    design([CUBED, NINTH], trapC(8)),
  ],
  E: [
    design([DOUBLE_CUBE, BY_FOUR], nearMiss(7)),
    design([SUM_OF_SQUARES, REMAINDER_ONE], nearMiss(8)),
    design([SQUARE_CUBE, BY_FOUR], nearMiss(8)),
    design([TWO_PRIMES, SUM_OF_SQUARES], nearMiss(8)),
    design([plus(7), ODD], nearMiss(7)),
    design([TWO_PRIMES, plus(5)], nearMiss(7)),
  ],
};

const DIFFERENCE =
  "If two expressions are squares, look at their difference: $a^2 - b^2 = (a + b)(a - b)$ leaves few possibilities.";

/** The ideas for the facts that settle the question, or else the idea for both. */
function ideasOf({ facts: [one, two], together }: Design): string[] {
  if (together.includes("a^2")) return [DIFFERENCE];
  const ideas = [...new Set([one.idea, two.idea])].filter((idea) => idea !== LIST);
  return ideas.length > 0 ? ideas : [LIST];
}

const TAKEAWAYS: Readonly<Record<string, string>> = {
  [FACTORS]:
    "Multiplying by the square of a positive integer doesn't change whether an integer is a square. Multiplying a square by a prime number gives an integer that isn't a square.",
  [BETWEEN]: "An integer that is strictly between two consecutive squares isn't a square.",
  [DIFFERENCE]:
    "Two different squares with a known difference can be found from the factors of the difference.",
  [LIST]:
    "To show that statements aren't enough, find one square and one other integer that fit them.",
};

function takeawayOf(drawn: Design): string {
  if (
    drawn.facts.some(({ text }) => text.includes("product of two prime")) &&
    drawn.together !== ""
  )
    return "The product of two primes is a square only if the primes are equal.";
  if (drawn.facts.some(({ text }) => text.includes("n^3")))
    return "The cube of a positive integer is a square only if the integer is a square.";
  return TAKEAWAYS[ideasOf(drawn)[0]!]!;
}

const STEMS: readonly string[] = [
  "If $n$ is a positive integer, is $\\sqrt{n}$ an integer?",
  "If $n$ is a positive integer, is $n$ the square of an integer?",
  "Is the positive integer $n$ equal to the square of an integer?",
];

/** With another letter for n, within formulas only. */
function inLetter(text: string, letter: string): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll(/(?<![a-z])n(?![a-z])/g, letter));
}

export const template: SufficiencyTemplate = {
  id: "square-or-not",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether an integer is a square, from multiples, powers, and neighbors that are squares or cubes.",

  make(rng) {
    const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
    const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS[key]), rng);
    const letter = rng.pick(["n", "k", "m", "t"]);
    const stem = rng.pick(STEMS);
    const shown = (n: number, rival: number) =>
      drawn.facts
        .filter(({ holds, shows }) => shows && holds(n) && holds(rival))
        .map(({ shows }) => shows!(n));
    const fitting = (n: number, rival: number) => {
      const shows = shown(n, rival);
      return shows.length === 0 ? "" : ` (${shows.join(" and ")})`;
    };
    const said = drawn.facts.map(({ text, holds, gives }) => ({
      text: inLetter(text, letter),
      holds: ({ n }: Case) => holds(n),
      gives: inLetter(gives, letter),
    })) as [Said<Case>, Said<Case>];
    const found = findingsByCases(CASES, said, ({ n }) => isSquare(n), {
      together: () => inLetter(drawn.together, letter),
      settled: (one) =>
        `So $${letter}$ is ${isSquare(one.n) ? "" : "not "}the square of an integer.`,
      rivals: (one, other) => {
        const [yes, no] = isSquare(one.n) ? [one, other] : [other, one];
        const low = Math.floor(Math.sqrt(no.n));
        return `It could be that $${letter} = ${yes.n}$${fitting(yes.n, no.n)}, which is the square $${Math.sqrt(yes.n)}^2$, or that $${letter} = ${no.n}$${fitting(no.n, yes.n)}, which is between $${low}^2$ and $${low + 1}^2$ and isn't a square.`;
      },
    });
    const findings = {
      ...found,
      together: { ...found.together, why: found.together.why.trim() },
    };
    return {
      variant: `${STEMS.indexOf(stem) + 1}/${letter}`,
      context: "pure",
      difficulty: drawn.level,
      stem: inLetter(stem, letter),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: drawn.tension,
      trap: { ...drawn.trap, why: inLetter(drawn.trap.why, letter) },
      solution: {
        idea: inLetter(ideasOf(drawn).join(" "), letter),
        steps: stepsOfFindings(findings),
        check: "Did you look for a square and for another integer that make the statement true?",
        takeaway: takeawayOf(drawn),
      },
    };
  },

  /** Tries the integers up to 800 against each printed statement. */
  check({ statements }) {
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, conditionOf),
      answer: ({ n }: Case) => range(1, 29).some((root) => root * root === n),
    };
  },
};

/** Reads "(multiple, power, or sum of n) is (property)". */
function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said);
  if (text.includes("remainder")) return ({ n }) => n % 4 === 1;
  const [, what, property] = /^(.+?) is (.+)\.$/.exec(text)!;
  const [, times = "1", power = "1"] = /^(\d?)[a-z](?:\^(\d))?$/.exec(what!) ?? [];
  const added = Number(/\+ (\d+)$/.exec(what!)?.[1] ?? 0);
  const divisor = Number(/\/\((\d+)\)$/.exec(what!)?.[1] ?? 1);
  const test = testOf(property!);
  return ({ n }) => test((Number(times || 1) * n ** Number(power)) / divisor + added);
}

const ROOTS = range(1, 30);
const SMALL_PRIMES = range(2, 410).filter((n) => range(2, n - 1).every((d) => n % d > 0));

function testOf(property: string): (value: number) => boolean {
  if (property === "odd") return (value) => value % 2 === 1;
  if (property === "divisible by 4") return (value) => value % 4 === 0;
  const made = new Set(valuesOf(property));
  return (value) => made.has(value);
}

function valuesOf(property: string): number[] {
  if (property.includes("consecutive")) return ROOTS.map((k) => k * (k + 1));
  if (property.includes("prime"))
    return SMALL_PRIMES.flatMap((p) => SMALL_PRIMES.map((q) => p * q));
  if (property.includes("sum")) return ROOTS.flatMap((a) => ROOTS.map((b) => a * a + b * b));
  const power = property.includes("cube") ? 3 : 2;
  return range(0, 23_000).map((root) => root ** power);
}
