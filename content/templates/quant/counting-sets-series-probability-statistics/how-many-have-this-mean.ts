import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
} from "@theta/items/template";

/** Numbers from two up, of which none stands out. */
const isNear =
  (key: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value > 1 && value <= 3 * key && 4 * value >= key;

/** Bounds, and how far below them the mean is. */
const BOUNDS = [
  [100, [4, 5, 6, 8, 10, 12, 15]],
  [100, [5, 8, 10]],
  [50, [3, 4, 5, 6, 8]],
  [20, [2, 3, 4]],
  [10, [1, 2]],
] as const;

/** One number is far below the mean, and the bound lets the others make up only so much. */
function askFewest(rng: Rng): AskedProblem | null {
  const [bound, rooms] = rng.pick(BOUNDS);
  const room = rng.pick<number>(rooms);
  const gap = rng.int(room + 1, 6 * room);
  const mean = bound - room;
  const one = mean - gap;
  const others = Math.ceil(gap / room);
  const key = others + 1;
  if (key < 4 || 3 * one < bound || (bound > 20 && one % 2 === 1 && one % 5 !== 0)) return null;
  const exact = gap === room * others;
  return {
    difficulty: exact ? 4 : 5,
    stems: [
      `None of a student's scores on the quizzes in a certain course was greater than ${bound}. If one of the scores was ${one} and the average (arithmetic mean) of all the scores was ${mean}, what is the least possible number of quizzes?`,
      `The greatest possible score on each test in a course is ${bound}. If a student scored ${one} on one test and had an average (arithmetic mean) score of ${mean} on all the tests, what is the least number of tests that the student could have taken?`,
    ],
    pure: [
      `The average (arithmetic mean) of the values in a list is ${mean}, and none of the values is greater than ${bound}. If one of the values is ${one}, what is the least possible number of values in the list?`,
      `The average (arithmetic mean) of $n$ numbers is ${mean}. If one of the numbers is ${one} and none of the numbers is greater than ${bound}, what is the least possible value of $n$?`,
    ],
    key,
    why: `The ${one} is ${gap} below the average, and each of the others is at most ${room} above it, so at least ${others} others are needed.`,
    wrong: [
      [others, "forgets the number itself", `The ${one} is one of the numbers as well.`],
      [key + 1, "counts one too many", `With ${key}, the average can already be ${mean}.`],
      [
        Math.ceil((bound - one) / gap),
        "divides by the wrong distance",
        `Each of the others can make up only ${room}.`,
      ],
      [room, "takes the distance from the bound", `This is how much one number can make up.`],
      [Math.floor(gap / room), "rounds down", `So many others can't make up for ${gap}.`],
      [gap, "takes the distance from the mean", `Each of the others can make up more than 1.`],
      [others + 3, "counts too many", `With ${key}, the average can already be ${mean}.`],
      [2 * others, "doubles", `Each of the others can be as great as ${bound}.`],
      [Math.ceil((bound - one) / 2), "halves the distance", `This doesn't use the average.`],
    ],
    shows: isNear(key),
    solution: {
      idea: `What one number is below the average, the others must be above it.`,
      fast: [
        `The ${one} is ${gap} below ${mean}. Each of the others can be at most ${room} above, so ${exact ? `${others} others are` : `$\\frac{${gap}}{${room}}$ isn't an integer, and ${others} others are`} needed: ${key} in all.`,
      ],
      steps: [
        `If there are $n$ numbers, their sum is $${mean}n$, and it's at most $${one} + ${bound}(n - 1)$.`,
        `$${mean}n \\leq ${bound}n - ${bound - one}$, so $${room === 1 ? "" : room}n \\geq ${bound - one}$.`,
        `The least such integer $n$ is ${key}.`,
      ],
      check: `With $n = ${key - 1}$, the sum would be at most ${one + bound * (key - 2)}, but $${mean} \\cdot ${key - 1} = ${mean * (key - 1)}$.`,
      takeaway: "Compare distances from the mean: what is below must be made up above.",
    },
  };
}

/** Different integers up to a greatest one: how many can have this mean. */
function askMost(rng: Rng): AskedProblem | null {
  const kind = rng.pick(["integers", "integers", "even integers", "odd integers"]);
  const spacing = kind === "integers" ? 1 : 2;
  const gap = rng.int(3, 10) * spacing;
  const isGreatest = rng.chance(0.6);
  const mean = rng.int(20, 60);
  const end = isGreatest ? mean + gap : mean - gap;
  if (kind === "even integers" && end % 2 !== 0) return null;
  if (kind === "odd integers" && end % 2 === 0) return null;
  const steps = gap / spacing;
  const key = 2 * steps + 1;
  const far = isGreatest ? mean - gap : mean + gap;
  const [word, most] = isGreatest ? ["greatest", "less"] : ["least", "greater"];
  const [low, high] = [Math.min(end, far), Math.max(end, far)];
  return {
    difficulty: 6,
    stems: [],
    pure: [
      `The average (arithmetic mean) of $n$ different ${kind} is ${mean}. If the ${word} of the integers is ${end}, what is the greatest possible value of $n$?`,
      `The average (arithmetic mean) of a list of different ${kind} is ${mean}. If the ${word} integer in the list is ${end}, what is the greatest number of integers that the list can contain?`,
    ],
    key,
    why: `The most integers fit when they follow one another from ${low} to ${high}, with ${mean} in the middle.`,
    wrong: [
      [2 * steps, "forgets the middle", `The integer in the middle counts as well.`],
      [steps + 1, "counts one half", `As many integers can be on the far side of ${mean}.`],
      [steps, "counts one side", `Integers on both sides of ${mean} are in the list.`],
      [
        spacing === 1 ? 4 * steps + 1 : 2 * gap + 1,
        spacing === 1 ? "doubles the distance" : "counts all integers",
        spacing === 1
          ? `The integers reach only ${gap} to each side of ${mean}.`
          : `Only ${kind} are in the list.`,
      ],
      [key + 1, "counts one too many", `With one more, the average is ${most} than ${mean}.`],
      [2 * steps - 1, "leaves out the ends", `The integers ${low} and ${high} can be in the list.`],
      [gap + 2, "adds one too often", `As many integers can be on the far side of ${mean}.`],
      [3 * steps, "counts a third side", `The integers are on two sides of ${mean}.`],
    ],
    shows: isNear(key),
    solution: {
      idea: `The list is longest when the integers are as close to ${end} as possible, so that they follow one another.`,
      steps: [
        `The average of ${kind} that follow one another is in the middle of the first and the last.`,
        `The ${word} is ${end}, which is ${gap} from ${mean}, so the list extends ${gap} to the other side of ${mean}, to ${far}.`,
        `From ${low} to ${high}, there are $${steps} + 1 + ${steps} = ${key}$ ${kind}.`,
      ],
      check: `One integer more would have to be beyond ${far}, and the average would be ${most} than ${mean}.`,
      takeaway: "For the longest list with a given mean, let the integers follow one another.",
    },
  };
}

const ASK = { fewest: askFewest, most: askMost };

/** The least n for which the sum can be so great; all but one number are at the bound. */
const isFewest = (tried: number, bound: number, one: number, mean: number): boolean =>
  tried === range(2, 200).find((n) => one + (n - 1) * bound >= mean * n);
/** Takes the integers nearest to the end one by one, as long as the mean can be reached. */
const isMost =
  (step: number) =>
  (tried: number, mean: number, end: number): boolean => {
    const list = (n: number): number[] => range(0, n - 1).map((k) => end - step * k);
    const reaches = (n: number): boolean => Math.sign(step) * (sum(list(n)) / n - mean) >= 0;
    return tried === Math.max(...range(1, 200).filter(reaches));
  };

const KINDS_READ = [
  ["integers", 1],
  ["even integers", 2],
  ["odd integers", 2],
] as const;
const READINGS: readonly StemReading[] = [
  { wording: /greater than (\d+)\. .* scores was (\d+) and .* was (\d+),/, fits: isFewest },
  {
    wording: /in a course is (\d+)\. .* scored (\d+) on .* of (\d+) on all/,
    fits: isFewest,
  },
  {
    wording: /values in a list is (\d+), and none .* than (\d+)\. .* values is (\d+),/,
    fits: (tried, mean, bound, one) => isFewest(tried, bound, one, mean),
  },
  {
    wording: /of n numbers is (\d+)\. .* numbers is (\d+) and none .* than (\d+),/,
    fits: (tried, mean, one, bound) => isFewest(tried, bound, one, mean),
  },
  ...KINDS_READ.flatMap(([kind, spacing]) =>
    (["greatest", "least"] as const).flatMap((word): StemReading[] => {
      const fits = isMost(word === "greatest" ? spacing : -spacing);
      return [
        {
          wording: new RegExp(`n different ${kind} is (\\d+)\\. If the ${word} .* is (\\d+),`),
          fits,
        },
        {
          wording: new RegExp(
            `list of different ${kind} is (\\d+)\\. If the ${word} .* is (\\d+),`,
          ),
          fits,
        },
      ];
    }),
  ),
];

export const template: ProblemTemplate = {
  id: "how-many-have-this-mean",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "A mean, a bound, and one of the numbers: how few or how many numbers there can be.",

  make(rng) {
    const kind = rng.pick(["fewest", "fewest", "most"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Tries one length of the list after another. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
