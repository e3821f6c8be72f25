import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  formulaOf,
  inDrawnOrder,
  isPrime,
  listed,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type Sufficiency,
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
  /** The quotient that's said to terminate, with its value. */
  readonly shown?: (one: Case) => string;
}
type Facts = (rng: Rng) => Fact;

/** The statement that a quotient terminates. */
function decimal(tex: string, quotient: (one: Case) => [number, number], gives: string): Fact {
  return {
    text: `$${tex}$ is a terminating decimal.`,
    holds: (one) => terminates(...quotient(one)),
    gives,
    shown: (one) => `$${tex} = ${texFraction(new Fraction(...quotient(one)))}$`,
  };
}

/** The quotient times an integer: enough if the integer has no prime factors but 2 and 5. */
function times(factor: number): Fact {
  const lost = [3, 7].find((prime) => factor % prime === 0);
  return decimal(
    `\\frac{${factor}M}{N}`,
    ({ m, n }) => [factor * m, n],
    lost
      ? `A factor ${lost} of $N$ may cancel against the ${factor} in $${factor}M$ and not against $M$.`
      : `$\\frac{M}{N}$ is this decimal divided by ${factor}, and that adds only ${factor === 10 ? "factors 2 and 5" : factor === 5 ? "a factor 5" : "factors 2"} to the denominator, so the decimal still terminates.`,
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
    "$M^2$ has each prime factor of $M$ twice, so it can cancel factors of $N$ that $M$ alone can't.",
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
    "In lowest terms, $\\frac{M}{N}$ and its square have the same primes in the denominator, so here these are only 2 and 5.",
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
    "The denominator here is $M + N$, so factors of $N$ alone aren't limited.",
  ),
);
const REST_OVER_SUM = always(
  decimal(
    "\\frac{N}{M + N}",
    ({ m, n }) => [n, m + n],
    "The denominator here is $M + N$, so factors of $N$ alone aren't limited.",
  ),
);
const RECIPROCAL = always(
  decimal(
    "\\frac{N}{M}",
    ({ m, n }) => [n, m],
    "The denominator here is $M$, so factors of $N$ aren't limited.",
  ),
);

const FACTORED: Readonly<Record<number, string>> = {
  40: "2^3 \\cdot 5",
  100: "2^2 \\cdot 5^2",
  200: "2^3 \\cdot 5^2",
  1000: "2^3 \\cdot 5^3",
};

const factorOf =
  (letter: "m" | "n"): Facts =>
  (rng) => {
    const product = rng.pick([40, 100, 200, 1000]);
    return {
      text: `$${letter.toUpperCase()}$ is a factor of ${product === 1000 ? "1,000" : product}.`,
      holds: (one) => product % one[letter] === 0,
      gives:
        letter === "n"
          ? `Since $${product} = ${FACTORED[product]}$, $N$ has no prime factors but 2 and 5, so every integer divided by $N$ is a terminating decimal.`
          : "$N$ can be any positive integer.",
    };
  };
function divisible(letter: "m" | "n", divisor: number, isSo = true): Facts {
  return always({
    text: `$${letter.toUpperCase()}$ is ${isSo ? "" : "not "}divisible by ${divisor}.`,
    holds: (one) => (one[letter] % divisor === 0) === isSo,
    gives:
      letter === "m"
        ? "$N$ can be any positive integer."
        : isSo
          ? `The factor ${divisor} of $N$ may or may not cancel against $M$.`
          : "$N$ may still have a prime factor such as 7 that doesn't cancel.",
  });
}
const PRIME_TOP = always({
  text: "$M$ is a prime number.",
  holds: ({ m }) => isPrime(m),
  gives: "$N$ can be any positive integer.",
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

const ALIKE =
  "Both expressions are made from $M$ and $N$, so it seems that each of them settles the question.";
const UPSIDE = "If $\\frac{N}{M}$ terminates, it seems that $\\frac{M}{N}$ does as well.";
const BELOW = "A fact about $N$ alone seems to need a fact about $M$ as well.";
const WEAK = "A fact about another quotient seems to need a second fact as well.";
const SAME = "The factors in the two facts look different enough to rule out all others.";
const LOOSE = "Each statement leaves a yes and a no, so it's easy to stop before combining them.";
const SUM = "Two facts about the sum $M + N$ look like enough for $M$ and $N$.";
const TURNED =
  "One fact has $N$ as a denominator and the other has $M$, so they seem to cover both.";
const CANCEL =
  "It's easy to forget that the prime number $M$ may be 3 and cancel the factor 3 of $N$.";
const TOP = "A factor 3 of $M$ seems to cancel whatever factor 3 is left in $N$.";

const trapD = (level: number, why = ALIKE) => ["false-enough", "D", why, level] as const;
const trapC = (level: number, why = WEAK) => ["c-trap", "C", why, level] as const;
const hiddenC = (level: number) => ["hidden-enough", "E", LOOSE, level] as const;

/** Two multiples of the quotient with a difference that is the quotient, or twice as great. */
const KEEP = {
  "3, 7":
    "$\\frac{7M}{N} - 2 \\cdot \\frac{3M}{N} = \\frac{M}{N}$, and a difference of terminating decimals terminates.",
  "15, 7":
    "$\\frac{15M}{N} - 2 \\cdot \\frac{7M}{N} = \\frac{M}{N}$, and a difference of terminating decimals terminates.",
  "6, 14":
    "$\\frac{14M}{N} - 2 \\cdot \\frac{6M}{N} = \\frac{2M}{N}$ is a difference of terminating decimals, so it terminates, and so does half of it.",
};

const sameFactor = (prime: number): string =>
  `Both multipliers have the factor ${prime}, so a factor ${prime} of $N$ may cancel in both of these quotients and not in $\\frac{M}{N}$.`;

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
    design([factorOf("n"), PRIME_TOP], trapC(7, BELOW)),
    design(two(5, 3), trapC(7)),
    design(two(10, 7), trapC(7)),
    design([over(3, 6, 9), divisible("n", 3)], trapC(7)),
    design([SUM_OVER, RECIPROCAL], trapD(7, UPSIDE)),
  ],
  C: [
    design(two(3, 7), hiddenC(8), KEEP["3, 7"]),
    design(two(6, 14), hiddenC(8), KEEP["6, 14"]),
    design(two(15, 7), hiddenC(8), KEEP["15, 7"]),
    design(
      [always(times(3)), divisible("n", 3, false)],
      hiddenC(7),
      "$N$ has no factor 3, so the 3 in $3M$ cancels nothing, and all prime factors of $N$ except 2 and 5 cancel against $M$.",
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
    design(two(3, 9), ["near-miss", "C", SAME, 8], sameFactor(3)),
    design(two(6, 15), ["near-miss", "C", SAME, 8], sameFactor(3)),
    design(two(14, 21), ["near-miss", "C", SAME, 8], sameFactor(7)),
    design(
      [OVER_SUM, REST_OVER_SUM],
      ["near-miss", "C", SUM, 8],
      "Both statements limit only $M + N$, and $N$ may still have a factor such as 3.",
    ),
    design(
      [SQUARE_OVER, RECIPROCAL],
      ["near-miss", "C", TURNED, 8],
      "$N$ may have a prime factor more times than $M$ and still not more times than $M^2$.",
    ),
    design(
      [PRIME_TOP, divisible("n", 3)],
      ["near-miss", "C", CANCEL, 7],
      "A prime number $M$ cancels a factor 3 of $N$ only if $M = 3$.",
    ),
    design(
      [always(times(3)), divisible("m", 3)],
      ["near-miss", "C", TOP, 7],
      "$3M$ has one more factor 3 than $M$, so it can cancel one more factor 3 of $N$.",
    ),
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

/** A statement with the value of its quotient, or nothing, for a case. */
interface Shown extends Said<Case> {
  readonly shown: (one: Case) => string;
}

function drawNumbers(rng: Rng) {
  const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
  const drawn = inDrawnOrder<Facts, Design>(rng.pick(DESIGNS[key]), rng);
  const letters = rng.pick(LETTERS);
  const said = drawn.facts.map((draw) => {
    const { text, holds, gives, shown } = draw(rng);
    return {
      text: inLetters(text, letters),
      holds,
      gives: inLetters(gives, letters),
      shown: (one: Case) => (shown ? inLetters(shown(one), letters) : ""),
    };
  }) as [Shown, Shown];
  const show = ({ m, n }: Case) => {
    const value = texFraction(new Fraction(m, n));
    const written = `\\frac{${m}}{${n}}`;
    return `$${inLetters("$\\frac{M}{N}$", letters).slice(1, -1)} = ${written}${value === written ? "" : ` = ${value}`}$`;
  };
  const [first, second] = said;
  const found = findingsByCases(CASES, said, isYes, {
    together: () => inLetters(drawn.together, letters),
    settled: (one) => `So the answer is ${isYes(one) ? "yes" : "no"}.`,
    rivals: () => "",
  });
  /** With the quotients in the statements for both examples. */
  const withExamples = (finding: Sufficiency<Case>, shown: readonly Shown[]): Sufficiency => {
    if (finding.enough) return finding;
    const [one, other] = finding.rivals!;
    const [yes, no] = isYes(one) ? [one, other] : [other, one];
    const where = (at: Case) => {
      const values = shown.map((fact) => fact.shown(at)).filter((text) => text !== "");
      return values.length > 0 ? `, where ${listed(values)}` : "";
    };
    return {
      ...finding,
      why: `${finding.why.trim()} The answer is yes if ${show(yes)}${where(yes)}, but no if ${show(no)}${where(no)}.`,
    };
  };
  const findings = {
    first: withExamples(found.first, [first]),
    second: withExamples(found.second, [second]),
    together: withExamples(found.together, said),
  };
  return {
    ...drawn,
    trap: { ...drawn.trap, why: inLetters(drawn.trap.why, letters) },
    letters,
    said,
    findings,
  };
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
        takeaway:
          "A fraction terminates exactly when canceling leaves only the primes 2 and 5 in the denominator, so ask which other factors can stay there.",
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
