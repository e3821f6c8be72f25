import {
  isPositiveWhole,
  numberChoice,
  type ProblemDraft,
  type ProblemTemplate,
  type Rng,
  slipsFrom,
  texThousands,
  thousands,
  tidy,
  valueOf,
  type Wrong,
} from "@theta/items/template";

type Drawn = Omit<ProblemDraft, "context"> | null;

const SIDES = [10, 12, 15, 20, 25, 30, 40, 50] as const;
const root = (n: number): string => `\\sqrt{${texThousands(n)}}`;
const TAKEAWAY =
  "A difference of two nearly equal roots is small but not 0: multiply by the sum of the roots to see its size.";

/** A root next to a whole number: their difference, as text, and how far the root's square is off. */
function drawPair(rng: Rng) {
  const [side, off] = [rng.pick(SIDES), rng.pick([1, 2, 3, 5])];
  const isAbove = rng.chance(0.6);
  const square = side * side + (isAbove ? off : -off);
  const shown = isAbove ? `${root(square)} - ${side}` : `${side} - ${root(square)}`;
  const added = isAbove ? `${root(square)} + ${side}` : `${side} + ${root(square)}`;
  return { side, off, square, shown, added };
}

/** One over a tiny difference is great: 1/(√2,501 − 50) is about 100. */
function drawReciprocal(rng: Rng): Drawn {
  const { side, off, square, shown, added } = drawPair(rng);
  const top = rng.pick([1, 1, off, 2, 3]);
  const key = (2 * side * top) / off;
  const wrong: Wrong[] = [
    [
      (side * top) / off,
      "takes one root only",
      `The sum of the root and ${side} is about ${2 * side}, not ${side}.`,
    ],
    [
      2 * side * top,
      "forgets the denominator",
      `Multiplying by the sum leaves ${off} in the denominator.`,
    ],
    [
      (4 * side * top) / off,
      "doubles twice",
      `The sum of the root and ${side} is about ${2 * side}.`,
    ],
    [
      side * top,
      "takes the size of the root",
      `The difference is much smaller than ${side}, and its reciprocal isn't ${side}.`,
    ],
    [
      2 * side * top * off,
      "multiplies by the difference",
      `The difference of the squares, ${off}, belongs in the denominator.`,
    ],
    [
      side * side * top,
      "takes the square",
      "The sum of the roots is the factor, not the square of the number.",
    ],
    [
      top,
      "treats the difference as 1",
      `The squares differ by ${off}, but the roots differ by much less.`,
    ],
  ];
  const numerator = top === 1 ? added : `${top}(${added})`;
  const result = off === 1 ? numerator : `\\frac{${numerator}}{${off}}`;
  const fraction = `\\frac{${top}}{${shown}}`;
  return {
    variant: `reciprocal/${top === 1 ? "one" : "more"}`,
    difficulty: off === 1 ? 7 : 8,
    stem: rng.pick([
      `Which of the following is closest to $${fraction}$?`,
      `The value of $${fraction}$ is closest to which of the following?`,
    ]),
    key: numberChoice(key, `The value is $${result}$, and the root is about ${side}.`),
    slips: slipsFrom(wrong, isPositiveWhole, thousands),
    solution: {
      idea: `The root is close to ${side}, so the denominator is almost 0, and only the conjugate shows how small it is.`,
      steps: [
        `Multiply the numerator and the denominator by $${added}$. The denominator becomes $${square > side * side ? `${texThousands(square)} - ${texThousands(side * side)}` : `${texThousands(side * side)} - ${texThousands(square)}`} = ${off}$.`,
        `The value is $${result}$.`,
        `Now the root can be replaced by ${side}, so the value is about ${thousands(key)}.`,
      ],
      check: `Replacing the root by ${side} at the beginning would give a denominator of 0.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A tiny difference times a great number. */
function drawScaled(rng: Rng): Drawn {
  const { side, off, shown, added } = drawPair(rng);
  const factor = rng.pick([100, 200, 500, 1000, 2000, 10_000]);
  const key = (factor * off) / (2 * side);
  if (!Number.isInteger(key) || key < 2) return null;
  const wrong: Wrong[] = [
    [
      (factor * off) / side,
      "takes one root only",
      `The sum of the root and ${side} is about ${2 * side}, so ${off} is divided by ${2 * side}.`,
    ],
    [
      (factor * off) / (4 * side),
      "halves twice",
      `The sum of the root and ${side} is about ${2 * side}.`,
    ],
    [
      factor * off,
      "subtracts the squares",
      `${off} is the difference of the squares, not of the roots.`,
    ],
    [
      factor / (2 * side),
      "forgets the difference of the squares",
      `The difference of the squares is ${off}.`,
    ],
    [
      0,
      "replaces the root at once",
      `The root isn't exactly ${side}, and its small difference from ${side} is multiplied by ${thousands(factor)}.`,
    ],
    [
      factor / side,
      "takes the reciprocal of the number",
      `The difference is about ${off} over ${2 * side}.`,
    ],
    [2 * side, "finds the sum", `The sum of the root and ${side} is the divisor.`],
    [
      factor / 10,
      "guesses a tenth",
      `The root differs from ${side} by about ${off} over ${2 * side}.`,
    ],
  ];
  return {
    variant: "scaled/product",
    difficulty: 8,
    stem: rng.pick([
      `Which of the following is closest to $${texThousands(factor)}(${shown})$?`,
      `If $k = ${texThousands(factor)}(${shown})$, then $k$ is closest to which of the following?`,
    ]),
    key: numberChoice(
      key,
      `The difference is about $\\frac{${off}}{${2 * side}}$, and ${thousands(factor)} times that is ${thousands(key)}.`,
    ),
    slips: slipsFrom(wrong, (value) => Number.isInteger(value) && value >= 0, thousands),
    solution: {
      idea: "Write the difference of the roots as a fraction: the difference of the squares over the sum of the roots.",
      steps: [
        `$${shown} = \\frac{${off}}{${added}}$.`,
        `The denominator is about ${2 * side}, so the difference is about $\\frac{${off}}{${2 * side}}$.`,
        `$${texThousands(factor)} \\times \\frac{${off}}{${2 * side}} = ${texThousands(key)}$.`,
      ],
      check: `$(${side} ${shown.startsWith("\\") ? "+" : "-"} d)^2$ differs from $${side}^2$ by about $${2 * side}d$, and this must be ${off}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** Two roots on both sides of a square: √102 − √98 is about 0.2. */
function drawAround(rng: Rng): Drawn {
  const [side, off] = [rng.pick([10, 20, 25, 40, 50]), rng.pick([1, 2, 3, 4, 5])];
  const key = tidy(off / side);
  const [high, low] = [side * side + off, side * side - off];
  const wrong: Wrong[] = [
    [
      tidy(Math.sqrt(2 * off), 1),
      "subtracts under the root",
      `$\\sqrt{${2 * off}}$ is the root of the difference, not the difference of the roots.`,
    ],
    [
      tidy(off / (2 * side)),
      "halves the difference",
      `The numbers under the roots differ by ${2 * off}, not by ${off}.`,
    ],
    [
      tidy((2 * off) / side),
      "takes one root only",
      `The sum of the roots is about ${2 * side}, not ${side}.`,
    ],
    [
      tidy(off / side / 10),
      "misplaces the decimal point",
      `${2 * off} divided by ${2 * side} is ${key}.`,
    ],
    [tidy(off / 2, 1), "halves instead of taking roots", "A root isn't half of its number."],
    [
      tidy((4 * off) / side),
      "multiplies by the wrong number",
      `The difference is ${2 * off} divided by ${2 * side}.`,
    ],
    [
      tidy(off / (4 * side)),
      "divides twice",
      `The difference is ${2 * off} divided by ${2 * side}.`,
    ],
  ];
  return {
    variant: "around/decimal",
    difficulty: 6,
    stem: rng.pick([
      `Which of the following is closest to $${root(high)} - ${root(low)}$?`,
      `The positive difference between $${root(high)}$ and $${root(low)}$ is closest to which of the following?`,
    ]),
    key: numberChoice(
      key,
      `The roots add up to about ${2 * side}, and $\\frac{${2 * off}}{${2 * side}} = ${key}$.`,
    ),
    slips: slipsFrom(wrong, (value) => value > 0, thousands),
    solution: {
      idea: "The difference of the roots times their sum is the difference of the numbers under the roots.",
      steps: [
        `$${root(high)} - ${root(low)} = \\frac{${2 * off}}{${root(high)} + ${root(low)}}$.`,
        `Both roots are close to ${side}, so the denominator is about ${2 * side}.`,
        `$\\frac{${2 * off}}{${2 * side}} = ${key}$.`,
      ],
      check: `Both roots are within 1 of ${side}, so their difference can't be as great as the root of ${2 * off} suggests.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** (√p + √q)/(√p − √q), which is greater than it looks. */
function drawQuotient(rng: Rng): Drawn {
  const q = rng.int(2, 20);
  const d = rng.pick([1, 1, 2]);
  const p = q + d;
  const exact = (p + q + 2 * Math.sqrt(p * q)) / d;
  const key = Math.round(exact);
  if ([p, q].some((n) => Number.isInteger(Math.sqrt(n))) || Math.abs(exact - key) > 0.2)
    return null;
  const tenths = [p, q].map((n) => Math.round(10 * Math.sqrt(n)) / 10) as [number, number];
  const rough = Math.round((tenths[0] + tenths[1]) / (tenths[0] - tenths[1]));
  const wrong: Wrong[] = [
    [
      rough,
      "rounds the roots first",
      `With ${tenths[0]} and ${tenths[1]} the denominator is too rough: an error of 0.05 is a large part of it.`,
    ],
    [
      Math.round((p + q) / d),
      "forgets the middle term",
      `The square of the sum of the roots also contains $2${root(p * q)}$.`,
    ],
    [
      Math.round((p + q + Math.sqrt(p * q)) / d),
      "takes the middle term once",
      `The middle term is $2${root(p * q)}$.`,
    ],
    [
      Math.round(2 * exact),
      "doubles the square",
      "The square of the sum of the roots already contains the middle term twice.",
    ],
    [p + q, "squares each root", `The numerator is the square of $${root(p)} + ${root(q)}$.`],
    [
      Math.round(Math.sqrt(p) + Math.sqrt(q)),
      "treats the denominator as 1",
      "The roots differ by much less than 1.",
    ],
    [
      Math.round((exact * d * d) / 4 + p),
      "mixes up the terms",
      `The numerator becomes $${p + q} + 2${root(p * q)}$.`,
    ],
    [
      Math.round(exact * 1.5),
      "adds a root too many",
      `The numerator becomes $${p + q} + 2${root(p * q)}$, about ${Math.round(exact * d)}.`,
    ],
  ];
  return {
    variant: "quotient/two-roots",
    difficulty: 7,
    stem: rng.pick([
      `Which of the following is closest to $\\frac{${root(p)} + ${root(q)}}{${root(p)} - ${root(q)}}$?`,
      `The value of $\\frac{${root(p)} + ${root(q)}}{${root(p)} - ${root(q)}}$ is closest to which of the following integers?`,
    ]),
    key: numberChoice(
      key,
      d === 1
        ? `The value is $${p + q} + 2${root(p * q)}$.`
        : `The value is $\\frac{${p + q} + 2${root(p * q)}}{${d}}$.`,
    ),
    slips: slipsFrom(
      wrong.filter(([value]) => Math.abs(value / key - 1) > 0.15),
      isPositiveWhole,
      thousands,
    ),
    solution: {
      idea: "A small denominator makes an estimate unsafe, so remove the roots from it first.",
      steps: [
        `Multiply the numerator and the denominator by $${root(p)} + ${root(q)}$. The denominator becomes $${p} - ${q} = ${d}$.`,
        `The numerator becomes $${p} + ${q} + 2${root(p * q)}$, and $${root(p * q)}$ is about ${Math.round(Math.sqrt(p * q) * 10) / 10}.`,
        `The value is about ${key}.`,
      ],
      check:
        "Rounding the two roots before you subtract them changes the denominator by a great part of its size.",
      takeaway: TAKEAWAY,
    },
  };
}

export const template: ProblemTemplate = {
  id: "tiny-difference-of-roots",
  format: "problem-solving",
  subtopic: "exponents-roots",
  domain: "arithmetic",
  pattern:
    "Nearly equal roots: their difference is the difference of the squares over the sum of the roots.",

  make(rng) {
    const draft = rng.pick([drawReciprocal, drawReciprocal, drawScaled, drawAround, drawQuotient])(
      rng,
    );
    return draft && { ...draft, context: "pure" };
  },

  possible: ({ options }) => options.map((option) => valueOf(option).value > 0),

  /** Computes the value in decimals; no second option may be nearly as close. */
  check({ stem, options }) {
    const value = valueIn(stem.replaceAll("{,}", ""));
    const off = options.map((option) => Math.abs(valueOf(option).value - value));
    const least = Math.min(...off);
    return off.flatMap((distance, k) => (distance < 2 * least + 1e-9 ? [k] : []));
  },
};

const size = (part = ""): number => {
  const n = Number(part.replaceAll(/\D/g, ""));
  return part.includes("sqrt") ? Math.sqrt(n) : n;
};

function valueIn(tex: string): number {
  const rooted = String.raw`\\sqrt\{\d+\}`;
  const quotient = new RegExp(`frac\\{(${rooted}) \\+ (${rooted})\\}`).exec(tex);
  if (quotient) {
    const [p, q] = [size(quotient[1]), size(quotient[2])];
    return (p + q) / (p - q);
  }
  const gap = new RegExp(`(${rooted}|\\d+)(?: - |\\$ and \\$)(${rooted}|\\d+)`).exec(tex);
  if (!gap) throw new Error(`No difference can be read: ${tex}`);
  const difference = size(gap[1]) - size(gap[2]);
  const over = /frac\{(\d+)\}/.exec(tex);
  if (over) return Number(over[1]) / difference;
  const factor = /(\d+)\(/.exec(tex);
  return Number(factor?.[1] ?? 1) * difference;
}
