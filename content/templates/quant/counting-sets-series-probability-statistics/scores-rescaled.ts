import {
  type AskedProblem,
  count,
  draftOf,
  fittingOptions,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  thousands,
  tidy,
} from "@theta/items/template";

const MULTIPLES = [1, 1.5, 2, 2.5, 3];
const isNeat = (value: number): boolean => value > 0 && near(value, tidy(value, 1));
const within =
  (key: number) =>
  (value: number): boolean =>
    isNeat(value) && value > key / 5 && value < key * 5;
const deviations = (k: number): string => count(k, "standard deviation");

/** What a change of every value does to the standard deviation. */
function askSpread(rng: Rng): AskedProblem | null {
  const k = rng.pick([0.5, 1.2, 1.5, 2, 2.5, 3, 4]);
  const c = rng.pick([2, 3, 4, 5, 6, 8, 10]) * rng.pick([1, -1]);
  const s = rng.pick([2, 3, 4, 5, 6, 8, 10, 12]);
  const m = rng.pick([20, 24, 30, 36, 40, 50, 60]);
  const key = tidy(k * s);
  const mean = tidy(k * m + c);
  const change = c > 0 ? `increased by ${c}` : `decreased by ${-c}`;
  const adds = c > 0 ? `adding ${c} to the result` : `subtracting ${-c} from the result`;
  const sign = c > 0 ? `+ ${c}` : `- ${-c}`;
  if (!isNeat(key) || !isNeat(mean) || key === s + c || 3 * s > m || mean < 2 * key) return null;
  return {
    difficulty: 4,
    stems: [
      `The mean of the scores on a certain test was ${m} points, and the standard deviation was ${s} points. Each score was adjusted by multiplying it by ${k} and then ${adds}. What was the standard deviation, in points, of the adjusted scores?`,
    ],
    pure: [
      `A list of numbers has a mean of ${m} and a standard deviation of ${s}. If each number in the list is multiplied by ${k} and then ${change}, what is the standard deviation of the resulting list of numbers?`,
      `List $X$ has a mean of ${m} and a standard deviation of ${s}. List $Y$ consists of the numbers $${k}x ${sign}$ for all numbers $x$ in list $X$. What is the standard deviation of the numbers in list $Y$?`,
    ],
    key,
    why: `Multiplying by ${k} multiplies every distance from the mean by ${k}, and $${k} \\cdot ${s} = ${key}$.`,
    wrong: [
      [
        key + c,
        "changes it like the mean",
        `This is $${k} \\cdot ${s} ${sign}$, as for a mean. But ${c > 0 ? "adding" : "subtracting"} ${Math.abs(c)} moves every [[one]] and the mean alike, so it doesn't change the distances.`,
      ],
      [
        s + c,
        "only adds the constant",
        `This is $${s} ${sign}$, but ${c > 0 ? "adding" : "subtracting"} ${Math.abs(c)} doesn't change the distances from the mean, and multiplying by ${k} does.`,
      ],
      [
        s,
        "keeps it",
        `This is the old standard deviation. Multiplying by ${k} also multiplies the distances from the mean.`,
      ],
      [
        k * (s + c),
        "adds before multiplying",
        `This is $${k}(${s} ${sign})$, but ${c > 0 ? "adding" : "subtracting"} ${Math.abs(c)} doesn't change the distances from the mean.`,
      ],
      [
        k * k * s,
        "squares the factor",
        `This is $${k}^2 \\cdot ${s}$. The variance is multiplied by $${k}^2$, but the standard deviation only by ${k}.`,
      ],
      [mean, "finds the mean", `This is $${k} \\cdot ${m} ${sign}$, the new mean.`],
      [
        k * m,
        "multiplies the mean",
        `This is $${k} \\cdot ${m}$, but ${m} is the mean and not the standard deviation.`,
      ],
      [
        s / k,
        "divides",
        `This is ${s} divided by ${k}. Multiplying each [[one]] by ${k} multiplies the distances by ${k}, too.`,
      ],
      [
        s + k,
        "adds the factor",
        `This is $${s} + ${k}$, but the distances from the mean are multiplied by ${k}.`,
      ],
    ],
    words: (wording) => ({ one: wording === 1 ? "score" : "number" }),
    shows: within(key),
    solution: {
      idea: "The standard deviation depends only on the distances from the mean.",
      steps: [
        `Multiplying every [[one]] by ${k} multiplies every distance from the mean by ${k}.`,
        `${c > 0 ? "Adding" : "Subtracting"} ${Math.abs(c)} moves every [[one]] and the mean alike, so the distances stay the same.`,
        `So the new standard deviation is $${k} \\cdot ${s} = ${key}$.`,
      ],
      check: `The mean becomes $${k} \\cdot ${m} ${sign} = ${mean}$, but the question doesn't need it.`,
      takeaway: "Factors change the standard deviation, and added constants don't.",
    },
  };
}

/** A value that is so many standard deviations from the mean. */
function askValue(rng: Rng): AskedProblem | null {
  const [s, k] = [rng.pick([1.5, 2, 2.4, 3, 4, 5, 6, 8, 10, 12, 15]), rng.pick([1.5, 2, 2.5, 3])];
  const m = rng.pick([12.5, 15, 18, 24, 30, 32.5, 40, 48, 50, 60, 62.5, 64, 70, 72, 75]);
  const above = rng.chance(0.4);
  const off = tidy(k * s);
  const key = tidy(above ? m + off : m - off);
  const where = above ? "above" : "below";
  if (key < 5 || off > 0.6 * m || !isNeat(key)) return null;
  const side = above ? 1 : -1;
  return {
    difficulty: 2,
    stems: [
      `The weights of the packages in a shipment have a mean of ${m} pounds and a standard deviation of ${s} pounds. What weight, in pounds, is ${deviations(k)} ${where} the mean?`,
      `For a certain test, the mean score was ${m} and the standard deviation was ${s}. What score was ${deviations(k)} ${where} the mean?`,
    ],
    pure: [
      `The mean and the standard deviation of a certain set of data are ${m} and ${s}, respectively. What value is exactly ${deviations(k)} ${above ? "greater" : "less"} than the mean?`,
    ],
    key,
    why: `$${m} ${above ? "+" : "-"} ${k} \\cdot ${s} = ${key}$.`,
    wrong: [
      [
        m - side * off,
        "goes to the other side",
        `This is $${m} ${above ? "-" : "+"} ${off}$, but the [[one]] is ${where} the mean.`,
      ],
      [
        m + side * s,
        "takes one standard deviation",
        `This is $${m} ${above ? "+" : "-"} ${s}$, only one standard deviation from the mean. The distance is $${k} \\cdot ${s} = ${off}$.`,
      ],
      [
        m + side * k,
        "takes the number as the distance",
        `This is $${m} ${above ? "+" : "-"} ${k}$, but each of the ${k} standard deviations is ${s}.`,
      ],
      [
        m + side * (s + k),
        "adds instead of multiplying",
        `This is $${m} ${above ? "+" : "-"} (${s} + ${k})$, but the distance is $${k} \\cdot ${s} = ${off}$.`,
      ],
      [
        m + (side * s) / k,
        "divides the standard deviation",
        `This is ${m} ${above ? "plus" : "minus"} ${s} divided by ${k}, but the distance is $${k} \\cdot ${s} = ${off}$.`,
      ],
      [
        m + side * 2 * off,
        "doubles the distance",
        `This is $${m} ${above ? "+" : "-"} 2 \\cdot ${off}$, but the distance is only $${k} \\cdot ${s} = ${off}$.`,
      ],
      [
        m + (side * off) / 2,
        "halves the distance",
        `This is $${m} ${above ? "+" : "-"} \\frac{${off}}{2}$, but the distance is $${k} \\cdot ${s} = ${off}$.`,
      ],
      [
        m + side * (off + s),
        "goes one too far",
        `This is $${m} ${above ? "+" : "-"} ${tidy(k + 1)} \\cdot ${s}$, which is one standard deviation too far.`,
      ],
    ],
    words: (wording) => ({ one: ["weight", "score", "value"][wording - 1]! }),
    shows: within(key),
    solution: {
      idea: "Count the standard deviations as steps from the mean.",
      steps: [
        `${deviations(k)} are $${k} \\cdot ${s} = ${off}$.`,
        `The [[one]] is $${m} ${above ? "+" : "-"} ${off} = ${key}$.`,
      ],
      check: `The distance between ${key} and ${m} is ${off}, and this is $\\frac{${off}}{${s}} = ${k}$ standard deviations.`,
      takeaway: "Use the standard deviation as a unit of length, with the mean as the start.",
    },
  };
}

/** Two values with their distances give the mean and the standard deviation. */
function askMean(rng: Rng): AskedProblem | null {
  const [a, b] = rng.sample(MULTIPLES, 2) as [number, number];
  const s = rng.pick([4, 5, 6, 8, 10, 12]);
  const m = rng.pick([40, 46, 50, 54, 60, 64, 66, 70, 72, 75]);
  const sameSide = rng.chance(0.3);
  const asksMean = rng.chance(0.6);
  const [x, y] = sameSide ? [m + a * s, m + b * s] : [m - a * s, m + b * s];
  if (sameSide && (a > b || b - a < 1)) return null;
  if (![x, y].every((value) => Number.isInteger(value) && value > 10) || y > 110) return null;
  const key = asksMean ? m : s;
  const first = sameSide ? "above" : "below";
  const total = sameSide ? b - a : a + b;
  const end = asksMean ? "mean" : "standard deviation";
  const verb = sameSide ? "-" : "+";
  return {
    difficulty: 5,
    stems: [
      `On a certain test, a score of ${x} was ${deviations(a)} ${first} the mean, and a score of ${y} was ${deviations(b)} above the mean. What was the ${end} of the scores on the test?`,
      `In a certain month, a daily high temperature of ${x} degrees was ${deviations(a)} ${first} the mean, and a daily high temperature of ${y} degrees was ${deviations(b)} above the mean. What was the ${end}, in degrees, of the daily high temperatures?`,
    ],
    pure: [
      `For a certain set of data, ${x} is ${deviations(a)} ${sameSide ? "greater" : "less"} than the mean, and ${y} is ${deviations(b)} greater than the mean. What is the ${end} of the data?`,
    ],
    key,
    why: `${total} standard deviations are $${y} - ${x} = ${y - x}$, so the standard deviation is ${s}${asksMean ? ` and the mean is ${m}` : ""}.`,
    wrong: asksMean
      ? [
          [
            (x + y) / 2,
            "takes the midpoint",
            `This is $\\frac{${x} + ${y}}{2}$, halfway between the two [[ones]], but they are ${sameSide ? "on the same side of the mean" : `${a} and ${b} standard deviations from the mean, so it isn't halfway`}.`,
          ],
          [
            sameSide ? x + a * s : x + b * s,
            "switches the distances",
            sameSide
              ? `This is $${x} + ${a} \\cdot ${s}$, but ${x} is above the mean.`
              : `This is $${x} + ${b} \\cdot ${s}$, with the distance of ${y}. But ${x} is ${a}, and not ${b}, standard deviations below the mean.`,
          ],
          [
            m + s,
            "counts one step too many",
            `This is one standard deviation, ${s}, too great: the mean is $${y} - ${b} \\cdot ${s} = ${m}$.`,
          ],
          [
            m - s,
            "counts one step too few",
            `This is one standard deviation, ${s}, too small: the mean is $${y} - ${b} \\cdot ${s} = ${m}$.`,
          ],
          [
            y - s,
            "takes one step",
            `This is $${y} - ${s}$, only one standard deviation below ${y}. The distance is $${b} \\cdot ${s} = ${b * s}$.`,
          ],
          [
            x + s,
            "takes one step",
            `This is $${x} + ${s}$, one standard deviation above ${x}. But ${x} is $${a} \\cdot ${s} = ${a * s}$ ${first} the mean.`,
          ],
          [
            y - x,
            "takes the difference",
            `This is $${y} - ${x}$, which is ${deviations(total)} and not the mean.`,
          ],
        ]
      : [
          [
            (y - x) / b,
            "divides by one distance",
            `This is ${y - x} divided by ${b}, but the difference of ${y - x} is $${b} ${verb} ${a} = ${total}$ standard deviations.`,
          ],
          [
            (y - x) / a,
            "divides by one distance",
            `This is ${y - x} divided by ${a}, but the difference of ${y - x} is $${b} ${verb} ${a} = ${total}$ standard deviations.`,
          ],
          [
            (y - x) / (sameSide ? a + b : Math.abs(b - a)),
            "combines the distances wrongly",
            `This is ${y - x} divided by ${sameSide ? `$${a} + ${b}$` : `the difference of ${a} and ${b}`}, but the two [[ones]] are on ${sameSide ? "the same side" : "different sides"} of the mean, so they are $${b} ${verb} ${a} = ${total}$ standard deviations apart.`,
          ],
          [
            (y - x) / 2,
            "divides by two",
            `This is ${y - x} divided by 2, but the difference of ${y - x} is $${b} ${verb} ${a} = ${total}$ standard deviations.`,
          ],
          [
            2 * s,
            "doubles it",
            `This is twice the standard deviation: $${total} \\cdot ${2 * s} = ${total * 2 * s}$, but the difference is only ${y - x}.`,
          ],
          [
            y - x,
            "takes the difference",
            `This is $${y} - ${x}$, which is ${deviations(total)}, not one.`,
          ],
          [
            s + 1,
            "misses by one",
            `With this, the two [[ones]] would be $${total} \\cdot ${s + 1} = ${tidy(total * (s + 1))}$ apart, not ${y - x}.`,
          ],
          [
            s + 2,
            "misses by two",
            `With this, the two [[ones]] would be $${total} \\cdot ${s + 2} = ${tidy(total * (s + 2))}$ apart, not ${y - x}.`,
          ],
        ],
    shows: within(key),
    solution: {
      idea: `The two [[ones]] are on ${sameSide ? "the same side" : "different sides"} of the mean, so find how many standard deviations they are apart.`,
      steps: [
        `The two [[ones]] are $${b} ${verb} ${a} = ${total}$ standard deviations apart, and their difference is $${y} - ${x} = ${y - x}$.`,
        `So the standard deviation is ${y - x} divided by ${total}, or ${s}.`,
        ...(asksMean ? [`The mean is $${y} - ${b} \\cdot ${s} = ${m}$.`] : []),
      ],
      check: `$${x} ${sameSide ? "-" : "+"} ${a} \\cdot ${s} = ${m}$, which agrees with $${y} - ${b} \\cdot ${s}$.`,
      takeaway: "Draw the mean and the two values on a line, and count the steps between them.",
    },
    words: (wording) => ({ ones: ["scores", "temperatures", "values"][wording - 1]! }),
    text: thousands,
  };
}

const ASK = { spread: askSpread, value: askValue, mean: askMean };
const KINDS = ["spread", "value", "mean", "mean"] as const;

/** The standard deviation of a list that is made to have the given mean and spread. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return Math.sqrt(squares / values.length);
}
const isSpread =
  (side: number) =>
  (tried: number, m: number, s: number, k: number, c: number): boolean =>
    near(tried, spreadOf([m - s, m + s, m - s, m + s].map((x) => k * x + side * c)));
const isValue =
  (side: number) =>
  (tried: number, m: number, s: number, k: number): boolean =>
    near((tried - m) / s, side * k);
const isPast =
  (side: number) =>
  (tried: number, m: number): boolean =>
    side * (tried - m) > 0;

/** Whether both values are so many standard deviations from this mean. */
const isMean =
  (side: number) =>
  (tried: number, x: number, a: number, y: number, b: number): boolean =>
    near((x - tried) / (side * a), (y - tried) / b);
const isUnit =
  (side: number) =>
  (tried: number, x: number, a: number, y: number, b: number): boolean =>
    near(x - side * a * tried, y - b * tried);

const N = String.raw`(\d+(?:\.\d+)?)`;
const MOMENTS = `mean .*?${N} .*standard deviation.*? ${N}`;
const VALUE = `(?:of|data,) ${N} (?:degrees )?(?:was|is) ${N} standard deviations?`;
const OTHER = `(?:of|and) ${N} (?:degrees )?(?:was|is) ${N} standard deviations? .* What (?:was|is) the`;

const READINGS: readonly StemReading[] = [
  ...(
    [
      ["less|below", -1],
      ["greater|above", 1],
    ] as const
  ).flatMap(([word, side]) => [
    { wording: new RegExp(`${VALUE} (?:${word}) .*${OTHER} mean`), fits: isMean(side) },
    { wording: new RegExp(`${VALUE} (?:${word}) .*${OTHER} standard`), fits: isUnit(side) },
    {
      wording: new RegExp(
        `${MOMENTS}(?: pounds)?[.,] .*(?:weight, in pounds, is|score was) ${N} standard deviations (?:${word})`,
      ),
      fits: isValue(side),
      open: isPast(side),
    },
    {
      wording: new RegExp(`data are ${N} and ${N}, .* exactly ${N} standard .* (?:${word})`),
      fits: isValue(side),
      open: isPast(side),
    },
  ]),
  ...(
    [
      ["increased by|adding", 1],
      ["decreased by|subtracting", -1],
    ] as const
  ).map(([word, side]) => ({
    wording: new RegExp(`${MOMENTS}(?: points)?\\. .* by ${N} and then (?:${word}) (\\d+)`),
    fits: isSpread(side),
  })),
  { wording: new RegExp(`${MOMENTS}\\. .* numbers ${N}x \\+ (\\d+)`), fits: isSpread(1) },
  { wording: new RegExp(`${MOMENTS}\\. .* numbers ${N}x - (\\d+)`), fits: isSpread(-1) },
];

export const template: ProblemTemplate = {
  id: "scores-rescaled",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "algebra",
  pattern: "The standard deviation as a unit: values measured from the mean, and lists changed.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Builds a list with the given spread, or measures both values from each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
