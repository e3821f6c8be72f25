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
  const average = c + over;
  const wouldBe = (value: number): string =>
    `With ${value}, the sum would be ${total + value}, but five numbers with an average of ${average} have the sum ${5 * average}.`;
  return {
    difficulty: 4,
    words: (wording) => ({ x: wording === 1 ? "the fifth day's number" : "$x$" }),
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
        `This uses $\\frac{${b} + ${c}}{2}$, the median of the four known numbers. With [[x]], there are five numbers, and the median is ${c}.`,
      ],
      [
        5 * c - total,
        "leaves out the difference",
        `This is $5 \\cdot ${c} - ${total}$, as if the average were equal to the median. It is ${over} greater.`,
      ],
      [
        4 * (c + over) - total + c,
        "counts four numbers",
        `This is $4 \\cdot ${average} + ${c} - ${total}$. The sum of all five numbers is $5 \\cdot ${average}$.`,
      ],
      [
        5 * (d + over) - total,
        "takes the wrong median",
        `This is $5 \\cdot ${d + over} - ${total}$, which uses ${d} for the median. The median of five numbers is the third in order, ${c}.`,
      ],
      [c + over, "stops at the average", `This is the average of the five numbers.`],
      [
        5 * c + over - total,
        "adds the difference to the sum",
        `This is $5 \\cdot ${c} + ${over} - ${total}$. If the average is ${over} greater than ${c}, the sum is $5 \\cdot ${over} = ${5 * over}$ greater than $5 \\cdot ${c}$.`,
      ],
      [
        d + over,
        "adds to the greatest",
        `This is $${d} + ${over}$. The average is ${over} greater than the median, but [[x]] isn't ${over} greater than ${d}.`,
      ],
      [key + over, "counts the difference again", wouldBe(key + over)],
      [key + c - b, "takes another member", wouldBe(key + c - b)],
      [key - a, "subtracts a number twice", wouldBe(key - a)],
    ],
    shows: (value) => isCount(value) && value > 0 && value < 3 * key,
    solution: {
      idea: `Because [[x]] is the greatest of the five, the median is ${c}, whatever [[x]] is.`,
      fast: [
        `At the average of ${c + over}, the four known numbers would have the sum ${4 * (c + over)} instead of ${total}, a difference of ${Math.abs(4 * (c + over) - total)}.`,
        `[[X]] must make up for it and is $${c + over} ${4 * (c + over) > total ? "+" : "-"} ${Math.abs(4 * (c + over) - total)} = ${key}$.`,
      ],
      steps: [
        `In order, the numbers are ${four.join(", ")}, and [[x]], so the median is ${c}.`,
        `The average is ${over === 0 ? `also ${c}` : `$${c} + ${over} = ${c + over}$`}, so the sum is $5 \\cdot ${c + over} = ${5 * (c + over)}$.`,
        `The four known numbers have the sum ${total}, so [[x]] is $${5 * (c + over)} - ${total} = ${key}$.`,
      ],
      check: `The average is $\\frac{${total} + ${key}}{5} = ${c + over}$, and ${key} is greater than ${d}.`,
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
      [c, "takes a value of the list", withValue(c)],
      [(b + c) / 2, "takes the median of four", withValue((b + c) / 2)],
      [
        5 * b - total,
        "takes the wrong place",
        `This makes the average $\\frac{${total} + ${5 * b - total}}{5} = ${b}$. But ${5 * b - total} is greater than ${b}, so the median isn't ${b}.`,
      ],
      [
        5 * c - total,
        "takes the wrong place",
        `This makes the average $\\frac{${total} + ${5 * c - total}}{5} = ${c}$. But ${5 * c - total} is less than ${c}, so the median isn't ${c}.`,
      ],
      [b, "takes a value of the list", withValue(b)],
      [a + d - b, "balances the ends", withValue(a + d - b)],
      [a + d - c, "balances the ends", withValue(a + d - c)],
      [b + c - a, "balances the wrong numbers", withValue(b + c - a)],
      [d, "takes a value of the list", withValue(d)],
      [
        Math.round(total / 4) + 1,
        "makes an error in the sum",
        withValue(Math.round(total / 4) + 1),
      ],
      [
        Math.round(total / 4) - 1,
        "makes an error in the sum",
        withValue(Math.round(total / 4) - 1),
      ],
      [
        5 * d - total,
        "takes the wrong median",
        `This makes the average ${d}. But ${d} is never the median, because at least three of the other numbers are less.`,
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
        `If $x$ is at most ${b}, the median is ${b}, and $${total} + x = 5 \\cdot ${b}$, so $x = ${5 * b - total}$, which ${5 * b - total <= b ? "fits" : `is greater than ${b} and doesn't fit`}.`,
        `If $x$ is between ${b} and ${c}, the median is $x$, and $${total} + x = 5x$, so $x = ${total / 4}$, which ${total / 4 >= b && total / 4 <= c ? "fits" : "isn't between them and doesn't fit"}.`,
        `If $x$ is at least ${c}, the median is ${c}, and $${total} + x = 5 \\cdot ${c}$, so $x = ${5 * c - total}$, which ${5 * c - total >= c ? "fits" : `is less than ${c} and doesn't fit`}.`,
        `Among the options, ${key} is the only value that fits its case.`,
      ],
      check: `With $x = ${key}$, the numbers in order are ${listed([...four, key].toSorted((one, other) => one - other).map(String))}, with the median ${middle}.`,
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
        `This is $\\frac{${total}}{5}$, which is how far the average is above $x$, not above the median.`,
      ],
      [
        q,
        "compares the median with the least",
        `This is how far the median, $x + ${q}$, is above $x$.`,
      ],
      [
        total / 4 - q,
        "divides by 4",
        `This is $\\frac{${total}}{4} - ${q}$. There are five numbers, because $x$ itself is one of them.`,
      ],
      [
        Math.abs(total / 5 - (q + r) / 2),
        "takes the wrong median",
        `This compares the average, $x + ${total / 5}$, with the average of $x + ${q}$ and $x + ${r}$. The median of five numbers is the third in order, $x + ${q}$.`,
      ],
      [
        Math.abs(total / 5 - r),
        "takes the fourth number",
        `This compares the average, $x + ${total / 5}$, with the fourth number, $x + ${r}$. The median is the third number in order, $x + ${q}$.`,
      ],
      [
        Math.abs(total / 5 - p),
        "takes the second number",
        `This compares the average, $x + ${total / 5}$, with the second number, $x + ${p}$. The median is the third number in order, $x + ${q}$.`,
      ],
      [
        s - total / 5,
        "compares with the greatest",
        `This is $${s} - ${total / 5}$, which is how far the average is below the greatest number.`,
      ],
      [
        r - q,
        "compares two of the numbers",
        `This is $${r} - ${q}$, the difference between the fourth number and the median.`,
      ],
      [
        q - p,
        "compares two of the numbers",
        `This is $${q} - ${p}$, the difference between the median and the second number.`,
      ],
    ],
    solution: {
      idea: `Everything is measured from $x$, so take $x = 0$.`,
      fast: [
        `With $x = 0$, the average is $\\frac{${total}}{5} = ${total / 5}$ and the median is ${q}, so the difference is ${key}.`,
      ],
      steps: [
        `Since $${p} + ${q} + ${r} + ${s} = ${total}$, the sum is $5x + ${total}$, so the average is $x + ${total / 5}$.`,
        `The third number in order is $x + ${q}$, so that is the median.`,
        `The difference is $${total / 5} - ${q} = ${key}$, because $x$ drops out.`,
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
