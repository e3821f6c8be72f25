import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  isPrime,
  listed,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
} from "@theta/items/template";

type Case = Readonly<{ n: number }>;
const CASES: readonly Case[] = range(10, 99).map((n) => ({ n }));

const tens = (n: number): number => Math.floor(n / 10);
const units = (n: number): number => n % 10;
const digitSum = (n: number): number => tens(n) + units(n);
const digitProduct = (n: number): number => tens(n) * units(n);

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
}

/** A statement with the integers it leaves, which are named if they are few. */
function said(text: string, holds: (n: number) => boolean, gives?: string): Said<Case> {
  const fits = CASES.filter(({ n }) => holds(n)).map(({ n }) => `$${n}$`);
  const few = fits.length === 1 ? `Only ${fits[0]!} fits.` : `The integers ${listed(fits)} fit.`;
  const all = fits.length > 6 ? `Many integers fit, such as ${listed(fits.slice(0, 3))}.` : few;
  return { text, holds: ({ n }) => holds(n), gives: gives ? `${gives} ${all}` : all };
}

const sumIs = (total: number) =>
  said(`The sum of the digits of $n$ is ${total}.`, (n) => digitSum(n) === total);
/** Names the ways to write the product with two digits: "12 is 2 · 6 or 3 · 4". */
function productIs(total: number): Said<Case> {
  const ways = range(1, 9).flatMap((a) =>
    range(a, 9).flatMap((b) => (a * b === total ? [`${a} \\cdot ${b}`] : [])),
  );
  return said(
    `The product of the digits of $n$ is ${total}.`,
    (n) => digitProduct(n) === total,
    ways.length === 1
      ? `The only product of two digits that is ${total} is $${ways[0]!}$.`
      : `The products of two digits that are ${total} are $${ways.join("$ and $")}$.`,
  );
}
const below = (bound: number) => said(`$n \\lt ${bound}$`, (n) => n < bound);
const divisible = (by: number) => said(`$n$ is divisible by ${by}.`, (n) => n % by === 0);
const PRIME = said("$n$ is a prime number.", isPrime);
const SQUARE = said("$n$ is the square of an integer.", (n) => Number.isInteger(Math.sqrt(n)));

/** Why only one pair of digits t and u is left by (10 - k)t = (k - 1)u, unless k is 4 or 7. */
function onlyPair(k: number): string {
  if (k === 4 || k === 7) return "";
  const [t, u] = [k - 1, 10 - k];
  const next =
    u > t ? `$t = ${2 * t}$ would need $u = ${2 * u}$` : `$u = ${2 * u}$ would need $t = ${2 * t}$`;
  return t === 1
    ? ` That leaves only $t = 1$ and $u = ${u}$, because ${next}, which isn't a digit.`
    : ` Because ${t} and ${u} have no common factor greater than 1, $t$ is a multiple of ${t} and $u$ is a multiple of ${u}. That leaves only $t = ${t}$ and $u = ${u}$, because ${next}, which isn't a digit.`;
}

/** n = 10t + u is a multiple of t + u, which leaves a relation of the digits. */
function timesSum(k: number): Said<Case> {
  return said(
    `$n$ is ${k} times the sum of its digits.`,
    (n) => n === k * digitSum(n),
    `With the digits $t$ and $u$, $10t + u = ${k}t + ${k}u$, so $${10 - k}t = ${k - 1 === 1 ? "" : k - 1}u$${k === 4 ? ", or $u = 2t$" : k === 7 ? ", or $t = 2u$" : ""}.${onlyPair(k)}`,
  );
}
const unitsTwice = said(
  "The units digit of $n$ is twice the tens digit.",
  (n) => units(n) === 2 * tens(n),
);
const tensTwice = said(
  "The tens digit of $n$ is twice the units digit.",
  (n) => tens(n) === 2 * units(n),
);
function reversedBy(gap: number): Said<Case> {
  return said(
    `Reversing the digits of $n$ results in an integer that is ${gap} greater than $n$.`,
    (n) => 10 * units(n) + tens(n) === n + gap,
    `$10u + t = 10t + u + ${gap}$, so $u - t = ${gap / 9}$.`,
  );
}

const CUBES = "The only two-digit cubes are 27 and 64.";
const SQUARES = "The two-digit squares are 16, 25, 36, 49, 64, and 81.";
const SELF = "The multiple of an unknown sum looks like one equation for two digits.";

const DESIGNS: readonly ((rng: Rng) => Design)[] = [
  (rng) => {
    const k = rng.pick([2, 3, 5, 6, 8]);
    const n = CASES.find((one) => one.n === k * digitSum(one.n))!.n;
    return {
      name: "times-sum",
      key: "A",
      facts: [timesSum(k), rng.chance(0.5) ? sumIs(9) : below(10 * (tens(n) + 1))],
      ...designed("c-trap", "C", SELF, 6),
    };
  },
  (rng) => ({
    name: "product-alone",
    key: "A",
    facts: [
      productIs(rng.pick([1, 25, 49, 64, 81])),
      rng.pick([said("The digits of $n$ are equal.", (n) => tens(n) === units(n)), divisible(11)]),
    ],
    ...designed("c-trap", "C", "A product of two digits seems to leave several pairs.", 4),
  }),
  (rng) => ({
    name: "times-sum-or-other",
    key: "D",
    facts: rng.pick([
      [timesSum(3), said("$n$ is odd and is the cube of an integer.", (n) => n === 27, CUBES)],
      [
        timesSum(8),
        said(
          "$n$ is divisible by 8, and its digits have a sum of 9.",
          (n) => n === 72,
          "A sum of 9 makes $n$ divisible by 9, and so by $8 \\cdot 9 = 72$.",
        ),
      ],
      [
        timesSum(6),
        said(
          "$n \\gt 50$, and the product of the digits of $n$ is 20.",
          (n) => n === 54,
          "The digits are 4 and 5, because $20 = 4 \\cdot 5$ is the only way with two digits.",
        ),
      ],
    ] as const),
    ...designed("hidden-enough", "B", SELF, 6),
  }),
  (rng) => ({
    name: "square-or-cube",
    key: "D",
    facts: [
      said("$n$ is even and is the cube of an integer.", (n) => n === 64, CUBES),
      rng.pick([
        said(
          "$n$ is the square of an integer, and the sum of its digits is 10.",
          (n) => n === 64,
          `${SQUARES} The sums of their digits are 7, 7, 9, 13, 10, and 9.`,
        ),
        said(
          "$n$ is the square of an integer, and the product of its digits is 24.",
          (n) => n === 64,
          `${SQUARES} The products of their digits are 6, 10, 18, 36, 24, and 8.`,
        ),
        said(
          "$n$ is the square of an integer and is divisible by 32.",
          (n) => n === 64,
          "The two-digit multiples of 32 are 32, 64, and 96.",
        ),
      ]),
    ],
    ...designed("hidden-enough", "A", "The second condition seems to leave several squares.", 4),
  }),
  (rng) => ({
    name: "product-and-square",
    key: "C",
    facts: [productIs(rng.pick([24, 18, 8, 36, 6])), SQUARE],
    ...designed("hidden-enough", "E", "Neither statement fixes a digit.", 4),
  }),
  (rng) => ({
    name: "product-and-prime",
    key: "C",
    facts: [productIs(rng.pick([12, 28, 18, 24, 42])), PRIME],
    ...designed(
      "hidden-enough",
      "E",
      "There are many primes, and the product leaves several pairs.",
      4,
    ),
  }),
  (rng) => ({
    name: "times-sum-and-reversed",
    key: "C",
    facts: [timesSum(4), reversedBy(rng.pick([9, 18, 27, 36]))],
    ...designed(
      "false-enough",
      "A",
      "The equation for the digits is easily taken to have only one solution.",
      6,
    ),
  }),
  (rng) => ({
    name: "times-sum-repeated",
    key: "E",
    facts: rng.pick([
      [timesSum(4), unitsTwice],
      [timesSum(7), tensTwice],
    ] as const),
    ...designed(
      "near-miss",
      "C",
      "The two statements look different, like two equations for two digits.",
      6,
    ),
  }),
  (rng) => ({
    name: "product-and-another",
    key: "E",
    facts: rng.pick([
      [productIs(12), sumIs(7)],
      [productIs(18), sumIs(9)],
      [productIs(24), sumIs(10)],
      [productIs(21), PRIME],
      [productIs(6), PRIME],
      [productIs(24), divisible(2)],
      [productIs(18), divisible(9)],
    ] as const),
    ...designed("near-miss", "C", "Two conditions on two digits look as if they settled both.", 4),
  }),
];

const STEMS = [
  "If $n$ is a two-digit positive integer, what is the value of $n$?",
  "What is the value of the two-digit positive integer $n$?",
  "The positive integer $n$ has two digits. What is the value of $n$?",
] as const;

/** With the question's letter in place of n. */
const lettered = (text: string, letter: string): string =>
  text.replaceAll(/\$n(?=[ $])/g, `$${letter}`);

function drawNumbers(rng: Rng) {
  const letter = rng.pick(["n", "k", "m", "x"]);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const designs = DESIGNS.map((make) => make(rng)).filter((one) => one.key === key);
  const design = inDrawnOrder(rng.pick(designs), rng);
  const facts = design.facts.map((fact) => ({
    ...fact,
    text: lettered(fact.text, letter),
    gives: lettered(fact.gives, letter),
  })) as [Said<Case>, Said<Case>];
  const findings = findingsByCases(CASES, facts, ({ n }) => n, {
    together: (fits) => togetherOf(fits, facts),
    settled: ({ n }) => `So $${letter} = ${n}$.`,
    rivals: (one, other) => `So $${letter}$ could be ${one.n} or ${other.n}.`,
  });
  return hasKey(findings, key) ? { letter, design, facts, findings } : null;
}

const ONE_EQUATION =
  "Digits are integers from 0 to 9, so one equation for two digits may be enough.";
const FEW_SQUARES = "There are few two-digit squares and cubes, so list them.";
const TAKEAWAYS: Readonly<Record<PairKey, string>> = {
  A: ONE_EQUATION,
  C: "List the few integers that fit one statement, and check them against the other.",
  D: ONE_EQUATION,
  E: "Two conditions on the digits may leave the same integers. List those that fit each one.",
};

const shown = (integers: readonly number[]): string => listed(integers.map((n) => `$${n}$`));

/** Which of the integers that fit one statement fit the other, too. */
function togetherOf(fits: readonly Case[], facts: readonly [Said<Case>, Said<Case>]): string {
  const both = fits.map(({ n }) => n);
  const lists = facts.map(({ holds }) => CASES.filter(holds).map(({ n }) => n));
  const fewer = lists[0]!.length <= lists[1]!.length ? 0 : 1;
  const list = lists[fewer]!;
  const isAboutPrime = facts[1 - fewer]!.text.includes("prime");
  if (list.length === lists[1 - fewer]!.length && list.length === both.length)
    return `Both statements leave the same integers, ${shown(both)}.`;
  if (list.length === both.length)
    return `The only integers that fit statement (${fewer + 1}), ${shown(both)}, ${
      isAboutPrime
        ? `are ${both.length === 2 ? "both" : "all"} prime`
        : `${both.length === 2 ? "both" : "all"} fit statement (${2 - fewer}) as well`
    }.`;
  const others = list.filter((n) => !both.includes(n));
  const verb = both.length === 1 ? "fits" : "fit";
  if (!isAboutPrime)
    return `Of ${shown(list)}, only ${shown(both)} ${verb} statement (${2 - fewer}) as well.`;
  const [even, odd] = [others.filter((n) => n % 2 === 0), others.filter((n) => n % 2 === 1)];
  const reasons = [
    ...(even.length > 0 ? [`${shown(even)} ${even.length === 1 ? "is" : "are"} even`] : []),
    ...odd.map((n) => `$${n}$ is divisible by ${range(3, n).find((k) => n % k === 0)!}`),
  ];
  return `Of ${shown(list)}, only ${shown(both)} ${both.length === 1 ? "is" : "are"} prime, because ${listed(reasons)}.`;
}

export const template: SufficiencyTemplate = {
  id: "two-digit-integer",
  format: "data-sufficiency",
  kind: "value",
  pattern:
    "A two-digit integer from its digits: short lists, and relations that one pair satisfies.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { letter, design, facts, findings } = numbers;
    const hasPairs =
      design.name !== "product-alone" &&
      facts.some(({ text }) => text.includes("product of the digits of"));
    return {
      variant: design.name,
      context: "pure",
      difficulty: design.level,
      stem: lettered(rng.pick(STEMS), letter),
      statements: [facts[0].text, facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: facts.some(({ gives }) => /10[tu]/.test(gives))
          ? "There are only 90 two-digit integers, so list those that fit a statement or write the integer as $10t + u$ with the digits $t$ and $u$."
          : "There are only 90 two-digit integers, so list those that fit a statement.",
        steps: stepsOfFindings(findings),
        ...(hasPairs && {
          check: "For each pair of digits, try the integer with the digits reversed, too.",
        }),
        takeaway: design.name === "square-or-cube" ? FEW_SQUARES : TAKEAWAYS[design.key],
      },
    };
  },

  /** Tries all two-digit integers by their printed digits. */
  check({ statements }) {
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => {
        const tests = plain(text)
          .split(/, and | and (?=is|a)/)
          .map(testOf);
        return ({ n }) => tests.every((test) => test(n));
      }),
      answer: ({ n }: Case) => n,
    };
  },
};

function digits(n: number): [number, number] {
  return Array.from(String(n), Number) as [number, number];
}

const sumOf = (n: number): number => digits(n)[0] + digits(n)[1];

/** One condition, read from its words. */
function testOf(text: string): (n: number) => boolean {
  const size = Number(/\d+/.exec(text)?.[0]);
  const roots = range(1, 10);
  const tests: readonly (readonly [RegExp, (n: number) => boolean])[] = [
    [/times the sum/, (n) => n / size === sumOf(n)],
    [/sum/, (n) => sumOf(n) === size],
    [/product/, (n) => digits(n)[0] * digits(n)[1] === size],
    [/reversing/i, (n) => Number(digits(n).toReversed().join("")) - n === size],
    [/^The units digit of \S+ is twice/, (n) => digits(n)[1] / digits(n)[0] === 2],
    [/^The tens digit of \S+ is twice/, (n) => digits(n)[1] * 2 === digits(n)[0]],
    [/digits of \S+ are equal/, (n) => digits(n)[0] === digits(n)[1]],
    [/divisible|multiple/, (n) => n % size === 0],
    [/prime/, (n) => range(2, n - 1).every((k) => n % k !== 0)],
    [/square/, (n) => roots.some((k) => k * k === n)],
    [/cube/, (n) => roots.some((k) => k ** 3 === n)],
    [/odd/, (n) => n % 2 === 1],
    [/even/, (n) => n % 2 === 0],
    [/>/, (n) => n > size],
    [/</, (n) => n < size],
  ];
  const found = tests.find(([pattern]) => pattern.test(text));
  if (!found) throw new Error(`“${text}” can't be read.`);
  return found[1];
}
