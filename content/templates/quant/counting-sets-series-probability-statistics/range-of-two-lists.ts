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
      ? `From the [[end]] in [[x]], the [[numbers]] in [[y]] extend only to $${d} + ${s} = ${d + s}$, and those in [[x]] extend to ${r}, so the range is ${r}.`
      : `The [[numbers]] extend from the [[end]] in [[x]] to the opposite end of the [[numbers]] in [[y]], which is $${d} + ${s} = ${key}$.`,
    wrong: [
      [
        inside ? d + s : r,
        inside ? "stops at the second list" : "takes the first range",
        inside
          ? `This is $${d} + ${s}$, how far the [[numbers]] in [[y]] extend from the [[end]] in [[x]], but the [[numbers]] in [[x]] extend farther, to ${r}.`
          : `This is the range of [[x]] alone, but the [[numbers]] in [[y]] extend farther, to $${d} + ${s} = ${d + s}$ from the [[end]] in [[x]].`,
      ],
      [
        r + d,
        "adds to the first range",
        `This is $${r} + ${d}$, but the ${d} is added to the range of [[y]], because the [[end]] of all is in [[x]].`,
      ],
      [
        Math.max(r, s),
        "takes the greater range",
        `This is the range of [[${r > s ? "x" : "y"}]] alone, but [[y]] doesn't include the [[end]] of all, which is in [[x]].`,
      ],
      [
        r + s,
        "adds the ranges",
        `This is $${r} + ${s}$, which would be right only if [[y]] began ${r} from the [[end]] in [[x]], not ${d} from it.`,
      ],
      [
        Math.max(r, s) + d,
        "adds to the greater range",
        `This is $${Math.max(r, s)} + ${d}$, but the ${d} is added to the range of [[y]], because the [[end]] of all is in [[x]].`,
      ],
      [
        Math.max(r, s - d),
        "moves the wrong way",
        `This is $${s} - ${d}$, but from the [[end]] in [[x]] to the opposite end of the [[numbers]] in [[y]], the distance is $${d} + ${s}$.`,
      ],
      [
        r + s - d,
        "subtracts the difference",
        `This is $${r} + ${s} - ${d}$, as if the [[numbers]] in [[x]] and [[y]] overlapped by ${d}, but ${d} is how far apart the [[end]] in [[x]] and that in [[y]] are.`,
      ],
      [
        s,
        "takes the second range",
        `This is the range of [[y]] alone, which doesn't include the [[end]] in [[x]].`,
      ],
      [
        (r + s) / 2 + d,
        "averages the ranges",
        `This is $\\frac{${r} + ${s}}{2} + ${d}$, but a range goes from the least to the greatest of the [[numbers]], so the two ranges can't be averaged.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && 2 * value > key && value < 2 * key,
    solution: {
      idea: `Only the ends of all the [[numbers]] matter, and the [[end]] is in [[x]].`,
      steps: [
        `Put the [[end]] in [[x]] at 0 on a number line; the [[numbers]] in [[x]] extend ${r} from there.`,
        `The [[numbers]] in [[y]] extend from ${d} to $${d} + ${s} = ${d + s}$ on the same side.`,
        `So all the [[numbers]] extend from 0 to the farther of ${r} and ${d + s}, which is ${key}.`,
      ],
      check: `The range of all the [[numbers]] can't be less than ${Math.max(r, s)}, the greater of the two ranges.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? {
            x: "City X",
            y: "City Y",
            numbers: "temperatures",
            end: `${degree} temperature`,
          }
        : { x: "list $X$", y: "list $Y$", numbers: "numbers", end: `${word} number` },
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
    greatest: `The greatest [[number]] in [[y]] is ${s} above the least of all, so it's $${all} - ${s} = ${key}$ below the greatest [[number]] in [[x]].`,
    least: `The least [[number]] in [[x]] is ${r} below the greatest of all, so it's $${all} - ${r} = ${key}$ above the least [[number]] in [[y]].`,
    between: `The greatest [[number]] in [[y]] is ${s} above the least of all, and the least [[number]] in [[x]] is $${all} - ${r} = ${all - r}$ above it, so the difference is $${s} - ${all - r} = ${key}$.`,
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
    why: `The least [[number]] of all is in [[y]], because the range of [[x]] is less than ${all}. ${step}`,
    wrong: [
      [
        all - r,
        "uses the range of X",
        `This is $${all} - ${r}$, the difference between the least [[number]] in [[x]] and the least [[number]] in [[y]].`,
      ],
      [
        all - s,
        "uses the range of Y",
        `This is $${all} - ${s}$, the difference between the greatest [[number]] in [[x]] and the greatest [[number]] in [[y]].`,
      ],
      [
        r + s - all,
        "finds the overlap",
        `This is $${r} + ${s} - ${all}$, the difference between the greatest [[number]] in [[y]] and the least [[number]] in [[x]].`,
      ],
      [
        Math.abs(r - s),
        "subtracts the ranges",
        `This is $${Math.max(r, s)} - ${Math.min(r, s)}$, the difference of the two ranges, but [[x]] and [[y]] don't begin at the same [[number]].`,
      ],
      [
        Math.abs(2 * all - r - s),
        "adds both distances",
        `This is $(${all} - ${r}) + (${all} - ${s})$, which adds the differences at the two ends.`,
      ],
      [
        Math.min(r, s),
        "takes a range",
        `This is the range of [[${r < s ? "x" : "y"}]], which isn't the difference asked for.`,
      ],
      [
        all - Math.abs(r - s),
        "subtracts the difference of the ranges",
        `This is $${all} - (${Math.max(r, s)} - ${Math.min(r, s)})$, but [[x]] and [[y]] don't begin at the same [[number]], so the difference of their ranges doesn't help.`,
      ],
    ],
    solution: {
      idea: `Since ${r} is less than ${all}, [[x]] doesn't include the least [[number]] of all, so [[y]] does.`,
      steps: [
        `On a number line, put the least [[number]], which is in [[y]], at 0, so that the greatest, which is in [[x]], is at ${all}.`,
        step,
      ],
      check: `On this line, [[x]] extends from ${all - r} to ${all}, and [[y]] extends from 0 to ${s}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { x: "Department X", y: "Department Y", number: "age" }
        : { x: "list $X$", y: "list $Y$", number: "number" },
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
  const twice = `This is $2 \\cdot ${spread}$, but $x$ is either ${spread} more than ${least} or ${spread} less than ${greatest}, so the ${asksSum ? "sum" : "difference"} is $${high} ${asksSum ? "+" : "-"} ${low}$.`;
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
        asksSum
          ? `This is $${high} - ${low}$, the difference between the two values, not their sum.`
          : `This is $${high} + ${low}$, the sum of the two values, not their difference.`,
      ],
      [
        high,
        "forgets one value",
        `This is only the value of $x$ as the greatest number. It can also be the least, $${greatest} - ${spread} = ${low}$.`,
      ],
      [
        asksSum ? spread + inner : spread - inner,
        "compares the ranges",
        asksSum
          ? `This is $${spread} + ${inner}$, the sum of the given range and the range of the known numbers, not that of the two values of $x$.`
          : `This is $${spread} - ${inner}$, which is only how far each value of $x$ is beyond the known numbers.`,
      ],
      [
        spread,
        "takes the range",
        `This is only the given range, the distance from $x$ to the opposite end of the list.`,
      ],
      [inner, "leaves out x", `This is $${greatest} - ${least}$, the range of the known numbers.`],
      [
        asksSum ? 2 * spread : 2 * (spread - inner),
        "doubles",
        asksSum
          ? twice
          : `This is $2(${spread} - ${inner})$, which leaves out the distance from ${least} to ${greatest} between the two values of $x$.`,
      ],
      [
        low,
        "forgets one value",
        `This is only the value of $x$ as the least number. It can also be the greatest, $${least} + ${spread} = ${high}$.`,
      ],
      [2 * spread, "doubles the range", twice],
      [
        greatest + spread - low,
        "measures from the wrong end",
        `This is $(${greatest} + ${spread}) - ${low}$, but if $x$ is the greatest number, it is ${spread} more than ${least}, not ${spread} more than ${greatest}.`,
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
        ? `The range drops out: $(${least} + ${spread}) + (${greatest} - ${spread}) = ${least} + ${greatest} = ${key}$.`
        : `The range is $${high} - ${least} = ${spread}$ with $x = ${high}$ and $${greatest} - ${low} = ${spread}$ with $x = ${low}$.`,
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
