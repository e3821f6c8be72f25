import {
  isCount,
  listed,
  numberChoice,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  thousands,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

/** To the nearest multiple of the unit; halfway goes up. */
const round = (n: number, unit: number): number => Math.floor(n / unit + 0.5) * unit;
const asCount = (wrong: readonly Wrong[]) => slipsFrom(wrong, isCount, thousands);
const UNITS: Readonly<Record<number, string>> = { 10: "ten", 100: "hundred", 1000: "thousand" };

/** Rounded twice: the first rounding pushes the number up to the halfway mark. */
function drawTwice(rng: Rng): Drawn {
  const unit = rng.pick([100, 1000]);
  const step = unit / 10;
  const result = unit * rng.int(2, unit === 100 ? 60 : 12);
  const isLeast = rng.chance(0.6);
  const [low, high] = [result - unit / 2 - step / 2, result + unit / 2 - step / 2 - 1];
  const key = isLeast ? low : high;
  const asked = isLeast ? "least" : "greatest";
  const wrong: Wrong[] = [
    [
      isLeast ? result - unit / 2 : result + unit / 2 - 1,
      "rounds only once",
      isLeast
        ? `${thousands(low)} is less, and the first rounding already turns it into ${thousands(low + step / 2)}.`
        : `The first rounding turns this into ${thousands(result + unit / 2)}, which is then rounded up.`,
    ],
    [
      isLeast ? low + 1 : high + 1,
      isLeast ? "misses the halfway case" : "includes the halfway case",
      isLeast
        ? "A number exactly halfway is rounded up."
        : `${thousands(high + 1)} is halfway, so it is rounded up, and up again.`,
    ],
    [
      isLeast ? low - step / 2 : high - step / 2,
      isLeast ? "goes too far down" : "stops too soon",
      isLeast
        ? "This number is rounded down at the first step."
        : `Numbers up to ${thousands(high)} still work.`,
    ],
    [
      isLeast ? result - unit / 2 + 1 : result + unit / 2 - step,
      "moves the wrong way",
      `${thousands(key)} is ${isLeast ? "less" : "greater"}, and it works as well.`,
    ],
    [
      isLeast ? result - unit / 2 - step : result + unit / 2,
      isLeast ? "takes a whole step off" : "takes the halfway mark",
      isLeast
        ? "This number stays where it is in the first step and is then rounded down."
        : `${thousands(result + unit / 2)} is rounded up to ${thousands(result + unit)}.`,
    ],
    [
      isLeast ? result - unit / 2 + step : result - 1,
      "takes a number well inside",
      `The question asks for the ${asked} value.`,
    ],
    [
      isLeast ? result - step / 2 : result + step / 2 - 1,
      `uses only the ${UNITS[step]!}s`,
      `The second rounding reaches half of ${thousands(unit)} to each side.`,
    ],
  ];
  return {
    variant: `twice/${asked}`,
    difficulty: isLeast ? 7 : 8,
    stem: rng.pick([
      `A certain positive integer $n$ is rounded to the nearest ${UNITS[step]!}, and the result is then rounded to the nearest ${UNITS[unit]!}. If the final result is ${thousands(result)}, what is the ${asked} possible value of $n$?`,
      `When an integer $n$ is rounded to the nearest ${UNITS[step]!}, the result is $m$. When $m$ is rounded to the nearest ${UNITS[unit]!}, the result is ${thousands(result)}. What is the ${asked} possible value of $n$?`,
    ]),
    key: numberChoice(
      key,
      `${thousands(key)} is rounded to ${thousands(round(key, step))} and then to ${thousands(result)}.`,
    ),
    slips: asCount(wrong),
    solution: {
      idea: "Undo the roundings one at a time, the last one first.",
      steps: [
        `Before the second rounding, the number is a multiple of ${thousands(step)} from ${thousands(result - unit / 2)} through ${thousands(result + unit / 2 - step)}.`,
        isLeast
          ? `The least integer that is rounded to ${thousands(result - unit / 2)} in the first step is ${thousands(low)}.`
          : `The greatest integer that is rounded to ${thousands(result + unit / 2 - step)} in the first step is ${thousands(high)}.`,
      ],
      check: isLeast
        ? `Compare with rounding once: ${thousands(low)} itself is closer to ${thousands(result - unit)} than to ${thousands(result)}.`
        : `${thousands(high + 1)} would be rounded to ${thousands(result + unit / 2)} and then to ${thousands(result + unit)}.`,
      takeaway:
        "Rounding in two steps isn't the same as rounding once: work backward through the steps.",
    },
  };
}

/** A multiple of a decimal with an unknown digit is rounded: how many digits fit? */
function drawDigit(rng: Rng): Drawn {
  const [whole, tenth, last] = [rng.int(1, 9), rng.int(1, 8), rng.int(1, 9)];
  const times = rng.int(2, 6);
  // Everything in thousandths, so that no halfway case is lost to rounding noise.
  const rounded = (k: number): number =>
    round(times * (1000 * whole + 100 * tenth + 10 * k + last), 100);
  const goal = rounded(rng.int(0, 9));
  const fits = range(0, 9).filter((k) => rounded(k) === goal);
  const key = fits.length;
  const shown = (goal / 1000).toFixed(1);
  const digits = `The digits that work are ${listed(fits.map(String))}.`;
  const [low, high] = [(goal - 50) / 1000, (goal + 50) / 1000];
  const bounds = [low, high].map((bound) => tidy(bound / times, 4));
  const written = `${whole}.${tenth}k${last}`;
  if (key < 2) return null;
  const wrong: Wrong[] = [
    [5, "rounds x itself", `The number that is rounded is $${times}x$, not $x$.`],
    [key + 1, "includes a digit too many", digits],
    [key - 1, "leaves out an end", digits],
    [10, "accepts every digit", `The digit $k$ affects the tenths of $${times}x$.`],
    [key + 2, "ignores the last digit", `The last digit of $x$ also adds to $${times}x$.`],
    [1, "expects one digit", "Rounding makes several numbers equal."],
    [
      key + 3,
      "takes a range that is too wide",
      `$x$ can only be from ${bounds[0]!} to ${bounds[1]!}.`,
    ],
  ];
  return {
    variant: `digit/${fits[0] === 0 || fits.at(-1) === 9 ? "cut-off" : "inside"}`,
    difficulty: 5,
    stem: rng.pick([
      `If $x = ${written}$, where $k$ represents a digit, and $${times}x$ rounded to the nearest tenth is ${shown}, how many different values could $k$ have?`,
      `If $k$ represents a digit in the decimal $x = ${written}$, for how many values of $k$ is $${times}x$, rounded to the nearest tenth, equal to ${shown}?`,
    ]),
    key: numberChoice(key, digits),
    slips: asCount(wrong),
    solution: {
      idea: "Turn the rounded value into a range for the number that was rounded.",
      steps: [
        `$${times}x$ is at least ${low} and less than ${high}.`,
        `Divide by ${times}: $x$ is at least about ${bounds[0]!} and less than about ${bounds[1]!}.`,
        `Compare with $${written}$. ${digits} There are ${key} of them.`,
      ],
      check: `Test a digit just outside: $k = ${fits[0]! > 0 ? fits[0]! - 1 : fits.at(-1)! + 1}$ leads to another tenth.`,
      takeaway:
        "A rounded value stands for a range that includes its lower end and excludes its upper end.",
    },
  };
}

/** Sum or difference of two rounded numbers: what the rounded result can be. */
function drawCombined(rng: Rng): Drawn {
  const [a, b] = [10 * rng.int(5, 30), 10 * rng.int(2, 20)];
  const isSum = rng.chance(0.5);
  if (a <= b + 20) return null;
  const asked = rng.pick(["greatest", "least"] as const);
  const [aLow, aHigh, bLow, bHigh] = [a - 5, a + 4, b - 5, b + 4];
  const least = isSum ? aLow + bLow : aLow - bHigh;
  const greatest = isSum ? aHigh + bHigh : aHigh - bLow;
  const key = asked === "least" ? least : greatest;
  const middle = isSum ? a + b : a - b;
  const side = asked === "least" ? -1 : 1;
  const operation = isSum ? "sum" : "difference";
  const wrong: Wrong[] = [
    [
      middle + side * 10,
      "takes 5 on every side",
      "An integer that ends in 5 is rounded up, so it can be 5 below the rounded value and only 4 above it.",
    ],
    [
      isSum ? middle + side * 5 : middle,
      "moves one number only",
      "Both integers can differ from their rounded values.",
    ],
    [
      middle + side * 8,
      "takes 4 on every side",
      "An integer can be 5 less than its rounded value.",
    ],
    [
      middle + side * 9,
      "takes 5 on one side",
      "See for each integer which way it has to move and how far it can.",
    ],
    [
      middle + side * 4,
      "moves one number by 4",
      "Both integers can differ from their rounded values.",
    ],
    [
      middle + side,
      "moves both the same way",
      `To make a ${operation} ${asked}, ${isSum ? "both integers move the same way" : "the integers move in opposite directions"}.`,
    ],
    [
      middle + side * 18,
      "rounds by whole tens",
      "An integer rounded to the nearest ten moves by at most 5.",
    ],
    [middle, "combines the rounded values", "The rounded values aren't the integers themselves."],
  ];
  return {
    variant: `combined/${operation}-${asked}`,
    difficulty: isSum ? 4 : 6,
    stem: rng.pick([
      `When integers $x$ and $y$ are rounded to the nearest ten, the results are ${a} and ${b}, respectively. What is the ${asked} possible value of $${isSum ? "x + y" : "x - y"}$?`,
      `The integer $x$ rounded to the nearest ten is ${a}, and the integer $y$ rounded to the nearest ten is ${b}. What is the ${asked} possible value of $${isSum ? "x + y" : "x - y"}$?`,
    ]),
    key: numberChoice(
      key,
      `It is $${asked === "least" ? aLow : aHigh} ${isSum ? "+" : "-"} ${(asked === "least") === isSum ? bLow : bHigh}$.`,
    ),
    slips: asCount(wrong),
    solution: {
      idea: "Write down the least and the greatest integer behind each rounded value.",
      steps: [
        `$x$ is from ${aLow} through ${aHigh}, and $y$ is from ${bLow} through ${bHigh}.`,
        `The ${asked} ${operation} is $${asked === "least" ? aLow : aHigh} ${isSum ? "+" : "-"} ${(asked === "least") === isSum ? bLow : bHigh} = ${key}$.`,
      ],
      check: "Round the two integers that you used, and see whether you get the given values.",
      takeaway:
        "For an extreme sum or difference, move each number as far as its rounding allows in the direction that helps.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "what-rounding-hides",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "arithmetic",
  pattern:
    "From a rounded value back to the numbers behind it: two roundings in a row, an unknown digit, or a sum of rounded numbers.",

  make(rng) {
    const draft = rng.pick([drawTwice, drawDigit, drawCombined, drawCombined])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ stem, options }) =>
    options.map((option) => !stem.includes("digit") || valueOf(option).value >= 1),

  /** Rounds every candidate. */
  check({ stem, options }) {
    const answer = answerOf(plain(stem));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

const SIZES: Readonly<Record<string, number>> = { ten: 10, hundred: 100, thousand: 1000 };

const nearest = (n: number, unit: number): number =>
  n - (n % unit) + (2 * (n % unit) >= unit ? unit : 0);

function answerOf(text: string): number {
  const pick = (values: readonly number[]): number =>
    text.includes("greatest") ? Math.max(...values) : Math.min(...values);
  const digit = /x = (\d\.\d)k(\d)/.exec(text);
  if (digit) {
    const times = Number(/(\d)x,? rounded/.exec(text)?.[1]);
    const goal = /(?:is|equal to) (\d+\.\d)/.exec(text)?.[1];
    const scaled = range(0, 9).map(
      (k) => Number(`${digit[1]!.replace(".", "")}${k}${digit[2]!}`) * times,
    );
    return scaled.filter((n) => (Math.floor((n + 50) / 100) / 10).toFixed(1) === goal).length;
  }
  const units = Array.from(text.matchAll(/nearest (\w+)/g), ([, name = ""]) => SIZES[name] ?? 1);
  const results = Array.from(text.matchAll(/(?<![\d^])\d+/g), ([digits]) => Number(digits));
  if (!/x [+-] y/.test(text)) {
    const goal = results[0]!;
    return pick(
      range(1, goal + 2000).filter((n) => nearest(nearest(n, units[0]!), units[1]!) === goal),
    );
  }
  const [xs, ys] = [results[0]!, results[1]!].map((goal) =>
    range(1, goal + 20).filter((n) => nearest(n, 10) === goal),
  );
  const combine = (x: number, y: number): number => (text.includes("x + y") ? x + y : x - y);
  return pick(xs!.flatMap((x) => ys!.map((y) => combine(x, y))));
}
