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
  texThousands,
} from "@theta/items/template";

/** A pair of numbers, in half standard deviations from the mean. */
type Pair = readonly [number, number];

interface Question {
  readonly difficulty: number;
  /** "… for which of these pairs will the standard deviation …" and "which of these would …" */
  readonly will: string;
  readonly would: (all: string) => string;
  readonly keys: readonly Pair[];
  readonly keyWhy: Why;
  /** The steps that decide for the key. */
  readonly last: (numbers: Numbers) => readonly string[];
  readonly wrong: readonly (readonly [Pair, slip: string, why: Why])[];
  readonly idea: string;
  readonly takeaway: string;
}

/** The numbers of a question that its reasons use. */
interface Numbers {
  readonly mean: number;
  readonly deviation: number;
  /** The numbers of the pair, the lesser one first. */
  readonly low: number;
  readonly high: number;
  /** How far the key's numbers are from the mean. */
  readonly reach: number;
}

type Why = (numbers: Numbers) => string;

const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
const away = ({ mean }: Numbers, x: number): number => Math.abs(x - mean);

/** How far the two numbers of a pair are from the mean. */
function distances(numbers: Numbers): string {
  const { mean, low, high } = numbers;
  const [one, other] = [away(numbers, low), away(numbers, high)];
  const both =
    low === high
      ? `Both numbers are ${one} from ${mean}`
      : `The numbers ${low} and ${high} are ${one === other ? `both ${one}` : `${one} and ${other}`} from ${mean}`;
  return low === mean && high === mean ? `Both numbers equal the mean, ${mean}` : both;
}

const inside: Why = (numbers) =>
  `${distances(numbers)}, which is less than ${numbers.deviation}, so the standard deviation decreases.`;
const asFar: Why = (numbers) =>
  `${distances(numbers)}, exactly one standard deviation, so the standard deviation doesn't change.`;
const oneSide: Why = (numbers) =>
  `${distances(numbers)}, but they are on the same side, so the mean moves toward them. The average squared distance from the new mean is less than that from ${numbers.mean}, where the right pair keeps the mean.`;
const oneIsMean: Why = (numbers) => {
  const { mean, low, high, reach } = numbers;
  return `Only one of the numbers is ${Math.max(away(numbers, low), away(numbers, high))} from ${mean}. The other equals the mean, but in the right pair both are ${reach} from it.`;
};
const equal: Why = (numbers) =>
  `The numbers are equal, but they are ${away(numbers, numbers.low)} from the mean, ${numbers.mean}. Only the distance from the mean counts.`;
const oneFar: Why = (numbers) => {
  const { low, high, mean } = numbers;
  return `One of the numbers equals the mean, but the other is ${Math.max(away(numbers, low), away(numbers, high))} from ${mean}, two standard deviations.`;
};

const QUESTIONS: Readonly<Record<string, Question>> = {
  same: {
    difficulty: 6,
    will: "be the same as before",
    would: () => "leave the standard deviation unchanged",
    keys: [[-2, 2]],
    keyWhy: ({ deviation }) =>
      `Both numbers are ${deviation}, one standard deviation, from the mean, on different sides, so neither the mean nor the average squared distance, $${deviation}^2$, changes.`,
    last: ({ mean, low, high, deviation }) => [
      `The average of ${low} and ${high} is ${mean}, so the mean stays the same.`,
      `Their squared distances from ${mean} are both $${deviation}^2 = ${deviation ** 2}$, which is also the average squared distance of the other numbers, so the standard deviation stays at ${deviation}.`,
    ],
    wrong: [
      [
        [0, 0],
        "adds the mean twice",
        ({ deviation }) =>
          `The mean stays the same. But both numbers equal it, so their distance from it is 0, which is less than ${deviation}, and the standard deviation decreases.`,
      ],
      [
        [2, 2],
        "puts both on one side",
        ({ mean, deviation }) =>
          `The average squared distance from ${mean} stays $${deviation}^2 = ${deviation ** 2}$, but the mean moves away from ${mean}. The average squared distance from the new mean is less, so the standard deviation decreases.`,
      ],
      [
        [-1, 1],
        "takes half a standard deviation",
        (numbers) => `The mean stays the same. But ${small(inside(numbers))}`,
      ],
      [
        [0, 2],
        "moves only one of the two",
        (numbers) => {
          const { deviation } = numbers;
          return `${distances(numbers)}. Their average squared distance from it is $\\frac{0 + ${deviation ** 2}}{2} = ${deviation ** 2 / 2}$, which is less than $${deviation}^2 = ${deviation ** 2}$, so the standard deviation decreases.`;
        },
      ],
      [
        [-4, 4],
        "takes two standard deviations",
        (numbers) =>
          `${distances(numbers)}, which is more than ${numbers.deviation}, so the standard deviation increases.`,
      ],
    ],
    idea: "The standard deviation stays the same if the mean does and both new numbers are one standard deviation from it.",
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
    keyWhy: (numbers) => {
      const { mean, low, high, deviation } = numbers;
      const [one, other] = [away(numbers, low), away(numbers, high)];
      return `The squared distances of ${low} and ${high} from ${mean} add up to $${one ** 2} + ${other ** 2} = ${one ** 2 + other ** 2}$. In each of the other pairs, their sum is at least $${deviation}^2 = ${deviation ** 2}$.`;
    },
    last: (numbers) => {
      const { mean, low, high, deviation } = numbers;
      const [one, other] = [away(numbers, low), away(numbers, high)];
      return [
        `For ${low} and ${high}, the squared distances from ${mean} add up to $${one}^2 + ${other}^2 = ${one ** 2 + other ** 2}$, which is less than $2 \\cdot ${deviation}^2 = ${2 * deviation ** 2}$, so the standard deviation decreases.`,
        `In every other pair, at least one number is ${deviation} or more from ${mean}, so the squared distances add up to at least $${deviation}^2 = ${deviation ** 2}$, which is more than ${one ** 2 + other ** 2}.`,
      ];
    },
    wrong: [
      [[4, 4], "takes equal numbers", equal],
      [[-4, -4], "takes equal numbers", equal],
      [
        [-2, 2],
        "takes one standard deviation",
        (numbers) => `${asFar(numbers)} The right pair makes it less.`,
      ],
      [[0, 4], "looks at one number", oneFar],
      [[-4, 0], "looks at one number", oneFar],
      [
        [-3, 3],
        "keeps the mean only",
        (numbers) =>
          `The mean stays the same, but both numbers are ${away(numbers, numbers.low)} from it, more than ${numbers.deviation}, so the standard deviation increases.`,
      ],
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
    keyWhy: ({ mean, low, high, reach }) =>
      `No option has a number that is more than ${reach} from ${mean}. Of the pairs with both numbers ${reach} from ${mean}, only ${low} and ${high} are on different sides and leave the mean at ${mean}.`,
    last: ({ mean, low, high, reach }) => [
      `For ${low} and ${high}, the squared distances from ${mean} add up to $${reach}^2 + ${reach}^2 = ${texThousands(2 * reach ** 2)}$, and no other pair has a greater sum.`,
      `Because ${low} and ${high} are on different sides of ${mean}, the mean stays at ${mean}. Two numbers on the same side would move the mean toward them, so their distances from it would be less.`,
    ],
    wrong: [
      [[4, 4], "puts both on one side", oneSide],
      [[-4, -4], "puts both on one side", oneSide],
      [[3, 3], "puts both on one side", oneSide],
      [[-3, -3], "puts both on one side", oneSide],
      [[0, 4], "looks at one number", oneIsMean],
      [
        [-2, 2],
        "takes one standard deviation",
        (numbers) => `${asFar(numbers)} The right pair makes it greater.`,
      ],
      [[2, 3], "takes the greater numbers", oneSide],
      [[0, 3], "looks at one number", oneIsMean],
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

function optionsOf(
  question: Question,
  mean: number,
  deviation: number,
  rng: Rng,
): ProblemOptions & { readonly last: readonly string[] } {
  const mirror = rng.pick([1, -1]);
  /** In the order of the first numbers, then of the second ones. */
  const choiceOf = (pair: Pair) => {
    const numbers = pair.map((halves) => mean + (mirror * halves * deviation) / 2);
    const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
    return { text: `${low} and ${high}`, value: low + high / 1000 };
  };
  const numbersOf = (pair: Pair): Numbers => {
    const [a, b] = pair.map((halves) => mean + (mirror * halves * deviation) / 2) as [
      number,
      number,
    ];
    return {
      mean,
      deviation,
      low: Math.min(a, b),
      high: Math.max(a, b),
      reach: (reach * deviation) / 2,
    };
  };
  const key = rng.pick(question.keys);
  const reach = Math.max(...key.map(Math.abs));
  /** For the greatest deviation, no other pair goes farther than the key. */
  const isWithin = (pair: Pair): boolean =>
    question !== QUESTIONS["greatest"] || Math.max(...pair.map(Math.abs)) <= reach;
  return {
    last: question.last(numbersOf(key)),
    key: { ...choiceOf(key), why: question.keyWhy(numbersOf(key)) },
    slips: question.wrong
      .filter(([pair]) => isWithin(pair))
      .map(([pair, slip, why]): Slip => ({ ...choiceOf(pair), slip, why: why(numbersOf(pair)) })),
  };
}

function solutionOf(
  question: Question,
  mean: number,
  deviation: number,
  key: string,
  last: readonly string[],
): Solution {
  return {
    idea: question.idea,
    steps: [
      `Compare how far each number is from the mean, ${mean}, with the standard deviation, ${deviation}.`,
      `The numbers ${mean - deviation} and ${mean + deviation} are each one standard deviation from the mean, so this pair leaves the standard deviation at ${deviation}. Closer pairs around the mean make the standard deviation less, and farther pairs make it greater.`,
      ...last,
      `So the answer is ${key}.`,
    ],
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
    const { last, ...options } = optionsOf(question, mean, deviation, rng);
    return {
      variant: `${asked}/${wording}`,
      context: wording === "list" || wording === "included" ? "pure" : "real",
      difficulty: question.difficulty,
      stem: STEMS[wording]!(mean, deviation, question, 10 * rng.int(1, 5)),
      ...options,
      solution: solutionOf(question, mean, deviation, options.key.text, last),
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
