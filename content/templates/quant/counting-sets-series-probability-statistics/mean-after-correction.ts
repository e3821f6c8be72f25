import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  usd,
} from "@theta/items/template";

const TAKEAWAY =
  "Work with sums: a change of the average by d is a change of the sum by d times the number of values.";

/** One value was recorded wrongly; what is the average with the right one? */
function askMean(rng: Rng): AskedProblem | null {
  const n = rng.pick([5, 6, 8, 10, 12, 15, 20]);
  const change = rng.int(1, 6) * rng.pick([1, -1]);
  const mean = rng.int(20, 90);
  const wrong = mean + rng.int(-15, 15);
  const right = wrong + n * change;
  const key = mean + change;
  if (right < 5 || right > 150 || wrong < 5) return null;
  const gap = Math.abs(n * change);
  const kinds = [
    ["scores", "score"],
    ["weights", "weight"],
    ["numbers", "number"],
  ] as const;
  return {
    difficulty: 3,
    words: (wording) => ({ all: kinds[wording - 1]![0], one: kinds[wording - 1]![1] }),
    stems: [
      `The average (arithmetic mean) of ${n} test scores was computed to be ${mean}. It was then discovered that a score of ${right} had been recorded as ${wrong}. What is the correct average of the ${n} scores?`,
      `A clerk computed that the average (arithmetic mean) weight of ${n} packages was ${mean} pounds, but the clerk had used ${wrong} pounds for the weight of a package that actually weighs ${right} pounds. What is the correct average weight, in pounds, of the ${n} packages?`,
    ],
    pure: [
      `The average (arithmetic mean) of the ${n} numbers in a list is ${mean}. If the number ${wrong} in the list is replaced by the number ${right}, what is the average of the numbers in the resulting list?`,
    ],
    key,
    why: `$${mean} ${change > 0 ? "+" : "-"} \\frac{${gap}}{${n}} = ${key}$.`,
    wrong: [
      [
        mean - change,
        "moves the wrong way",
        `This is $${mean} ${change > 0 ? "-" : "+"} \\frac{${gap}}{${n}}$. Since ${right} is ${change > 0 ? "greater" : "less"} than ${wrong}, the average ${change > 0 ? "increases" : "decreases"}.`,
      ],
      [
        mean + Math.sign(change) * gap,
        "doesn't divide",
        `This is $${mean} ${change > 0 ? "+" : "-"} ${gap}$. The change of ${gap} in the sum must be divided by ${n}.`,
      ],
      [
        (mean + right) / 2,
        "averages the average",
        `This is $\\frac{${mean} + ${right}}{2}$. But ${mean} is the average of ${n} [[all]], and ${right} is only one [[one]].`,
      ],
      [
        mean + 2 * change,
        "changes twice",
        `This is $${mean} ${change > 0 ? "+" : "-"} 2 \\cdot ${Math.abs(change)}$. The sum changes by ${gap} only once, so the average changes by $\\frac{${gap}}{${n}} = ${Math.abs(change)}$.`,
      ],
      [
        mean + (right - mean) / n,
        "adds without removing",
        `This compares ${right} with the average, ${mean}. It must be compared with the [[one]] that it replaces, ${wrong}.`,
      ],
      [
        mean,
        "expects no change",
        `This is the old average. The sum changes by ${gap}, so the average changes, too.`,
      ],
      [
        Math.round(mean + (n * change) / (n - 1)),
        "divides by too few",
        `This divides the change of ${gap} by ${n - 1} and rounds. There are still ${n} [[all]].`,
      ],
      [
        mean + Math.round(change / 2),
        "divides by too many",
        `This is ${Math.abs(Math.round(change / 2))} ${change > 0 ? "more" : "less"} than ${mean}. The average changes by $\\frac{${gap}}{${n}} = ${Math.abs(change)}$.`,
      ],
      [
        mean - 2 * change,
        "moves the wrong way",
        `This is $${mean} ${change > 0 ? "-" : "+"} 2 \\cdot ${Math.abs(change)}$. Since ${right} is ${change > 0 ? "greater" : "less"} than ${wrong}, the average ${change > 0 ? "increases" : "decreases"}.`,
      ],
    ],
    solution: {
      idea: `Only one [[one]] changes, so the sum of the [[all]] changes by as much as that [[one]] does.`,
      fast: [
        `The sum ${change > 0 ? "increases" : "decreases"} by $${Math.max(right, wrong)} - ${Math.min(right, wrong)} = ${gap}$, so the average ${change > 0 ? "increases" : "decreases"} by $\\frac{${gap}}{${n}} = ${Math.abs(change)}$, to ${key}.`,
      ],
      steps: [
        `The original sum is $${n} \\cdot ${mean} = ${tex(n * mean)}$.`,
        `The new sum is $${tex(n * mean)} - ${wrong} + ${right} = ${tex(n * key)}$.`,
        `The new average is $\\frac{${tex(n * key)}}{${n}} = ${key}$.`,
      ],
      check: `Since ${right} is ${change > 0 ? "greater" : "less"} than ${wrong}, the average must ${change > 0 ? "increase" : "decrease"}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The average changes when one value does; what was the value? */
function askValue(rng: Rng): AskedProblem | null {
  const n = rng.pick([5, 6, 7, 8, 9, 10, 12]);
  const change = rng.int(1, 5) * rng.pick([1, -1]);
  const mean = rng.int(20, 80);
  const old = mean + rng.int(-14, 14);
  const key = old + n * change;
  const after = mean + change;
  if (key < 6 || key > 120 || old < 6 || key === after) return null;
  const gap = Math.abs(n * change);
  const sign = change > 0 ? "+" : "-";
  const size = Math.abs(change);
  const kinds = [
    ["temperatures", "temperature"],
    ["prices", "price"],
    ["numbers", "number"],
  ] as const;
  return {
    difficulty: 3,
    words: (wording) => ({ all: kinds[wording - 1]![0], one: kinds[wording - 1]![1] }),
    stems: [
      `The average (arithmetic mean) daily high temperature in a city for ${n} days was reported as ${mean} degrees. When a high temperature that had been reported as ${old} degrees was corrected, the average became ${after} degrees. What was the corrected temperature, in degrees?`,
      `The average (arithmetic mean) price of the ${n} items on a menu was ${usd(mean)}. When the price of one item was changed from ${usd(old)}, the average price of the ${n} items became ${usd(after)}. What was the new price of that item, in dollars?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${mean}. When one of the numbers, ${old}, is replaced by $x$, the average of the ${n} numbers becomes ${after}. What is the value of $x$?`,
    ],
    key,
    why: `The sum changes by $${n} \\cdot ${Math.abs(change)} = ${gap}$, so $${old} ${change > 0 ? "+" : "-"} ${gap} = ${key}$.`,
    wrong: [
      [
        old + change,
        "changes the value like the average",
        `This is $${old} ${sign} ${size}$. The average changes by ${size}, so the [[one]] changes by ${n} times as much.`,
      ],
      [
        mean + n * change,
        "starts from the average",
        `This is $${mean} ${sign} ${gap}$. The [[one]] that changed was ${old}, not the average, ${mean}.`,
      ],
      [
        old - n * change,
        "moves the wrong way",
        `This is $${old} ${change > 0 ? "-" : "+"} ${gap}$. The average ${change > 0 ? "increased" : "decreased"}, so the [[one]] must ${change > 0 ? "increase" : "decrease"}, too.`,
      ],
      [
        old + (n - 1) * change,
        "counts the other values only",
        `This is $${old} ${sign} ${n - 1} \\cdot ${size}$. The average is of all ${n} [[all]], so the sum changes by $${n} \\cdot ${size}$.`,
      ],
      [after, "takes the new average", `This is the new average of all ${n} [[all]].`],
      [
        old + (n + 1) * change,
        "counts one value too many",
        `This is $${old} ${sign} ${n + 1} \\cdot ${size}$. There are ${n} [[all]], not ${n + 1}.`,
      ],
      [
        after + n * change,
        "starts from the new average",
        `This is $${after} ${sign} ${gap}$. The [[one]] that changed was ${old}, not the average.`,
      ],
      [
        n * change,
        "finds the change of the sum",
        `This is $${n} \\cdot ${size}$, the change in the sum. It must be added to ${old}.`,
      ],
    ],
    solution: {
      idea: `The sum of the [[all]] changes by ${n} times as much as the average, and all of that change comes from one [[one]].`,
      steps: [
        `The average changes by ${Math.abs(change)}, so the sum ${change > 0 ? "increases" : "decreases"} by $${n} \\cdot ${Math.abs(change)} = ${gap}$.`,
        `So the [[one]] changes from ${old} to $${old} ${change > 0 ? "+" : "-"} ${gap} = ${key}$.`,
      ],
      check: `The new sum is $${n} \\cdot ${mean} - ${old} + ${key} = ${tex(n * after)}$, and $\\frac{${tex(n * after)}}{${n}} = ${after}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A known value joins or leaves; how many values were there? */
function askNumber(rng: Rng): AskedProblem | null {
  const n = rng.int(6, 24);
  const change = rng.int(2, 5) * rng.pick([1, -1]);
  const mean = rng.int(30, 85);
  const old = rng.int(20, 90);
  const right = old + n * change;
  const after = mean + change;
  if (right < 5 || right > 120) return null;
  const gap = Math.abs(n * change);
  const size = Math.abs(change);
  return {
    difficulty: 4,
    words: (wording) =>
      wording === 1
        ? { all: "scores", one: "score", done: "students took the test" }
        : { all: "numbers", one: "number", done: "numbers are in the list" },
    stems: [
      `When the average (arithmetic mean) score on a test was first computed, a score of ${right} was recorded as ${old}, and the result was ${mean}. If the correct average score is ${after}, how many students took the test?`,
    ],
    pure: [
      `The average (arithmetic mean) of the numbers in a list is ${mean}. If one of the numbers, ${old}, is replaced by ${right}, the average becomes ${after}. How many numbers are in the list?`,
      `In a list of $n$ numbers with an average (arithmetic mean) of ${mean}, the number ${old} is changed to ${right}, and the average is then ${after}. What is the value of $n$?`,
    ],
    key: n,
    why: `$\\frac{${gap}}{${Math.abs(change)}} = ${n}$.`,
    wrong: [
      [
        n - 1,
        "counts the other values only",
        `Then the average would change by $\\frac{${gap}}{${n - 1}}$, not by ${size}. The changed [[one]] is one of the [[all]], too.`,
      ],
      [
        n + 1,
        "counts one value too many",
        `Then the average would change by $\\frac{${gap}}{${n + 1}}$, not by ${size}. One [[one]] is replaced by another, so none is added.`,
      ],
      [
        gap,
        "doesn't divide",
        `This is the change in the sum. It must be divided by the change in the average, ${size}.`,
      ],
      [
        Math.abs(right - mean),
        "compares with the average",
        `This is the difference between ${right} and the average, ${mean}. It doesn't use the [[one]] ${old} or the new average, ${after}.`,
      ],
      [
        Math.abs(old - mean),
        "compares with the average",
        `This is the difference between ${old} and the average, ${mean}. It doesn't use the [[one]] ${right} or the new average, ${after}.`,
      ],
      [
        2 * n,
        "doubles the result",
        `This is $2 \\cdot ${n}$. With ${2 * n} [[all]], the average would change by only $\\frac{${gap}}{${2 * n}}$.`,
      ],
      [
        n - 2,
        "removes both values",
        `Then the average would change by $\\frac{${gap}}{${n - 2}}$, not by ${size}. One [[one]] is replaced by another, so none is taken away.`,
      ],
      [
        n / 2,
        "halves the result",
        `This is half of ${n}. With ${n / 2} [[all]], the average would change by $2 \\cdot ${size} = ${2 * size}$.`,
      ],
    ],
    shows: (value) => isPositiveWhole(value) && value > 2,
    solution: {
      idea: `The change in the average is the change in the sum divided by how many [[all]] there are.`,
      steps: [
        `The sum changes by $${Math.max(old, right)} - ${Math.min(old, right)} = ${gap}$.`,
        `The average changes by $${Math.max(mean, after)} - ${Math.min(mean, after)} = ${Math.abs(change)}$.`,
        `So $\\frac{${gap}}{${size}} = ${n}$ [[done]].`,
      ],
      check: `If each of ${n} [[all]] changed by ${size}, the sum would also change by $${n} \\cdot ${size} = ${gap}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { mean: askMean, value: askValue, number: askNumber };
const KINDS = ["mean", "value", "number"] as const;

/** Whether n values with one average have another after one of them is replaced. */
const fits = (n: number, mean: number, old: number, right: number, after: number): boolean =>
  near(n * mean - old + right, n * after);
const isValue = (x: number, n: number, mean: number, old: number, after: number): boolean =>
  fits(n, mean, old, x, after);
const isOpen = (x: number, _n: number, mean: number, old: number, after: number): boolean =>
  after > mean === x > old;

const READINGS: readonly StemReading[] = [
  {
    wording: /of (\d+) test scores .* be (\d+)\. .* score of (\d+) .* as (\d+)\./,
    fits: (x, n, mean, right, old) => fits(n, mean, old, right, x),
    open: (x, _n, mean, right, old) => right > old === x > mean,
  },
  {
    wording: /of (\d+) packages was (\d+) pounds, .* used (\d+) pounds .* weighs (\d+)/,
    fits: (x, n, mean, old, right) => fits(n, mean, old, right, x),
    open: (x, _n, mean, old, right) => right > old === x > mean,
  },
  {
    wording: /the (\d+) numbers in a list is (\d+)\. If the number (\d+) .* number (\d+),/,
    fits: (x, n, mean, old, right) => fits(n, mean, old, right, x),
    open: (x, _n, mean, old, right) => right > old === x > mean,
  },
  {
    wording: /for (\d+) days .* as (\d+) deg.* as (\d+) deg.* became (\d+)/,
    fits: isValue,
    open: isOpen,
  },
  {
    wording: /the (\d+) items .* was \$(\d+)\. .* from \$(\d+), .* became \$(\d+)/,
    fits: isValue,
    open: isOpen,
  },
  {
    wording: /of (\d+) numbers is (\d+)\. .* numbers, (\d+), .* becomes (\d+)/,
    fits: isValue,
    open: isOpen,
  },
  {
    wording: /score of (\d+) was recorded as (\d+), .* was (\d+)\. .* is (\d+), how/,
    fits: (x, right, old, mean, after) => fits(x, mean, old, right, after),
  },
  {
    wording: /in a list is (\d+)\. If one of the numbers, (\d+), .* by (\d+), .* becomes (\d+)/,
    fits: (x, mean, old, right, after) => fits(x, mean, old, right, after),
  },
  {
    wording: /of n numbers .* of (\d+), the number (\d+) .* to (\d+), .* then (\d+)\./,
    fits: (x, mean, old, right, after) => fits(x, mean, old, right, after),
  },
];

export const template: ProblemTemplate = {
  id: "mean-after-correction",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "One value is replaced: the sum changes by it, and the average by its share.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the sums. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
