import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  inWords,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  sum,
  texThousands as tex,
  thousands,
  type Words,
  type Wrong,
} from "@theta/items/template";

/** Draws of numbers per question, so that each kind comes up as often as intended. */
const TRIES = 300;
const IDEA = "The average of evenly spaced numbers is the average of the least and the greatest.";
const TAKEAWAY =
  "In an evenly spaced list, the average is the middle, and there is one more number than there are gaps.";

/** What stands in a row, by the distance from each to the next. */
const NAMES: Readonly<Record<number, readonly string[]>> = {
  1: ["integers"],
  2: ["even integers", "odd integers"],
  3: ["multiples of 3"],
  5: ["multiples of 5"],
  7: ["multiples of 7"],
};

function drawRow(rng: Rng) {
  const step = rng.pick([1, 2, 2, 2, 2, 3, 5, 7]);
  const name = rng.pick(NAMES[step]!);
  const n = rng.int(4, 21);
  const unit = step === 2 ? 1 : step;
  const first =
    name === "odd integers" ? 2 * rng.int(1, 25) + 1 : (step === 2 ? 2 : unit) * rng.int(2, 25);
  const last = first + (n - 1) * step;
  const total = (n * (first + last)) / 2;
  return last > 150 || total > 1500 ? null : { step, name, n, first, last, total };
}

/** From the sum to an end. */
function askEnd(rng: Rng): AskedProblem | null {
  const row = drawRow(rng);
  if (!row || row.n > 15) return null;
  const { step, name, n, first, last, total } = row;
  const isLast = rng.chance(0.6);
  const [key, other] = isLast ? [last, first] : [first, last];
  const [asked, sign] = isLast ? ["greatest", 1] : ["least", -1];
  const average = total / n;
  const pm = isLast ? "+" : "-";
  const wrong: Wrong[] = [
    [
      average + (sign * n * step) / 2,
      "goes half a step too far",
      `This is $${average} ${pm} \\frac{${n} \\cdot ${step}}{2}$, but from the average to an end it is half of ${n - 1} gaps, not half of ${n}.`,
    ],
    [
      key + step,
      "miscounts the gaps",
      `This is ${step} more than the ${asked}, which is $${average} ${pm} ${((n - 1) * step) / 2} = ${key}$.`,
    ],
    [
      key - step,
      "miscounts the gaps",
      `This is ${step} less than the ${asked}, which is $${average} ${pm} ${((n - 1) * step) / 2} = ${key}$.`,
    ],
    [
      average,
      "stops at the average",
      `This is the average, $\\frac{${tex(total)}}{${n}}$, which is in the middle of the list.`,
    ],
    [
      other,
      "answers for the other end",
      `This is the ${isLast ? "least" : "greatest"} of the integers, $${average} ${isLast ? "-" : "+"} ${((n - 1) * step) / 2}$.`,
    ],
    [
      average + (sign * (n - 1)) / 2,
      "takes steps of 1",
      `This is $${average} ${pm} \\frac{${n - 1}}{2}$, but the integers are ${step} apart, not 1.`,
    ],
    [
      average + sign * (n - 1) * step,
      "goes too far",
      `This is $${average} ${pm} ${n - 1} \\cdot ${step}$, but from the average to an end it is only half of the ${n - 1} gaps.`,
    ],
    [
      key + 2 * step,
      "takes too many gaps",
      `This is ${2 * step} more than the ${asked}, which is $${average} ${pm} ${((n - 1) * step) / 2} = ${key}$.`,
    ],
    [
      key - 2 * step,
      "takes too many gaps",
      `This is ${2 * step} less than the ${asked}, which is $${average} ${pm} ${((n - 1) * step) / 2} = ${key}$.`,
    ],
  ];
  const words = inWords(n);
  return {
    difficulty: 3,
    stems: [],
    pure: [
      `The sum of ${words} consecutive ${name} is ${thousands(total)}. What is the ${asked} of these integers?`,
      `If the sum of ${words} consecutive ${name} is ${thousands(total)}, what is the ${asked} of the ${words} integers?`,
    ],
    key,
    why: `The average is $${tex(total)} \\div ${n} = ${average}$, and the ${asked} is $${average} ${pm} ${((n - 1) / 2) * step} = ${key}$.`,
    wrong,
    solution: {
      idea: "The sum divided by the number of integers is the average, which is in the middle of the list.",
      steps: [
        `The average is $\\frac{${tex(total)}}{${n}} = ${average}$.`,
        `From the least to the greatest there are $${n} - 1 = ${n - 1}$ gaps of ${step}, so an end is $\\frac{${n - 1} \\cdot ${step}}{2} = ${((n - 1) * step) / 2}$ from the average.`,
        `$${average} ${isLast ? "+" : "-"} ${((n - 1) * step) / 2} = ${key}$.`,
      ],
      check: `The average of ${first} and ${last} is ${average}.`,
      takeaway: TAKEAWAY,
    },
  };
}

const wordsOfRows = (what: string): Words => ({
  thing: "row",
  things: "rows",
  first: `the number of ${what} in the first row`,
  last: `the number of ${what} in the last row`,
});

/** From the average and an end to the other end, or to how many there are. */
function askFromAverage(rng: Rng): AskedProblem | null {
  const row = drawRow(rng);
  if (!row || !Number.isInteger(row.total / row.n)) return null;
  const { step, name, n, first, last, total } = row;
  const average = total / n;
  const isCount = rng.chance(0.5);
  const key = isCount ? n : last;
  const span = last - first;
  const wrong: Wrong[] = isCount
    ? [
        [
          n - 1,
          "counts the gaps",
          `This is $\\frac{${span}}{${step}}$, the number of gaps, and there is one more [[thing]] than there are gaps.`,
        ],
        [
          (average - first) / step + 1,
          "counts half of the list",
          `This is $\\frac{${average} - ${first}}{${step}} + 1$, which counts only the [[things]] up to the average.`,
        ],
        [
          (average - first) / step,
          "counts half of the gaps",
          `This is $\\frac{${average} - ${first}}{${step}}$, the number of gaps up to the average.`,
        ],
        [
          n + 1,
          "adds one twice",
          `There are ${n - 1} gaps from ${first} to ${last}, so there are $${n - 1} + 1$ [[things]], not $${n - 1} + 2$.`,
        ],
        [
          span + 1,
          "takes steps of 1",
          `This is $${last} - ${first} + 1$, but the numbers are ${step} apart, not 1.`,
        ],
        [
          2 * ((average - first) / step + 1),
          "counts the average twice",
          `This doubles the ${(average - first) / step + 1} [[things]] up to the average, but the one in the middle counts only once.`,
        ],
        [
          average - first,
          "takes the distance",
          `This is $${average} - ${first}$, how far the average is from [[first]].`,
        ],
        [
          last / step,
          "divides the greatest",
          `This is $\\frac{${last}}{${step}}$, but the numbers begin with ${first}, not with ${step}.`,
        ],
        [
          n - 2,
          "subtracts one",
          `This is one less than the ${n - 1} gaps, but there is one more [[thing]] than there are gaps.`,
        ],
      ]
    : [
        [
          average + (average - first) / 2,
          "goes half as far",
          `This is $${average} + \\frac{${average - first}}{2}$, but [[last]] is as far from the average as ${first} is.`,
        ],
        [
          last - step,
          "stops a step early",
          `The average of ${first} and ${last - step} is ${(first + last - step) / 2}, not ${average}.`,
        ],
        [
          last + step,
          "goes a step too far",
          `The average of ${first} and ${last + step} is ${(first + last + step) / 2}, not ${average}.`,
        ],
        [
          average + first,
          "adds the least",
          `This is $${average} + ${first}$, but what has to be added to the average is its distance from ${first}, or ${average - first}.`,
        ],
        [
          2 * average,
          "doubles the average",
          `This is $2 \\cdot ${average}$, the sum of ${first} and [[last]].`,
        ],
        [span, "takes the range", `This is $${last} - ${first}$, the range.`],
        [
          average - first,
          "stops at the distance",
          `This is $${average} - ${first}$, how far the average is from ${first}.`,
        ],
        [
          last + 2 * step,
          "goes two steps too far",
          `The average of ${first} and ${last + 2 * step} is ${(first + last + 2 * step) / 2}, not ${average}.`,
        ],
      ];
  return {
    difficulty: isCount ? 3 : 2,
    stems: isCount
      ? [
          `The first row of a theater has ${first} seats, and each row after the first has ${step} more ${step === 1 ? "seat" : "seats"} than the row in front of it. If the average (arithmetic mean) number of seats per row is ${average}, how many rows does the theater have?`,
        ]
      : [
          `Rows of chairs are arranged so that each row after the first has ${step} more ${step === 1 ? "chair" : "chairs"} than the row before it. If the first row has ${first} chairs and the average (arithmetic mean) number of chairs per row is ${average}, how many chairs are in the last row?`,
        ],
    pure: [
      isCount
        ? `The least integer in a list of consecutive ${name} is ${first}. If the average (arithmetic mean) of the integers in the list is ${average}, how many integers are in the list?`
        : `The average (arithmetic mean) of a list of consecutive ${name} is ${average}. If the least integer in the list is ${first}, what is the greatest integer in the list?`,
    ],
    key,
    words: (wording) =>
      wording === 1
        ? isCount
          ? wordsOfRows("seats")
          : wordsOfRows("chairs")
        : {
            thing: "integer",
            things: "integers",
            first: "the least integer",
            last: "the greatest integer",
          },
    why: `The average ${average} is halfway between ${first} and ${last}${isCount ? `, and from ${first} to ${last} there are ${n - 1} gaps of ${step}, so there are ${n} [[things]]` : ""}.`,
    wrong,
    solution: {
      idea: IDEA,
      steps: [
        `The average is $${average} - ${first} = ${average - first}$ more than [[first]], so [[last]] is $${average} + ${average - first} = ${last}$.`,
        ...(isCount
          ? [
              `From ${first} to ${last} there are $\\frac{${last} - ${first}}{${step}} = ${n - 1}$ gaps, so there are $${n - 1} + 1 = ${n}$ [[things]].`,
            ]
          : []),
      ],
      check: `$\\frac{${first} + ${last}}{2} = ${average}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** The sum of all multiples in a range. */
function askSum(rng: Rng): AskedProblem | null {
  const step = rng.pick([3, 4, 5, 6, 7, 8, 9]);
  const [from, to] = [10 * rng.int(1, 10), 10 * rng.int(6, 20)];
  const [first, last] = [Math.ceil(from / step) * step, Math.floor(to / step) * step];
  const n = (last - first) / step + 1;
  if (from > to || n < 5 || n > 20) return null;
  const key = (n * (first + last)) / 2;
  const middle = (first + last) / 2;
  const off = rng.pick([1, -1]);
  const wrong: Wrong[] = [
    [
      (n + off) * middle,
      `counts one too ${off > 0 ? "many" : "few"}`,
      `This is $${n + off} \\cdot ${middle}$, but from ${first} to ${last} there are ${n - 1} gaps, so there are ${n} multiples.`,
    ],
    [
      2 * (n + off) * middle,
      `counts one too ${off > 0 ? "many" : "few"} and forgets to halve`,
      `This is $${n + off} \\cdot ${first + last}$, but there are ${n} multiples, and the average is half of $${first} + ${last}$.`,
    ],
    [
      (n * (from + to)) / 2,
      "averages the ends of the range",
      `This is $${n} \\cdot ${(from + to) / 2}$, but the average is halfway between ${first} and ${last}, the first and the last multiple.`,
    ],
    [
      ((n - 1) * (from + to)) / 2,
      "averages the ends of the range",
      `This is $${n - 1} \\cdot ${(from + to) / 2}$, but the average is halfway between ${first} and ${last}, and there are ${n} multiples.`,
    ],
    [
      n * (from + to),
      "averages the ends of the range and forgets to halve",
      `This is $${n} \\cdot ${from + to}$, but the average is halfway between ${first} and ${last}, the first and the last multiple.`,
    ],
    off < 0
      ? [
          key - first,
          "leaves out the first",
          `This is ${first} less than the sum, but the multiple ${first} also counts.`,
        ]
      : [
          key + first - step,
          "begins one multiple too early",
          `This also counts ${first - step}, but the first multiple in the range is ${first}.`,
        ],
    off < 0
      ? [
          key - last,
          "leaves out the last",
          `This is ${last} less than the sum, but the multiple ${last} also counts.`,
        ]
      : [
          key + last + step,
          "goes one multiple too far",
          `This also counts ${last + step}, but the last multiple in the range is ${last}.`,
        ],
    [
      (n + 2 * off) * middle,
      `counts two too ${off > 0 ? "many" : "few"}`,
      `This is $${n + 2 * off} \\cdot ${middle}$, but from ${first} to ${last} there are ${n - 1} gaps, so there are ${n} multiples.`,
    ],
    [
      n * (first + last),
      "forgets to halve",
      `This is $${n} \\cdot ${first + last}$, but the average is half of $${first} + ${last}$.`,
    ],
  ];
  return {
    difficulty: 4,
    stems: [],
    pure: [
      `What is the sum of all the multiples of ${step} between ${from} and ${to}, inclusive?`,
      `What is the sum of all the integers from ${from} to ${to}, inclusive, that are divisible by ${step}?`,
    ],
    key,
    why: `There are ${n} multiples with an average of ${middle}, and $${n} \\cdot ${middle} = ${tex(key)}$.`,
    wrong,
    solution: {
      idea: "The multiples are evenly spaced, so their sum is their number times the average of the first and the last.",
      steps: [
        `The first multiple is ${first} and the last is ${last}, so the average is $\\frac{${first} + ${last}}{2} = ${middle}$.`,
        `There are $\\frac{${last} - ${first}}{${step}} + 1 = ${n}$ of them.`,
        `The sum is $${n} \\cdot ${middle} = ${tex(key)}$.`,
      ],
      check: `The sum of multiples of ${step} is a multiple of ${step}, and $${tex(key)} = ${step} \\cdot ${tex(key / step)}$.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { end: askEnd, average: askFromAverage, sum: askSum };
const KINDS = ["end", "end", "average", "average", "sum"] as const;

const row = (first: number, n: number, step: number): number[] =>
  range(0, n - 1).map((k) => first + k * step);
const isTotal = (first: number, n: number, step: number, total: number): boolean =>
  isPositiveWhole(n) && sum(row(first, n, step)) === total;
const isGreatest = (step: number) => (tried: number, n: number, total: number) =>
  isTotal(tried - (n - 1) * step, n, step, total);
const isLeast = (step: number) => (tried: number, n: number, total: number) =>
  isTotal(tried, n, step, total);
const isSize = (step: number) => (tried: number, first: number, average: number) =>
  isTotal(first, tried, step, average * tried);
const isEnd = (step: number) => (tried: number, first: number, average: number) =>
  near((tried - first) % step, 0) && isSize(step)((tried - first) / step + 1, first, average);
const isSum = (tried: number, from: number, to: number, step: number): boolean =>
  sum(range(from, to).filter((n) => n % step === 0)) === tried;

/** The distance between neighbors of a kind: 3 for the multiples of 3. */
const spacingOf = (name: string): number => Number(/\d+/.exec(name)?.[0] ?? 1);
/** Whether an integer is of the kind that the stem names, so that it can't be ruled out at sight. */
const isOfKind = (name: string) => (tried: number) =>
  name === "odd integers"
    ? tried % 2 === 1
    : tried % (name === "even integers" ? 2 : spacingOf(name)) === 0;

const READINGS: readonly StemReading[] = [
  {
    wording: /multiples of (\d+) between (\d+) and (\d+), inclusive/,
    fits: (n, step, from, to) => isSum(n, from, to, step),
    open: (n, step) => n % step === 0,
  },
  {
    wording: /from (\d+) to (\d+), inclusive, that are divisible by (\d+)/,
    fits: isSum,
    open: (n, _from, _to, step) => n % step === 0,
  },
  {
    wording: /row of a theater has (\d+) .* has (\d+) more .* is (\d+), how/,
    fits: (n, first, step, average) => isSize(step)(n, first, average),
  },
  {
    wording: /has (\d+) more .* row has (\d+) .* is (\d+), how/,
    fits: (n, step, first, average) => isEnd(step)(n, first, average),
  },
  ...Object.entries(NAMES).flatMap(([key, names]) =>
    names.flatMap((name): StemReading[] => {
      const step = Number(key);
      return [
        {
          wording: new RegExp(`sum of (\\w+) consecutive ${name} is (\\d+)\\D+greatest`),
          fits: isGreatest(step),
          open: isOfKind(name),
        },
        {
          wording: new RegExp(`sum of (\\w+) consecutive ${name} is (\\d+)\\D+least`),
          fits: isLeast(step),
          open: isOfKind(name),
        },
        {
          wording: new RegExp(`consecutive ${name} is (\\d+)\\. If the average .* is (\\d+)`),
          fits: isSize(step),
        },
        {
          wording: new RegExp(`consecutive ${name} is (\\d+)\\. If the least .* is (\\d+)`),
          fits: (n, average, first) => isEnd(step)(n, first, average),
          open: (n, average) => isOfKind(name)(n) && n > average,
        },
      ];
    }),
  ),
];

export const template: ProblemTemplate = {
  id: "numbers-along-a-row",
  format: "problem-solving",
  subtopic: "consecutive-evenly-spaced",
  domain: "arithmetic",
  pattern:
    "Evenly spaced integers: the average is in the middle, and there is one more integer than gaps.",

  make(rng) {
    const kind = rng.pick(KINDS);
    for (let k = 0; k < TRIES; k++) {
      const asked = ASK[kind](rng);
      if (asked) return draftOf(kind, asked, READINGS, rng);
    }
    return null;
  },

  /** Writes the list and adds it up. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
