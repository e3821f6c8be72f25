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
  const wanted = rng.pick([1, 1, off, 2, 3]);
  // A fraction among integers would give itself away.
  const top = (2 * side * wanted) % off === 0 ? wanted : off;
  const key = (2 * side * top) / off;
  const timesTop = (factor: number | string): string =>
    top === 1 ? `${factor}` : `${top} \\cdot ${factor}`;
  const wrong: Wrong[] = [
    [
      (side * top) / off,
      "takes one root only",
      `This multiplies by ${side} instead of the sum of the root and ${side}, which is about ${2 * side}.`,
    ],
    [
      2 * side * top,
      "forgets the denominator",
      `This is $${timesTop(2 * side)}$, which still has to be divided by ${off}, the new denominator.`,
    ],
    [
      (4 * side * top) / off,
      "doubles twice",
      `This uses ${4 * side} for the sum of the root and ${side}, but the sum is about ${2 * side}.`,
    ],
    [
      side * top,
      "takes the size of the root",
      `This is $${timesTop(side)}$, but the denominator is about $\\frac{${off}}{${2 * side}}$, so the ${top === 1 ? "reciprocal" : "value"} is about $\\frac{${timesTop(2 * side)}}{${off}}$.`,
    ],
    [
      2 * side * top * off,
      "multiplies by the difference",
      `This is $${timesTop(2 * side)} \\cdot ${off}$, but the difference of the squares, ${off}, belongs in the denominator.`,
    ],
    [
      side * side * top,
      "takes the square",
      `This is $${timesTop(`${side}^2`)}$, but the factor is the sum of the root and ${side}, about ${2 * side}.`,
    ],
    [
      top,
      "treats the difference as 1",
      `This takes the denominator to be 1, but it's only about $\\frac{${off}}{${2 * side}}$.`,
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
    key: numberChoice(
      key,
      `The value is $${result}$, and the sum in it is about $${side} + ${side} = ${2 * side}$.`,
    ),
    slips: slipsFrom(wrong, isPositiveWhole, thousands),
    solution: {
      idea: `The root is close to ${side}, so the denominator is almost 0, and only the conjugate shows how small it is.`,
      steps: [
        `Multiply the numerator and the denominator by $${added}$. The denominator becomes $${square > side * side ? `${texThousands(square)} - ${texThousands(side * side)}` : `${texThousands(side * side)} - ${texThousands(square)}`} = ${off}$.`,
        `The value is $${result}$.`,
        `Now the root can be replaced by ${side}, so the value is about $${off === 1 ? timesTop(2 * side) : `\\frac{${timesTop(2 * side)}}{${off}}`}${off === 1 && top === 1 ? "" : ` = ${texThousands(key)}`}$.`,
      ],
      check: `Replacing the root by ${side} at the beginning would give a denominator of 0.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** A tiny difference times a great number. */
function drawScaled(rng: Rng): Drawn {
  const { side, off, square, shown, added } = drawPair(rng);
  const [high, low] = [Math.max(square, side * side), Math.min(square, side * side)];
  const factor = rng.pick([100, 200, 500, 1000, 2000, 10_000]);
  const key = (factor * off) / (2 * side);
  if (!Number.isInteger(key) || key < 2) return null;
  const wrong: Wrong[] = [
    [
      (factor * off) / side,
      "takes one root only",
      `This divides ${off} by ${side}, but the sum of the root and ${side} is about ${2 * side}.`,
    ],
    [
      (factor * off) / (4 * side),
      "halves twice",
      `This divides ${off} by ${4 * side}, but the sum of the root and ${side} is about ${2 * side}.`,
    ],
    [
      factor * off,
      "subtracts the squares",
      `This is $${texThousands(factor)} \\times ${off}$, but ${off} is the difference of the squares, not of the root and ${side}.`,
    ],
    [
      factor / (2 * side),
      "forgets the difference of the squares",
      `This is $\\frac{${texThousands(factor)}}{${2 * side}}$, which leaves out ${off}, the difference of the squares.`,
    ],
    [
      0,
      "replaces the root at once",
      `The root isn't exactly ${side}, and its small difference from ${side} is multiplied by ${thousands(factor)}.`,
    ],
    [
      factor / side,
      "takes the reciprocal of the number",
      `This is $\\frac{${texThousands(factor)}}{${side}}$, but the difference is about $\\frac{${off}}{${2 * side}}$, not $\\frac{1}{${side}}$.`,
    ],
    [
      2 * side,
      "finds the sum",
      `This is about the sum of the root and ${side}, which only divides ${off}.`,
    ],
    [
      factor / 10,
      "guesses a tenth",
      `This takes the root to be 0.1 from ${side}, but it's about $\\frac{${off}}{${2 * side}}$ from ${side}.`,
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
      idea: `Write the difference as a fraction: the difference of the squares over the sum of the root and ${side}.`,
      steps: [
        `Multiply and divide by the sum: $${shown} = \\frac{${texThousands(high)} - ${texThousands(low)}}{${added}} = \\frac{${off}}{${added}}$.`,
        `The denominator is about ${2 * side}, so the difference is about $\\frac{${off}}{${2 * side}}$.`,
        `$${texThousands(factor)} \\times \\frac{${off}}{${2 * side}} = ${texThousands(key)}$.`,
      ],
      check: `If the root is $d$ from ${side}, its square is about $${2 * side}d$ from $${side}^2 = ${texThousands(side * side)}$, and with $d = \\frac{${off}}{${2 * side}}$ that is ${off}, as it should be.`,
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
      `This is about $\\sqrt{${2 * off}}$, the root of the difference, not the difference of the roots.`,
    ],
    [
      tidy(off / (2 * side)),
      "halves the difference",
      `This is $\\frac{${off}}{${2 * side}}$, but the numbers under the roots differ by ${2 * off}, not by ${off}.`,
    ],
    [
      tidy((2 * off) / side),
      "takes one root only",
      `This is $\\frac{${2 * off}}{${side}}$, but the sum of the roots is about ${2 * side}, not ${side}.`,
    ],
    [
      tidy(off / side / 10),
      "misplaces the decimal point",
      `This is a tenth of the answer: ${2 * off} divided by ${2 * side} is ${key}.`,
    ],
    [
      tidy(off / 2, 1),
      "halves instead of taking roots",
      `Roots near ${side} that are ${tidy(off / 2, 1)} apart belong to numbers that are about $${2 * side} \\cdot ${tidy(off / 2, 1)}$ apart, but these are only ${2 * off} apart.`,
    ],
    [
      tidy((4 * off) / side),
      "multiplies by the wrong number",
      `This is $\\frac{${4 * off}}{${side}}$, but the difference is about $\\frac{${2 * off}}{${2 * side}}$.`,
    ],
    [
      tidy(off / (4 * side)),
      "divides twice",
      `This is $\\frac{${off}}{${4 * side}}$, but the difference is about $\\frac{${2 * off}}{${2 * side}}$.`,
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
        `Multiply and divide by the sum: $${root(high)} - ${root(low)} = \\frac{${texThousands(high)} - ${texThousands(low)}}{${root(high)} + ${root(low)}} = \\frac{${2 * off}}{${root(high)} + ${root(low)}}$.`,
        `Both roots are close to ${side}, so the denominator is about ${2 * side}.`,
        `$\\frac{${2 * off}}{${2 * side}} = ${key}$.`,
      ],
      check: `With roots $${side} + d$ and $${side} - d$, the squares differ by $4 \\cdot ${side} \\cdot d$, and with $2d = ${key}$ that is ${2 * off}.`,
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
  const rootOf = Math.round(Math.sqrt(p * q) * 10) / 10;
  const over = (top: string): string => (d === 1 ? `$${top}$` : `$\\frac{${top}}{${d}}$`);
  const about = tidy((p + q + 2 * rootOf) / d);
  const rough = Math.round((tenths[0] + tenths[1]) / (tenths[0] - tenths[1]));
  const wrong: Wrong[] = [
    [
      rough,
      "rounds the roots first",
      `This is about $\\frac{${tenths[0]} + ${tenths[1]}}{${tenths[0]} - ${tenths[1]}}$, but rounding the roots changes the small denominator too much.`,
    ],
    [
      Math.round((p + q) / d),
      "forgets the middle term",
      `This is ${d === 1 ? `$${p} + ${q}$` : `about $\\frac{${p} + ${q}}{${d}}$`}, but the square of the sum of the roots also contains $2${root(p * q)}$.`,
    ],
    [
      Math.round((p + q + Math.sqrt(p * q)) / d),
      "takes the middle term once",
      `This is about ${over(`${p} + ${q} + ${root(p * q)}`)}, but the middle term is $2${root(p * q)}$.`,
    ],
    [
      Math.round(2 * exact),
      "doubles the square",
      `This is twice the right value, which is ${over(`${p + q} + 2${root(p * q)}`)}.`,
    ],
    [
      p + q,
      "squares each root",
      `This is $${p} + ${q}$, but the square of $${root(p)} + ${root(q)}$ also contains $2${root(p * q)}$.`,
    ],
    [
      Math.round(Math.sqrt(p) + Math.sqrt(q)),
      "treats the denominator as 1",
      `This is about $${root(p)} + ${root(q)}$, which still has to be divided by the difference of the roots, a number much less than 1.`,
    ],
    [
      Math.round((exact * d * d) / 4 + p),
      "mixes up the terms",
      `The value is ${over(`${p + q} + 2${root(p * q)}`)}, and $${root(p * q)}$ is about ${rootOf}.`,
    ],
    [
      Math.round(exact * 1.5),
      "adds a root too many",
      `The value is ${over(`${p + q} + 2${root(p * q)}`)}, with only two roots of ${p * q} in it, each about ${rootOf}.`,
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
      `The value is ${over(`${p + q} + 2${root(p * q)}`)}, and $${root(p * q)}$ is about ${rootOf}.`,
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
        `The numerator becomes $(${root(p)} + ${root(q)})^2 = ${p + q} + 2${root(p * q)}$, and $${root(p * q)}$ is about ${rootOf}.`,
        `The value is about $${d === 1 ? `${p + q} + 2 \\cdot ${rootOf}` : `\\frac{${p + q} + 2 \\cdot ${rootOf}}{${d}}`} = ${about}$${about === key ? "" : `, which is closest to ${key}`}.`,
      ],
      check: `The denominator is less than 1, so the value must be greater than the numerator, which is about $${tenths[0]} + ${tenths[1]}$.`,
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
