import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  gcd,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texThousands as tex,
  thousands,
  usd,
} from "@theta/items/template";

const SIZES = [9, 10, 12, 15, 16, 18, 20, 24, 25, 30, 36, 40];
const TAKEAWAY =
  "Two groups balance at their average: size times distance is the same on both sides.";

/** Sizes n and m, averages a and b, and the average c of everything. */
function drawGroups(rng: Rng) {
  const [n, m] = rng.sample(SIZES, 2) as [number, number];
  const shared = gcd(n, m);
  const step = rng.int(1, 4) * rng.pick([1, -1]);
  const c = rng.int(40, 90);
  const [a, b] = [c - (step * m) / shared, c + (step * n) / shared];
  const apart = Math.abs(b - a);
  if (Math.min(a, b) < 25 || Math.max(a, b) > 98 || apart < 6 || apart > 40) return null;
  return { n, m, a, b, c };
}

function askMany(rng: Rng): AskedProblem | null {
  const groups = drawGroups(rng);
  if (!groups) return null;
  const { n, m, a, b, c } = groups;
  const [mine, theirs] = [Math.abs(c - a), Math.abs(b - c)];
  return {
    difficulty: 4,
    stems: [
      `The average (arithmetic mean) score of the ${n} students who took a test on Monday was ${a}, and the average score of the students who took the test on Tuesday was ${b}. If the average score of all the students who took the test on these two days was ${c}, how many students took the test on Tuesday?`,
      `A theater sold ${n} balcony tickets at ${usd(a)} each and a number of orchestra tickets at ${usd(b)} each. If the average (arithmetic mean) price of all the tickets sold was ${usd(c)}, how many orchestra tickets did the theater sell?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${a}. When $k$ numbers, each equal to ${b}, are added to these numbers, the average of all the numbers is ${c}. What is the value of $k$?`,
    ],
    key: m,
    why: `$${n} \\cdot ${mine} = ${m} \\cdot ${theirs}$, so the two groups balance at ${c}.`,
    wrong: [
      [
        (n * theirs) / mine,
        "inverts the ratio",
        `The group that is closer to ${c} is the larger one, not the smaller one.`,
      ],
      [
        (n * mine) / (mine + theirs),
        "measures from the wrong average",
        `The difference between the two groups is ${mine + theirs}, but the second group is only ${theirs} from the combined average.`,
      ],
      [
        (n * theirs) / (mine + theirs),
        "measures from the wrong average",
        `This divides ${n} in the ratio of the distances, but ${n} is the size of the first group alone.`,
      ],
      [
        n,
        "takes the groups as equal",
        `Groups of equal size would have the average ${(a + b) / 2}.`,
      ],
      [theirs, "stops at the distance", `That is how far ${b} is from the combined average.`],
      [
        mine + theirs,
        "stops at the distance",
        `That is how far apart the averages of the groups are.`,
      ],
      [
        n + (n * theirs) / mine,
        "inverts the ratio and counts everything",
        `The group that is closer to ${c} is the larger one, and only the second group is asked for.`,
      ],
      [n + m, "counts everything", `That is the number in the two groups together.`],
      [
        Math.abs(n - m),
        "finds the difference",
        `That is the difference between the sizes of the two groups.`,
      ],
    ],
    solution: {
      idea: `Measure from the combined average, ${c}: the total above it equals the total below it.`,
      fast: [
        `The distances from ${c} are ${mine} and ${theirs}, so $${n} \\cdot ${mine} = m \\cdot ${theirs}$, and $m = ${m}$.`,
      ],
      steps: [
        `With $m$ in the second group, the sum of all the values is $${n} \\cdot ${a} + ${b}m = ${c}(${n} + m)$.`,
        `$${tex(n * a)} + ${b}m = ${tex(n * c)} + ${c}m$, so $${theirs}m = ${n * mine}$ and $m = ${m}$.`,
      ],
      check: `The average ${c} is closer to ${mine < theirs ? a : b}, which must be the average of the larger group, with ${Math.max(n, m)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Everything that is added counts as 100 percent. */
function askRow(rng: Rng): AskedProblem | null {
  const n = rng.pick([20, 24, 25, 30, 36, 40, 48, 50, 60]);
  const [p, q] = [5 * rng.int(8, 15), 5 * rng.int(10, 18)];
  const [made, k] = [(n * p) / 100, (n * (q - p)) / (100 - q)];
  if (q <= p || k < 4 || k > 2 * n || ![made, k].every(isPositiveWhole)) return null;
  return {
    difficulty: 4,
    stems: [
      `A basketball player has made ${p} percent of her first ${n} free throws this season. If she makes all of her next $k$ free throws, she will have made ${q} percent of all her free throws this season. What is the value of $k$?`,
      `Of the ${n} cars that a dealer had in stock on Monday, ${p} percent were electric. On Tuesday the dealer received a shipment that consisted only of electric cars, and ${q} percent of the cars in stock were then electric. If no cars were sold, how many cars were in the shipment?`,
    ],
    key: k,
    why: `$${made} + ${k} = ${made + k}$ is ${q} percent of $${n} + ${k} = ${n + k}$.`,
    wrong: [
      [
        (n * (q - p)) / 100,
        "keeps the old total",
        `This is ${q - p} percent of ${n}, but the total grows as well.`,
      ],
      [
        (n * (q - p)) / (100 - p),
        "measures from the old percent",
        `What is added is ${100 - q} points above ${q} percent, not ${100 - p}.`,
      ],
      [made, "stops at the original part", `That is ${p} percent of ${n}.`],
      [(n * q) / 100, "keeps the old total", `That is ${q} percent of the original ${n}.`],
      [n - made, "finds the complement", `That is ${100 - p} percent of ${n}.`],
      [
        n + (n * (q - p)) / 100,
        "keeps the old total and finds the new one",
        `This is ${n} plus ${q - p} percent of ${n}. But only the number added is asked for, and the total grows as well.`,
      ],
      [
        2 * made - n,
        "compares the two original parts",
        `${made} is ${p} percent of ${n}. The question is about what is added.`,
      ],
      [n + k, "finds the new total", `That is the total after the addition.`],
      [made + k, "finds the new part", `That is ${q} percent of the new total.`],
    ],
    solution: {
      idea: `What doesn't change is the other part: $${n} - ${made} = ${n - made}$, and it becomes ${100 - q} percent of the new total.`,
      fast: [
        `The unchanged ${n - made} must be ${100 - q} percent of the new total, so the new total is ${n + k} and $${n + k} - ${n} = ${k}$ were added.`,
      ],
      steps: [
        `At first the part is $${p / 100} \\cdot ${n} = ${made}$.`,
        `$${made} + k = ${q / 100}(${n} + k)$, so $${(100 - q) / 100}k = ${(n * q) / 100 - made}$.`,
        `So $k = ${k}$.`,
      ],
      check: `$\\frac{${made} + ${k}}{${n} + ${k}} = \\frac{${made + k}}{${n + k}}$, which is ${q} percent.`,
      takeaway: "When a part and its total grow together, look at the part that doesn't grow.",
    },
  };
}

function askTwice(rng: Rng): AskedProblem | null {
  const n = rng.int(2, 10);
  const a = rng.int(8, 40);
  const d = rng.int(2, 8);
  const after = a + d;
  const x = a + (n + 1) * d;
  const gain = (2 * d * (n + 1)) / (n + 2);
  if (!Number.isInteger(gain) || x > 90) return null;
  const key = a + gain;
  return {
    difficulty: 5,
    stems: [
      `After a certain number of games this season, a basketball player had an average (arithmetic mean) of ${a} points per game. The player scored ${x} points in the next game, which raised the average to ${after} points per game. If the player also scores ${x} points in the following game, what will the average number of points per game be then?`,
    ],
    pure: [
      `The average (arithmetic mean) of $n$ numbers is ${a}. When the number ${x} is included, the average of the $n + 1$ numbers is ${after}. If the number ${x} is included a second time, what is the average of the $n + 2$ numbers?`,
    ],
    key,
    why: `The first ${x}, which is ${x - a} above ${a}, raised the average by ${d}, so there were then $\\frac{${x - a}}{${d}} = ${n + 1}$ values. With the second ${x}, the average of ${n + 2} values is $${a} + \\frac{2 \\cdot ${x - a}}{${n + 2}} = ${key}$.`,
    wrong: [
      [
        after + d,
        "repeats the increase",
        `The second time, ${x} is closer to the average and is averaged over one more value, so the increase is less than ${d}.`,
      ],
      [
        after + d / 2,
        "halves the increase",
        `Nothing is halved: the excess of ${x - a} counts twice and is averaged over ${n + 2} values.`,
      ],
      [
        (after + x) / 2,
        "averages two averages",
        `The ${after} stands for ${n + 1} values and ${x} for only one.`,
      ],
      [
        (a + 2 * x) / 3,
        "weights the original average once",
        `The ${a} stands for ${n} values, not for one.`,
      ],
      [
        a + (2 * (x - a)) / (n + 1),
        "divides by too few",
        `Two values have been included, so the excess is averaged over ${n + 2} values.`,
      ],
      [
        after + (x - after) / (n + 1),
        "divides by too few",
        `With both values included there are ${n + 2} values.`,
      ],
      [
        x - d,
        "subtracts the increase",
        `This subtracts the first increase, ${d}, from ${x}, but the second increase has to be added to ${after}.`,
      ],
      [after, "expects no change", `Another ${x} raises any average below ${x}.`],
    ],
    solution: {
      idea: `The first increase reveals how many values there are.`,
      fast: [
        `${x} is ${x - a} above ${a} and raised the average by ${d}, so there are then $\\frac{${x - a}}{${d}} = ${n + 1}$ values. The next one is ${x - after} above the average of ${after} and makes ${n + 2} values, so the average rises by $\\frac{${x - after}}{${n + 2}} = ${key - after}$ to ${key}.`,
      ],
      steps: [
        `If there are $n$ values at first, $${a}n + ${x} = ${after}(n + 1)$, so $${d}n = ${x - after}$ and $n = ${n}$.`,
        `With ${x} included twice, the sum is $${n} \\cdot ${a} + 2 \\cdot ${x} = ${n * a + 2 * x}$.`,
        `The average is $\\frac{${n * a + 2 * x}}{${n + 2}} = ${key}$.`,
      ],
      check: `The second increase, ${key - after}, must be less than the first, ${d}.`,
      takeaway:
        "The change in an average times the new number of values is the distance of the new value from the old average.",
    },
    shows: (value) => isPositiveWhole(2 * value),
  };
}

function askShare(rng: Rng): AskedProblem | null {
  const p = 5 * rng.pick([4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15, 16]);
  const apart = rng.pick([12, 15, 16, 20, 25, 30]) * rng.pick([1, -1]);
  const a = rng.int(36, 80);
  const b = a + apart;
  const c = (p * a + (100 - p) * b) / 100;
  if (b < 32 || !Number.isInteger(c)) return null;
  const [mine, theirs] = [Math.abs(c - a), Math.abs(b - c)];
  return {
    difficulty: 4,
    stems: [
      `The average (arithmetic mean) hourly wage is ${usd(a)} for the employees in Division X of a certain company and ${usd(b)} for the employees in Division Y. If the average hourly wage for all the employees in the two divisions is ${usd(c)}, what percent of these employees are in Division X?`,
      `A company has only full-time and part-time employees. Last year the average (arithmetic mean) number of hours of training was ${a} for the full-time employees, ${b} for the part-time employees, and ${c} for all the employees. What percent of the employees were full-time?`,
    ],
    key: p,
    why: `The distances from ${c} are ${mine} and ${theirs}, so the groups are in the ratio $${theirs} : ${mine}$.`,
    wrong: [
      [
        100 - p,
        "inverts the ratio",
        `The group with the average closer to ${c} is the larger one.`,
      ],
      [
        (100 * theirs) / mine,
        "compares the two parts",
        `This compares [[first]] with [[second]], not with all.`,
      ],
      [(100 * mine) / theirs, "compares the two parts", `This compares [[second]] with [[first]].`],
      [
        Math.abs(2 * p - 100),
        "finds the difference",
        `That is how many percent of the total one group has more than the other.`,
      ],
      [
        50,
        "takes the groups as equal",
        `Groups of equal size would have the average ${(a + b) / 2}.`,
      ],
      [
        (100 * a) / b,
        "compares the averages",
        `This is the ratio of the averages, not of the sizes.`,
      ],
      [
        100 - (100 * Math.abs(apart)) / Math.max(a, b),
        "compares the averages",
        `This is the ratio of the averages, not of the sizes.`,
      ],
      [
        (100 - p) / 2,
        "halves the complement",
        `The share of the second group isn't divided again.`,
      ],
      [50 + p / 2, "averages with 100", `The share follows from the distances alone.`],
      [
        p / 2,
        "halves the share",
        `This is half of $\\frac{${theirs}}{${mine + theirs}}$, but ${mine + theirs} is the distance between the averages of both groups already.`,
      ],
    ],
    solution: {
      idea: "The combined average divides the distance between the two averages in the inverse ratio of the sizes.",
      fast: [
        `The distance from ${b} to ${c} is ${theirs} of a total distance of ${mine + theirs}, so [[first]] are $\\frac{${theirs}}{${mine + theirs}}$ of all, or ${p} percent.`,
      ],
      steps: [
        `If [[first]] are a fraction $f$ of all, $${a}f + ${b}(1 - f) = ${c}$.`,
        `So $${b} ${apart > 0 ? "-" : "+"} ${Math.abs(apart)}f = ${c}$ and $f = \\frac{${theirs}}{${mine + theirs}}$, which is ${p} percent.`,
      ],
      check: `The average ${c} is closer to ${p > 50 ? a : b}, so [[${p > 50 ? "first" : "second"}]], whose average is ${p > 50 ? a : b}, must be more than 50 percent.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      wording === 1
        ? { first: "the employees in Division X", second: "the employees in Division Y" }
        : { first: "the full-time employees", second: "the part-time employees" },
    text: (value) => `${thousands(value)}%`,
    shows: (value) => isPositiveWhole(value) && value < 100,
  };
}

function askRemoved(rng: Rng): AskedProblem | null {
  const n = rng.pick([8, 10, 12, 15, 16, 18, 20, 24, 25, 30]);
  const k = rng.int(2, Math.floor(0.6 * n));
  const [a, change] = [rng.int(24, 80), rng.int(1, 8) * rng.pick([1, -1])];
  const c = a - change;
  const b = a + ((n - k) * change) / k;
  if (!Number.isInteger(b) || b < 6 || b > 120 || Math.abs(b - a) < 3 || n === 2 * k) return null;
  return {
    difficulty: 3,
    stems: [
      `The average (arithmetic mean) weight of ${n} packages in a shipment is ${a} pounds. If ${k} of these packages are removed, the average weight of the remaining packages is ${c} pounds. What is the average weight, in pounds, of the ${k} packages that are removed?`,
    ],
    pure: [
      `The average (arithmetic mean) of ${n} numbers is ${a}. If ${k} of the numbers are deleted, the average of the remaining numbers is ${c}. What is the average of the ${k} numbers that are deleted?`,
      `In a list of ${n} numbers, the average (arithmetic mean) of the first ${n - k} numbers is ${c}, and the average of all ${n} numbers is ${a}. What is the average of the last ${k} numbers in the list?`,
    ],
    key: b,
    why: `$${n - k} \\cdot ${c} + ${k} \\cdot ${b} = ${n} \\cdot ${a}$.`,
    wrong: [
      [
        a + change,
        "takes the groups as equal",
        `Groups of ${k} and ${n - k} don't have averages at equal distances from ${a}.`,
      ],
      [
        a + (n * change) / k,
        "counts all instead of the remaining",
        `Only the remaining ${n - k}, not all ${n}, are ${Math.abs(change)} away from ${a}.`,
      ],
      [
        a + (k * change) / (n - k),
        "inverts the ratio",
        `The smaller group is farther from the average of all.`,
      ],
      [
        Math.abs(n * a - n * c) / k,
        "stops at the distance",
        `This is how far the ${k} are from the average of the remaining ones.`,
      ],
      [
        (a * n) / (n - k),
        "divides the total by the remaining",
        `The total of all ${n} doesn't belong to the remaining ${n - k}.`,
      ],
      [
        a + k * change,
        "multiplies by the wrong number",
        `This moves ${a} by $${k} \\cdot ${Math.abs(change)}$, but the ${n - k} others differ from ${a} by $${n - k} \\cdot ${Math.abs(change)} = ${Math.abs((n - k) * change)}$ in all, and the ${k} together make up for that total.`,
      ],
      [(a + c) / 2, "averages the averages", `The average of ${a} and ${c} lies between them.`],
    ],
    solution: {
      idea: `The sum of all ${n} is the sum of the two groups.`,
      fast: [
        `The ${n - k} in one group are each ${Math.abs(change)} ${change > 0 ? "below" : "above"} ${a} on average, for a total of ${Math.abs((n - k) * change)}. The ${k} others make up for that with $\\frac{${Math.abs((n - k) * change)}}{${k}} = ${Math.abs(b - a)}$ each, so their average is ${b}.`,
      ],
      steps: [
        `The sum of all ${n} is $${n} \\cdot ${a} = ${tex(n * a)}$.`,
        `The sum of ${n - k} of them is $${n - k} \\cdot ${c} = ${tex((n - k) * c)}$.`,
        `So the ${k} others have the sum ${thousands(k * b)} and the average $\\frac{${tex(k * b)}}{${k}} = ${b}$.`,
      ],
      check: `${a} must lie between ${c} and ${b}, closer to the average of the larger group.`,
      takeaway: TAKEAWAY,
    },
  };
}

const ASK = { many: askMany, row: askRow, twice: askTwice, share: askShare, removed: askRemoved };
const KINDS = ["many", "row", "twice", "twice", "share", "removed"] as const;

const sizes = (m: number, n: number, a: number, b: number, c: number): boolean =>
  near(n * a + m * b, c * (n + m));
const isRow = (k: number, p: number, n: number, q: number): boolean =>
  near((p * n) / 100 + k, (q * (n + k)) / 100);
const isTwice = (tried: number, a: number, x: number, c: number): boolean => {
  const n = (x - c) / (c - a);
  return near(tried * (n + 2), n * a + 2 * x);
};
const isAbove = (tried: number, _a: number, _x: number, c: number): boolean => tried > c;
const isShare = (p: number, a: number, b: number, c: number): boolean =>
  near(p * a + (100 - p) * b, 100 * c);
const isRest = (b: number, n: number, a: number, k: number, c: number): boolean =>
  near((n - k) * c + k * b, n * a);
const isOpposite = (b: number, _n: number, a: number, _k: number, c: number): boolean =>
  a > c ? b > a : b < a;

const READINGS: readonly StemReading[] = [
  { wording: /of the (\d+) students .* was (\d+), .* was (\d+)\. .* was (\d+), how/, fits: sizes },
  { wording: /sold (\d+) .* at \$(\d+) each .* at \$(\d+) each\. .* was \$(\d+),/, fits: sizes },
  { wording: /of (\d+) numbers is (\d+)\. When k .* to (\d+), .* is (\d+)\./, fits: sizes },
  {
    wording: /made (\d+) percent of her first (\d+) .* made (\d+) percent/,
    fits: isRow,
  },
  {
    wording: /Of the (\d+) cars .* Monday, (\d+) percent .* and (\d+) percent/,
    fits: (k, n, p, q) => isRow(k, p, n, q),
  },
  {
    wording: /average \(arithmetic mean\) of (\d+) points.* scored (\d+) .* to (\d+) points/,
    fits: isTwice,
    open: isAbove,
  },
  {
    wording: /of n numbers is (\d+)\. When the number (\d+) .* is (\d+)\./,
    fits: isTwice,
    open: isAbove,
  },
  { wording: /wage is \$(\d+) .* and \$(\d+) .* is \$(\d+), what/, fits: isShare },
  { wording: /training was (\d+) .* (\d+) .* and (\d+) for all/, fits: isShare },
  {
    wording: /weight of (\d+) .* is (\d+) pounds\. If (\d+) .* is (\d+) pounds/,
    fits: isRest,
    open: isOpposite,
  },
  {
    wording: /of (\d+) numbers is (\d+)\. If (\d+) of .* is (\d+)\./,
    fits: isRest,
    open: isOpposite,
  },
  {
    wording: /list of (\d+) numbers, .* first \d+ numbers is (\d+), .* is (\d+)\. .* last (\d+) /,
    fits: (b, n, c, a, k) => isRest(b, n, a, k, c),
    open: (b, n, c, a, k) => isOpposite(b, n, a, k, c),
  },
];

export const template: ProblemTemplate = {
  id: "average-moved-by-newcomers",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern: "A second group moves the average of a first one: size times distance balances.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Puts each option back into the sums. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
