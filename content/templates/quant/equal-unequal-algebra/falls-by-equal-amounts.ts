import {
  capital,
  type AskedProblem,
  count,
  draftOf,
  fromWords,
  isPositiveWhole,
  near,
  ordinal,
  plain,
  type ProblemTemplate,
  read,
  type Rng,
  tidy,
  valueOf,
  type Words,
} from "@theta/items/template";

const TAKEAWAY =
  "When something changes by equal amounts, count in those amounts from where it's zero.";

/** It's zero at time n, and at b it's p percent of what it was at a. */
interface Fall {
  readonly n: number;
  readonly a: number;
  readonly b: number;
  readonly p: number;
}

function drawFall(n: number, rng: Rng): Fall | null {
  const a = rng.int(1, Math.min(6, n - 3));
  const b = rng.int(a + 1, n - 2);
  const p = tidy((100 * (n - b)) / (n - a));
  return p % 5 === 0 && p >= 20 && p <= 90 && b - a <= 6 ? { n, a, b, p } : null;
}

const years = (n: number): string => count(n, "year");
const percentSign = (value: number): string => `${value}%`;

/** How a wording speaks of the thing that falls. */
interface Told {
  /** The amount at a time, and the whole amount. */
  readonly at: (n: number) => string;
  readonly whole: string;
  /** A time or place: "year 2", "the 2nd term". */
  readonly time: (n: number) => string;
  /** What each equal amount belongs to. */
  readonly unit: string;
  readonly zeroAt: (n: number) => string;
}

const MACHINE: Told = {
  at: (n) => `the value after ${years(n)}`,
  whole: "the original value",
  time: (n) => `year ${n}`,
  unit: "year",
  zeroAt: (n) => `the value is zero after ${years(n)}`,
};
const TANK: Told = {
  at: (n) => `the amount of water after ${count(n, "minute")}`,
  whole: "the full tank",
  time: (n) => `minute ${n}`,
  unit: "minute",
  zeroAt: (n) => `the tank is empty after ${count(n, "minute")}`,
};
const TERMS: Told = {
  at: (n) => `the ${ordinal(n)} term`,
  whole: "the first term",
  time: (n) => `the ${ordinal(n)} term`,
  unit: "step",
  zeroAt: (n) => `the ${ordinal(n)} term is 0`,
};
const FUNCTION: Told = {
  at: (n) => `$f(${n})$`,
  whole: "$f(0)$",
  time: (n) => `$x = ${n}$`,
  unit: "step",
  zeroAt: (n) => `$f(${n}) = 0$`,
};

/** The words of a wording for the times a, b, and c. */
const wordsOf = ({ n, a, b }: Fall, { at, whole, time, unit }: Told, c = n): Words => ({
  atA: at(a),
  atB: at(b),
  atC: at(c),
  timeA: time(a),
  timeB: time(b),
  timeN: time(n),
  span: count(b - a, unit),
  unit,
  units: `${unit}s`,
  whole,
});

function startOf({ n, a, b, p }: Fall, { at, unit, zeroAt }: Told): string[] {
  const later = unit === "step" ? `${count(n - a, unit)} on` : `${count(n - a, unit)} later`;
  return [
    `If ${at(a)} is $V$, then ${at(b)} is $${tidy(p / 100)}V$. The decrease of $${tidy(1 - p / 100)}V$ in ${count(b - a, unit)} is $\\frac{V}{${n - a}}$ per ${unit}.`,
    `So all of $V$ is gone ${later}: ${zeroAt(n)}.`,
  ];
}

/** When is it zero? */
function askZero(rng: Rng): AskedProblem | null {
  const fall = drawFall(rng.int(6, 24), rng);
  if (!fall || fall.n - fall.a <= fall.b) return null;
  const { n, a, b, p } = fall;
  return {
    difficulty: 5,
    stems: [
      `The value of a certain machine decreases by the same amount each year after it is purchased. If its value ${years(b)} after the purchase is ${p} percent of its value ${years(a)} after the purchase, how many years after the purchase will its value be zero?`,
      `Water is drained from a full tank at a constant rate. After ${b} minutes, the tank contains ${p} percent as much water as after ${count(a, "minute")}. How many minutes does it take to drain the tank completely?`,
    ],
    pure: [
      `In a certain sequence, each term after the first is less than the preceding term by the same positive number. If the ${ordinal(b)} term is ${p} percent of the ${ordinal(a)} term and the $n$th term is 0, what is the value of $n$?`,
      `For all numbers $x$, $f(x) = mx + k$, where $m$ and $k$ are nonzero constants. If $f(${b})$ is ${p} percent of $f(${a})$ and $f(c) = 0$, what is the value of $c$?`,
    ],
    key: n,
    why: `From [[timeA]] to [[timeB]], ${100 - p} percent of [[atA]] is lost in [[span]], so 100 percent is lost in ${n - a} [[units]], and $${a} + ${n - a} = ${n}$.`,
    wrong: [
      [
        n - a,
        "counts from the earlier of the two times",
        `These are only the ${n - a} [[units]] from [[timeA]] on.`,
      ],
      [
        n - b,
        "counts from the later of the two times",
        `These are only the ${n - b} [[units]] from [[timeB]] on.`,
      ],
      [
        (100 * b) / (100 - p),
        "takes the percent from the beginning",
        `This spreads the loss of ${100 - p} percent over ${b} [[units]], but it happens in [[span]], from [[timeA]] to [[timeB]].`,
      ],
      [
        (100 * (b - a)) / p,
        "uses the percent that remains",
        `This takes ${p} percent as the part lost in [[span]], but that is the part that is left.`,
      ],
      [
        n + a,
        "adds the earlier time twice",
        `This adds ${a} twice, $${n - a} + ${a} + ${a}$. It takes ${n - a} [[units]] from [[timeA]] on.`,
      ],
      [
        n + b - a,
        "counts from the later of the two times",
        `This counts the ${n - a} [[units]] from [[timeB]] on, but they start at [[timeA]].`,
      ],
      [
        n - (b - a),
        "counts from the earlier of the two times",
        `This counts ${n - b} [[units]] from [[timeA]] on, but that many are left from [[timeB]] on.`,
      ],
      [
        (100 * (b - a)) / (100 - p) + 1,
        "counts from the beginning",
        `This adds 1 to ${n - a}, but the ${n - a} [[units]] are counted from [[timeA]] on.`,
      ],
      [
        a + b,
        "adds the two times",
        `This adds ${a} and ${b}, but it takes ${n - a} [[units]] from [[timeA]] on until nothing is left.`,
      ],
      [
        n - 1,
        "stops a step early",
        `$${a} + ${n - a} = ${n}$, so one of the equal amounts is still left at this point.`,
      ],
      [
        n + 1,
        "counts a step too many",
        `$${a} + ${n - a} = ${n}$, so nothing is left one [[unit]] earlier.`,
      ],
    ],
    solution: {
      idea: `The percent lost belongs to the amount at ${a}, so find how long that amount lasts.`,
      steps: startOf(fall, MACHINE),
      check: `From [[timeN]], it is ${n - a} [[units]] back to [[timeA]] and ${n - b} back to [[timeB]], and ${n - b} is ${p} percent of ${n - a}.`,
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => {
      const told = [MACHINE, TANK, TERMS, FUNCTION][wording - 1]!;
      const { at, unit } = told;
      return {
        idea: `In ${count(b - a, unit)}, ${100 - p} percent of ${at(a)} is lost${b - a > 1 && Number.isInteger((100 - p) / (b - a)) ? `, so each ${unit} takes away ${(100 - p) / (b - a)} percent of it` : ""}. Find how long that amount lasts.`,
        fast: [
          `${capital(at(a))} and ${at(b)} are in the ratio $100 : ${p}$, so the ${unit}s left until zero are, too: $${n - a} : ${n - b}$, which differ by ${b - a}. Since $${a} + ${n - a} = ${n}$, ${told.zeroAt(n)}.`,
        ],
        steps: startOf(fall, told),
      };
    },
    words: (wording) => wordsOf(fall, [MACHINE, TANK, TERMS, FUNCTION][wording - 1]!),
    shows: (value) => isPositiveWhole(value) && value > b && value <= 2 * n,
  };
}

/** What percent of the amount at the start, or at another time, is left? */
function askPercent(rng: Rng): AskedProblem | null {
  const fall = drawFall(rng.pick([8, 10, 10, 10, 12, 15, 16, 20, 20]), rng);
  if (!fall) return null;
  const { n, a, b, p } = fall;
  const c = rng.pick([b, rng.int(1, n - 1), rng.int(1, a), rng.int(1, b)]);
  const key = tidy((100 * (n - c)) / n);
  if (!Number.isInteger(key) || c === a || key === p) return null;
  const rate = (100 - p) / (b - a);
  return {
    difficulty: 6,
    stems: [
      `The value of a certain machine decreases by the same amount each year after it is purchased. If its value ${years(b)} after the purchase is ${p} percent of its value ${years(a)} after the purchase, then its value ${years(c)} after the purchase is what percent of its original value?`,
      `Water is drained from a full tank at a constant rate. If after ${count(b, "minute")} the tank contains ${p} percent as much water as after ${count(a, "minute")}, then after ${count(c, "minute")} the tank is what percent full?`,
    ],
    pure: [
      `For all numbers $x$, $f(x) = mx + k$, where $m$ and $k$ are nonzero constants. If $f(${b})$ is ${p} percent of $f(${a})$, then $f(${c})$ is what percent of $f(0)$?`,
    ],
    key,
    why: `[[Whole]] is ${n} equal parts, one for each [[unit]]. [[AtC]] is ${n - c} of them, and $\\frac{${n - c}}{${n}}$ is ${key} percent.`,
    wrong: [
      [
        100 - c * rate,
        "takes the loss as a percent of the first amount",
        `This subtracts the loss of ${c} [[unit]]${c === 1 ? "" : "s"} from 100 percent, as if the ${100 - p} percent were of [[whole]]. It is of [[atA]].`,
      ],
      [
        p,
        "repeats the percent",
        `${p} percent is [[atB]] as a percent of [[atA]], not of [[whole]].`,
      ],
      [
        100 - p,
        "finds a percent that is lost",
        `That is the percent of [[atA]] that is lost from [[timeA]] to [[timeB]].`,
      ],
      [
        (100 * (n - a)) / n,
        "finds the percent at another time",
        `That is [[atA]] as a percent of [[whole]].`,
      ],
      [
        p - a * rate,
        "takes the loss as a percent of the first amount",
        `This subtracts the loss of ${a} [[unit]]${a === 1 ? "" : "s"} from ${p} percent, as if both were percents of [[whole]]. They are percents of [[atA]].`,
      ],
      [
        (100 * (n - b)) / n,
        "finds the percent at another time",
        `That is [[atB]] as a percent of [[whole]].`,
      ],
      [
        (100 * (n - c)) / (n - a),
        "compares with the amount at another time",
        `This is [[atC]] as a percent of [[atA]], not of [[whole]].`,
      ],
      [
        100 - (c * (100 - p)) / b,
        "takes the loss from the beginning",
        `This spreads the loss of ${100 - p} percent over ${b} [[units]], but it happens in [[span]], from [[timeA]] to [[timeB]].`,
      ],
      [
        (100 * (n - c + 1)) / n,
        "counts a part too many",
        `This is ${n - c + 1} of ${n} equal parts, but [[atC]] is only ${n - c} of them.`,
      ],
      [
        (100 * (n - c - 1)) / n,
        "counts a part too few",
        `This is ${n - c - 1} of ${n} equal parts, but [[atC]] is ${n - c} of them.`,
      ],
      [
        (p * key) / 100,
        "takes the percent once more",
        `This is ${p} percent of ${key} percent, but [[atC]] is already ${key} percent of [[whole]].`,
      ],
      [
        (100 * (n - c)) / (n + a),
        "counts from the earlier of the two times",
        `This takes [[whole]] as ${n + a} equal parts, but it is ${n} of them.`,
      ],
      [
        (100 * c) / (n - a),
        "compares the wrong parts",
        `This is ${c} of ${n - a} equal parts, but [[atC]] is ${n - c} of ${n} equal parts.`,
      ],
      [
        100 - key,
        "finds the percent that is lost",
        `That is the percent of [[whole]] that is lost, not the percent that is left.`,
      ],
    ],
    solution: {
      idea: `Count in the equal amounts: the first amount is ${n} of them, which follows from when it reaches zero.`,
      steps: [
        ...startOf(fall, MACHINE),
        `Of ${n} equal parts, ${n - c} are left, and $\\frac{${n - c}}{${n}}$ is ${key} percent.`,
      ],
      takeaway: TAKEAWAY,
    },
    solutionFor: (wording) => {
      const told = [MACHINE, TANK, FUNCTION][wording - 1]!;
      const { at, whole, unit, zeroAt } = told;
      return {
        idea: `Find out when nothing is left: ${zeroAt(n)}. So ${whole} is ${n} equal parts, one for each ${unit}.`,
        steps: [
          ...startOf(fall, told),
          `So ${whole} is ${n} equal parts, one for each ${unit}, and ${at(c)} is ${n - c} of them: $\\frac{${n - c}}{${n}}$ is ${key} percent.`,
        ],
        check: `The ${p} percent is of ${at(a)}, not of ${whole}.`,
      };
    },
    words: (wording) => wordsOf(fall, [MACHINE, TANK, FUNCTION][wording - 1]!, c),
    text: percentSign,
    pureText: percentSign,
    shows: (value) => isPositiveWhole(value) && value < 100 && (c < b || value <= p),
  };
}

const ASK = { zero: askZero, percent: askPercent };

const TOLD: readonly RegExp[] = [
  /value (\d+) years? after the purchase is (\d+) percent of its value (\d+) years? after/,
  /If after (\d+) minutes? .*? (\d+) percent .*? as after (\d+) minutes?/,
  /After (\d+) minutes?, .*? (\d+) percent .* after (\d+) minutes?/,
  /the (\d+)\w\w term is (\d+) percent of the (\d+)/,
  /f\((\d+)\) is (\d+) percent of f\((\d+)\)/,
];
const ASKED = [
  /value (\d+) years? after the purchase is what percent/,
  /then after (\d+) minutes?/,
  /then f\((\d+)\) is what percent/,
];

/** What the stem tells, and the time that it asks about unless it asks when nothing is left. */
function partsOf(stem: string) {
  const text = plain(stem);
  const told = TOLD.find((one) => one.test(text));
  if (!told) throw new Error(`Nothing is told in ${text}`);
  const [b, p, a] = read(text, told).map(fromWords) as [number, number, number];
  const asked = ASKED.find((one) => one.test(text));
  return { a, b, p, c: asked && fromWords(read(text, asked)[0]!) };
}

/** Solves V - bd = p(V - ad) with V = 1, and puts the tried value back. */
function fits(stem: string, tried: number): boolean {
  const { a, b, p, c } = partsOf(stem);
  const fall = (1 - p / 100) / (b - (p * a) / 100);
  return c === undefined ? near(1 - tried * fall, 0) : near(1 - c * fall, tried / 100);
}

/** Nothing is left only after the later time, and less than p percent are left from then on. */
function isOpen(stem: string, tried: number): boolean {
  const { b, p, c } = partsOf(stem);
  if (c === undefined) return tried > b;
  return tried < 100 && (c < b || tried < p);
}

export const template: ProblemTemplate = {
  id: "falls-by-equal-amounts",
  format: "problem-solving",
  subtopic: "linear-systems",
  domain: "algebra",
  pattern:
    "A linear decrease between two later times tells when it's zero and what it was at first.",

  make(rng) {
    const kind = rng.pick(["zero", "percent", "percent", "percent", "percent"] as const);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, [{ wording: /^/, fits: () => true }], rng);
  },

  check: ({ stem, options }) =>
    options.flatMap((one, k) => (fits(stem, valueOf(one).value) ? [k] : [])),
  possible: ({ stem, options }) => options.map((one) => isOpen(stem, valueOf(one).value)),
};
