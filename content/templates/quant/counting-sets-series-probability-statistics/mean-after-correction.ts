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
  return {
    difficulty: 3,
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
        `A ${change > 0 ? "greater" : "smaller"} value ${change > 0 ? "raises" : "lowers"} the average.`,
      ],
      [
        mean + Math.sign(change) * gap,
        "doesn't divide",
        `The change of ${gap} is shared by all ${n} values.`,
      ],
      [
        (mean + right) / 2,
        "averages the average",
        `The ${mean} stands for ${n} values and ${right} for one.`,
      ],
      [mean + 2 * change, "changes twice", `The sum changes once by ${gap}.`],
      [
        mean + (right - mean) / n,
        "adds without removing",
        `The other number must be taken out as well.`,
      ],
      [mean, "expects no change", `The sum changes by ${gap}.`],
      [
        Math.round(mean + (n * change) / (n - 1)),
        "divides by too few",
        `There are still ${n} values.`,
      ],
      [mean + Math.round(change / 2), "divides by too many", `There are still ${n} values.`],
      [
        mean - 2 * change,
        "moves the wrong way",
        `A ${change > 0 ? "greater" : "smaller"} value ${change > 0 ? "raises" : "lowers"} the average.`,
      ],
    ],
    solution: {
      idea: `Only one value changes, so the sum changes by as much as that value.`,
      fast: [
        `The sum ${change > 0 ? "increases" : "decreases"} by ${gap}, so the average ${change > 0 ? "increases" : "decreases"} by $\\frac{${gap}}{${n}} = ${Math.abs(change)}$, to ${key}.`,
      ],
      steps: [
        `The original sum is $${n} \\cdot ${mean} = ${tex(n * mean)}$.`,
        `The new sum is $${tex(n * mean)} - ${wrong} + ${right} = ${tex(n * key)}$.`,
        `The new average is $\\frac{${tex(n * key)}}{${n}} = ${key}$.`,
      ],
      check: `The new value is ${change > 0 ? "greater" : "less"} than the old one, so the average must ${change > 0 ? "increase" : "decrease"}.`,
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
  return {
    difficulty: 3,
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
        `The average changes by ${Math.abs(change)}, but the sum by ${n} times as much.`,
      ],
      [
        mean + n * change,
        "starts from the average",
        `The change starts from ${old}, not from the average.`,
      ],
      [
        old - n * change,
        "moves the wrong way",
        `The average ${change > 0 ? "increased" : "decreased"}, so the value must as well.`,
      ],
      [
        old + (n - 1) * change,
        "counts the other values only",
        `All ${n} values count in the average.`,
      ],
      [after, "takes the new average", `That is the average of all ${n} values.`],
      [old + (n + 1) * change, "counts one value too many", `There are ${n} values.`],
      [after + n * change, "starts from the new average", `The change starts from ${old}.`],
      [n * change, "finds the change of the sum", `That is how much the sum changes.`],
    ],
    solution: {
      idea: `The sum changes by ${n} times the change of the average, and all of that comes from one value.`,
      steps: [
        `The average changes by ${Math.abs(change)}, so the sum ${change > 0 ? "increases" : "decreases"} by $${n} \\cdot ${Math.abs(change)} = ${gap}$.`,
        `The value changes from ${old} to $${old} ${change > 0 ? "+" : "-"} ${gap} = ${key}$.`,
      ],
      check: `$${n} \\cdot ${mean} - ${old} + ${key} = ${tex(n * after)}$, and $\\frac{${tex(n * after)}}{${n}} = ${after}$.`,
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
  return {
    difficulty: 4,
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
        `The average is over all the values, the changed one included.`,
      ],
      [
        n + 1,
        "counts one value too many",
        `One value is replaced by another, so their number stays the same.`,
      ],
      [
        gap,
        "doesn't divide",
        `The change of the sum must be divided by the change of the average.`,
      ],
      [
        Math.abs(right - mean),
        "compares with the average",
        `The change of the sum is the change of the one value.`,
      ],
      [
        Math.abs(old - mean),
        "compares with the average",
        `The change of the sum is the change of the one value.`,
      ],
      [2 * n, "doubles the result", `The sum changes by ${gap} once.`],
      [
        n - 2,
        "removes both values",
        `One value is replaced by another, so their number stays the same.`,
      ],
      [n / 2, "halves the result", `The sum changes by ${gap}, not by half of that.`],
    ],
    shows: (value) => isPositiveWhole(value) && value > 2,
    solution: {
      idea: `The change of the sum divided by the change of the average is the number of values.`,
      steps: [
        `The sum changes by $${Math.max(old, right)} - ${Math.min(old, right)} = ${gap}$.`,
        `The average changes by $${Math.max(mean, after)} - ${Math.min(mean, after)} = ${Math.abs(change)}$.`,
        `So the number of values is $\\frac{${gap}}{${Math.abs(change)}} = ${n}$.`,
      ],
      check: `$${n} \\cdot ${Math.abs(change)} = ${gap}$.`,
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
