import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  inDrawnOrder,
  isPrime,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
  Fraction,
} from "@theta/items/template";

/** Two positive integers whose quotient is in question. */
type Case = Readonly<{ m: number; n: number }>;
/** Proper fractions of small numbers make the better examples. */
const CASES = pairsUpTo(45).toSorted((one, other) => size(one) - size(other));

function size({ m, n }: Case): number {
  return m + n + (m < n ? 0 : 50) + (m % n === 0 ? 100 : 0);
}

function pairsUpTo(most: number): Case[] {
  return range(1, most).flatMap((n) => range(1, most).map((m) => ({ m, n })));
}

/** Whether a quotient of integers is a terminating decimal: 2 and 5 alone are left below. */
function terminates(top: number, bottom: number): boolean {
  let left = new Fraction(top, bottom).bottom;
  for (const prime of [2, 5]) while (left % prime === 0) left /= prime;
  return left === 1;
}

const isYes = ({ m, n }: Case): boolean => terminates(m, n);

/** What a statement says about M and N, and what follows from it. */
interface Fact {
  readonly text: string;
  readonly holds: (one: Case) => boolean;
  readonly gives: string;
}
type Facts = (rng: Rng) => Fact;

/** The statement that a quotient terminates. */
function decimal(tex: string, quotient: (one: Case) => [number, number], gives: string): Fact {
  return {
    text: `$${tex}$ is a terminating decimal.`,
    holds: (one) => terminates(...quotient(one)),
    gives,
  };
}

/** The quotient times an integer: enough if the integer has no prime factors but 2 and 5. */
function times(factor: number): Fact {
  const lost = [3, 7].find((prime) => factor % prime === 0);
  return decimal(
    `\\frac{${factor}M}{N}`,
    ({ m, n }) => [factor * m, n],
    lost
      ? `A factor ${lost} of $N$ may cancel against ${factor} and not against $M$.`
      : `Dividing a terminating decimal by ${factor} gives a terminating decimal.`,
  );
}

const over =
  (...factors: number[]): Facts =>
  (rng) => {
    const factor = rng.pick(factors);
    return decimal(
      `\\frac{M}{${factor}N}`,
      ({ m, n }) => [m, factor * n],
      `$\\frac{M}{N}$ is ${factor} times this, and an integer times a terminating decimal is a terminating decimal.`,
    );
  };
const always =
  (fact: Fact): Facts =>
  () =>
    fact;

const SQUARE_OVER = always(
  decimal(
    "\\frac{M^2}{N}",
    ({ m, n }) => [m * m, n],
    "A factor of $N$ may cancel against the second $M$, which isn't there in $\\frac{M}{N}$.",
  ),
);
const OVER_SQUARE = always(
  decimal(
    "\\frac{M}{N^2}",
    ({ m, n }) => [m, n * n],
    "$\\frac{M}{N}$ is $N$ times this, and an integer times a terminating decimal is a terminating decimal.",
  ),
);
const BOTH_SQUARED = always(
  decimal(
    "\\frac{M^2}{N^2}",
    ({ m, n }) => [m * m, n * n],
    "In lowest terms, $\\frac{M}{N}$ and its square have the same prime factors in the denominator.",
  ),
);
const SUM_OVER = always(
  decimal(
    "\\frac{M + N}{N}",
    ({ m, n }) => [m + n, n],
    "This is $\\frac{M}{N} + 1$, and subtracting 1 leaves a terminating decimal.",
  ),
);
const OVER_SUM = always(
  decimal(
    "\\frac{M}{M + N}",
    ({ m, n }) => [m, m + n],
    "This says something about $M + N$ as a denominator, but not about $N$.",
  ),
);
const REST_OVER_SUM = always(
  decimal(
    "\\frac{N}{M + N}",
    ({ m, n }) => [n, m + n],
    "This says something about $M + N$ as a denominator, but not about $N$.",
  ),
);
const RECIPROCAL = always(
  decimal(
    "\\frac{N}{M}",
    ({ m, n }) => [n, m],
    "This says something about $M$ as a denominator, but not about $N$.",
  ),
);

const factorOf =
  (letter: "m" | "n"): Facts =>
  (rng) => {
    const product = rng.pick([40, 100, 200, 1000]);
    return {
      text: `$${letter.toUpperCase()}$ is a factor of ${product === 1000 ? "1,000" : product}.`,
      holds: (one) => product % one[letter] === 0,
      gives:
        letter === "n"
          ? "$N$ has no prime factors but 2 and 5, so every quotient by $N$ terminates."
          : "Nothing is said about the denominator.",
    };
  };
function divisible(letter: "m" | "n", divisor: number, isSo = true): Facts {
  return always({
    text: `$${letter.toUpperCase()}$ is ${isSo ? "" : "not "}divisible by ${divisor}.`,
    holds: (one) => (one[letter] % divisor === 0) === isSo,
    gives:
      letter === "m"
        ? "Nothing is said about the denominator."
        : isSo
          ? "A factor of $N$ may cancel against $M$."
          : "$N$ may still have a prime factor such as 7 that doesn't cancel.",
  });
}
const PRIME_TOP = always({
  text: "$M$ is a prime number.",
  holds: ({ m }) => isPrime(m),
  gives: "Nothing is said about the denominator.",
});

interface Design extends DesignedPair<Facts> {
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

function design(
  facts: Design["facts"],
  hard: Readonly<Parameters<typeof designed>>,
  together = "Both answers are still possible.",
): Design {
  return { facts, ...designed(...hard), together };
}

const ALIKE = "The two expressions look alike, so it seems that both settle the question.";
const WEAK = "A fact about another quotient seems to need a second fact as well.";
const SAME = "The factors in the two facts look different enough to rule out all others.";
const LOOSE = "Each fact leaves the question open, and the second seems to repeat the first.";
const CANCEL = "It's easy to forget that a factor of the denominator may cancel.";

const trapD = (level: number) => ["false-enough", "D", ALIKE, level] as const;
const trapC = (level: number) => ["c-trap", "C", WEAK, level] as const;
const hiddenC = (level: number) => ["hidden-enough", "E", LOOSE, level] as const;

const KEEP =
  "A factor 3 of $N$ that doesn't cancel against $M$ would be left in one of the quotients, a factor 7 in the other one, and any other factor but 2 and 5 in both.";

const two = (one: number, other: number): Design["facts"] => [
  always(times(one)),
  always(times(other)),
];

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    design([BOTH_SQUARED, SQUARE_OVER], trapD(7)),
    design([OVER_SQUARE, SQUARE_OVER], trapD(7)),
    design([over(3, 7, 9), always(times(3))], trapD(7)),
    design([SUM_OVER, OVER_SUM], trapD(8)),
    design([factorOf("n"), PRIME_TOP], trapC(7)),
    design(two(5, 3), trapC(7)),
    design(two(10, 7), trapC(7)),
    design([over(3, 6, 9), divisible("n", 3)], trapC(7)),
    design([SUM_OVER, RECIPROCAL], trapD(7)),
  ],
  C: [
    design(two(3, 7), hiddenC(8), KEEP),
    design(two(6, 14), hiddenC(8), KEEP),
    design(two(15, 7), hiddenC(8), KEEP),
    design(
      [always(times(3)), divisible("n", 3, false)],
      hiddenC(7),
      "The factor 3 in the quotient cancels nothing, so all factors of $N$ except 2 and 5 cancel against $M$.",
    ),
    design(
      [PRIME_TOP, divisible("n", 9)],
      hiddenC(7),
      "A prime number $M$ cancels at most one of the two factors 3 of $N$, so at least one is left.",
    ),
    design(
      [PRIME_TOP, divisible("n", 21)],
      hiddenC(7),
      "A prime number $M$ cancels at most one of the factors 3 and 7 of $N$, so at least one is left.",
    ),
  ],
  D: [
    design([over(3, 7), BOTH_SQUARED], trapC(7)),
    design([SUM_OVER, over(3, 6, 7)], trapC(7)),
    design([OVER_SQUARE, BOTH_SQUARED], trapC(8)),
    design(two(5, 4), trapC(7)),
    design([always(times(5)), over(3, 7)], trapC(7)),
    design([BOTH_SQUARED, SUM_OVER], trapC(8)),
  ],
  E: [
    design(two(3, 9), ["near-miss", "C", SAME, 8]),
    design(two(6, 15), ["near-miss", "C", SAME, 8]),
    design(two(14, 21), ["near-miss", "C", SAME, 8]),
    design([OVER_SUM, REST_OVER_SUM], ["near-miss", "C", SAME, 8]),
    design([SQUARE_OVER, RECIPROCAL], ["near-miss", "C", SAME, 8]),
    design([PRIME_TOP, divisible("n", 3)], ["near-miss", "C", CANCEL, 7]),
    design([always(times(3)), divisible("m", 3)], ["near-miss", "C", CANCEL, 7]),
  ],
};

const STEMS: readonly string[] = [
  "If $M$ and $N$ are positive integers, is $\\frac{M}{N}$ a terminating decimal?",
  "If the positive integer $M$ is divided by the positive integer $N$, is the result a terminating decimal?",
  "Is $\\frac{M}{N}$ equal to a terminating decimal, where $M$ and $N$ are positive integers?",
  "If $M$ and $N$ are positive integers, does the decimal for $\\frac{M}{N}$ have only a finite number of nonzero digits?",
];

type Letters = readonly [string, string];
const LETTERS: readonly Letters[] = [
  ["m", "n"],
  ["a", "b"],
  ["r", "s"],
  ["p", "q"],
];

/** With the item's letters for M and N, within formulas only. */
function inLetters(text: string, [m, n]: Letters): string {
  return text.replaceAll(/\$[^$]*\$/g, (tex) => tex.replaceAll("M", m).replaceAll("N", n));
}

function drawNumbers(rng: Rng) {
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const drawn = inDrawnOrder<Facts, Design>(rng.pick(DESIGNS[key]), rng);
  const letters = rng.pick(LETTERS);
  const said = drawn.facts.map((draw) => {
    const { text, holds, gives } = draw(rng);
    return { text: inLetters(text, letters), holds, gives: inLetters(gives, letters) };
  }) as [Said<Case>, Said<Case>];
  const show = ({ m, n }: Case) => {
    const value = texFraction(new Fraction(m, n));
    const written = `\\frac{${m}}{${n}}`;
    return `$${inLetters("$\\frac{M}{N}$", letters).slice(1, -1)} = ${written}${value === written ? "" : ` = ${value}`}$`;
  };
  const findings = findingsByCases(CASES, said, isYes, {
    together: () => inLetters(drawn.together, letters),
    settled: (one) => `So the answer is ${isYes(one) ? "yes" : "no"}.`,
    rivals: (one, other) => {
      const [yes, no] = isYes(one) ? [one, other] : [other, one];
      return `The answer is yes if ${show(yes)}, but no if ${show(no)}.`;
    },
  });
  return { ...drawn, letters, said, findings };
}

export const template: SufficiencyTemplate = {
  id: "quotient-that-terminates",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "A quotient terminates if only 2 and 5 are left below, and other factors may cancel in related quotients.",

  make(rng) {
    const { letters, said, findings, level, tension, trap } = drawNumbers(rng);
    const stem = rng.pick(STEMS);
    return {
      variant: `${STEMS.indexOf(stem) + 1}/${letters[0]}`,
      context: "pure",
      difficulty: level,
      stem: inLetters(stem, letters),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension,
      trap,
      solution: {
        idea: inLetters(
          "$\\frac{M}{N}$ is a terminating decimal exactly when all prime factors of $N$ except 2 and 5 cancel against $M$.",
          letters,
        ),
        steps: stepsOfFindings(findings),
        check:
          "Did you try denominators such as 3, 7, and 9, with numerators that cancel some of their factors?",
        takeaway:
          "A sum, a product, or an integer multiple of terminating decimals terminates. A quotient of terminating decimals need not.",
      },
    };
  },

  /** Divides by long division: a decimal terminates if the remainder 0 comes up. */
  check({ stem, statements }) {
    const text = plain(stem);
    const [m, n] = Array.from(text.matchAll(/(?<![A-Za-z])[a-z](?![a-z])/g), ([one]) => one).filter(
      (one, k, all) => all.indexOf(one) === k && (one !== "a" || stem.includes("$a$")),
    );
    const names: Letters = [m!, n!];
    return {
      cases: pairsUpTo(48),
      ...conditionsOf<Case>(statements, (said) => conditionOf(plain(said), names)),
      answer: (one: Case) => ends(one.m, one.n),
    };
  },
};

function ends(top: number, bottom: number): boolean {
  let rest = top % bottom;
  for (let digits = 0; digits < 16 && rest !== 0; digits += 1) rest = (rest * 10) % bottom;
  return rest === 0;
}

function conditionOf(said: string, [m, n]: Letters): (one: Case) => boolean {
  const at = (one: Case) => ({ [m]: one.m, [n]: one.n });
  const quotient = /^\((.+)\)\/\((.+)\) is a terminating decimal\.$/.exec(said);
  if (quotient) {
    const [top, bottom] = [formulaOf(quotient[1]!), formulaOf(quotient[2]!)];
    return (one) => ends(top(at(one)), bottom(at(one)));
  }
  const letter = said.startsWith(m) ? "m" : "n";
  const number = Number(/\d+/.exec(said)?.[0]);
  if (said.includes("factor of")) return (one) => number % one[letter] === 0;
  if (said.includes("prime"))
    return (one) => one[letter] > 1 && range(2, one[letter] - 1).every((d) => one[letter] % d > 0);
  return (one) => (one[letter] % number === 0) === !said.includes("not");
}
