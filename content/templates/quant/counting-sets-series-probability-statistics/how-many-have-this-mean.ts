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
  const enough = `With ${key} [[ones]], the average can already be ${mean}.`;
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
      [
        others,
        "forgets the number itself",
        `This counts only the others. The ${one} is one of the [[ones]] as well.`,
      ],
      [key + 1, "counts one too many", enough],
      [
        Math.ceil((bound - one) / gap),
        "divides by the wrong distance",
        `This is $\\frac{${bound - one}}{${gap}}$${(bound - one) % gap === 0 ? "" : ", rounded up"}. Divide ${gap} by ${room}, which is what each of the others can make up.`,
      ],
      [
        room,
        "takes the distance from the bound",
        `This is $${bound} - ${mean}$, which is how much each of the others can make up.`,
      ],
      [
        Math.floor(gap / room),
        "rounds down",
        `This is $\\frac{${gap}}{${room}}$${exact ? "" : ", rounded down"}. There must be ${others} others, and the ${one} counts too.`,
      ],
      [
        gap,
        "takes the distance from the mean",
        `This is $${mean} - ${one}$, but each of the others can make up ${room}, not only 1.`,
      ],
      [others + 3, "counts too many", enough],
      [
        2 * others,
        "doubles",
        `This is $2 \\cdot ${others}$, but ${others} others at ${bound} already make up $${others} \\cdot ${room} = ${others * room}$, and only ${gap} is needed.`,
      ],
      [
        Math.ceil((bound - one) / 2),
        "halves the distance",
        `This is half of $${bound} - ${one}$${(bound - one) % 2 === 0 ? "" : ", rounded up"}, which doesn't use the average. ${enough}`,
      ],
    ],
    words: (wording) => {
      const word = wording < 3 ? "score" : wording === 3 ? "value" : "number";
      return { one: word, ones: `${word}s` };
    },
    shows: isNear(key),
    solution: {
      idea: `The amount by which one [[one]] is below the average must be made up by the others.`,
      fast: [
        `The ${one} is ${gap} below ${mean}. Each of the others can be at most ${room} above, so at least $\\frac{${gap}}{${room}}${exact ? ` = ${others}$` : `$, rounded up to ${others},`} others are needed: ${key} in all.`,
      ],
      steps: [
        `If there are $n$ [[ones]], their sum is $${mean}n$, and it's at most $${one} + ${bound}(n - 1)$.`,
        `$${mean}n \\leq ${bound}n - ${bound - one}$, so $${room === 1 ? "" : room}n \\geq ${bound - one}$.`,
        room === 1
          ? `The least such integer $n$ is ${key}.`
          : `So $n \\geq \\frac{${bound - one}}{${room}}$, and the least such integer $n$ is ${key}.`,
      ],
      check: `With $n = ${key - 1}$, the sum would be at most ${one + bound * (key - 2)}, but $${mean} \\cdot ${key - 1} = ${mean * (key - 1)}$.`,
      takeaway: "Compare distances from the average: what is below it must be made up above it.",
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
  const half = isGreatest ? `${mean} through ${end}` : `${end} through ${mean}`;
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
      [
        2 * steps,
        "forgets the middle",
        `This is $2 \\cdot ${steps}$, but the integer in the middle, ${mean}, counts as well.`,
      ],
      [
        steps + 1,
        "counts one half",
        `This counts only ${half}. As many integers can be on the other side of ${mean}.`,
      ],
      [
        steps,
        "counts one side",
        `This counts the integers on only one side of ${mean}. Those on the other side and ${mean} itself can be in the list, too.`,
      ],
      [
        spacing === 1 ? 4 * steps + 1 : 2 * gap + 1,
        spacing === 1 ? "doubles the distance" : "counts all integers",
        spacing === 1
          ? `This is $2 \\cdot ${2 * steps} + 1$, with ${2 * steps} integers on each side of ${mean}, but only ${steps} fit on each side.`
          : `This counts all the integers from ${low} through ${high}, but only ${kind} are in the list.`,
      ],
      [
        key + 1,
        "counts one too many",
        `With one more than ${key}, one integer would be beyond ${far}, and the average would be ${most} than ${mean}.`,
      ],
      [
        2 * steps - 1,
        "leaves out the ends",
        `This leaves out ${low} and ${high}, but ${end} is in the list, and ${far} can be.`,
      ],
      [
        gap + 2,
        "adds one too often",
        `This is $${gap} + 2$, but there can be ${steps} integers on each side of ${mean}, and ${mean} itself.`,
      ],
      [
        3 * steps,
        "counts a third side",
        `This is $3 \\cdot ${steps}$, but there are only two sides of ${mean}, with ${steps} integers each, and ${mean} in the middle.`,
      ],
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
