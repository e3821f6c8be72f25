import {
  isCount,
  plain,
  type ProblemDraft,
  type ProblemTemplate,
  range,
  type Rng,
  slipsFrom,
  sum,
  texTerm,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

/** TeX of the distance from x to a. */
const from = (a: number): string => (a === 0 ? "|x|" : `|x ${texTerm(-a, "")}|`);
const point = (a: number): string => (a < 0 ? `$${a}$` : String(a));
const asCount = (wrong: readonly Wrong[]) => slipsFrom(wrong, isCount);

type Drawn = Omit<ProblemDraft, "context"> | null;

function drawEnds(rng: Rng): [a: number, b: number] {
  const a = rng.int(-9, 6);
  return [a, a + rng.int(5, 14)];
}

/** The sum equals the distance of the two points: every point between them will do. */
function drawBetween(rng: Rng): Drawn {
  const [a, b] = drawEnds(rng);
  const d = b - a;
  const [one, other] = rng.shuffle([a, b]) as [number, number];
  const isOnLine = rng.chance(0.4);
  const equation = `${from(one)} + ${from(other)} = ${d}`;
  return {
    variant: `between/${isOnLine ? "points" : "equation"}`,
    difficulty: isOnLine ? 6 : 7,
    stem: isOnLine
      ? `On the number line, point $P$ has coordinate ${point(one)} and point $Q$ has coordinate ${point(other)}. For how many points $R$ with integer coordinates is the sum of the distance from $R$ to $P$ and the distance from $R$ to $Q$ equal to ${d}?`
      : rng.pick([
          `How many integers $x$ satisfy $${equation}$?`,
          `For how many integers $x$ is it true that $${equation}$?`,
        ]),
    key: {
      text: String(d + 1),
      value: d + 1,
      why: `All integers from ${point(a)} through ${point(b)}, inclusive, satisfy it, and there are $${b} - ${a < 0 ? `(${a})` : a} + 1 = ${d + 1}$ of them.`,
    },
    slips: asCount([
      [
        2,
        "keeps only the two ends",
        `${point(a)} and ${point(b)} work, but so does every integer between them.`,
      ],
      [
        d,
        "counts the gaps",
        `From ${point(a)} through ${point(b)} there are ${d} gaps and one more integer.`,
      ],
      [
        d - 1,
        "leaves out the ends",
        `At ${point(a)} and at ${point(b)} one distance is 0 and the sum is still ${d}.`,
      ],
      [
        2 * d,
        "counts both signs of the sum",
        `A sum of two distances is never negative, so there is no second case with $-${d}$.`,
      ],
      [
        d + 3,
        "goes one step past each end",
        `One step past an end, both distances together are already ${d + 2}.`,
      ],
      [
        1,
        "keeps only one case",
        "One choice of signs leaves an equation that is true for all x between the points.",
      ],
    ]),
    solution: {
      idea: "The left side is the sum of the distances from $x$ to two fixed points.",
      fast: [
        `The two points are ${d} units apart, and the sum of the distances is ${d} exactly when $x$ isn't outside them. Count from ${point(a)} through ${point(b)}: ${d + 1} integers.`,
      ],
      steps: [
        `The fixed points are ${point(a)} and ${point(b)}, and they are ${d} units apart.`,
        `For $x$ between them or at one of them, the two distances add up to ${d}. Outside, the sum is greater.`,
        `From ${point(a)} through ${point(b)} there are $${d} + 1 = ${d + 1}$ integers.`,
      ],
      check:
        "If the letters drop out of an equation and leave a true statement, every value in that interval is a solution.",
      takeaway:
        "$|x - a| + |x - b|$ has the same value for all $x$ from $a$ to $b$: the distance between $a$ and $b$.",
    },
  };
}

/** The sum is at most a greater number: the points may lie some way outside. */
function drawAtMost(rng: Rng): Drawn {
  const [a, b] = drawEnds(rng);
  const d = b - a;
  const extra = rng.int(2, 9);
  const [c, isStrict] = [d + extra, rng.chance(0.5)];
  const out = isStrict ? Math.ceil(extra / 2) - 1 : Math.floor(extra / 2);
  const key = d + 1 + 2 * out;
  const relation = `${from(a)} + ${from(b)} ${isStrict ? "<" : "\\leq"} ${c}`;
  return {
    variant: `at-most/${isStrict ? "strict" : "closed"}`,
    difficulty: 6 + (isStrict || extra % 2 === 1 ? 1 : 0),
    stem: rng.pick([
      `How many integers $x$ satisfy $${relation}$?`,
      `For how many integers $x$ is $${relation}$?`,
    ]),
    key: {
      text: String(key),
      value: key,
      why: `The integers are those from ${point(a - out)} through ${point(b + out)}.`,
    },
    slips: asCount([
      [
        d + 1,
        "stays between the points",
        `Integers a little outside of ${point(a)} and ${point(b)} also satisfy the inequality.`,
      ],
      [
        d + 1 + 2 * (isStrict ? extra - 1 : extra),
        "goes too far out",
        `One step outside adds 1 to both distances, so it uses up 2 of the extra ${extra}.`,
      ],
      [
        key + 2,
        "goes one step too far out",
        `At ${point(a - out - 1)} the sum of the distances is ${d + 2 * out + 2}.`,
      ],
      [
        key - 2,
        "stops a step too soon",
        `At ${point(a - out)} and ${point(b + out)} the sum is only ${d + 2 * out}.`,
      ],
      [
        key - 1,
        "counts the gaps",
        `From ${point(a - out)} through ${point(b + out)} there is one more integer than gaps.`,
      ],
      [
        2 * c - 1,
        "adds a range for each point",
        "Both distances count together, so the allowed values can't be found for each point by itself.",
      ],
    ]),
    solution: {
      idea: "The left side is the sum of the distances from $x$ to two fixed points.",
      steps: [
        `From ${point(a)} through ${point(b)} the sum is ${d}, so these ${d + 1} integers work.`,
        `Every step outside adds 2 to the sum: 1 for each point. ${out === 0 ? "Even one step is too many." : `So $x$ can be up to ${out} outside: the sum is then ${d + 2 * out}.`}`,
        `The number of integers is $${d + 1} + 2 \\times ${out} = ${key}$.`,
      ],
      check: `Test the ends: at ${point(b + out)} the sum is ${d + 2 * out}, and at ${point(b + out + 1)} it is ${d + 2 * out + 2}.`,
      takeaway: "Outside the two points, a sum of two distances grows by 2 with each step.",
    },
  };
}

/** Three distances: the sum is least at the middle point. */
function drawLeast(rng: Rng): Drawn {
  const [a, b] = drawEnds(rng);
  const middle = rng.int(a + 1, b - 1);
  if (2 * middle === a + b || middle === 0 || a * b === 0) return null;
  const [d, left, right] = [b - a, middle - a, b - middle];
  const terms = rng.shuffle([a, middle, b]).map(from);
  const isOnLine = rng.chance(0.4);
  return {
    variant: `least/${isOnLine ? "points" : "expression"}`,
    difficulty: 7,
    stem: isOnLine
      ? `On the number line, points $P$, $Q$, and $R$ have coordinates ${point(a)}, ${point(middle)}, and ${point(b)}, respectively. What is the least possible value of the sum of the distances from a point on the line to $P$, $Q$, and $R$?`
      : rng.pick([`What is the least possible value of $${terms.join(" + ")}$?`]),
    key: {
      text: String(d),
      value: d,
      why: `At $x = ${middle}$ the sum is $${left} + 0 + ${right} = ${d}$.`,
    },
    slips: asCount([
      [
        d + left,
        "puts x at the least point",
        `At $x = ${a}$ the sum is ${d + left}, but $x = ${middle}$ gives less.`,
      ],
      [
        Math.max(left, right),
        "takes the greatest gap",
        `The sum of the distances to the outer points alone is at least ${d}.`,
      ],
      [
        d + right,
        "puts x at the greatest point",
        `At $x = ${b}$ the sum is ${d + right}, but $x = ${middle}$ gives less.`,
      ],
      [
        Math.min(left, right),
        "takes the least gap",
        `The sum of the distances to the outer points alone is at least ${d}.`,
      ],
      [
        Math.abs(a) + Math.abs(b) + Math.abs(middle),
        "puts in 0",
        `At $x = 0$ the sum is ${Math.abs(a) + Math.abs(b) + Math.abs(middle)}, but $x = ${middle}$ gives ${d}.`,
      ],
      [0, "makes each distance 0", "The three distances can't all be 0 for one value of $x$."],
      [2 * d, "doubles the whole distance", `At $x = ${middle}$ each of the two gaps counts once.`],
    ]),
    solution: {
      idea: "The expression is the sum of the distances from $x$ to three fixed points.",
      steps: [
        `The distances to ${point(a)} and ${point(b)} add up to at least ${d}, and to exactly ${d} anywhere between them.`,
        `The distance to ${point(middle)} is at least 0, and it is 0 at $x = ${middle}$, which is between the two.`,
        `So the least sum is ${d}.`,
      ],
      check:
        "The mean of the three points isn't the best place: moving from it toward the middle point shortens two distances and lengthens one.",
      takeaway: "A sum of distances to three points is least at the middle point.",
    },
  };
}

/** The difference equals the distance of the points: all points on one side, inside given bounds. */
function drawDifference(rng: Rng): Drawn {
  const [a, b] = drawEnds(rng);
  const [d, bound] = [b - a, rng.pick([10, 15, 20, 25, 30])];
  const isRight = rng.chance(0.5);
  const end = isRight ? b : a;
  const [far, close] = isRight ? [a, b] : [b, a];
  if (bound <= Math.max(-a, b) + 2 || end === 0) return null;
  const side = isRight ? 1 : -1;
  const key = bound - side * end + 1;
  const equation = `${from(far)} - ${from(close)} = ${d}`;
  const reach = isRight
    ? `from ${point(b)} through ${bound}`
    : `from $-${bound}$ through ${point(a)}`;
  return {
    variant: `difference/${isRight ? "right" : "left"}`,
    difficulty: 8,
    stem: rng.pick([
      `How many of the integers from $-${bound}$ to ${bound}, inclusive, satisfy $${equation}$?`,
      `For how many integers $x$ from $-${bound}$ to ${bound}, inclusive, is $${equation}$?`,
    ]),
    key: { text: String(key), value: key, why: `The integers ${reach} satisfy the equation.` },
    slips: asCount([
      [
        1,
        "stops at the end point",
        `$x = ${close}$ works, but so does every integer on the far side of it.`,
      ],
      [
        d + 1,
        "takes the integers between the points",
        "Between the points it is the sum of the distances that is constant, not the difference.",
      ],
      [
        key - 1,
        "counts the gaps",
        `The integers ${reach} are one more than the gaps between them.`,
      ],
      [
        2 * bound + 1 - d,
        "takes both sides",
        `On the side of ${point(far)} the difference is $-${d}$.`,
      ],
      [
        bound + side * far + 1,
        "takes the wrong side",
        `On the side of ${point(far)} the difference is $-${d}$.`,
      ],
      [
        key + d,
        "starts at the other point",
        `Between the two points the difference is less than ${d}.`,
      ],
      [
        bound,
        "takes one sign of x",
        `The equation is settled by where $x$ is compared with ${point(close)}, not with 0.`,
      ],
    ]),
    solution: {
      idea: `The left side says how much farther $x$ is from ${point(far)} than from ${point(close)}.`,
      fast: [
        `Those points are ${d} units apart, so the difference is ${d} everywhere from ${point(close)} outward. Count the integers ${reach}: ${key}.`,
      ],
      steps: [
        `The points ${point(far)} and ${point(close)} are ${d} units apart.`,
        `At ${point(close)} and beyond it, $x$ is farther from ${point(far)} by exactly ${d}. Between the points the difference is less, and on the other side it is $-${d}$.`,
        `There are ${key} integers ${reach}.`,
      ],
      check: `Test a number beyond ${point(close)}: $x = ${close + 2 * side}$ gives $${d + 2} - 2 = ${d}$.`,
      takeaway:
        "$|x - a| - |x - b|$ is constant outside the two points, and $|x - a| + |x - b|$ is constant between them.",
    },
  };
}

export const template: ProblemTemplate = {
  id: "sum-of-two-distances",
  format: "problem-solving",
  subtopic: "absolute-value-number-line-decimals",
  domain: "algebra",
  pattern:
    "Absolute values as distances from fixed points: their sum is constant between the points, their difference outside.",

  make(rng) {
    const draft = rng.pick([drawBetween, drawAtMost, drawLeast, drawDifference])(rng);
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Tries every half from −60 to 60. */
  check({ stem, options }) {
    const answer = answerOf(plain(stem));
    return options.flatMap((option, k) => (valueOf(option).value === answer ? [k] : []));
  },
};

function answerOf(text: string): number {
  const points = /coordinates? (.*?)\. /.exec(text)?.[1];
  const terms = points
    ? Array.from(points.matchAll(/-?\d+/g), ([digits]) => ({ at: Number(digits), sign: 1 }))
    : Array.from(text.matchAll(/(- )?\|x(?: ([+-]) (\d+))?\|/g), ([, minus, sign, size]) => ({
        at: (sign === "+" ? -1 : 1) * Number(size ?? 0),
        sign: minus ? -1 : 1,
      }));
  const total = (x: number): number => sum(terms.map(({ at, sign }) => sign * Math.abs(x - at)));
  if (text.includes("least possible") || text.includes("for all values"))
    return Math.min(...range(-120, 120).map((k) => total(k / 2)));
  const bound = Number(/-(\d+) (?:to|<= x)/.exec(text)?.[1] ?? 60);
  const [, sign = "=", c] = /(?:\| (=|<=|<)|equal to) (\d+)/.exec(text)!;
  const fits = (x: number): boolean => {
    const value = tidy(total(x));
    if (sign === "<") return value < Number(c);
    return sign === "<=" ? value <= Number(c) : value === Number(c);
  };
  return range(-bound, bound).filter(fits).length;
}
