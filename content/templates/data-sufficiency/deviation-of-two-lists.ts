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

/** Every list, those with an integer as their mean first, and then those with small integers. */
const LISTS: readonly List[] = range(4, 9)
  .flatMap((d) =>
    range(3, d - 1).flatMap((c) =>
      range(2, c - 1).flatMap((b) => range(1, b - 1).map((a) => listOf([a, b, c, d]))),
    ),
  )
  .toSorted((one, other) => roughness(one) - roughness(other));

/** 0 for an integer as the mean, 1 for a half, and 2 for a quarter. */
function roughness({ total }: List): number {
  return total % 4 === 0 ? 0 : total % 2 === 0 ? 1 : 2;
}

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
const DIFFERENT: readonly Case[] = CASES.filter(({ first, second }) => first !== second).toSorted(
  (one, other) => awkwardness(one) - awkwardness(other),
);

/** Quarters as means make poor examples. */
function awkwardness({ first, second }: Case): number {
  return Number(roughness(LISTS[first]!) === 2 || roughness(LISTS[second]!) === 2);
}
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

function doubled(to: string, from: string): string {
  return `The four integers in list ${to} are different, so they are twice the four different integers in list ${from}, each used once. Doubling the integers doubles all distances from the mean. The integers are different, so these distances aren't all 0, and the standard deviation of list ${to} is greater.`;
}

/** What may be said about lists named A and B. */
function saying(a: string, b: string, rng: Rng) {
  const shift = rng.int(2, 5);
  const wide = rng.pick([4, 5, 6]);
  const least =
    "Any two neighbors in order are at least 1 apart, so with consecutive integers every distance between two of the four is the least possible, and so is the standard deviation.";
  const isRange3 = rng.chance(0.5);
  return {
    consecutiveA: say(
      isRange3
        ? `The range of the integers in list ${a} is 3.`
        : `The integers in list ${a} are consecutive.`,
      (one) => one.range === 3,
      `${isRange3 ? "A range of 3 means that the four integers are consecutive. " : ""}${least} So the standard deviation of list ${b} is equal to that of list ${a} or greater.`,
    ),
    consecutiveB: say(
      `The integers in list ${b} are consecutive.`,
      (_, other) => other.range === 3,
      `${least} But the integers in list ${a} may be consecutive, too.`,
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
      `The four integers in list ${a} are different, so each of the four in list ${b} is used once. List ${a} is list ${b} moved by ${shift} on the number line. All distances stay the same, and the standard deviations are equal.`,
    ),
    doubledB: say(
      `Each integer in list ${b} is twice an integer in list ${a}.`,
      (one, other) => isTransformed(other, one, (n) => 2 * n),
      doubled(b, a),
    ),
    doubledA: say(
      `Each integer in list ${a} is twice an integer in list ${b}.`,
      (one, other) => isTransformed(one, other, (n) => 2 * n),
      doubled(a, b),
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
  const trapped = `List ${b} has the least possible standard deviation, so that of list ${a} seems to be greater.`;
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
      both: `The integers in list ${b} are consecutive. Those in list ${a} have a range greater than 3, so some neighbors are more than 1 apart and none are less than 1 apart. So list ${a} is more spread out.`,
      ...designed("false-enough", "A", trapped, 6),
    },
    {
      name: "closest-and-even",
      key: "C",
      facts: [says.consecutiveB, says.evenA],
      both: `The integers are 2 apart in list ${a} and 1 apart in list ${b}, so all distances in list ${a} are twice those in list ${b}.`,
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

/** "1, 2, 3, 6 in list A (mean 3, range 5)", with the range where a statement is about it. */
function shown({ values, total, range: width }: List, name: string, isRange: boolean): string {
  return `${values.join(", ")} in list ${name} (mean ${total / 4}${isRange ? `, range ${width}` : ""})`;
}

/** "4 + 1 + 0 + 9 = 14". */
function squares({ values, total, spread }: List): string {
  return `$${values.map((n) => (n - total / 4) ** 2).join(" + ")} = ${spread / 4}$`;
}

const MOVING = "Moving all of the numbers changes no distance, and doubling them doubles each one.";
const CLOSEST = "Consecutive integers are as close together as different integers can be.";
const INNER = "The mean and the range don't tell where the inner numbers are.";

/** What the distances show in the questions of each name. */
function pointOf(name: string): string {
  if (name === "moved" || name === "doubled") return MOVING;
  if (name.includes("mean-and-range")) return INNER;
  return name.startsWith("closest-or") || name === "closest-and-even"
    ? `${MOVING} ${CLOSEST}`
    : CLOSEST;
}

function takeawayOf(name: string): string {
  if (name === "moved")
    return "Adding the same number to every number of a list leaves the standard deviation as it is.";
  if (name === "doubled")
    return "Doubling every number of a list doubles the standard deviation. A greater range doesn't have to go with a greater standard deviation.";
  if (name.includes("mean-and-range"))
    return "A standard deviation depends on all of the numbers, so the mean and the range don't settle it.";
  return "Among lists of equally many different integers, consecutive integers have the least standard deviation.";
}

function drawNumbers(rng: Rng) {
  const [a, b] = rng.pick(NAMES);
  const key = rng.pick(["A", "A", "C", "D", "E"] as const);
  const designs = designsFor(a, b, rng).filter((one) => one.key === key);
  const design = inDrawnOrder(rng.pick(designs), rng);
  const isGreater = onLists(greaterSpread);
  const word = (one: Case) => (isGreater(one) ? "yes" : "no");
  const isRange = design.facts.some(({ text }) => text.includes("range"));
  const findings = findingsByCases(DIFFERENT, design.facts, isGreater, {
    together: () => design.both ?? "",
    settled: (one) => `The answer is ${word(one)}.`,
    rivals: (one, other) =>
      [one, other]
        .map((at) => {
          const [first, second] = [LISTS[at.first]!, LISTS[at.second]!];
          return `With ${shown(first, a, isRange)} and ${shown(second, b, isRange)}, the squared distances from the mean add up to ${squares(first)} and ${squares(second)}, so the answer is ${word(at)}.`;
        })
        .join(" "),
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
        idea: `A standard deviation depends only on how far the numbers are from their mean. ${pointOf(design.name)} To compare two lists of four numbers, compare the sums of the squared distances from the mean.`,
        steps: stepsOfFindings(findings),
        check: "The question is whether it's greater. Don't forget that the two may be equal.",
        takeaway: takeawayOf(design.name),
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
