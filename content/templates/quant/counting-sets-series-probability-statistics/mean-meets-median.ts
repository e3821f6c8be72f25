import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  isCount,
  listed,
  median,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  sum,
  tidy,
} from "@theta/items/template";

const TAKEAWAY =
  "The median depends on where an unknown value stands in order; decide that first, and then use the sum for the average.";

/** Four different integers in order. */
function drawFour(rng: Rng): [number, number, number, number] {
  const a = rng.int(2, 20);
  const b = a + rng.int(1, 8);
  const c = b + rng.int(2, 9);
  return [a, b, c, c + rng.int(1, 10)];
}

/** The unknown is the greatest of five. */
function askGreatest(rng: Rng): AskedProblem | null {
  const four = drawFour(rng);
  const [a, b, c, d] = four;
  const over = rng.int(0, 5);
  const total = sum(four);
  const key = 5 * (c + over) - total;
  if (key < d + 2 || key > 4 * d) return null;
  const relation = over === 0 ? "is equal to the median" : `is ${over} greater than the median`;
  const shown = listed(rng.shuffle(four).map(String));
  return {
    difficulty: 4,
    stems: [
      `A store sold ${listed(four.map(String))} lamps on four days. On the fifth day, it sold more lamps than on any of these four days. If the average (arithmetic mean) number of lamps sold per day for the five days ${relation}, how many lamps did the store sell on the fifth day?`,
    ],
    pure: [
      `If $x$ is the greatest of the five numbers ${shown.replace(", and ", ", ")}, and $x$, and the average (arithmetic mean) of the five numbers ${relation}, what is the value of $x$?`,
      `The numbers ${four.join(", ")}, and $x$ are listed in increasing order. If the average (arithmetic mean) of these five numbers ${relation.replace("the median", "their median")}, what is the value of $x$?`,
    ],
    key,
    why: `The median is ${c}, and $5 \\cdot ${c + over} - ${total} = ${key}$.`,
    wrong: [
      [
        5 * ((b + c) / 2 + over) - total,
        "takes the median of four",
        `With $x$ included there are five numbers, and the median is ${c}.`,
      ],
      [5 * c - total, "leaves out the difference", `The average is ${over} greater than ${c}.`],
      [4 * (c + over) - total + c, "counts four numbers", `The average is over all five numbers.`],
      [
        5 * (d + over) - total,
        "takes the wrong median",
        `The median of five numbers is the third in order, ${c}.`,
      ],
      [c + over, "stops at the average", `That is the average of the five numbers.`],
      [
        5 * c + over - total,
        "adds the difference to the sum",
        `The average is ${over} greater, so the sum is $5 \\cdot ${over}$ greater.`,
      ],
      [d + over, "adds to the greatest", `The difference is between the average and the median.`],
      [
        key + over,
        "counts the difference again",
        `The sum is $5 \\cdot ${c + over} = ${5 * (c + over)}$.`,
      ],
      [key + c - b, "takes another member", `The third number in order is ${c}.`],
      [key - a, "subtracts a number twice", `The four known numbers have the sum ${total}.`],
    ],
    shows: (value) => isCount(value) && value > 0 && value < 3 * key,
    solution: {
      idea: `Because $x$ is the greatest, the median is ${c}, whatever $x$ is.`,
      fast: [
        `Compare with the average, ${c + over}: the four known numbers are together ${Math.abs(4 * (c + over) - total)} ${4 * (c + over) > total ? "below" : "above"} it, so $x = ${c + over} ${4 * (c + over) > total ? "+" : "-"} ${Math.abs(4 * (c + over) - total)} = ${key}$.`,
      ],
      steps: [
        `In order, the numbers are ${four.join(", ")}, and $x$, so the median is ${c}.`,
        `The average is ${over === 0 ? `also ${c}` : `$${c} + ${over} = ${c + over}$`}, so the sum is $5 \\cdot ${c + over} = ${5 * (c + over)}$.`,
        `$x = ${5 * (c + over)} - ${total} = ${key}$.`,
      ],
      check: `${key} is indeed greater than ${d}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The place of the unknown is open, and one of the possible values is offered. */
function askCould(rng: Rng): AskedProblem | null {
  const four = drawFour(rng);
  const [a, b, c, d] = four;
  const total = sum(four);
  const values = [5 * b - total, total / 4, 5 * c - total].filter(
    (x) =>
      Number.isInteger(x) &&
      x > 0 &&
      !four.includes(x) &&
      near(median([...four, x]), (total + x) / 5),
  );
  if (values.length === 0) return null;
  const key = rng.pick(values);
  const shown = listed([...rng.shuffle(four).map(String), "$x$"]);
  const middle = median([...four, key]);
  const withValue = (x: number): string =>
    `With $x = ${x}$, the median is ${Math.min(Math.max(x, b), c)} and the average is ${tidy((total + x) / 5)}.`;
  return {
    difficulty: 5,
    stems: [],
    pure: [
      `The average (arithmetic mean) of the numbers ${shown} is equal to the median of these numbers. Which of the following could be the value of $x$?`,
      `For which of the following values of $x$ is the average (arithmetic mean) of the numbers ${shown} equal to their median?`,
    ],
    key,
    why: `With $x = ${key}$, both are ${middle}.`,
    wrong: [
      [
        c,
        "takes a value of the list",
        `With $x = ${c}$, the median is ${c}, but the average isn't.`,
      ],
      [(b + c) / 2, "takes the median of four", withValue((b + c) / 2)],
      [
        5 * b - total,
        "takes the wrong place",
        `The median would be ${b} only if $x$ were at most ${b}.`,
      ],
      [
        5 * c - total,
        "takes the wrong place",
        `The median would be ${c} only if $x$ were at least ${c}.`,
      ],
      [
        b,
        "takes a value of the list",
        `With $x = ${b}$, the median is ${b}, but the average isn't.`,
      ],
      [a + d - b, "balances the ends", withValue(a + d - b)],
      [a + d - c, "balances the ends", withValue(a + d - c)],
      [b + c - a, "balances the wrong numbers", withValue(b + c - a)],
      [
        d,
        "takes a value of the list",
        `With $x = ${d}$, the median is ${c}, but the average isn't.`,
      ],
      [
        Math.round(total / 4) + 1,
        "makes an error in the sum",
        `The four numbers have the sum ${total}.`,
      ],
      [
        Math.round(total / 4) - 1,
        "makes an error in the sum",
        `The four numbers have the sum ${total}.`,
      ],
      [
        5 * d - total,
        "takes the wrong median",
        `The greatest of the four is never the median of five.`,
      ],
    ],
    shows: (value) =>
      isCount(value) &&
      value > 0 &&
      value < 60 &&
      !near(median([...four, value]), (total + value) / 5),
    solution: {
      idea: `The median is ${b}, $x$, or ${c}, depending on where $x$ stands, so there are three cases to try.`,
      fast: [
        `Try the options: with $x = ${key}$, the median is ${middle} and the average is $\\frac{${total} + ${key}}{5} = ${middle}$.`,
      ],
      steps: [
        `If $x$ is at most ${b}, the median is ${b}, and $${total} + x = 5 \\cdot ${b}$, so $x = ${5 * b - total}$.`,
        `If $x$ is between ${b} and ${c}, the median is $x$, and $${total} + x = 5x$, so $x = ${total / 4}$.`,
        `If $x$ is at least ${c}, the median is ${c}, and $${total} + x = 5 \\cdot ${c}$, so $x = ${5 * c - total}$.`,
        `Of the options, only ${key} is the value of its case.`,
      ],
      check: `Make sure that the value lies where its case says.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Everything is measured from x, which drops out. */
function askLetters(rng: Rng): AskedProblem | null {
  const p = rng.int(1, 4);
  const q = p + rng.int(1, 5);
  const r = q + rng.int(1, 6);
  const key = rng.int(2, 7);
  const total = 5 * (q + key);
  const s = total - p - q - r;
  if (s < r + 2 || s > 40) return null;
  const terms = listed([p, q, r, s].map((value) => `$x + ${value}$`));
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The average (arithmetic mean) of the numbers $x$, ${terms} is how much greater than the median of these numbers?`,
      `If $m$ is the average (arithmetic mean) of the five numbers $x$, ${terms}, and $n$ is the median of these numbers, what is the value of $m - n$?`,
    ],
    key,
    why: `The average is $x + ${total / 5}$, and the median is $x + ${q}$.`,
    wrong: [
      [
        total / 5,
        "compares with the least",
        `That is how far the average is above $x$, not above the median.`,
      ],
      [q, "compares the median with the least", `That is how far the median is above $x$.`],
      [total / 4 - q, "divides by 4", `There are five numbers; $x$ itself is one of them.`],
      [
        Math.abs(total / 5 - (q + r) / 2),
        "takes the wrong median",
        `The median of five numbers is the third in order, $x + ${q}$.`,
      ],
      [
        Math.abs(total / 5 - r),
        "takes the fourth number",
        `The median of five numbers is the third in order, $x + ${q}$.`,
      ],
      [
        Math.abs(total / 5 - p),
        "takes the second number",
        `The median of five numbers is the third in order, $x + ${q}$.`,
      ],
      [
        s - total / 5,
        "compares with the greatest",
        `That is how far the average is below the greatest.`,
      ],
      [
        r - q,
        "compares two of the numbers",
        `That is the difference between the fourth and the third number.`,
      ],
      [
        q - p,
        "compares two of the numbers",
        `That is the difference between the third and the second number.`,
      ],
    ],
    solution: {
      idea: `Everything is measured from $x$, so take $x = 0$.`,
      fast: [
        `With $x = 0$, the average is $\\frac{${total}}{5} = ${total / 5}$ and the median is ${q}, so the difference is ${key}.`,
      ],
      steps: [
        `The sum is $5x + ${total}$, so the average is $x + ${total / 5}$.`,
        `The third number in order is $x + ${q}$, so that is the median.`,
        `The difference is $${total / 5} - ${q} = ${key}$.`,
      ],
      check: `Count $x$ itself as one of the five numbers.`,
      takeaway: "When all values are measured from the same letter, set it equal to 0.",
    },
  };
}

const ASK = { greatest: askGreatest, could: askCould, letters: askLetters };
const KINDS = ["greatest", "could", "letters"] as const;

const isOver = (x: number, known: readonly number[], over: number): boolean =>
  x > Math.max(...known) && near(sum([...known, x]) / 5, median([...known, x]) + over);
const isAbove = (x: number, known: readonly number[]): boolean => x > Math.max(...known);
const isGap = (x: number, others: readonly number[]): boolean =>
  near(x, sum(others) / 5 - median([0, ...others]));

/** Readings of a wording with and without a difference after the four known numbers. */
function readingsOver(before: string, after: string): StemReading[] {
  const numbers = "(\\d+), (\\d+), (\\d+), (?:and )?(\\d+)";
  return [
    {
      wording: new RegExp(`${before}${numbers}${after} is equal to`),
      fits: (x, ...known) => isOver(x, known, 0),
      open: (x, ...known) => isAbove(x, known),
    },
    {
      wording: new RegExp(`${before}${numbers}${after} is (\\d+) greater`),
      fits: (x, ...given) => isOver(x, given.slice(0, 4), given[4]!),
      open: (x, ...given) => isAbove(x, given.slice(0, 4)),
    },
  ];
}

const READINGS: readonly StemReading[] = [
  ...readingsOver("sold ", " lamps .* five days"),
  ...readingsOver("the five numbers ", ", and x, and .* five numbers"),
  ...readingsOver("^The numbers ", ", and x are listed .* five numbers"),
  {
    wording: /numbers (\d+), (\d+), (\d+), (\d+), and x (?:is )?equal to/,
    fits: (x, ...known) => near(sum([...known, x]) / 5, median([...known, x])),
  },
  {
    wording: /numbers x, x \+ (\d+), x \+ (\d+), x \+ (\d+), and x \+ (\d+)/,
    fits: (x, ...others) => isGap(x, others),
  },
];

export const template: ProblemTemplate = {
  id: "mean-meets-median",
  format: "problem-solving",
  subtopic: "mean-median-deviation",
  domain: "arithmetic",
  pattern: "Average and median are compared: the median depends on the place of the unknown.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option into the list. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
