import {
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  type Rng,
  type StemReading,
  texFraction,
  texThousands as tex,
  thousands,
  usd,
} from "@theta/items/template";

const PARTS = [
  [1, 2],
  [1, 3],
  [2, 3],
  [1, 4],
  [3, 4],
  [1, 5],
  [2, 5],
  [3, 5],
  [1, 6],
  [3, 8],
] as const;
const TAKEAWAY =
  "Multiply the fractions that remain: after one third and then one fourth of the remainder are taken, $\\frac{2}{3} \\cdot \\frac{3}{4} = \\frac{1}{2}$ is left.";

const frac = (part: Fraction): string => `$${texFraction(part)}$`;

/** Two fractions, the second of what the first leaves. */
function drawParts(rng: Rng) {
  const [one, two] = rng.sample(PARTS, 2) as [readonly [number, number], readonly [number, number]];
  const [a, b] = [new Fraction(...one), new Fraction(...two)];
  const whole = new Fraction(1);
  const rest = whole.minus(a).times(whole.minus(b));
  const second = whole.minus(a).times(b);
  return { a, b, rest, second, left: whole.minus(a) };
}

/** How much there was at first, given what is left. */
function askStart(rng: Rng): AskedProblem | null {
  const { a, b, rest, left } = drawParts(rng);
  const key = rng.pick([
    120, 150, 180, 240, 300, 360, 400, 450, 480, 600, 720, 800, 900, 1200, 1500, 1800, 2400, 3000,
    3600,
  ]);
  const remaining = key * rest.value;
  const middle = key * left.value;
  if (!Number.isInteger(remaining) || remaining % 5 !== 0 || !Number.isInteger(middle)) return null;
  const [given, stays] = [thousands(remaining), new Fraction(1).minus(b)];
  return {
    difficulty: 3,
    stems: [
      `On Monday ${frac(a)} of the water in a tank was used, and on Tuesday ${frac(b)} of the remaining water was used. If ${thousands(remaining)} gallons of water then remained in the tank, how many gallons were in the tank before Monday?`,
      `A club spent ${frac(a)} of its annual budget on travel and ${frac(b)} of the remainder on equipment. If ${usd(remaining)} of the budget was then left, what was the annual budget, in dollars?`,
    ],
    pure: [
      `If $m = n - ${texFraction(a)}n$ and $m - ${texFraction(b)}m = ${tex(remaining)}$, what is the value of $n$?`,
    ],
    key,
    why: `After the first part, ${thousands(middle)} is left, and $${texFraction(new Fraction(1).minus(b))} \\cdot ${tex(middle)} = ${tex(remaining)}$.`,
    wrong: [
      [
        remaining / (1 - a.value - b.value),
        "takes both fractions of the whole",
        `This divides ${given} by $1 - ${texFraction(a)} - ${texFraction(b)}$, but ${frac(b)} is a fraction of [[middle]], not of [[start]].`,
      ],
      [middle, "goes back one step only", `This is [[middle]], not [[start]].`],
      [
        remaining / (a.value * b.value),
        "multiplies the parts taken",
        `This divides ${given} by $${texFraction(a)} \\cdot ${texFraction(b)}$, the fractions that are taken, but the fractions that remain are ${frac(left)} and ${frac(stays)}.`,
      ],
      [
        remaining / a.value / (1 - b.value),
        "uses the part taken",
        `This divides ${given} by $${texFraction(stays)} \\cdot ${texFraction(a)}$, but [[middle]] is ${frac(left)} of [[start]], not ${frac(a)}.`,
      ],
      [
        remaining / b.value / (1 - a.value),
        "uses the part taken",
        `This divides ${given} by $${texFraction(b)} \\cdot ${texFraction(left)}$, but ${given} is ${frac(stays)} of [[middle]], not ${frac(b)}.`,
      ],
      [
        remaining * (1 + a.value) * (1 + b.value),
        "adds the fractions back",
        `This adds ${frac(b)} of ${given} and then ${frac(a)} of the result, but the fractions are of the amounts before they were taken.`,
      ],
      [
        remaining / (a.value + b.value),
        "adds the parts taken",
        `This divides ${given} by $${texFraction(a)} + ${texFraction(b)}$, but ${given} is what is left, not what is taken.`,
      ],
      [
        remaining / (1 - b.value) + remaining,
        "adds",
        `This adds ${given} to [[middle]], ${thousands(middle)}, which already includes it.`,
      ],
    ],
    words: (wording) =>
      [
        { start: "the amount before Monday", middle: "the amount left after Monday" },
        { start: "the annual budget", middle: "the budget left after travel" },
        { start: "$n$", middle: "$m$" },
      ][wording - 1]!,
    shows: (value) => isPositiveWhole(value) && value <= 4 * key,
    solution: {
      idea: `Go back from ${given} one step at a time, or multiply the fractions that remain.`,
      fast: [
        `What remains is $${texFraction(left)} \\cdot ${texFraction(new Fraction(1).minus(b))} = ${texFraction(rest)}$ of [[start]]. So [[start]] is $${tex(remaining)} \\div ${texFraction(rest)} = ${tex(key)}$.`,
      ],
      steps: [
        `In the second step, $1 - ${texFraction(b)} = ${texFraction(stays)}$ of [[middle]] remains, so [[middle]] is $${tex(remaining)} \\div ${texFraction(stays)} = ${tex(middle)}$.`,
        `In the first step, $1 - ${texFraction(a)} = ${texFraction(left)}$ of [[start]] remains, so [[start]] is $${tex(middle)} \\div ${texFraction(left)} = ${tex(key)}$.`,
      ],
      check: `Forward, ${frac(a)} of ${thousands(key)} is ${thousands(key - middle)}, which leaves ${thousands(middle)}, and ${frac(b)} of that is ${thousands(middle - remaining)}, which leaves ${thousands(remaining)}.`,
      takeaway: TAKEAWAY,
    },
  };
}

/** What comes of taking both fractions of the whole. */
function bothOfWhole(a: Fraction, b: Fraction): string {
  const rest = new Fraction(1).minus(a).minus(b);
  const gap = rest.minus(b);
  const apart = texFraction(new Fraction(Math.abs(gap.top), gap.bottom));
  return rest.top > 0
    ? `This takes ${frac(b)} of [[whole]] for [[second]], which leaves $1 - ${texFraction(a)} - ${texFraction(b)} = ${texFraction(rest)}$ for [[last]] and makes the difference $${apart}$. But ${frac(b)} is a fraction of what remains after [[first]].`
    : `This takes ${frac(b)} of [[whole]] for [[second]] and divides by $${texFraction(a)} + 2 \\cdot ${texFraction(b)} - 1 = ${apart}$. But then [[first]] and [[second]] would be $${texFraction(a)} + ${texFraction(b)} = ${texFraction(a.plus(b))}$ of [[whole]], and nothing would be left for [[last]].`;
}

/** The difference between two of the parts is known. */
function askDifference(rng: Rng): AskedProblem | null {
  const { a, b, rest, second, left } = drawParts(rng);
  const gap = rest.minus(second);
  const key = rng.pick([
    240, 300, 360, 480, 600, 720, 800, 900, 1200, 1500, 1800, 2000, 2400, 3000, 3600, 4000, 4800,
    6000,
  ]);
  const difference = Math.abs(key * gap.value);
  const sizes = [key * rest.value, key * second.value, key * left.value];
  if (gap.top === 0 || difference % 10 !== 0 || !sizes.every(Number.isInteger)) return null;
  const more = gap.top > 0;
  const salary = `Each month Kim spends ${frac(a)} of her salary on rent and ${frac(b)} of the remainder on food, and she saves what is left. If the amount that she saves each month is ${usd(difference)} ${more ? "greater" : "less"} than the amount that she spends on food, what is her monthly salary, in dollars?`;
  const employees = `Of the employees of a certain company, ${frac(a)} work in sales, ${frac(b)} of the remaining employees work in production, and all others work in administration. If there are ${thousands(difference)} ${more ? "fewer" : "more"} employees in production than in administration, how many employees does the company have?`;
  return {
    difficulty: 4,
    stems: key < 1800 ? [employees] : [salary],
    key,
    why: `[[Second]] is ${frac(second)} and [[last]] is ${frac(rest)} of [[whole]], and $${tex(difference)} \\div ${texFraction(new Fraction(Math.abs(gap.top), gap.bottom))} = ${tex(key)}$.`,
    wrong: [
      [
        difference / Math.abs(1 - a.value - 2 * b.value),
        "takes both fractions of the whole",
        bothOfWhole(a, b),
      ],
      [
        key * left.value,
        "stops at the remainder",
        `This is ${frac(left)} of [[whole]], what remains after [[first]].`,
      ],
      [
        difference / second.value,
        "leaves out a part",
        `This is $${tex(difference)} \\div ${texFraction(second)}$, but ${thousands(difference)} is the difference between [[second]] and [[last]], not [[second]].`,
      ],
      [
        difference / rest.value,
        "leaves out a part",
        `This is $${tex(difference)} \\div ${texFraction(rest)}$, but ${thousands(difference)} is the difference between [[second]] and [[last]], not [[last]].`,
      ],
      [
        key * rest.value,
        "finds one part",
        `This is ${frac(rest)} of [[whole]], only the part for [[last]].`,
      ],
      [
        key * second.value,
        "finds one part",
        `This is ${frac(second)} of [[whole]], only the part for [[second]].`,
      ],
      [
        key * a.value,
        "finds one part",
        `This is ${frac(a)} of [[whole]], only the part for [[first]].`,
      ],
      [
        difference / Math.abs(a.value - second.value),
        "compares the wrong parts",
        `This divides ${thousands(difference)} by ${frac(new Fraction(Math.abs(a.minus(second).top), a.minus(second).bottom))}, the difference between [[first]] and [[second]], but ${thousands(difference)} is the difference between [[second]] and [[last]].`,
      ],
    ],
    words: () =>
      key < 1800
        ? { whole: "the total", first: "sales", second: "production", last: "administration" }
        : { whole: "the salary", first: "rent", second: "food", last: "savings" },
    shows: (value) => isPositiveWhole(value) && value <= 4 * key && value >= key / 5,
    solution: {
      idea: "Write [[second]] and [[last]] as fractions of [[whole]].",
      steps: [
        `After [[first]], $1 - ${texFraction(a)} = ${texFraction(left)}$ of [[whole]] remains, so [[second]] is $${texFraction(b)} \\cdot ${texFraction(left)} = ${texFraction(second)}$ of [[whole]].`,
        `[[Last]] is $${texFraction(left)} - ${texFraction(second)} = ${texFraction(rest)}$ of [[whole]].`,
        `The difference is $${texFraction(more ? rest : second)} - ${texFraction(more ? second : rest)} = ${texFraction(new Fraction(Math.abs(gap.top), gap.bottom))}$ of [[whole]], so [[whole]] is $${tex(difference)} \\div ${texFraction(new Fraction(Math.abs(gap.top), gap.bottom))} = ${tex(key)}$.`,
      ],
      check: `The three parts of ${thousands(key)} are ${thousands(key * a.value)}, ${thousands(key * second.value)}, and ${thousands(key * rest.value)}.`,
      takeaway:
        "A fraction of a remainder is a product: multiply it by the fraction that the remainder is of the whole.",
    },
  };
}

const ASK = { start: askStart, difference: askDifference };
const KINDS = ["start", "difference"] as const;

const isStart = (
  n: number,
  a1: number,
  a2: number,
  b1: number,
  b2: number,
  rest: number,
): boolean => {
  const middle = n - (a1 * n) / a2;
  return near(middle - (b1 * middle) / b2, rest);
};
const isWhole = (
  n: number,
  a1: number,
  a2: number,
  b1: number,
  b2: number,
  gap: number,
): boolean => {
  const middle = n - (a1 * n) / a2;
  const second = (b1 * middle) / b2;
  return near(Math.abs(middle - 2 * second), gap);
};
const isMore = (
  n: number,
  _a1: number,
  _a2: number,
  _b1: number,
  _b2: number,
  given: number,
): boolean => n > given;

const TWO = String.raw`\((\d+)\)\/\((\d+)\).*\((\d+)\)\/\((\d+)\) of .*`;
const READINGS: readonly StemReading[] = [
  { wording: new RegExp(`${TWO}If (\\d+) gallons`), fits: isStart, open: isMore },
  { wording: new RegExp(`${TWO}If \\$(\\d+) of`), fits: isStart, open: isMore },
  {
    wording: /n - \((\d+)\)\/\((\d+)\)n and m - \((\d+)\)\/\((\d+)\)m = (\d+),/,
    fits: isStart,
    open: isMore,
  },
  { wording: new RegExp(`${TWO}is \\$(\\d+) (?:greater|less) than`), fits: isWhole, open: isMore },
  { wording: new RegExp(`${TWO}there are (\\d+) (?:more|fewer)`), fits: isWhole, open: isMore },
];

export const template: ProblemTemplate = {
  id: "work-backward",
  format: "problem-solving",
  subtopic: "algebraic-translation",
  domain: "algebra",
  pattern:
    "A fraction is taken, then a fraction of the remainder; the whole follows from what is left.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Goes forward from each option. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
