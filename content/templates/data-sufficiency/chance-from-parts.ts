import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  Fraction,
  fractionText,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  type SufficiencyTemplate,
  texFraction,
} from "@theta/items/template";

/** How many balls have the color asked about, a second, and a third color. */
type Case = Readonly<{ a: number; b: number; c: number }>;
const COUNTS = range(1, 20);
const CASES: readonly Case[] = COUNTS.flatMap((a) =>
  COUNTS.flatMap((b) => COUNTS.map((c) => ({ a, b, c }))),
);
const total = ({ a, b, c }: Case): number => a + b + c;

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: string;
}

type Colors = readonly [asked: string, second: string, third: string];
const COLORS: readonly Colors[] = [
  ["red", "white", "blue"],
  ["green", "red", "yellow"],
  ["blue", "green", "white"],
  ["yellow", "blue", "red"],
];
const MULTIPLES = [
  ["twice", 2],
  ["3 times", 3],
  ["4 times", 4],
] as const;

function say(text: string, holds: Said<Case>["holds"], gives: string): Said<Case> {
  return { text, holds, gives };
}

/** "The probability that the ball will be red or white is 2/3." */
function chance(all: Colors, letters: readonly (keyof Case)[], n: number, d: number): Said<Case> {
  const named = letters.map((letter) => colorOf(all, letter)).join(" or ");
  const others = LETTERS.filter((letter) => !letters.includes(letter)).map((letter) =>
    colorOf(all, letter),
  );
  const rest = `$1 - ${texOf(n, d)} = ${texOf(d - n, d)}$`;
  return say(
    `The probability that the ball will be ${named} is ${fractionText(new Fraction(n, d))}.`,
    (one) => d * letters.reduce((count, letter) => count + one[letter], 0) === n * total(one),
    others.length === 2
      ? `The share of balls that are ${others.join(" or ")} is ${rest}, but it isn't known how many of them are ${all[0]}.`
      : others[0] === all[0]
        ? `All balls that aren't ${named} are ${all[0]}, so their share is ${rest}.`
        : `Together, the ${named.replace(" or ", " and ")} balls are $${texOf(n, d)}$ of all balls, but it isn't known how many of them are ${all[0]}.`,
  );
}

const LETTERS = ["a", "b", "c"] as const;
const colorOf = (all: Colors, letter: keyof Case): string => all[LETTERS.indexOf(letter)]!;
const texOf = (n: number, d: number): string => texFraction(new Fraction(n, d));

function designsFor(colors: Colors, rng: Rng): Design[] {
  const [x, y, z] = colors;
  const [words, k] = rng.pick(MULTIPLES);
  const [p, q] = rng.pick([
    [2, 3],
    [3, 5],
    [1, 2],
    [3, 2],
  ] as const);
  const size = rng.pick([4, 6, 8]);
  const combined = say(
    `The number of ${x} balls is ${words} the total number of ${y} balls and ${z} balls.`,
    ({ a, b, c }) => a === k * (b + c),
    `If there are $t$ ${y} and ${z} balls, there are $${k}t$ ${x} balls, so $${k}t$ of $${k + 1}t$ balls are ${x}.`,
  );
  const ratio = say(
    `The ratio of the number of ${x} balls to the number of ${y} balls is ${p} to ${q}.`,
    ({ a, b }) => a * q === b * p,
    `Nothing is said about the ${z} balls.`,
  );
  const counted = (n: number) =>
    say(
      `The box contains exactly ${n} balls.`,
      (one) => total(one) === n,
      `The balls may have the three colors in any numbers.`,
    );
  const thirdCount = say(
    `The box contains exactly ${size} ${z} balls.`,
    ({ c }) => c === size,
    `Nothing is said about the ${x} balls.`,
  );
  const equal = say(
    `The numbers of ${y} balls and ${z} balls are equal.`,
    ({ b, c }) => b === c,
    `Nothing is said about the ${x} balls.`,
  );
  const more = say(
    `The box contains ${size} more ${y} balls than ${x} balls.`,
    ({ a, b }) => b === a + size,
    "A difference of two numbers doesn't give a share of all balls.",
  );
  const missing = "One fact seems too little for a box with three colors.";
  const amounts = "Without any numbers of balls, the statements look too weak.";
  const counts = `The ratio and the number of ${z} balls look like enough to find the other numbers.`;
  const differenceAnd = (other: Said<Case>): Design => ({
    name: "difference-and-count",
    key: "E",
    facts: [more, other],
    both: `The number of ${x} balls can still be small or large.`,
    ...designed(
      "near-miss",
      "C",
      other === equal
        ? "Two comparisons of the three numbers look like enough to find their ratio."
        : `A difference and the number of ${z} balls look like enough to find the other numbers.`,
      3,
    ),
  });
  const ratioAndChance = (d: number): Design => ({
    name: "ratio-and-chance",
    key: "C",
    facts: [ratio, chance(colors, ["c"], 1, d)],
    both: `The share of ${x} and ${y} balls is $1 - ${texOf(1, d)} = ${texOf(d - 1, d)}$, and ${p} of every ${p + q} of them are ${x}: $${texOf(p, p + q)} \\cdot ${texOf(d - 1, d)} = ${texOf(p * (d - 1), (p + q) * d)}$.`,
    ...designed("hidden-enough", "E", amounts, 4),
  });
  const equalAndChance = (n: number): Design => ({
    name: "equal-and-chance",
    key: "C",
    facts: [equal, chance(colors, ["a", "b"], n, 5)],
    both: `The share of ${z} balls is $1 - ${texOf(n, 5)} = ${texOf(5 - n, 5)}$, and the share of ${y} balls is the same. That leaves $1 - ${texOf(5 - n, 5)} - ${texOf(5 - n, 5)} = ${texOf(2 * n - 5, 5)}$ for the ${x} balls.`,
    ...designed("hidden-enough", "E", amounts, 3),
  });
  return [
    {
      name: "combined",
      key: "A",
      facts: [combined, counted(5 * (k + 1))],
      ...designed("c-trap", "C", missing, 3),
    },
    {
      name: "the-others",
      key: "A",
      facts: [
        chance(colors, ["b", "c"], 3, 4),
        rng.pick([chance(colors, ["a", "b"], 2, 3), ratio]),
      ],
      ...designed("c-trap", "C", missing, 4),
    },
    ratioAndChance(rng.pick([3, 4, 5])),
    equalAndChance(rng.pick([3, 4])),
    {
      name: "combined-or-others",
      key: "D",
      facts: [combined, chance(colors, ["b", "c"], 1, k + 1)],
      ...designed("hidden-enough", "A", missing, 3),
    },
    {
      name: "combined-or-others-reversed",
      key: "D",
      facts: [
        say(
          `The total number of ${y} balls and ${z} balls is ${words} the number of ${x} balls.`,
          ({ a, b, c }) => b + c === k * a,
          `If there are $t$ ${x} balls, there are $${k}t$ others, so $t$ of $${k + 1}t$ balls are ${x}.`,
        ),
        chance(colors, ["b", "c"], k, k + 1),
      ],
      ...designed("hidden-enough", "A", missing, 4),
    },
    {
      name: "ratio-and-count",
      key: "E",
      facts: [ratio, thirdCount],
      both: `The ${x} balls and ${y} balls can still be few or many.`,
      ...designed("near-miss", "C", counts, 4),
    },
    differenceAnd(rng.chance(0.5) ? equal : thirdCount),
  ];
}

function share(one: Case): string {
  return fractionText(new Fraction(one.a, total(one)));
}

function drawNumbers(rng: Rng) {
  const colors = rng.pick(COLORS);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const designs = designsFor(colors, rng).filter((one) => one.key === key);
  const design = inDrawnOrder(rng.pick(designs), rng);
  const [x, y, z] = colors;
  const shown = (one: Case) =>
    `With ${one.a} ${x}, ${one.b} ${y}, and ${one.c} ${z}, ${one.a} of ${total(one)} balls ${one.a === 1 ? "is" : "are"} ${x}, and the probability is ${share(one)}.`;
  const findings = findingsByCases(CASES, design.facts, share, {
    together: () => design.both ?? "",
    settled: (one) => `So the probability is ${share(one)}.`,
    rivals: (one, other) => `${shown(one)} ${shown(other)}`,
  });
  return hasKey(findings, key) ? { colors, design, findings } : null;
}

function checkOf({ key, name }: Design, color: string): string {
  if (key === "E")
    return `Keep what is given, and try a small and a large number of ${color} balls.`;
  return name === "combined"
    ? `Does the share of ${color} balls stay the same if there are twice as many balls of each color?`
    : "The three probabilities have a sum of 1, so the colors that a statement leaves out have a known share, too.";
}

function takeawayOf({ key, name, facts }: Design): string {
  if (key !== "E")
    return "For a probability, the ratio of part to whole is enough, and no amounts are needed.";
  const given = name.startsWith("ratio")
    ? "The number of balls of one color and the ratio of the other two colors"
    : facts.some(({ text }) => text.includes("equal"))
      ? "Differences between the numbers of two colors"
      : "The number of balls of one color and the difference of the other two";
  return `${given} don't fix the share of one color in the whole.`;
}

export const template: SufficiencyTemplate = {
  id: "chance-from-parts",
  format: "data-sufficiency",
  kind: "value",
  pattern: "The probability of one of three kinds: shares and ratios count, numbers often don't.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { colors, design, findings } = numbers;
    const [x, y, z] = colors;
    const shuffled = rng.shuffle([x, y, z]);
    return {
      variant: `${design.name}/${x}`,
      context: "real",
      difficulty: design.level,
      stem: rng.pick([
        `Each ball in a box is ${shuffled[0]!}, ${shuffled[1]!}, or ${shuffled[2]!}. If a ball is selected at random, what is the probability that it will be ${x}?`,
        `A ball is selected at random from a box of ${shuffled[0]!}, ${shuffled[1]!}, and ${shuffled[2]!} balls. What is the probability that the ball will be ${x}?`,
      ]),
      statements: [design.facts[0].text, design.facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: `The probability is the share of ${x} balls among all balls. The numbers themselves aren't needed.`,
        steps: stepsOfFindings(findings),
        check: checkOf(design, x),
        takeaway: takeawayOf(design),
      },
    };
  },

  /** Tries from 1 to 20 balls of each color. */
  check({ stem, statements }) {
    const [, asked] = /will be (\w+)\?/.exec(stem)!;
    const known = COLORS.find(([x]) => x === asked)!;
    const numberOf = (color: string, { a, b, c }: Case) => [a, b, c][known.indexOf(color)]!;
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => conditionOf(plain(text), numberOf)),
      answer: (one: Case) => Math.round((1e6 * one.a) / total(one)),
    };
  },
};

function conditionOf(
  text: string,
  numberOf: (color: string, one: Case) => number,
): (one: Case) => boolean {
  const colors = text.match(/red|white|blue|green|yellow/g) ?? [];
  const sizes = (text.match(/\d+/g) ?? []).map(Number);
  const size = sizes[0] ?? 2;
  const of = (k: number, one: Case) => numberOf(colors[k]!, one);
  if (text.startsWith("The probability"))
    return (one) =>
      Math.abs(colors.reduce((all, _, k) => all + of(k, one), 0) / total(one) - size / sizes[1]!) <
      1e-9;
  if (/is .* the total number/.test(text))
    return (one) => of(0, one) === size * (of(1, one) + of(2, one));
  if (text.startsWith("The total number"))
    return (one) => of(0, one) + of(1, one) === size * of(2, one);
  if (text.includes("ratio")) return (one) => of(0, one) / of(1, one) === size / sizes[1]!;
  if (text.includes("equal")) return (one) => of(0, one) === of(1, one);
  if (text.includes("more")) return (one) => of(0, one) - of(1, one) === size;
  return (one) => (colors.length === 0 ? total(one) : of(0, one)) === size;
}
