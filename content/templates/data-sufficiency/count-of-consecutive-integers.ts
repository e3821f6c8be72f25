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
  type Sufficiency,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** Two or more consecutive integers, from the least to the greatest. */
type Case = Readonly<{ least: number; greatest: number }>;
const INTEGERS = runsFrom(-12).toSorted((one, other) => size(one) - size(other));
const POSITIVE = INTEGERS.filter(({ least }) => least > 0);

function runsFrom(start: number): Case[] {
  return range(start, 24).flatMap((least) =>
    range(least + 1, least + 30).map((greatest) => ({ least, greatest })),
  );
}

/** Short runs of small integers make the better examples. */
function size({ least, greatest }: Case): number {
  return Math.abs(least) + greatest - least;
}

const countOf = ({ least, greatest }: Case): number => greatest - least + 1;
const sumOf = (one: Case): number => ((one.least + one.greatest) * countOf(one)) / 2;
const signOfProduct = ({ least, greatest }: Case): number => {
  if (least > 0) return 1;
  return greatest >= 0 ? 0 : (-1) ** (greatest - least + 1);
};
const isOdd = (n: number): boolean => n % 2 !== 0;

/** What a statement says about the integers IN the set or list. */
interface Fact {
  readonly text: string;
  readonly holds: (one: Case) => boolean;
  readonly gives: string;
  /** What shows that an example fits. */
  readonly shows?: (one: Case) => string;
}

function fact(text: string, holds: Fact["holds"], gives: string, shows?: Fact["shows"]): Fact {
  return { text, holds, gives, ...(shows && { shows }) };
}

/** "the sum is $2 + 3 + 4 = 9$", with the terms where they are few. */
function showsSum(one: Case): string {
  const terms = range(one.least, one.greatest).map((n, k) => (n < 0 && k > 0 ? `(${n})` : n));
  return terms.length > 5
    ? `the sum is $${sumOf(one)}$`
    : `the sum is $${terms.join(" + ")} = ${sumOf(one)}$`;
}

function showsProduct({ least, greatest }: Case): string {
  const product = range(least, greatest).reduce((all, n) => all * n, 1);
  return `the product is $${product + 0}$`;
}

const showsTimes =
  (k: number) =>
  ({ least, greatest }: Case): string =>
    `the greatest is $${k} \\cdot ${least} = ${greatest}$`;

// Facts that settle whether the number of integers is odd.
const SUM_ZERO = fact(
  "The sum of the integers IN is 0.",
  (one) => sumOf(one) === 0,
  "The integers are 0 and pairs of opposite numbers, so their number is odd.",
);
const SUM_IS_GREATEST = fact(
  "The sum of the integers IN is equal to the greatest of them.",
  (one) => sumOf(one) === one.greatest,
  "All but the greatest have a sum of 0, so they are 0 and pairs of opposite numbers. With the greatest, the number is even.",
);
const TRIPLE = fact(
  "The greatest integer IN is 3 times the least.",
  ({ least, greatest }) => greatest === 3 * least,
  "With $k$ as the least, the number of integers is $3k - k + 1 = 2k + 1$, which is odd.",
);
const SQUARE = fact(
  "The greatest integer IN is the square of the least.",
  ({ least, greatest }) => greatest === least * least,
  "With $k$ as the least, the number of integers is $k^2 - k + 1$. The product $k(k - 1) = k^2 - k$ of two consecutive integers is even, so the number of integers, which is 1 more, is odd.",
);
const NEGATIVE_PRODUCT = fact(
  "The product of the integers IN is negative.",
  (one) => signOfProduct(one) < 0,
  "The product isn't 0, so 0 isn't one of the integers, and they are all positive or all negative. Positive integers have a positive product, so all are negative. A product of negative integers is negative only if their number is odd.",
);
const MEAN_NOT_INTEGER = fact(
  "The average (arithmetic mean) of the integers IN is not an integer.",
  ({ least, greatest }) => isOdd(least + greatest),
  "The average of an odd number of consecutive integers is the middle one, which is an integer. Here the average isn't an integer, and that leaves an even number.",
);
const SUM_DIVISIBLE = fact(
  "The sum of the integers IN is divisible by the number of integers IN.",
  ({ least, greatest }) => !isOdd(least + greatest),
  "The average is an integer, so it's the middle one of an odd number of integers.",
);
const ODD_ENDS = fact(
  "The product of the least integer and the greatest integer IN is odd.",
  ({ least, greatest }) => isOdd(least * greatest),
  "Both ends are odd, so their difference is even, and the number of integers, which is 1 more, is odd.",
);

// Facts that don't, or not for all integers.
const SUM_PRIME = fact(
  "The sum of the integers IN is a prime number.",
  (one) => isPrime(sumOf(one)),
  "The sum of more than two consecutive positive integers is never prime, but 0 or negative integers may be among them.",
  showsSum,
);
const SUM_PRIME_POSITIVE = fact(
  SUM_PRIME.text,
  SUM_PRIME.holds,
  "The sum of an odd number of consecutive integers is their number times the middle one, as in $2 + 3 + 4 = 3 \\cdot 3$. The sum of an even number is the number of pairs times the sum of a pair, as in $1 + 2 + 3 + 4 = 2 \\cdot 5$. With three or more positive integers, both factors are greater than 1, and the sum isn't prime. That leaves just two integers.",
  showsSum,
);
const POSITIVE_PRODUCT = fact(
  "The product of the integers IN is positive.",
  (one) => signOfProduct(one) > 0,
  "The integers are all positive, or they are negative and their number is even.",
  showsProduct,
);
const ZERO_PRODUCT = fact(
  "The product of the integers IN is 0.",
  (one) => signOfProduct(one) === 0,
  "This says only that 0 is one of the integers.",
  showsProduct,
);
const NOT_ZERO_PRODUCT = fact(
  "The product of the integers IN is not 0.",
  (one) => signOfProduct(one) !== 0,
  "0 isn't one of the integers, so they are all positive or all negative.",
  showsProduct,
);
const NEGATIVE_SUM = fact(
  "The sum of the integers IN is negative.",
  (one) => sumOf(one) < 0,
  "There are more negative integers than positive ones.",
  showsSum,
);
const ODD_SUM = fact(
  "The sum of the integers IN is odd.",
  (one) => isOdd(sumOf(one)),
  "The number of odd integers is odd, but nothing is said about the number of even ones.",
  showsSum,
);
const EVEN_SUM = fact(
  "The sum of the integers IN is even.",
  (one) => !isOdd(sumOf(one)),
  "The number of odd integers is even, but nothing is said about the number of even ones.",
  showsSum,
);
const DOUBLE = fact(
  "The greatest integer IN is twice the least.",
  ({ least, greatest }) => greatest === 2 * least,
  "With $k$ as the least, the number of integers is $2k - k + 1 = k + 1$, which may be even or odd.",
  showsTimes(2),
);
const QUADRUPLE = fact(
  "The greatest integer IN is 4 times the least.",
  ({ least, greatest }) => greatest === 4 * least,
  "With $k$ as the least, the number of integers is $4k - k + 1 = 3k + 1$, which may be even or odd.",
  showsTimes(4),
);
const GREATEST_BY_FOUR = fact(
  "The greatest integer IN is divisible by 4.",
  ({ greatest }) => greatest % 4 === 0,
  "Nothing is said about the least.",
);
const LEAST_EVEN = fact(
  "The least integer IN is even.",
  ({ least }) => !isOdd(least),
  "Nothing is said about the greatest.",
);
const GREATEST_PRIME = fact(
  "The greatest integer IN is a prime number.",
  ({ greatest }) => isPrime(greatest),
  "Nothing is said about the least.",
);
const RANGE_PRIME = fact(
  "The range of the integers IN is a prime number.",
  ({ least, greatest }) => isPrime(greatest - least),
  "The number of integers is 1 more than their range. It's even unless the range is 2.",
  ({ least, greatest }) =>
    `the range is $${greatest} - ${least < 0 ? `(${least})` : least} = ${greatest - least}$`,
);

interface Design extends DesignedPair<Fact> {
  readonly cases: readonly Case[];
  readonly together: string;
}
type Key = "A" | "C" | "D" | "E";

const design =
  (cases: Design["cases"]) =>
  (
    facts: Design["facts"],
    hard: Readonly<Parameters<typeof designed>>,
    together = "Even and odd numbers of integers are still possible.",
  ): Design => ({ cases, facts, ...designed(...hard), together });

const any = design(INTEGERS);
const positive = design(POSITIVE);

const WEAK = "Neither fact names a number, so it seems that both are needed.";
const SOLVE = "Two equations for the least and the greatest integer could be solved together.";
const MISSING =
  "One fact relates the greatest integer to the least, and the other seems to add what's missing.";
const FEW = "The first examples that fit both facts look alike.";
const ZERO = "It's easy to forget that 0 may be one of the integers.";
const BOTH = "The facts look alike, so it seems that each of them settles the question.";
const LOOSE = "Each fact allows many lists of either kind, so they look too weak.";

const trapC = (why: string, level: number) => ["c-trap", "C", why, level] as const;
const hiddenC = (level: number) => ["hidden-enough", "E", LOOSE, level] as const;
const nearMiss = (why: string, level: number) => ["near-miss", "C", why, level] as const;

const DESIGNS: Readonly<Record<Key, readonly Design[]>> = {
  A: [
    any([SQUARE, QUADRUPLE], trapC(SOLVE, 8)),
    any([TRIPLE, EVEN_SUM], trapC(WEAK, 7)),
    any([NEGATIVE_PRODUCT, NEGATIVE_SUM], trapC(WEAK, 7)),
    any([SUM_IS_GREATEST, ZERO_PRODUCT], trapC(WEAK, 8)),
    any([SUM_ZERO, ZERO_PRODUCT], ["false-enough", "D", BOTH, 7]),
    any([MEAN_NOT_INTEGER, ODD_SUM], ["false-enough", "D", BOTH, 7]),
    positive([SUM_PRIME_POSITIVE, ODD_SUM], trapC(WEAK, 8)),
    positive([SUM_PRIME_POSITIVE, DOUBLE], trapC(MISSING, 8)),
    positive([TRIPLE, GREATEST_PRIME], trapC(MISSING, 7)),
  ],
  C: [
    any(
      [POSITIVE_PRODUCT, NEGATIVE_SUM],
      hiddenC(8),
      "Their sum is negative, so the integers can't all be positive. So all are negative, and their product is positive only if their number is even.",
    ),
    any(
      [SUM_PRIME, NOT_ZERO_PRODUCT],
      hiddenC(8),
      "A prime number is positive, so the integers aren't all negative and must all be positive. The sum of an odd number of consecutive integers is their number times the middle integer. The sum of an even number of them is the number of pairs times the sum of a pair. With three or more positive integers, both factors are greater than 1, so the sum isn't prime. That leaves just two integers.",
    ),
    any(
      [DOUBLE, GREATEST_BY_FOUR],
      hiddenC(7),
      "The least is half of a multiple of 4, so $k$ is even and $k + 1$ is odd.",
    ),
    any([QUADRUPLE, LEAST_EVEN], hiddenC(7), "$k$ is even, so $3k + 1$ is odd."),
    positive(
      [DOUBLE, GREATEST_BY_FOUR],
      hiddenC(7),
      "The least is half of a multiple of 4, so $k$ is even and $k + 1$ is odd.",
    ),
  ],
  D: [
    any([TRIPLE, SQUARE], trapC(SOLVE, 8)),
    any([SUM_IS_GREATEST, MEAN_NOT_INTEGER], trapC(WEAK, 7)),
    any([SUM_ZERO, ODD_ENDS], trapC(WEAK, 7)),
    any([NEGATIVE_PRODUCT, SUM_DIVISIBLE], trapC(WEAK, 7)),
    any([SQUARE, SUM_DIVISIBLE], trapC(WEAK, 8)),
    positive([SUM_PRIME_POSITIVE, MEAN_NOT_INTEGER], trapC(WEAK, 8)),
    positive([TRIPLE, ODD_ENDS], trapC(WEAK, 7)),
  ],
  E: [
    any([SUM_PRIME, GREATEST_PRIME], nearMiss(ZERO, 8)),
    any([SUM_PRIME, LEAST_EVEN], nearMiss(ZERO, 8)),
    positive([ODD_SUM, LEAST_EVEN], nearMiss(FEW, 7)),
    any([DOUBLE, ODD_SUM], nearMiss(MISSING, 7)),
    positive([QUADRUPLE, EVEN_SUM], nearMiss(MISSING, 8)),
    any([RANGE_PRIME, GREATEST_PRIME], nearMiss(FEW, 7)),
    any([POSITIVE_PRODUCT, EVEN_SUM], nearMiss(FEW, 7)),
  ],
};

interface Setting {
  readonly name: string;
  readonly stem: (integers: string, kind: string) => string;
  readonly within: string;
}
const SETTINGS: readonly Setting[] = [
  {
    name: "set",
    stem: (integers, kind) =>
      `If $S$ is a set of two or more consecutive ${integers}, is the number of integers in $S$ ${kind}?`,
    within: "in $S$",
  },
  {
    name: "list",
    stem: (integers, kind) =>
      `A list consists of two or more consecutive ${integers}. Is the number of integers in the list ${kind}?`,
    within: "in the list",
  },
  {
    name: "asked first",
    stem: (integers, kind) =>
      `Is the number of integers in set $T$ ${kind}, where $T$ consists of two or more consecutive ${integers}?`,
    within: "in $T$",
  },
];

/** The finding with its two examples, each with what makes it fit and the answer it gives. */
function withExamples(
  finding: Sufficiency<Case>,
  facts: readonly Fact[],
  answer: (one: Case) => string,
): Sufficiency {
  if (finding.enough) return finding;
  const examples = finding.rivals!.map((one) => {
    const { least, greatest } = one;
    const integers =
      greatest === least + 1
        ? `the two integers $${least}$ and $${greatest}$`
        : `the ${countOf(one)} integers from $${least}$ to $${greatest}$`;
    const fits = new Set(facts.flatMap(({ shows }) => (shows ? [shows(one)] : [])));
    const ends = fits.size === 0 ? answer(one) : `${[...fits].join(", ")}, and ${answer(one)}`;
    return `With ${integers}, ${ends}.`;
  });
  return { ...finding, why: [finding.why.trim(), ...examples].join(" ") };
}

/** What helps with sums, products, averages, or the two ends. */
function thoughtsOn({ facts }: Design, key: Key): { idea: string; takeaway: string } {
  const has = (...some: readonly Fact[]): boolean => some.some((one) => facts.includes(one));
  const ends =
    "The number of consecutive integers is odd exactly when the least and the greatest are both odd or both even.";
  const idea = has(MEAN_NOT_INTEGER, SUM_DIVISIBLE)
    ? `${ends} Then the average is the middle integer.`
    : has(SUM_PRIME, SUM_PRIME_POSITIVE)
      ? "The sum of consecutive integers is their number times their average, so it's prime only in a few cases."
      : has(SUM_ZERO, SUM_IS_GREATEST)
        ? "Consecutive integers with a sum of 0 are 0 and pairs of opposite numbers, as in $-1$, $0$, and $1$."
        : has(NEGATIVE_PRODUCT, POSITIVE_PRODUCT)
          ? "Consecutive integers whose product isn't 0 are all positive or all negative."
          : `${ends} The number itself is the greatest minus the least, plus 1.`;
  return { idea, takeaway: takeawayFor(has, key) };
}

function takeawayFor(has: (...some: readonly Fact[]) => boolean, key: Key): string {
  if (key === "E")
    return has(SUM_PRIME)
      ? "Integers may be 0 or negative, and what is true of positive integers may not be true of them."
      : "If both a list with an even and a list with an odd number of integers fit, the statements aren't sufficient.";
  if (has(MEAN_NOT_INTEGER, SUM_DIVISIBLE))
    return "The average of consecutive integers is an integer exactly when their number is odd.";
  if (has(SUM_PRIME, SUM_PRIME_POSITIVE))
    return "The sum of three or more consecutive positive integers is never a prime number.";
  if (has(SUM_ZERO, SUM_IS_GREATEST))
    return "If consecutive integers have a sum of 0, their number is odd.";
  if (has(NEGATIVE_PRODUCT, POSITIVE_PRODUCT))
    return "A product of negative integers is positive exactly when their number is even.";
  return "The number of consecutive integers is the greatest minus the least, plus 1.";
}

export const template: SufficiencyTemplate = {
  id: "count-of-consecutive-integers",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Whether a run of consecutive integers has an odd number of terms, from its sum or ends.",

  make(rng) {
    const key = rng.pick<Key>(["A", "A", "C", "D", "E"]);
    const drawn = inDrawnOrder<Fact, Design>(rng.pick(DESIGNS[key]), rng);
    const { name, stem, within } = rng.pick(SETTINGS);
    const kind = rng.pick(["odd", "even"]);
    const said = drawn.facts.map(({ text, holds, gives }) => ({
      text: text.replaceAll("IN", within),
      holds,
      gives,
    })) as [Said<Case>, Said<Case>];
    const answer = (one: Case) =>
      `the answer is ${isOdd(countOf(one)) === (kind === "odd") ? "yes" : "no"}`;
    const open = findingsByCases(drawn.cases, said, (one) => isOdd(countOf(one)), {
      together: () => drawn.together,
      settled: (one) => `So ${answer(one)}.`,
      rivals: () => "",
    });
    const findings = {
      first: withExamples(open.first, [drawn.facts[0]], answer),
      second: withExamples(open.second, [drawn.facts[1]], answer),
      together: withExamples(open.together, drawn.facts, answer),
    };
    return {
      variant: `${name}/${kind}`,
      context: "pure",
      difficulty: drawn.level,
      stem: stem(drawn.cases === POSITIVE ? "positive integers" : "integers", kind),
      statements: [said[0].text, said[1].text],
      ...findings,
      tension: drawn.tension,
      trap: drawn.trap,
      solution: {
        ...thoughtsOn(drawn, key),
        steps: stepsOfFindings(findings),
        check:
          drawn.cases === POSITIVE
            ? "Did you try lists with an even and with an odd least integer where both are allowed?"
            : "Did you try lists with 0 and with negative integers where they're allowed?",
      },
    };
  },

  /** Adds and multiplies the integers of every run that the stem allows. */
  check({ stem, statements }) {
    const asksOdd = stem.includes("odd");
    return {
      cases: runsFrom(stem.includes("positive") ? 1 : -12),
      ...conditionsOf<Case>(statements, conditionOf),
      answer: ({ least, greatest }: Case) => ((greatest - least) % 2 === 0) === asksOdd,
    };
  },
};

/** A statement as a number made from the integers, and what is said about this number. */
function conditionOf(said: string): (one: Case) => boolean {
  const text = plain(said).replaceAll(/ in (?:S|T|the list)/g, "");
  const [, what, property] = /^The (.+?) is (.+)\.$/.exec(text)!;
  return (one) => {
    const integers = range(one.least, one.greatest);
    return isSo(property!, valueOf(what!, integers), integers);
  };
}

function valueOf(what: string, integers: readonly number[]): number {
  const [least, greatest] = [integers[0]!, integers.at(-1)!];
  const total = integers.reduce((all, n) => all + n, 0);
  if (what.startsWith("sum")) return total;
  if (what.startsWith("average")) return total / integers.length;
  if (what.startsWith("range")) return greatest - least;
  if (what.startsWith("product of the least")) return least * greatest;
  if (what.startsWith("product")) return integers.reduce((all, n) => all * Math.sign(n), 1);
  return what.startsWith("greatest") ? greatest : least;
}

function isSo(property: string, value: number, integers: readonly number[]): boolean {
  const [least, greatest] = [integers[0]!, integers.at(-1)!];
  switch (property) {
    case "0":
      return value === 0;
    case "not 0":
      return value !== 0;
    case "positive":
      return value > 0;
    case "negative":
      return value < 0;
    case "odd":
      return Math.abs(value % 2) === 1;
    case "even":
      return value % 2 === 0;
    case "not an integer":
      return !Number.isInteger(value);
    case "a prime number":
      return value > 1 && range(2, Math.floor(Math.sqrt(value))).every((d) => value % d > 0);
    case "equal to the greatest of them":
      return value === greatest;
    case "divisible by the number of integers":
      return value % integers.length === 0;
    case "divisible by 4":
      return value % 4 === 0;
    case "the square of the least":
      return value === least * least;
    default: {
      const times = property.startsWith("twice")
        ? 2
        : Number(/^(\d) times the least$/.exec(property)![1]);
      return value === times * least;
    }
  }
}
