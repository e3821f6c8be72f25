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
  tidy,
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

const MANY_WORDS = [
  {
    letter: "m",
    first: "students on Monday",
    second: "students on Tuesday",
    values: "scores",
  },
  {
    letter: "m",
    first: "balcony tickets",
    second: "orchestra tickets",
    values: "prices",
  },
  {
    letter: "k",
    first: "original numbers",
    second: "added numbers",
    values: "numbers",
  },
];

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
        `This solves $${n} \\cdot ${theirs} = [[letter]] \\cdot ${mine}$, with the two distances from ${c} interchanged.`,
      ],
      [
        (n * mine) / (mine + theirs),
        "measures from the wrong average",
        `This is $\\frac{${n} \\cdot ${mine}}{${mine + theirs}}$. It divides by the distance from ${a} to ${b}, but ${b} is only ${theirs} from the combined average.`,
      ],
      [
        (n * theirs) / (mine + theirs),
        "measures from the wrong average",
        `This is $\\frac{${theirs}}{${mine + theirs}}$ of ${n}, but ${n} is the number of [[first]] alone, not the number in all.`,
      ],
      [
        n,
        "takes the groups as equal",
        `With equally many [[first]] and [[second]], the combined average would be ${(a + b) / 2}, not ${c}.`,
      ],
      [
        theirs,
        "stops at the distance",
        `This is the distance from ${b} to ${c}, not the number of [[second]].`,
      ],
      [
        mine + theirs,
        "stops at the distance",
        `This is the distance from ${a} to ${b}, not the number of [[second]].`,
      ],
      [
        n + (n * theirs) / mine,
        "inverts the ratio and counts everything",
        `This is $${n} + ${(n * theirs) / mine}$. It interchanges the two distances from ${c}, and it adds the ${n} [[first]].`,
      ],
      [n + m, "counts everything", `This is $${n} + ${m}$, which also counts the ${n} [[first]].`],
      [
        Math.abs(n - m),
        "finds the difference",
        `This is $${Math.max(n, m)} - ${Math.min(n, m)}$, how many more [[${n > m ? "first" : "second"}]] than [[${n > m ? "second" : "first"}]] there are.`,
      ],
    ],
    solution: {
      idea: `Measure from the combined average, ${c}: the total above it equals the total below it.`,
      fast: [
        `The distances from ${c} are ${mine} and ${theirs}, so with $[[letter]]$ [[second]], $${n} \\cdot ${mine} = [[letter]] \\cdot ${theirs}$, and $[[letter]] = ${m}$.`,
      ],
      steps: [
        `With $[[letter]]$ [[second]], the sum of all the [[values]] is $${n} \\cdot ${a} + ${b}[[letter]] = ${c}(${n} + [[letter]])$.`,
        `$${tex(n * a)} + ${b}[[letter]] = ${tex(n * c)} + ${c}[[letter]]$, so $${theirs}[[letter]] = ${n * mine}$ and $[[letter]] = ${m}$.`,
      ],
      check: `The average ${c} is closer to ${mine < theirs ? a : b}, so there must be more [[${mine < theirs ? "first" : "second"}]], and ${Math.max(n, m)} is more than ${Math.min(n, m)}.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) => MANY_WORDS[wording - 1]!,
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
        `This is ${q - p} percent of ${n}, but the total also grows, from ${n} to ${n + k}.`,
      ],
      [
        (n * (q - p)) / (100 - p),
        "measures from the old percent",
        `This is $\\frac{${q - p}}{${100 - p}}$ of ${n}, but ${100 - q} percent of what is added equals ${q - p} percent of ${n}, so the fraction is $\\frac{${q - p}}{${100 - q}}$.`,
      ],
      [
        made,
        "stops at the original part",
        `This is ${p} percent of ${n}, the number of [[parts]] at first.`,
      ],
      [
        (n * q) / 100,
        "keeps the old total",
        `This is ${q} percent of the original ${n}, not the number added.`,
      ],
      [n - made, "finds the complement", `This is $${n} - ${made}$, the number of [[others]].`],
      [
        n + (n * (q - p)) / 100,
        "keeps the old total and finds the new one",
        `This is ${n} plus ${q - p} percent of ${n}. But only the number added is asked for, and the total grows as well.`,
      ],
      [
        2 * made - n,
        "compares the two original parts",
        `This is $${made} - ${n - made}$, the difference between the numbers of [[parts]] and [[others]] at first.`,
      ],
      [n + k, "finds the new total", `This is the new total, $${n} + ${k}$.`],
      [
        made + k,
        "finds the new part",
        `This is $${made} + ${k}$, the number of [[parts]] after the change.`,
      ],
    ],
    solution: {
      idea: `The number of [[others]] stays at $${n} - ${made} = ${n - made}$, and these become ${100 - q} percent of the new total.`,
      fast: [
        `The ${n - made} [[others]] must be ${100 - q} percent of the new total, so the new total is $\\frac{${n - made}}{${(100 - q) / 100}} = ${n + k}$, and $${n + k} - ${n} = ${k}$.`,
      ],
      steps: [
        `At first there are $${p / 100} \\cdot ${n} = ${made}$ [[parts]].`,
        `With $k$ more, $${made} + k = ${q / 100}(${n} + k)$, so $${(100 - q) / 100}k = ${tidy((n * q) / 100 - made)}$.`,
        `So $k = ${k}$.`,
      ],
      check: `$\\frac{${made} + ${k}}{${n} + ${k}} = \\frac{${made + k}}{${n + k}}$, which is ${q} percent.`,
      takeaway: "When a part and its total grow together, look at the part that doesn't grow.",
    },
    words: (wording) =>
      wording === 1
        ? { parts: "free throws made", others: "free throws missed" }
        : { parts: "electric cars", others: "cars that aren't electric" },
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
    why: `The first ${x}, which is ${x - a} above ${a}, raised the average by ${d}, so there were then $\\frac{${x - a}}{${d}} = ${n + 1}$ [[units]]. With the second ${x}, the average for ${n + 2} [[units]] is $${a} + \\frac{2 \\cdot ${x - a}}{${n + 2}} = ${key}$.`,
    wrong: [
      [
        after + d,
        "repeats the increase",
        `This adds ${d} again. But ${x} is now only ${x - after} above the average, and the new average is for ${n + 2} [[units]], so the increase is $\\frac{${x - after}}{${n + 2}} = ${key - after}$.`,
      ],
      [
        after + d / 2,
        "halves the increase",
        `This adds half of the first increase, ${d}, to ${after}, but the second increase is $\\frac{${x - after}}{${n + 2}} = ${key - after}$.`,
      ],
      [
        (after + x) / 2,
        "averages two averages",
        `This is halfway between ${after} and ${x}, but ${after} is the average for ${n + 1} [[units]], and ${x} is for only one.`,
      ],
      [
        (a + 2 * x) / 3,
        "weights the original average once",
        `This is $\\frac{${a} + ${x} + ${x}}{3}$, but ${a} is the average for ${n} [[units]], not for one.`,
      ],
      [
        a + (2 * (x - a)) / (n + 1),
        "divides by too few",
        `This is $${a} + \\frac{2 \\cdot ${x - a}}{${n + 1}}$, but with ${x} included twice there are ${n + 2} [[units]].`,
      ],
      [
        after + (x - after) / (n + 1),
        "divides by too few",
        `This is $${after} + \\frac{${x - after}}{${n + 1}}$, but with ${x} included twice there are ${n + 2} [[units]].`,
      ],
      [
        x - d,
        "subtracts the increase",
        `This subtracts the first increase, ${d}, from ${x}, but the second increase has to be added to ${after}.`,
      ],
      [after, "expects no change", `Another ${x} raises any average below ${x}.`],
    ],
    solution: {
      idea: `The first increase shows how many [[units]] there are.`,
      fast: [
        `${x} is ${x - a} above ${a} and raised the average by ${d}, so there are then $\\frac{${x - a}}{${d}} = ${n + 1}$ [[units]].`,
        `The second ${x} is ${x - after} above the average of ${after} and makes ${n + 2} [[units]], so the average rises by $\\frac{${x - after}}{${n + 2}} = ${key - after}$ to ${key}.`,
      ],
      steps: [
        `If there are $n$ [[units]] at first, $${a}n + ${x} = ${after}(n + 1)$, so $${d}n = ${x - after}$ and $n = ${n}$.`,
        `With ${x} included twice, the sum is $${n} \\cdot ${a} + 2 \\cdot ${x} = ${n * a + 2 * x}$.`,
        `The average is $\\frac{${n * a + 2 * x}}{${n + 2}} = ${key}$.`,
      ],
      check: `The second increase, ${key - after}, must be less than the first, ${d}.`,
      takeaway:
        "The change in an average times the new number of values is the distance of the new value from the old average.",
    },
    words: (wording) => ({ units: wording === 1 ? "games" : "numbers" }),
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
        `This is $\\frac{${mine}}{${mine + theirs}}$ as a percent, the share of [[second]].`,
      ],
      [
        (100 * theirs) / mine,
        "compares the two parts",
        `This is $\\frac{${theirs}}{${mine}}$ as a percent, which compares [[first]] with [[second]], not with all.`,
      ],
      [
        (100 * mine) / theirs,
        "compares the two parts",
        `This is $\\frac{${mine}}{${theirs}}$ as a percent, which compares [[second]] with [[first]].`,
      ],
      [
        Math.abs(2 * p - 100),
        "finds the difference",
        `This is ${Math.max(p, 100 - p)}% - ${Math.min(p, 100 - p)}%, the difference between the two shares.`,
      ],
      [
        50,
        "takes the groups as equal",
        `If [[first]] were 50% of all, the combined average would be ${(a + b) / 2}, not ${c}.`,
      ],
      [
        (100 * a) / b,
        "compares the averages",
        `This is $\\frac{${a}}{${b}}$ as a percent, the ratio of the averages, not of the sizes.`,
      ],
      [
        100 - (100 * Math.abs(apart)) / Math.max(a, b),
        "compares the averages",
        `This is $\\frac{${Math.min(a, b)}}{${Math.max(a, b)}}$ as a percent, the ratio of the averages, not of the sizes.`,
      ],
      [
        (100 - p) / 2,
        "halves the complement",
        `This is half of ${100 - p}%, the share of [[second]].`,
      ],
      [
        50 + p / 2,
        "averages with 100",
        `If [[first]] were ${50 + p / 2}% of all, the combined average would be $${(50 + p / 2) / 100} \\cdot ${a} + ${(50 - p / 2) / 100} \\cdot ${b} = ${((50 + p / 2) * a + (50 - p / 2) * b) / 100}$, not ${c}.`,
      ],
      [
        p / 2,
        "halves the share",
        `This is $\\frac{${theirs}}{2 \\cdot ${mine + theirs}}$ as a percent, but the whole distance from ${a} to ${b} is ${mine + theirs}, not twice that.`,
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
  const sign = change > 0 ? "+" : "-";
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
        `This is as far from ${a} as ${c} is, but groups of ${k} and ${n - k} don't have averages at equal distances from ${a}.`,
      ],
      [
        a + (n * change) / k,
        "counts all instead of the remaining",
        `This is $${a} ${sign} \\frac{${n} \\cdot ${Math.abs(change)}}{${k}}$, but only the [[rest]], not all ${n}, are ${Math.abs(change)} away from ${a} on average.`,
      ],
      [
        a + (k * change) / (n - k),
        "inverts the ratio",
        `This is $${a} ${sign} \\frac{${k} \\cdot ${Math.abs(change)}}{${n - k}}$, with ${k} and ${n - k} interchanged.`,
      ],
      [
        Math.abs(n * a - n * c) / k,
        "stops at the distance",
        `This is the distance from ${c} to ${b}, not the average of the [[gone]].`,
      ],
      [
        (a * n) / (n - k),
        "divides the total by the remaining",
        `This is $\\frac{${tex(n * a)}}{${n - k}}$, but ${thousands(n * a)} is the sum for all ${n}, not for the [[rest]].`,
      ],
      [
        a + k * change,
        "multiplies by the wrong number",
        `This moves ${a} by $${k} \\cdot ${Math.abs(change)}$, but the [[rest]] differ from ${a} by $${n - k} \\cdot ${Math.abs(change)} = ${Math.abs((n - k) * change)}$ in all, and the [[gone]] together make up for that.`,
      ],
      [
        (a + c) / 2,
        "averages the averages",
        `This is $\\frac{${a} + ${c}}{2}$, but ${a} must lie between ${c} and the average of the [[gone]].`,
      ],
    ],
    solution: {
      idea: `The sum of all ${n} [[things]] is the sum of the two groups.`,
      fast: [
        `The [[rest]] are ${Math.abs(change)} ${change > 0 ? "below" : "above"} ${a} on average, for a total of $${n - k} \\cdot ${Math.abs(change)} = ${Math.abs((n - k) * change)}$.`,
        `The [[gone]] make up for that with $\\frac{${Math.abs((n - k) * change)}}{${k}} = ${Math.abs(b - a)}$ each on average, so their average is $${a} ${sign} ${Math.abs(b - a)} = ${b}$.`,
      ],
      steps: [
        `The sum for all ${n} [[things]] is $${n} \\cdot ${a} = ${tex(n * a)}$.`,
        `The sum for the [[rest]] is $${n - k} \\cdot ${c} = ${tex((n - k) * c)}$.`,
        `So the [[gone]] have the sum $${tex(n * a)} - ${tex((n - k) * c)} = ${tex(k * b)}$ and the average $\\frac{${tex(k * b)}}{${k}} = ${b}$.`,
      ],
      check: `${a} must lie between ${c} and ${b}, closer to the average of the larger group.`,
      takeaway: TAKEAWAY,
    },
    words: (wording) =>
      [
        {
          things: "packages",
          rest: `${n - k} remaining packages`,
          gone: `${k} removed packages`,
        },
        { things: "numbers", rest: `${n - k} remaining numbers`, gone: `${k} deleted numbers` },
        { things: "numbers", rest: `first ${n - k} numbers`, gone: `last ${k} numbers` },
      ][wording - 1]!,
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
