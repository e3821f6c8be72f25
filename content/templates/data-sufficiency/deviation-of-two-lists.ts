import {
  conditionsOf,
  designed,
  type DesignedPair,
  findingsByCases,
  hasKey,
  inDrawnOrder,
  type PairKey,
  plain,
  range,
  type Rng,
  type Said,
  stepsOfFindings,
  sum,
  type SufficiencyTemplate,
} from "@theta/items/template";

/** A list of four different integers from 1 to 9, with what its deviation depends on. */
interface List {
  readonly values: readonly number[];
  readonly total: number;
  readonly range: number;
  /** Sixteen times the variance, an integer. */
  readonly spread: number;
}

/** Every list, those with small integers first. */
const LISTS: readonly List[] = range(4, 9).flatMap((d) =>
  range(3, d - 1).flatMap((c) =>
    range(2, c - 1).flatMap((b) => range(1, b - 1).map((a) => listOf([a, b, c, d]))),
  ),
);

function listOf(values: readonly number[]): List {
  const total = sum(values);
  const spread = 4 * sum(values.map((n) => n * n)) - total * total;
  return { values, total, range: values[3]! - values[0]!, spread };
}

/** Two lists, by their places among all lists. */
type Case = Readonly<{ first: number; second: number }>;
const CASES: readonly Case[] = LISTS.flatMap((_, first) =>
  LISTS.map((__, second) => ({ first, second })),
);
/**
 * Two different lists. Readers may take lists with two names to be different, so the key must be the same for these
 * cases as for all: drafts are judged by these, and the checker takes all of them.
 */
const DIFFERENT: readonly Case[] = CASES.filter(({ first, second }) => first !== second);
type Pairs = (one: List, other: List) => boolean;
const onLists =
  (holds: Pairs) =>
  ({ first, second }: Case): boolean =>
    holds(LISTS[first]!, LISTS[second]!);

const greaterSpread: Pairs = (one, other) => one.spread > other.spread;
const isTransformed = (to: List, from: List, change: (n: number) => number): boolean =>
  from.values.every((n, k) => to.values[k] === change(n));

interface Design extends DesignedPair<Said<Case>> {
  readonly name: string;
  readonly key: PairKey;
  /** What both statements give together, where one alone isn't enough. */
  readonly both?: string;
}

const say = (text: string, holds: Pairs, gives: string): Said<Case> => ({
  text,
  holds: onLists(holds),
  gives,
});

/** What may be said about lists named A and B. */
function saying(a: string, b: string, rng: Rng) {
  const shift = rng.int(2, 5);
  const wide = rng.pick([4, 5, 6]);
  const least = "Four different integers are closest together if they are consecutive.";
  const isRange3 = rng.chance(0.5);
  return {
    consecutiveA: say(
      isRange3
        ? `The range of the integers in list ${a} is 3.`
        : `The integers in list ${a} are consecutive.`,
      (one) => one.range === 3,
      `${isRange3 ? "A range of 3 means that the four integers are consecutive. " : ""}${least} So no such list has a smaller standard deviation than list ${a}.`,
    ),
    consecutiveB: say(
      `The integers in list ${b} are consecutive.`,
      (_, other) => other.range === 3,
      `${least} The integers in list ${a} may be consecutive, too.`,
    ),
    wideA: say(
      `The range of the integers in list ${a} is ${wide}.`,
      (one) => one.range === wide,
      `Nothing is said about list ${b}.`,
    ),
    evenA: say(
      `The integers in list ${a} are consecutive even integers.`,
      (one) => one.values.every((n, k) => n % 2 === 0 && n === one.values[0]! + 2 * k),
      `Nothing is said about list ${b}.`,
    ),
    shiftedA: say(
      `Each integer in list ${a} is ${shift} greater than an integer in list ${b}.`,
      (one, other) => isTransformed(one, other, (n) => n + shift),
      `List ${a} is list ${b} moved by ${shift} on the number line, so the standard deviations are equal.`,
    ),
    doubledB: say(
      `Each integer in list ${b} is twice an integer in list ${a}.`,
      (one, other) => isTransformed(other, one, (n) => 2 * n),
      `All distances are doubled in list ${b}, so its standard deviation is greater.`,
    ),
    doubledA: say(
      `Each integer in list ${a} is twice an integer in list ${b}.`,
      (one, other) => isTransformed(one, other, (n) => 2 * n),
      `All distances are doubled in list ${a}, so its standard deviation is greater.`,
    ),
    greaterMean: say(
      `The average (arithmetic mean) of the integers in list ${a} is greater than the average of the integers in list ${b}.`,
      (one, other) => one.total > other.total,
      "The average says where the integers are and not how far apart they are.",
    ),
    equalMeans: say(
      `The average (arithmetic mean) of the integers in list ${a} is equal to the average of the integers in list ${b}.`,
      (one, other) => one.total === other.total,
      "The average says where the integers are and not how far apart they are.",
    ),
    greaterGreatest: say(
      `The greatest integer in list ${a} is greater than the greatest integer in list ${b}.`,
      (one, other) => one.values[3]! > other.values[3]!,
      "The greatest integers don't tell how far apart the others are.",
    ),
    equalRanges: say(
      `The range of the integers in list ${a} is equal to the range of the integers in list ${b}.`,
      (one, other) => one.range === other.range,
      "The range depends on two of the four integers, and the other two also count.",
    ),
    greaterRange: say(
      `The range of the integers in list ${a} is greater than the range of the integers in list ${b}.`,
      (one, other) => one.range > other.range,
      "The range depends on two of the four integers, and the other two also count.",
    ),
  };
}

function designsFor(a: string, b: string, rng: Rng): Design[] {
  const says = saying(a, b, rng);
  const oneList = "A fact about one list seems to need another about the other list.";
  const trapped = `The integers in list ${a} seem to be farther apart, but they may be consecutive, too.`;
  const spread = "The range looks like a measure of the spread, but the inner integers count, too.";
  return [
    {
      name: "closest",
      key: "A",
      facts: [says.consecutiveA, rng.pick([says.greaterMean, says.equalMeans])],
      ...designed("c-trap", "C", oneList, 6),
    },
    {
      name: "moved",
      key: "A",
      facts: [says.shiftedA, says.equalRanges],
      ...designed("false-enough", "D", spread, 5),
    },
    {
      name: "doubled",
      key: "A",
      facts: [says.doubledA, says.greaterRange],
      ...designed("false-enough", "D", spread, 5),
    },
    {
      name: "closest-or-moved",
      key: "D",
      facts: [says.consecutiveA, says.shiftedA],
      ...designed("hidden-enough", "B", oneList, 6),
    },
    {
      name: "closest-or-doubled",
      key: "D",
      facts: [says.consecutiveA, says.doubledB],
      ...designed("hidden-enough", "B", oneList, 5),
    },
    {
      name: "closest-and-wider",
      key: "C",
      facts: [says.consecutiveB, says.wideA],
      both: `The integers in list ${a} aren't consecutive, so they are farther apart.`,
      ...designed("false-enough", "A", trapped, 6),
    },
    {
      name: "closest-and-even",
      key: "C",
      facts: [says.consecutiveB, says.evenA],
      both: `The distances in list ${a} are twice those in list ${b}.`,
      ...designed("false-enough", "A", trapped, 5),
    },
    {
      name: "mean-and-range",
      key: "E",
      facts: [says.greaterMean, says.greaterRange],
      both: "The inner integers may still be near the average or far from it.",
      ...designed("near-miss", "C", spread, 5),
    },
    {
      name: "same-mean-and-range",
      key: "E",
      facts: [says.equalMeans, says.equalRanges],
      both: "The inner integers may still be near the average or far from it.",
      ...designed("near-miss", "C", spread, 5),
    },
    {
      name: "closest-and-mean",
      key: "E",
      // Not equal means: then only a list identical to B would be consecutive, too.
      facts: [says.consecutiveB, rng.pick([says.greaterMean, says.greaterGreatest])],
      both: `Both lists may be consecutive integers, with equal standard deviations.`,
      ...designed("false-enough", "A", trapped, 6),
    },
  ];
}

const NAMES = [
  ["A", "B"],
  ["P", "Q"],
  ["R", "S"],
  ["X", "Y"],
] as const;

function shown({ first, second }: Case): string {
  return `${LISTS[first]!.values.join(", ")} and ${LISTS[second]!.values.join(", ")}`;
}

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(NAMES);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const designs = designsFor(a, b, rng).filter((one) => one.key === key);
  const design = inDrawnOrder(rng.pick(designs), rng);
  const isGreater = onLists(greaterSpread);
  const word = (one: Case) => (isGreater(one) ? "yes" : "no");
  const findings = findingsByCases(DIFFERENT, design.facts, isGreater, {
    together: () => design.both ?? "",
    settled: (one) => `So the answer is ${word(one)}.`,
    rivals: (one, other) =>
      `For lists ${a} and ${b}, ${shown(one)} give ${word(one)}, but ${shown(other)} give ${word(other)}.`,
  });
  return hasKey(findings, key) ? { a, b, design, findings } : null;
}

export const template: SufficiencyTemplate = {
  id: "deviation-of-two-lists",
  format: "data-sufficiency",
  kind: "yes-no",
  pattern:
    "Which of two lists has the greater standard deviation: distances, not places or ranges.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { a, b, design, findings } = numbers;
    return {
      variant: design.name,
      context: "pure",
      difficulty: design.level,
      stem: rng.pick([
        `Lists ${a} and ${b} each consist of four different positive integers. Is the standard deviation of the integers in list ${a} greater than the standard deviation of the integers in list ${b}?`,
        `If list ${a} and list ${b} each consist of four different positive integers, is the standard deviation of list ${a} greater than the standard deviation of list ${b}?`,
      ]),
      statements: [design.facts[0].text, design.facts[1].text],
      ...findings,
      tension: design.tension,
      trap: design.trap,
      solution: {
        idea: "A standard deviation depends only on how far the numbers are from one another. Moving all of them changes nothing, and consecutive integers are as close together as different integers can be.",
        steps: stepsOfFindings(findings),
        check: "The question is whether it's greater. Don't forget that the two may be equal.",
        takeaway:
          "Among lists of equally many different integers, consecutive integers have the least standard deviation.",
      },
    };
  },

  /** Tries all pairs of lists of four different integers from 1 to 9. */
  check({ stem, statements }) {
    const [, a] = /[Ll]ists? ([A-Z]) and (?:list )?[A-Z]/.exec(stem)!;
    return {
      cases: CASES,
      ...conditionsOf<Case>(statements, (text) => onLists(readFact(plain(text), a!))),
      answer: onLists((one, other) => deviation(one.values) > deviation(other.values) + 1e-9),
    };
  },
};

function deviation(values: readonly number[]): number {
  const mean = sum(values) / values.length;
  return Math.sqrt(sum(values.map((n) => (n - mean) ** 2)) / values.length);
}

const span = ({ values }: List): number => Math.max(...values) - Math.min(...values);
const gapsAre = ({ values }: List, gap: number): boolean =>
  values.slice(1).every((n, k) => n === values[k]! + gap);

/** What a printed statement says; `a` is the list that the question names first. */
function readFact(text: string, a: string): Pairs {
  const size = Number(/\d+/.exec(text)?.[0]);
  const named = /list ([A-Z])/.exec(text)?.[1] ?? a;
  const directed =
    (holds: Pairs): Pairs =>
    (one, other) =>
      named === a ? holds(one, other) : holds(other, one);
  const facts: readonly (readonly [RegExp, Pairs])[] = [
    [/consecutive even/, (one) => gapsAre(one, 2) && one.values[0]! % 2 === 0],
    [/consecutive/, (one) => gapsAre(one, 1)],
    [/twice/, (one, { values }) => one.values.every((n) => values.includes(n / 2))],
    [/^The greatest/, (one, other) => Math.max(...one.values) > Math.max(...other.values)],
    [/^Each .* greater/, (one, { values }) => one.values.every((n) => values.includes(n - size))],
    [/average .* equal/, (one, other) => sum(one.values) === sum(other.values)],
    [/range .* equal/, (one, other) => span(one) === span(other)],
    [/average .* greater/, (one, other) => sum(one.values) > sum(other.values)],
    [/range .* greater/, (one, other) => span(one) > span(other)],
    [/range .* is \d/, (one) => span(one) === size],
  ];
  const found = facts.find(([pattern]) => pattern.test(text));
  if (!found) throw new Error(`“${text}” can't be read.`);
  return directed(found[1]);
}
