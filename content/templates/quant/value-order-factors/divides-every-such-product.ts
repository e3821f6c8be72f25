import {
  divisorsOf,
  fromWords,
  gcd,
  isPrime,
  listed,
  numberChoice,
  plain,
  type ProblemTemplate,
  product as productOf,
  range,
  type Rng,
  slipsFrom,
  thousands,
  valueOf,
  valueOfFormula,
  type Wrong,
} from "@theta/items/template";

/** Which integers n the stem allows. */
const KINDS = {
  any: { of: () => true, opening: "If $n$ is an integer greater than 1" },
  even: { of: (n: number) => n % 2 === 0, opening: "If $n$ is an even integer greater than 2" },
  odd: { of: (n: number) => n % 2 === 1, opening: "If $n$ is an odd integer greater than 1" },
  prime: {
    of: (n: number) => n > 3 && isPrime(n),
    opening: "If $n$ is a prime number greater than 3",
  },
} as const;

interface Product {
  readonly kind: keyof typeof KINDS;
  readonly tex: string;
  /** The same as a product, if that isn't how it is shown. */
  readonly factored?: string;
  readonly key: number;
  /** How many consecutive integers of which kind, if it is a product of such. */
  readonly row?: readonly [many: string, kind: string];
  readonly why: readonly string[];
  readonly level: number;
}

const THREE_IN_A_ROW = "Of three consecutive integers, one is divisible by 3.";
const EVEN_ROW =
  "Of two consecutive even integers, one is divisible by 4, so their product is divisible by 8.";

/** The greatest integer that must divide each product, and why. */
const PRODUCTS: readonly Product[] = [
  {
    kind: "any",
    tex: "n^3 - n",
    factored: "(n - 1)n(n + 1)",
    key: 6,
    row: ["three", ""],
    why: ["At least one of the three integers is even.", THREE_IN_A_ROW],
    level: 5,
  },
  {
    kind: "odd",
    tex: "n^3 - n",
    factored: "(n - 1)n(n + 1)",
    key: 24,
    why: [`The factors $n - 1$ and $n + 1$ are even. ${EVEN_ROW}`, THREE_IN_A_ROW],
    level: 6,
  },
  {
    kind: "odd",
    tex: "n^2 - 1",
    factored: "(n - 1)(n + 1)",
    key: 8,
    row: ["two", "even "],
    why: [`The factors $n - 1$ and $n + 1$ are even. ${EVEN_ROW}`],
    level: 5,
  },
  {
    kind: "prime",
    tex: "n^2 - 1",
    factored: "(n - 1)(n + 1)",
    key: 24,
    why: [
      `The factors $n - 1$ and $n + 1$ are even. ${EVEN_ROW}`,
      "One of $n - 1$, $n$, and $n + 1$ is divisible by 3, and it isn't the prime number $n$.",
    ],
    level: 7,
  },
  {
    kind: "even",
    tex: "n(n + 2)(n + 4)",
    key: 48,
    row: ["three", "even "],
    why: [
      "With $n = 2k$, the product is $8k(k + 1)(k + 2)$.",
      "$k(k + 1)(k + 2)$ is divisible by 2 and by 3, so by 6.",
    ],
    level: 6,
  },
  {
    kind: "odd",
    tex: "n(n + 2)(n + 4)",
    key: 3,
    row: ["three", "odd "],
    why: [
      "All three factors are odd, so the product isn't divisible by 2.",
      "The factors $n$, $n + 2$, and $n + 4$ have three different remainders when divided by 3, so one of them is divisible by 3.",
    ],
    level: 6,
  },
  {
    kind: "any",
    tex: "n(n + 1)(n + 2)(n + 3)",
    key: 24,
    row: ["four", ""],
    why: [
      `Two of the four integers are even. ${EVEN_ROW}`,
      "Of three consecutive integers, one is divisible by 3.",
    ],
    level: 6,
  },
  {
    kind: "even",
    tex: "n^3 - 4n",
    factored: "(n - 2)n(n + 2)",
    key: 48,
    why: [
      "With $n = 2k$, the product is $8(k - 1)k(k + 1)$.",
      "$(k - 1)k(k + 1)$ is divisible by 2 and by 3, so by 6.",
    ],
    level: 7,
  },
  {
    kind: "odd",
    tex: "n(n + 1)(n + 2)",
    key: 6,
    why: ["Only $n + 1$ is even, and it need not be divisible by 4.", THREE_IN_A_ROW],
    level: 5,
  },
  {
    kind: "even",
    tex: "n(n + 1)(n + 2)",
    key: 24,
    why: [`The factors $n$ and $n + 2$ are even. ${EVEN_ROW}`, THREE_IN_A_ROW],
    level: 6,
  },
  {
    kind: "any",
    tex: "n^2(n^2 - 1)",
    factored: "n^2(n - 1)(n + 1)",
    key: 12,
    why: [
      "If $n$ is even, $n^2$ is divisible by 4. If $n$ is odd, $n - 1$ and $n + 1$ are both even.",
      THREE_IN_A_ROW,
    ],
    level: 7,
  },
  {
    kind: "odd",
    tex: "(n + 1)(n + 3)",
    key: 8,
    why: [`The factors $n + 1$ and $n + 3$ are even. ${EVEN_ROW}`],
    level: 5,
  },
  {
    kind: "odd",
    tex: "(n - 1)(n + 1)(n + 3)",
    key: 48,
    why: [
      "The factors are three consecutive even integers: $2k$, $2(k + 1)$, and $2(k + 2)$ for some $k$.",
      "The product is $8k(k + 1)(k + 2)$, and $k(k + 1)(k + 2)$ is divisible by 2 and by 3, so by 6.",
    ],
    level: 7,
  },
  {
    kind: "any",
    tex: "n(n + 1)(n + 5)",
    key: 6,
    why: [
      "One of $n$ and $n + 1$ is even.",
      "When divided by 3, $n + 5$ has the same remainder as $n + 2$, so one of the three factors is divisible by 3.",
    ],
    level: 6,
  },
  {
    kind: "odd",
    tex: "n^2 + 4n + 3",
    factored: "(n + 1)(n + 3)",
    key: 8,
    why: [`The factors $n + 1$ and $n + 3$ are even. ${EVEN_ROW}`],
    level: 6,
  },
  {
    kind: "even",
    tex: "n^2 + 2n",
    factored: "n(n + 2)",
    key: 8,
    why: [`The factors $n$ and $n + 2$ are even. ${EVEN_ROW}`],
    level: 5,
  },
  {
    kind: "any",
    tex: "n^3 + 3n^2 + 2n",
    factored: "n(n + 1)(n + 2)",
    key: 6,
    why: ["At least one of the three integers is even.", THREE_IN_A_ROW],
    level: 6,
  },
  {
    kind: "any",
    tex: "(2n + 1)^2 - 1",
    factored: "4n(n + 1)",
    key: 8,
    why: ["One of $n$ and $n + 1$ is even, so $4n(n + 1)$ is divisible by $4 \\cdot 2 = 8$."],
    level: 6,
  },
];

const shown = (product: Product, n: number): number => valueOfFormula(product.tex, { n });
const examples = ({ kind }: Product): number[] =>
  range(kind === "even" ? 3 : 2, 60).filter(KINDS[kind].of);

const CANDIDATES = [
  4, 5, 6, 7, 9, 10, 12, 14, 15, 16, 18, 20, 21, 24, 25, 27, 28, 30, 32, 36, 40, 42, 45, 48, 54, 56,
  60, 64, 72, 80, 84, 90, 96, 120, 144,
];

/** What people answer instead: divisors that are too small, or don't divide every value. */
function wrongDivisors(product: Product, rng: Rng): Wrong[] {
  const { key } = product;
  const values = examples(product).map((n) => shown(product, n));
  const isOdd = values[0]! % 2 === 1;
  const small = divisorsOf(key)
    .filter((d) => d > 1 && d < key && 4 * d >= key)
    .toReversed()
    .map((d): Wrong => [
      d,
      "stops too early",
      `The value must be divisible by ${d}, but also by ${key}, which is greater.`,
    ]);
  const great = CANDIDATES.filter(
    (d) => key % d !== 0 && d <= Math.max(isOdd ? 27 : 15, (key < 40 ? 3 : 2) * key) && d > key / 3,
  )
    .filter((d) => (isOdd ? d % 2 === 1 : d % 2 === 0 || d === 9))
    .map((d): Wrong => {
      const value = values.find((one) => one % d !== 0)!;
      return [
        d,
        "trusts one example",
        `The value can be ${thousands(value)}, which is not divisible by ${d}.`,
      ];
    });
  // Not always all the divisors of the key, so that its place among the options varies.
  const below = rng.int(0, Math.min(3, small.length));
  // A multiple of the key looks as much as the key like what the others lead up to.
  const multiples = rng.shuffle(great.filter(([d]) => d % key === 0)).slice(0, 1);
  return [
    ...multiples,
    ...small.slice(0, below),
    ...rng.shuffle(great.filter((one) => !multiples.includes(one))),
    ...small.slice(below),
  ];
}

const STEMS = {
  greatest: [
    "OPENING, what is the greatest integer that must be a divisor of $TEX$?",
    "OPENING, then the greatest integer that must be a factor of $TEX$ is",
  ],
  must: [
    "OPENING, which of the following must be a divisor of $TEX$?",
    "OPENING, then $TEX$ must be divisible by which of the following?",
  ],
  greatestOfRow: [
    "What is the greatest integer that must be a divisor of the product of ROW?",
    "If $p$ is the product of ROW, what is the greatest integer that must be a divisor of $p$?",
  ],
  mustOfRow: ["The product of ROW must be divisible by which of the following?"],
} as const;

type Question = keyof typeof STEMS;

/** Those of which none divides another one: if a multiple were right, so would be what divides it. */
function unrelated(key: number, wrong: readonly Wrong[]): Wrong[] {
  const kept: Wrong[] = [];
  for (const one of wrong) {
    const others = [key, ...kept.map(([d]) => d)];
    if (others.every((d) => d % one[0] !== 0 && one[0] % d !== 0)) kept.push(one);
  }
  return kept;
}

/** The key, the wrong options, and their level. Of what must divide, the key may be any divisor. */
function drawAnswer(product: Product, question: Question, rng: Rng) {
  const wrong = wrongDivisors(product, rng);
  if (question.startsWith("greatest"))
    return { key: product.key, wrong, level: product.level - (question === "greatest" ? 0 : 1) };
  const key = rng.pick(divisorsOf(product.key).filter((d) => d > 2 && 3 * d >= product.key));
  const open = wrong.filter(([d]) => product.key % d !== 0);
  const apart = unrelated(key, open);
  return {
    key,
    wrong: [...apart, ...open.filter((one) => !apart.includes(one))],
    level: product.level - 1,
  };
}

/** What follows from values that share no greater divisor than `all`. */
const whatFollows = (all: number, key: number, isGreatest: boolean): string =>
  isGreatest
    ? `Their greatest common divisor is ${all}, so the answer can't be greater, and the steps show that ${all} divides every such value.`
    : `Their greatest common divisor is ${all}, and of the options, only ${key} divides ${all}.`;

/** The first values, as many as it takes for them to share nothing greater. */
function fastOf(product: Product, end: string): string {
  const all = examples(product);
  const many = range(2, 9).find(
    (m) => all.slice(0, m).reduce((d, n) => gcd(d, shown(product, n)), 0) === product.key,
  )!;
  const tried = all.slice(0, many);
  const values = tried.map((n) => thousands(shown(product, n)));
  return `Try values: for $n$ equal to ${listed(tried.map(String))}, the values are ${listed(values)}. ${end}`;
}

/** The same for a product that the stem describes without $n$: 2 times 4, 4 times 6, and so on. */
function fastOfRow(key: number, [size, kind]: NonNullable<Product["row"]>, end: string): string {
  const [first, step] = [kind === "even " ? 2 : 1, kind === "" ? 1 : 2];
  const rows = range(0, 8).map((k) =>
    range(0, fromWords(size) - 1).map((j) => first + step * (k + j)),
  );
  const many = range(2, 9).find(
    (m) => rows.slice(0, m).reduce((d, row) => gcd(d, productOf(row)), 0) === key,
  )!;
  const products = rows
    .slice(0, many)
    .map((row) => `$${row.join(" \\cdot ")} = ${productOf(row)}$`);
  return `Try the smallest products: ${listed(products)}. ${end}`;
}

/** What $n$ is in a product that the stem describes without it. */
function nameOfLetter({ row, factored }: Product): string {
  if (!factored) return `the least of the ${row![0]} integers`;
  return row![0] === "two"
    ? "the odd integer between the two even integers"
    : `the middle one of the ${row![0]} integers`;
}

export const template: ProblemTemplate = {
  id: "divides-every-such-product",
  format: "problem-solving",
  subtopic: "divisibility-gcf-lcm",
  domain: "algebra",
  pattern:
    "What must divide a product of neighbors: which factors are even, divisible by 4, or divisible by 3.",

  make(rng) {
    const product = rng.pick(rng.chance(0.25) ? PRODUCTS.filter(({ row }) => row) : PRODUCTS);
    const { kind, tex, factored, row, why } = product;
    const asks: readonly Question[] = row
      ? ["greatest", "must", "greatestOfRow", "mustOfRow"]
      : ["greatest", "greatest", "must"];
    const question = rng.pick(asks);
    const form = rng.int(1, STEMS[question].length);
    const { key, wrong, level } = drawAnswer(product, question, rng);
    const isRow = row && question.endsWith("Row");
    const end = whatFollows(product.key, key, question.startsWith("greatest"));
    const rowText = row ? `${row[0]} consecutive positive ${row[1]}integers` : "";
    return {
      variant: `${question}/${form}`,
      context: "pure",
      difficulty: level,
      stem: STEMS[question][form - 1]!.replace("OPENING", KINDS[kind].opening)
        .replace("TEX", tex)
        .replace("ROW", rowText),
      key: numberChoice(
        key,
        `The greatest integer that divides every such value is ${product.key}${key === product.key ? "" : `, and ${key} is a divisor of ${product.key}`}.`,
      ),
      slips: slipsFrom(wrong),
      solution: {
        idea:
          factored && !isRow
            ? "Factor the expression, and see which of the factors must be even or divisible by 3."
            : "See which of the factors must be even, divisible by 4, or divisible by 3.",
        fast: [isRow ? fastOfRow(product.key, row, end) : fastOf(product, end)],
        steps: [
          ...(isRow
            ? [`If $n$ is ${nameOfLetter(product)}, the product is $${factored ?? tex}$.`]
            : []),
          ...(factored && !isRow ? [`$${tex} = ${factored}$.`] : []),
          ...why,
          `So the ${isRow ? "product" : "value"} must be divisible by ${product.key}${key === product.key ? "" : `, and so by ${key}`}.`,
        ],
        check: `${isRow ? "Products of small integers" : "Small values of $n$"} show quickly which divisors are too great.`,
        takeaway:
          "To see what must divide a product, look for the even factors, for a multiple of 4, and for a multiple of 3.",
      },
    };
  },

  /** The divisor 1 is always right, so it's never what is asked for. */
  possible: ({ options }) =>
    options.map((option) => Number.isInteger(valueOf(option).value) && valueOf(option).value > 1),

  /** Works out many products and takes what they share. */
  check({ stem, options }) {
    const found = valuesOf(plain(stem)).reduce(gcd, 0);
    const asksGreatest = stem.includes("greatest integer that must");
    return options.flatMap((option, k) => {
      const d = valueOf(option).value;
      return (asksGreatest ? d === found : found % d === 0) ? [k] : [];
    });
  },
};

/** The values of a product that a stem shows or describes. */
function valuesOf(text: string): number[] {
  const row = /product of (two|three|four) consecutive positive (even|odd|integers)/.exec(text);
  if (row) {
    const size = fromWords(row[1]!);
    const step = row[2] === "integers" ? 1 : 2;
    const first = row[2] === "even" ? 2 : 1;
    return range(0, 40).map((k) =>
      productOf(range(0, size - 1).map((j) => first + step * (k + j))),
    );
  }
  const tex = /(?:divisor of|factor of|then) ([n(2][^?]*?)(?:\?| is$| must)/.exec(text)?.[1];
  if (!tex) throw new Error(`No product in: ${text}`);
  const allows = text.includes("prime")
    ? (n: number) => n > 3 && isPrime(n)
    : (n: number) => (text.includes("even") ? n % 2 === 0 : !text.includes("odd") || n % 2 === 1);
  return range(2, 80)
    .filter(allows)
    .map((n) => valueOfFormula(tex, { n }));
}
