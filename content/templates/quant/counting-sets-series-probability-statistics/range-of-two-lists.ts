import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  listed,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
} from "@theta/items/template";

const TAKEAWAY = "Mark the least and the greatest numbers on a number line; a range is a distance.";

/** Two ranges, and how far apart the lists end: the range of all the numbers. */
function askCombined(rng: Rng): AskedProblem | null {
  const [r, s, d] = [rng.int(12, 40), rng.int(12, 40), rng.int(3, 15)];
  const byGreatest = rng.chance(0.5);
  const key = Math.max(r, d + s);
  if (Math.abs(r - d - s) < 2 || Math.abs(r - s) < 2 || (r < s && rng.chance(0.6))) return null;
  const inside = r > d + s;
  const [word, degree] = byGreatest ? ["greatest", "highest"] : ["least", "lowest"];
  const more = byGreatest ? "greater" : "less";
  return {
    difficulty: 5,
    stems: [
      `The noon temperature in City X and the noon temperature in City Y were recorded each day last month. The range of the recorded temperatures was ${r} degrees for City X and ${s} degrees for City Y. If the ${degree} temperature recorded in City X was ${d} degrees ${byGreatest ? "higher" : "lower"} than the ${degree} temperature recorded in City Y, what was the range, in degrees, of all the temperatures recorded in the two cities?`,
    ],
    pure: [
      `The range of list $X$ is ${r}, and the range of list $Y$ is ${s}. If the ${word} number in list $X$ is ${d} ${more} than the ${word} number in list $Y$, what is the range of all the numbers in the two lists?`,
      `The ${word} number in list $X$ is ${d} ${more} than the ${word} number in list $Y$, and the ranges of lists $X$ and $Y$ are ${r} and ${s}, respectively. If list $Z$ consists of all the numbers in list $X$ and all the numbers in list $Y$, what is the range of list $Z$?`,
    ],
    key,
    why: inside
      ? `List $Y$ ends ${d} and ${r - d - s} from the ends of list $X$, so the range is that of list $X$.`
      : `The numbers extend from one end of list $X$ to the opposite end of list $Y$, which is $${d} + ${s} = ${key}$.`,
    wrong: [
      [
        inside ? d + s : r,
        inside ? "stops at the second list" : "takes the first range",
        inside
          ? `This is the distance from the ${word} number in $X$ to the far end of $Y$, but $X$ extends farther.`
          : `The numbers in $Y$ extend beyond those in $X$.`,
      ],
      [r + d, "adds to the first range", `The ${word} of all the numbers is in $X$ already.`],
      [Math.max(r, s), "takes the greater range", `The lists don't start at the same number.`],
      [r + s, "adds the ranges", `The numbers in the two lists can overlap.`],
      [
        Math.max(r, s) + d,
        "adds to the greater range",
        `The ${d} doesn't add to both lists alike.`,
      ],
      [
        Math.max(r, s - d),
        "moves the wrong way",
        `The ${word} number in $X$ is ${d} ${more} than that in $Y$, so $Y$ is moved away from it.`,
      ],
      [
        r + s - d,
        "subtracts the difference",
        `This is $${r} + ${s} - ${d}$, as if the two lists overlapped by ${d}.`,
      ],
      [s, "takes the second range", `This is the range of list $Y$ alone.`],
      [
        (r + s) / 2 + d,
        "averages the ranges",
        `A range doesn't depend on the average of two ranges.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && 2 * value > key && value < 2 * key,
    solution: {
      idea: `Only the least and the greatest of all the numbers matter, and the ${word} is in $X$.`,
      steps: [
        `Let the ${word} number in $X$ be 0 on a number line. The numbers in $X$ extend ${r} from there.`,
        `The numbers in $Y$ extend from ${d} to $${d} + ${s} = ${d + s}$ on the same side.`,
        `So all the numbers extend from 0 to the farther of ${r} and ${d + s}, which is ${key}.`,
      ],
      check: `The range of all the numbers is at least as great as each of ${r} and ${s}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** All three ranges, and which list has the greatest number: how the lists overlap. */
function askOverlap(rng: Rng): AskedProblem | null {
  const [r, s] = [rng.int(16, 40), rng.int(16, 40)];
  const all = Math.max(r, s) + rng.int(4, 16);
  const asked = rng.pick(["greatest", "least", "between"] as const);
  const key = { greatest: all - s, least: all - r, between: r + s - all }[asked];
  if (Math.abs(r - s) < 3 || key < 4 || r + s - all < 3) return null;
  const question = {
    greatest:
      "what is the difference between the greatest number in list $X$ and the greatest number in list $Y$",
    least:
      "what is the difference between the least number in list $X$ and the least number in list $Y$",
    between:
      "what is the difference between the greatest number in list $Y$ and the least number in list $X$",
  }[asked];
  const story = {
    greatest: "how many years older is that employee than the oldest employee in Department Y",
    least:
      "how many years older is the youngest employee in Department X than the youngest employee in Department Y",
    between:
      "how many years older is the oldest employee in Department Y than the youngest employee in Department X",
  }[asked];
  const step = {
    greatest: `The greatest number in $Y$ is ${s} above that, so it's $${all} - ${s} = ${key}$ below the greatest number in $X$.`,
    least: `The least number in $X$ is ${r} below the greatest of all, so it's $${all} - ${r} = ${key}$ above the least number in $Y$.`,
    between: `Above that, the greatest number in $Y$ is at ${s}, and the least number in $X$ is at $${all} - ${r} = ${all - r}$. The difference is $${s} - ${all - r} = ${key}$.`,
  }[asked];
  return {
    difficulty: 6,
    stems: [
      `The range of the ages of the employees in Department X is ${r} years, the range of the ages of the employees in Department Y is ${s} years, and the range of the ages of all the employees in the two departments is ${all} years. If the oldest of all these employees is in Department X, ${story}?`,
    ],
    pure: [
      `List $Z$ consists of all the numbers in list $X$ and all the numbers in list $Y$. The ranges of lists $X$, $Y$, and $Z$ are ${r}, ${s}, and ${all}, respectively. If the greatest number in list $Z$ is in list $X$, ${question}?`,
      `The range of the numbers in list $X$ is ${r}, the range of the numbers in list $Y$ is ${s}, and the range of all the numbers in the two lists is ${all}. If the greatest of all these numbers is in list $X$, ${question}?`,
    ],
    key,
    why: `The least of all is in $Y$, because the range of $X$ is less than ${all}. ${step}`,
    wrong: [
      [all - r, "uses the range of X", `This is how far the least numbers are apart.`],
      [all - s, "uses the range of Y", `This is how far the greatest numbers are apart.`],
      [r + s - all, "finds the overlap", `This is how far the two lists overlap.`],
      [Math.abs(r - s), "subtracts the ranges", `The two lists don't start at the same number.`],
      [
        Math.abs(2 * all - r - s),
        "adds both distances",
        `The distances at the two ends aren't added.`,
      ],
      [Math.min(r, s), "takes a range", `This is the range of one of the lists.`],
      [
        all - Math.abs(r - s),
        "subtracts the difference of the ranges",
        `The two lists don't start at the same number.`,
      ],
    ],
    solution: {
      idea: `Since ${r} is less than ${all}, list $X$ doesn't contain the least of all the numbers, so list $Y$ does.`,
      steps: [
        `Let the least number, which is in $Y$, be 0. The greatest, which is in $X$, is then ${all}.`,
        step,
      ],
      check: `List $X$ extends from ${all - r} to ${all} and list $Y$ from 0 to ${s}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The range of a list with one unknown number, which can be the least or the greatest. */
function askUnknown(rng: Rng): AskedProblem | null {
  const known = rng.sample(range(8, 48), rng.int(4, 5));
  const [least, greatest] = [Math.min(...known), Math.max(...known)];
  const inner = greatest - least;
  const spread = inner + rng.int(3, 12);
  const [low, high] = [greatest - spread, least + spread];
  const asksSum = rng.chance(0.5);
  const key = asksSum ? low + high : high - low;
  if (low < 1 || inner < 12) return null;
  const numbers = listed([...known.map(String), "$x$"]);
  const what = asksSum ? "sum of" : "difference between";
  return {
    difficulty: 4,
    stems: [
      `The numbers of pages in the ${known.length + 1} chapters of a certain book are ${numbers}. If the range of these numbers is ${spread}, what is the ${what} the two possible values of $x$?`,
    ],
    pure: [
      `If the range of the numbers ${numbers} is ${spread}, what is the ${what} the two possible values of $x$?`,
      `The numbers in a certain list are ${numbers}. If the range of the list is ${spread}, what is the ${what} the greatest possible value of $x$ and the least possible value of $x$?`,
    ],
    key,
    why: `Either $x = ${least} + ${spread} = ${high}$ or $x = ${greatest} - ${spread} = ${low}$.`,
    wrong: [
      [
        asksSum ? high - low : low + high,
        "combines them wrongly",
        `The question asks for the ${asksSum ? "sum" : "difference"} of the two values.`,
      ],
      [high, "forgets one value", `The number $x$ can also be the least one.`],
      [
        asksSum ? spread + inner : spread - inner,
        "compares the ranges",
        `The values of $x$ follow from the least and the greatest number.`,
      ],
      [spread, "takes the range", `The range is the distance from $x$ to the opposite end.`],
      [inner, "leaves out x", `This is the range of the known numbers.`],
      [
        asksSum ? 2 * spread : 2 * (spread - inner),
        "doubles",
        `The two values of $x$ are measured from different ends.`,
      ],
      [low, "forgets one value", `The number $x$ can also be the greatest one.`],
      [2 * spread, "doubles the range", `The two values of $x$ are measured from different ends.`],
      [
        greatest + spread - low,
        "measures from the wrong end",
        `If $x$ is the greatest number, the range is measured from ${least}.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && 3 * value > key && value < 2 * key,
    solution: {
      idea: `The known numbers have a range of only ${inner}, so $x$ is the greatest or the least number.`,
      steps: [
        `If $x$ is the greatest, $x - ${least} = ${spread}$, so $x = ${high}$.`,
        `If $x$ is the least, $${greatest} - x = ${spread}$, so $x = ${low}$.`,
        asksSum
          ? `The sum is $${high} + ${low} = ${key}$.`
          : `The difference is $${high} - ${low} = ${key}$.`,
      ],
      check: asksSum
        ? `The range drops out: the sum is $${least} + ${greatest}$.`
        : `Measure each value of $x$ from the opposite end.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { combined: askCombined, overlap: askOverlap, unknown: askUnknown };
const KINDS = ["combined", "overlap", "overlap", "unknown"] as const;

const rangeOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);
/** Two short lists: X from 500 upward, and Y beginning above or ending below that. */
const isCombined =
  (byGreatest: boolean) =>
  (tried: number, r: number, s: number, d: number): boolean => {
    const xs = byGreatest ? [500 - r, 500] : [500, 500 + r];
    const ys = byGreatest ? [500 - d - s, 500 - d] : [500 + d, 500 + d + s];
    return tried === rangeOf([...xs, ...ys]);
  };
const isOverlap =
  (asked: "greatest" | "least" | "between") =>
  (tried: number, r: number, s: number, all: number): boolean => {
    const xs = [500 - r, 500] as const;
    const places = range(300, 500).filter((end) => rangeOf([...xs, end - s, end]) === all);
    return places.every((end) => {
      const [leastY, greatestY] = [end - s, end];
      const apart = {
        greatest: xs[1] - greatestY,
        least: xs[0] - leastY,
        between: greatestY - xs[0],
      };
      return tried === apart[asked];
    });
  };
const isUnknown =
  (asksSum: boolean) =>
  (tried: number, ...given: readonly number[]): boolean => {
    const [known, spread] = [given.slice(0, -1).filter(Number.isFinite), given.at(-1)];
    const [low, high] = range(-200, 200).filter((x) => rangeOf([...known, x]) === spread);
    return tried === (asksSum ? low! + high! : high! - low!);
  };

const KNOWN = "are (\\d+), (\\d+), (\\d+), (\\d+),(?: (\\d+),)? and x\\.";
const READINGS: readonly StemReading[] = [
  ...(["highest", "lowest"] as const).map((degree): StemReading => ({
    wording: new RegExp(`was (\\d+) degrees .* and (\\d+) degrees .* the ${degree} .* was (\\d+) `),
    fits: isCombined(degree === "highest"),
  })),
  ...(["greatest", "least"] as const).flatMap((word): StemReading[] => [
    {
      wording: new RegExp(
        `X is (\\d+), .* Y is (\\d+)\\. If the ${word} .* X is (\\d+) (?:gr|less)`,
      ),
      fits: isCombined(word === "greatest"),
    },
    {
      wording: new RegExp(`The ${word} .* X is (\\d+) .* are (\\d+) and (\\d+), resp`),
      fits: (tried, d, r, s) => isCombined(word === "greatest")(tried, r, s, d),
    },
  ]),
  ...(
    [
      ["greatest", "is that employee", "greatest number in list X and"],
      ["least", "is the youngest", "least number in list X and"],
      ["between", "is the oldest", "greatest number in list Y and"],
    ] as const
  ).flatMap(([asked, story, question]): StemReading[] => [
    {
      wording: new RegExp(
        `X is (\\d+) years, .* (\\d+) years, .* (\\d+) years\\. .* older ${story}`,
      ),
      fits: isOverlap(asked),
    },
    {
      wording: new RegExp(
        `list X is (\\d+), .* Y is (\\d+), .* is (\\d+)\\. .* between the ${question}`,
      ),
      fits: isOverlap(asked),
    },
    {
      wording: new RegExp(
        `ranges of lists .* are (\\d+), (\\d+), and (\\d+), resp.* between the ${question}`,
      ),
      fits: isOverlap(asked),
    },
  ]),
  ...([true, false] as const).flatMap((asksSum): StemReading[] => {
    const what = asksSum ? "sum of" : "difference between";
    return [
      {
        wording: new RegExp(`${KNOWN} .* is (\\d+), what is the ${what}`),
        fits: isUnknown(asksSum),
      },
      {
        wording: new RegExp(
          `numbers (\\d+), (\\d+), (\\d+), (\\d+),(?: (\\d+),)? and x is (\\d+), what is the ${what}`,
        ),
        fits: isUnknown(asksSum),
      },
    ];
  }),
];

export const template: ProblemTemplate = {
  id: "range-of-two-lists",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "Ranges are distances on a line: two lists are placed by their ends.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Places the lists and compares their ends. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
