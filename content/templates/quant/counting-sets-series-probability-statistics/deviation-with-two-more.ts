import {
  near,
  numbersIn,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Slip,
  type Solution,
  sum,
} from "@theta/items/template";

/** A pair of numbers, in half standard deviations from the mean. */
type Pair = readonly [number, number];

interface Question {
  readonly difficulty: number;
  /** "… for which of these pairs will the standard deviation …" and "which of these would …" */
  readonly will: string;
  readonly would: (all: string) => string;
  readonly keys: readonly Pair[];
  readonly keyWhy: string;
  readonly wrong: readonly (readonly [Pair, slip: string, why: string])[];
  readonly idea: string;
  readonly takeaway: string;
}

const INSIDE = "Both numbers are closer to the mean than the standard deviation, so it decreases.";
const ONE_SIDE = "Both numbers are on the same side, so the mean moves toward them.";

const QUESTIONS: Readonly<Record<string, Question>> = {
  same: {
    difficulty: 6,
    will: "be the same as before",
    would: () => "leave the standard deviation unchanged",
    keys: [[-2, 2]],
    keyWhy:
      "Both numbers are exactly one standard deviation from the mean, on different sides, so neither the mean nor the average squared distance changes.",
    wrong: [
      [[0, 0], "adds the mean twice", `The mean stays the same, but the spread doesn't. ${INSIDE}`],
      [[2, 2], "puts both on one side", `${ONE_SIDE} The standard deviation then decreases.`],
      [[-1, 1], "takes half a standard deviation", INSIDE],
      [
        [0, 2],
        "moves only one of the two",
        "One number at the mean makes the distances less on average.",
      ],
      [
        [-4, 4],
        "takes two standard deviations",
        "Both numbers are farther from the mean, so it increases.",
      ],
    ],
    idea: "The standard deviation stays the same if the mean does and the new numbers are as far from it as is typical.",
    takeaway:
      "Numbers one standard deviation above and below the mean change neither the mean nor the standard deviation.",
  },
  least: {
    difficulty: 4,
    will: "be least",
    would: (all) => `result in the least standard deviation for the ${all}`,
    keys: [
      [-1, 1],
      [0, 1],
      [-1, 0],
      [0, 0],
    ],
    keyWhy: "Of the five pairs, these numbers are closest to the mean.",
    wrong: [
      [
        [4, 4],
        "takes equal numbers",
        "Equal numbers are close to each other, but not to the mean.",
      ],
      [
        [-4, -4],
        "takes equal numbers",
        "Equal numbers are close to each other, but not to the mean.",
      ],
      [
        [-2, 2],
        "takes one standard deviation",
        "This pair leaves the standard deviation the same.",
      ],
      [[0, 4], "looks at one number", "One of the numbers is far from the mean."],
      [[-4, 0], "looks at one number", "One of the numbers is far from the mean."],
      [[-3, 3], "keeps the mean only", "The mean stays the same, but the numbers are far from it."],
    ],
    idea: "Numbers near the mean make the standard deviation less, and numbers far from it make it greater.",
    takeaway: "What counts is the distance from the mean, not the distance from each other.",
  },
  greatest: {
    difficulty: 5,
    will: "be greatest",
    would: (all) => `result in the greatest standard deviation for the ${all}`,
    keys: [
      [-4, 4],
      [-3, 3],
    ],
    keyWhy:
      "These numbers are farthest from the mean, and since they are on different sides, the mean doesn't move toward them.",
    wrong: [
      [[4, 4], "puts both on one side", `${ONE_SIDE} So they're less far from the new mean.`],
      [[-4, -4], "puts both on one side", `${ONE_SIDE} So they're less far from the new mean.`],
      [[3, 3], "puts both on one side", `${ONE_SIDE} So they're less far from the new mean.`],
      [[-3, -3], "puts both on one side", `${ONE_SIDE} So they're less far from the new mean.`],
      [[0, 4], "looks at one number", "One of the numbers is at the mean."],
      [
        [-2, 2],
        "takes one standard deviation",
        "This pair leaves the standard deviation the same.",
      ],
      [[2, 3], "takes the greater numbers", `${ONE_SIDE} Other pairs are farther from it.`],
      [[0, 3], "looks at one number", "One of the numbers is at the mean."],
    ],
    idea: "The farther the new numbers are from the mean of all, the greater the standard deviation.",
    takeaway: "Numbers on different sides of the mean spread a list more than numbers on one side.",
  },
};

type Wording = (mean: number, deviation: number, question: Question, n: number) => string;

const STEMS: Readonly<Record<string, Wording>> = {
  list: (mean, deviation, { will }) =>
    `The numbers in list $K$ have a mean of ${mean} and a standard deviation of ${deviation}. If two numbers are to be included in the list, for which of the following pairs of numbers will the standard deviation ${will}?`,
  included: (mean, deviation, { would }, n) =>
    `A list of ${n} numbers has a mean of ${mean} and a standard deviation of ${deviation}. Which of the following pairs of numbers, if included in the list, would ${would(`${n + 2} numbers`)}?`,
  scores: (mean, deviation, { would }, n) =>
    `The scores of ${n} students on a test have a mean of ${mean} and a standard deviation of ${deviation}. If two more students take the test, which of the following pairs of scores would ${would(`${n + 2} scores`)}?`,
  weights: (mean, deviation, { would }, n) =>
    `The weights of ${n} packages have a mean of ${mean} pounds and a standard deviation of ${deviation} pounds. If two more packages are included, which of the following pairs of weights, in pounds, would ${would(`${n + 2} weights`)}?`,
};

function optionsOf(question: Question, mean: number, deviation: number, rng: Rng): ProblemOptions {
  const mirror = rng.pick([1, -1]);
  /** In the order of the first numbers, then of the second ones. */
  const choiceOf = (pair: Pair) => {
    const numbers = pair.map((halves) => mean + (mirror * halves * deviation) / 2);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return { text: `${low} and ${high}`, value: low + high / 1000 };
  };
  const key = rng.pick(question.keys);
  const reach = Math.max(...key.map(Math.abs));
  /** For the greatest deviation, no other pair goes farther than the key. */
  const isWithin = (pair: Pair): boolean =>
    question !== QUESTIONS["greatest"] || Math.max(...pair.map(Math.abs)) <= reach;
  return {
    key: { ...choiceOf(key), why: question.keyWhy },
    slips: question.wrong
      .filter(([pair]) => isWithin(pair))
      .map(([pair, slip, why]): Slip => ({ ...choiceOf(pair), slip, why })),
  };
}

function solutionOf(question: Question, mean: number, deviation: number, key: string): Solution {
  return {
    idea: question.idea,
    steps: [
      `Measure each number from the mean of ${mean}, in standard deviations of ${deviation}.`,
      `The numbers ${mean - deviation} and ${mean + deviation} are each one standard deviation from the mean, so this pair leaves the standard deviation at ${deviation}. Closer pairs around the mean make the standard deviation less, and farther pairs make it greater.`,
      `The pair in question is ${key}. ${question.keyWhy}`,
    ],
    check: "See whether the pair moves the mean, and then how far its numbers are from the mean.",
    takeaway: question.takeaway,
  };
}

export const template: ProblemTemplate = {
  id: "deviation-with-two-more",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "Two numbers join a list: their distances from the mean decide about the spread.",

  make(rng) {
    const asked = rng.pick(["same", "same", "least", "greatest"]);
    const wording = rng.pick(Object.keys(STEMS));
    const question = QUESTIONS[asked]!;
    const deviation = 2 * rng.int(1, 6);
    const mean = rng.int(Math.max(20, 3 * deviation), 74);
    const options = optionsOf(question, mean, deviation, rng);
    return {
      variant: `${asked}/${wording}`,
      context: wording === "list" || wording === "included" ? "pure" : "real",
      difficulty: question.difficulty,
      stem: STEMS[wording]!(mean, deviation, question, 10 * rng.int(1, 5)),
      ...options,
      solution: solutionOf(question, mean, deviation, options.key.text),
    };
  },

  /** Scores and weights are positive, and scores aren't more than 100. */
  possible: ({ options }) =>
    options.map((option) => numbersIn(option).every((value) => value > 0 && value <= 100)),

  /** Works out the new standard deviation for lists of every size up to 60. */
  check({ stem, options }) {
    const [mean, deviation] = read(
      stem,
      /mean of (\d+)(?: pounds)? and a standard deviation of (\d+)/,
    ).map(Number) as [number, number];
    const spreadOf = (pair: readonly number[], n: number): number => {
      const average = (n * mean + sum(pair)) / (n + 2);
      const squares = n * (deviation ** 2 + mean ** 2) + sum(pair.map((x) => x ** 2));
      return squares / (n + 2) - average ** 2;
    };
    const fits = (spread: number, all: readonly number[]): boolean => {
      if (/least/.test(stem)) return spread === Math.min(...all);
      if (/greatest/.test(stem)) return spread === Math.max(...all);
      return near(spread, deviation ** 2);
    };
    const pairs = options.map(numbersIn);
    const rightFor = (n: number): number[] => {
      const spreads = pairs.map((pair) => spreadOf(pair, n));
      return spreads.flatMap((spread, k) => (fits(spread, spreads) ? [k] : []));
    };
    return [...new Set(range(2, 60).flatMap(rightFor))];
  },
};
