import {
  asFraction,
  type AskedProblem,
  draftOf,
  fittingOptions,
  Fraction,
  fractionText,
  isPositiveWhole,
  near,
  openOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type StemReading,
  texFraction,
  thousands,
  tidy,
  type Wrong,
} from "@theta/items/template";

const SIZES = [10, 12, 15, 16, 18, 20, 24, 25, 30, 32, 36, 40, 45, 48, 50, 60, 75, 80, 100, 120];

/** x of v units are replaced once, from p percent to q percent, by something with r percent. */
interface Once {
  readonly v: number;
  readonly x: number;
  readonly p: number;
  readonly r: number;
  readonly q: number;
}

const PERCENTS = [0, 10, 15, 20, 25, 30, 35, 40, 45, 50, 60, 65, 70, 75, 80, 90, 100];
const INNER = PERCENTS.filter((n) => n > 0 && n < 100);

const ALL_ONCE: readonly Once[] = SIZES.flatMap((v) =>
  INNER.flatMap((p) => INNER.map((q) => ({ v, p, q }))),
)
  .flatMap((once) => PERCENTS.map((r) => ({ ...once, r })))
  .map((once) => ({ ...once, x: tidy((once.v * (once.p - once.q)) / (once.p - once.r)) }))
  .filter(({ v, x, p, q, r }) => p !== q && q !== r && isPositiveWhole(x) && x < 0.8 * v);
const WITH_WATER = ALL_ONCE.filter(({ r }) => r === 0);
const WITH_PURE = ALL_ONCE.filter(({ r }) => r === 100);
const WITH_OTHER = ALL_ONCE.filter(({ r }) => r > 0 && r < 100);

function drawOnce(rng: Rng): Once {
  return rng.pick(rng.pick([WITH_WATER, WITH_PURE, WITH_OTHER]));
}

function refill(r: number, part: string, is: "is" | "was"): string {
  if (r === 0) return "water";
  return r === 100 ? `pure ${part}` : `a solution that ${is} ${r} percent ${part} by volume`;
}

/** A quotient, and its lowest terms if they differ: `\\frac{2}{4} = \\frac{1}{2}`. */
function texQuotient(top: number, bottom: number): string {
  const written = `\\frac{${top}}{${bottom}}`;
  const lowest = texFraction(new Fraction(Math.round(10 * top), Math.round(10 * bottom)));
  return written === lowest ? written : `${written} = ${lowest}`;
}

const share = ({ x, v }: { x: number; v: number }): Fraction => new Fraction(x, v);

/** What a question about a solution calls things. */
const SOLUTION = {
  replaced: "replaced",
  replacing: "replacing",
  added: "what is added",
  more: "would have to be added if nothing were removed",
  total: "the total",
  parts: "what stays and what is added",
};
const FUND = {
  part: "interest",
  replaced: "reinvested",
  replacing: "reinvesting",
  added: "the reinvested money",
  more: "money would have to be added at the new rate if none were reinvested",
  total: "the amount of money",
  parts: "the two rates",
};

function onceSolution({ v, x, p, r, q }: Once, asksAmount: boolean) {
  const [change, most] = [tidy(Math.abs(q - p)), tidy(Math.abs(r - p))];
  const amount = asksAmount
    ? `, or $${texFraction(share({ x, v }))} \\cdot ${v} = ${x}$ liters`
    : "";
  return {
    idea: "[[Total]] doesn't change, so the result is a weighted average of [[parts]].",
    fast: [
      `From ${p} toward ${r} percent, the distance is ${most}, and the change is ${change}. So $${texQuotient(change, most)}$ is [[replaced]]${amount}.`,
    ],
    steps: [
      r === 0
        ? `If a fraction $f$ is [[replaced]], the part $1 - f$ stays, so $${p}(1 - f) = ${q}$.`
        : `If a fraction $f$ is [[replaced]], the part $1 - f$ stays, so $${p}(1 - f) + ${r}f = ${q}$.`,
      `So $${p} ${r > p ? "+" : "-"} ${most}f = ${q}$ and $f = ${texFraction(share({ x, v }))}$.`,
      ...(asksAmount
        ? [`The amount is $${texFraction(share({ x, v }))} \\cdot ${v} = ${x}$ liters.`]
        : []),
    ],
    check: `The percent ${q} is ${Math.abs(q - p) < Math.abs(q - r) ? "closer to" : Math.abs(q - p) === Math.abs(q - r) ? "halfway between" : "farther from"} ${p} ${Math.abs(q - p) === Math.abs(q - r) ? `and ${r}, so half` : `than ${Math.abs(q - p) < Math.abs(q - r) ? `to ${r}, so less than half` : `from ${r}, so more than half`}`} is [[replaced]].`,
    takeaway:
      "[[Replacing]] a part gives a weighted average. Compare the distances of the percents.",
  };
}

function wrongOnce({ v, x, p, r, q }: Once, whole: number): Wrong[] {
  const unit = whole / v;
  const [change, most] = [tidy(Math.abs(q - p)), tidy(Math.abs(r - p))];
  const all = whole === 1 ? "the whole" : `${whole} liters`;
  const replaced = `$\\frac{${change}}{${most}}$ is [[replaced]]`;
  return [
    [
      (whole * change) / 100,
      "takes the change of the percent as the part",
      `This is ${change} percent of ${all}. But [[replacing]] everything would change ${p} percent to ${r} percent, by ${most}, so for a change of only ${change}, ${replaced}.`,
    ],
    [
      whole - x * unit,
      "finds what stays",
      whole === 1
        ? `This is $1 - ${texFraction(share({ x, v }))}$, the part that isn't [[replaced]].`
        : `This is $${v} - ${x}$, the number of liters that aren't [[replaced]].`,
    ],
    [
      (whole * change) / Math.abs(q - r),
      "adds without removing",
      `This is $\\frac{${change}}{${tidy(Math.abs(q - r))}}$ of ${all}, which is how much [[more]].`,
    ],
    [
      (whole * change) / p,
      "compares with the original percent",
      `This is $\\frac{${change}}{${p}}$ of ${all}, which would be right only if [[added]] had 0 percent, not ${r} percent.`,
    ],
    [
      (whole * q) / 100,
      "finds the amount at the end",
      `This is ${q} percent of ${all}, the [[part]] at the end, not what is [[replaced]].`,
    ],
    [
      (whole * p) / 100,
      "finds the amount at the beginning",
      `This is ${p} percent of ${all}, the [[part]] at the beginning, not what is [[replaced]].`,
    ],
    [
      (whole * Math.min(p, q)) / Math.max(p, q),
      "divides the percents",
      `This is $\\frac{${Math.min(p, q)}}{${Math.max(p, q)}}$ of ${all}, but the change of ${change} must be compared with the distance of ${most} from ${p} to ${r} percent.`,
    ],
    [
      whole / 2,
      "replaces half",
      `[[Replacing]] half would give the percent halfway between ${p} and ${r}, which is ${tidy((p + r) / 2)}, not ${q}.`,
    ],
    [
      (whole * change) / r,
      "compares with the added percent",
      `This is $\\frac{${change}}{${r}}$ of ${all}, but the change of ${change} must be compared with the distance of ${most} from ${p} to ${r} percent.`,
    ],
  ];
}

function askAmount(rng: Rng): AskedProblem {
  const once = drawOnce(rng);
  const { v, x, p, r, q } = once;
  return {
    difficulty: r === 0 ? 4 : 5,
    stems: [
      `A tank contains ${v} liters of a solution that is ${p} percent acid by volume. How many liters of the solution must be removed and replaced with ${refill(r, "acid", "is")} so that the tank contains ${v} liters of a solution that is ${q} percent acid by volume?`,
      `A cooling system contained ${v} liters of a solution that was ${p} percent antifreeze by volume. After part of this solution was drained and replaced with an equal volume of ${refill(r, "antifreeze", "was")}, the system contained a solution that was ${q} percent antifreeze by volume. How many liters of the original solution were drained?`,
    ],
    key: x,
    why: `The part that is [[replaced]] is $\\frac{${tidy(Math.abs(q - p))}}{${tidy(Math.abs(r - p))}}$ of ${v} liters, which is ${x} liters.`,
    wrong: wrongOnce(once, v),
    solution: onceSolution(once, true),
    words: (wording) => ({ ...SOLUTION, part: wording === 1 ? "acid" : "antifreeze" }),
  };
}

function askFraction(rng: Rng, isFund: boolean): AskedProblem | null {
  const drawn = rng.pick(rng.pick([WITH_PURE, WITH_OTHER, WITH_OTHER]));
  // Rates of interest are lower.
  const scale = isFund ? 10 : 1;
  const once = { ...drawn, p: drawn.p / scale, r: drawn.r / scale, q: drawn.q / scale };
  const { p, r, q } = once;
  const fraction = share(once);
  if (fraction.bottom > 12) return null;
  return {
    difficulty: 5,
    stems: [
      isFund
        ? `All of the money in a certain fund was invested at a simple annual interest rate of ${p} percent. After part of the money was reinvested at a simple annual interest rate of ${r} percent, the average simple annual interest rate for all of the money in the fund was ${q} percent. What fraction of the money was reinvested?`
        : `A container was filled with a solution that was ${p} percent alcohol by volume. When part of this solution was removed and replaced with an equal volume of ${refill(r, "alcohol", "was")}, the result was a solution that was ${q} percent alcohol by volume. What fraction of the original solution was replaced?`,
    ],
    key: fraction.value,
    why: `The part that is [[replaced]] is $${texQuotient(tidy(Math.abs(q - p)), tidy(Math.abs(r - p)))}$ of everything.`,
    wrong: wrongOnce(once, 1),
    solution: onceSolution(once, false),
    words: () => (isFund ? FUND : { ...SOLUTION, part: "alcohol" }),
    text: (value) => fractionText(asFraction(value)!),
    shows: (value) => value > 0 && value < 1 && (asFraction(value)?.bottom ?? 99) <= 20,
  };
}

/** Twice, x of v units are replaced by water: p percent, then `once`, then q. */
interface Twice {
  readonly v: number;
  readonly x: number;
  readonly p: number;
  readonly once: number;
  readonly q: number;
}

const ALL_TWICE: readonly Twice[] = SIZES.flatMap((v) =>
  range(2, Math.floor(0.75 * v)).map((x) => ({ v, x, stays: (v - x) / v })),
)
  .filter(({ v, x }) => new Fraction(x, v).bottom <= 6)
  .flatMap(({ v, x, stays }) =>
    [20, 24, 25, 27, 32, 36, 40, 45, 48, 50, 54, 60, 64, 72, 75, 80, 90, 96].map((p) => ({
      v,
      x,
      p,
      once: tidy(p * stays),
      q: tidy(p * stays * stays),
    })),
  )
  .filter(({ q, once }) => isPositiveWhole(q) && q >= 3 && isPositiveWhole(2 * once));

function twiceSteps({ v, x, p, once, q }: Twice, part: string): string[] {
  const stays = texFraction(new Fraction(v - x, v));
  return [
    `Removing ${x} of ${v} leaves $${stays}$ of the ${part}, and water adds none.`,
    `After the first time, it is $${stays} \\cdot ${p} = ${once}$ percent, and after the second time $${stays} \\cdot ${once} = ${q}$ percent.`,
  ];
}

function askLeft(rng: Rng): AskedProblem {
  const twice = rng.pick(ALL_TWICE);
  const { v, x, p, once, q } = twice;
  const [gone, stays] = [x / v, (v - x) / v];
  return {
    difficulty: 5,
    stems: [
      `A tank contains ${v} gallons of a solution that is ${p} percent bleach by volume. First, ${x} gallons of the solution are removed and replaced with ${x} gallons of water. After the contents are mixed, ${x} gallons of the mixture are removed and replaced with ${x} gallons of water. What percent of the final solution is bleach?`,
      `A container holds ${v} quarts of a mixture that is ${p} percent juice by volume. If ${x} quarts of the mixture are removed and replaced with water, and then ${x} quarts of the resulting mixture are removed and replaced with water, what percent of the final mixture, by volume, is juice?`,
    ],
    key: q,
    why: `Each time, $${texFraction(new Fraction(v - x, v))}$ of the [[part]] is left, so the percent goes from ${p} to ${once} and then to ${q}.`,
    wrong: [
      [
        p * (1 - 2 * gone),
        "removes the same amount twice",
        `This is $${p} - 2 \\cdot ${tidy(p - once)}$, but the second time the percent falls by less, because what is removed contains less [[part]].`,
      ],
      [once, "stops after the first time", `This is the percent after only the first replacement.`],
      [
        p - q,
        "finds the decrease",
        `This is $${p} - ${q}$, by how many percentage points it falls.`,
      ],
      [
        p * gone,
        "takes what is removed",
        `This is $${p} - ${once}$, by how many percentage points it falls the first time.`,
      ],
      [
        once / 2,
        "halves the percent",
        `This is half of ${once}, but the second replacement leaves $${texFraction(new Fraction(v - x, v))}$ of it, not half.`,
      ],
      [
        p * (1 - gone * gone),
        "squares the wrong fraction",
        `This multiplies ${p} by 1 minus the square of $${texFraction(new Fraction(x, v))}$. The part that stays, $${texFraction(new Fraction(v - x, v))}$, has to be squared, not the part that goes.`,
      ],
      [
        p * gone * gone,
        "squares the wrong fraction",
        `This multiplies ${p} by the square of $${texFraction(new Fraction(x, v))}$. The part that stays, $${texFraction(new Fraction(v - x, v))}$, has to be squared, not the part that goes.`,
      ],
      [
        (p * v) / (v + 2 * x),
        "adds without removing",
        `This is $\\frac{${v}}{${v} + 2 \\cdot ${x}}$ of ${p} percent, as if the water were added and nothing were removed.`,
      ],
      [
        (p * v) / (v + x),
        "adds without removing",
        `This is $\\frac{${v}}{${v} + ${x}}$ of ${p} percent, as if the water were added and nothing were removed.`,
      ],
      [
        p * stays - x,
        "subtracts an amount from a percent",
        `This is $${once} - ${x}$, but ${x} is an amount, and it can't be subtracted from ${once} percent.`,
      ],
    ],
    solution: {
      idea: "Each replacement multiplies the percent by the fraction that stays.",
      fast: [
        `Twice, $${texFraction(new Fraction(v - x, v))}$ stays, so the percent is $${texFraction(new Fraction((v - x) ** 2, v * v))} \\cdot ${p} = ${q}$.`,
      ],
      steps: twiceSteps(twice, "[[part]]"),
      check: `The second decrease, $${once} - ${q} = ${tidy(once - q)}$, must be smaller than the first, $${p} - ${once} = ${tidy(p - once)}$.`,
      takeaway:
        "Repeated replacement multiplies by the fraction that stays, just as repeated discounts do.",
    },
    words: (wording) => ({ part: wording === 1 ? "bleach" : "juice" }),
    text: (value) => `${thousands(value)}%`,
    shows: (value) => value > 0 && value < 100 && Number.isInteger(2 * value),
  };
}

function askEach(rng: Rng): AskedProblem {
  const twice = rng.pick(ALL_TWICE);
  const { v, x, p, once, q } = twice;
  const left = new Fraction(q, p);
  return {
    difficulty: 6,
    stems: [
      `A tank contained ${v} liters of a solution that was ${p} percent acid by volume. First, $x$ liters of the solution were removed and replaced with $x$ liters of water. Then $x$ liters of the resulting solution were removed and replaced with $x$ liters of water. If the final solution was ${q} percent acid by volume, what is the value of $x$?`,
      `A container held ${v} gallons of a solution that was ${p} percent alcohol by volume. After $n$ gallons of the solution were removed and replaced with water and then $n$ gallons of the resulting solution were removed and replaced with water, the solution in the container was ${q} percent alcohol by volume. What is the value of $n$?`,
    ],
    pure: [
      `If $0 < x < ${v}$ and $${p}\\left(1 - \\frac{x}{${v}}\\right)^2 = ${q}$, what is the value of $x$?`,
    ],
    key: x,
    why: `The fraction that is left, $${texFraction(left)}$, is the square of $${texFraction(new Fraction(v - x, v))}$, so $${texFraction(new Fraction(x, v))}$ of ${v} is replaced each time.`,
    wrong: [
      [
        (v * (p - q)) / (2 * p),
        "halves the total decrease",
        `This is half of $${texQuotient(p - q, p)}$ of ${v}. But the percent falls by less the second time, so the decrease isn't divided equally.`,
      ],
      [
        (v * (p - q)) / p,
        "replaces only once",
        `This is $${texQuotient(p - q, p)}$ of ${v}, which would be right for only one replacement.`,
      ],
      [v - x, "finds what stays", `This is $${v} - [[x]]$, the part that stays each time.`],
      [
        (v * q) / p,
        "forgets the square",
        `This is $${texFraction(left)}$ of ${v}, but that fraction is what is left after both replacements, not what is replaced each time.`,
      ],
      [
        2 * x,
        "counts the two times together",
        `This is $2 \\cdot ${x}$, for both replacements together.`,
      ],
      [
        (v * (p - q)) / 100,
        "takes the change of the percent as the part",
        `This is ${p - q} percent of ${v}, but the decrease of ${p - q} percentage points is not what is replaced.`,
      ],
      [
        (v * (p - q)) / 200,
        "takes half of the change as the part",
        `This is half of ${p - q} percent of ${v}, but the decrease of ${p - q} percentage points is not what is replaced.`,
      ],
      [
        (v * q) / (2 * p),
        "halves instead of taking the root",
        `This is half of $${texFraction(left)}$ of ${v}. What stays each time is the square root of $${texFraction(left)}$, and the rest is replaced.`,
      ],
      [
        v / 2,
        "replaces half",
        `Replacing half twice would leave one fourth, not $${texFraction(left)}$.`,
      ],
    ],
    solution: {
      idea: "The same fraction stays each time, so the total fraction that is left is its square.",
      fast: [
        `What is left is $${texQuotient(q, p)}$, and its square root is $${texFraction(new Fraction(v - x, v))}$. So $${texFraction(new Fraction(x, v))}$ of ${v} is replaced each time, which is ${x}.`,
      ],
      steps: [
        `$${p}\\left(1 - \\frac{[[x]]}{${v}}\\right)^2 = ${q}$, so $\\left(1 - \\frac{[[x]]}{${v}}\\right)^2 = ${texFraction(left)}$.`,
        `$1 - \\frac{[[x]]}{${v}} = ${texFraction(new Fraction(v - x, v))}$, so $\\frac{[[x]]}{${v}} = ${texFraction(new Fraction(x, v))}$ and $[[x]] = ${x}$.`,
      ],
      check: `After the first time it is ${once} percent, and $${texFraction(new Fraction(v - x, v))} \\cdot ${once} = ${q}$.`,
      takeaway: "Two equal replacements leave the square of the fraction that stays each time.",
    },
    words: (wording) => ({ x: wording === 2 ? "n" : "x" }),
  };
}

const ASK = {
  amount: askAmount,
  fraction: (rng: Rng) => askFraction(rng, false),
  fund: (rng: Rng) => askFraction(rng, true),
  left: askLeft,
  each: askEach,
};
const KINDS = ["amount", "amount", "fraction", "fund", "left", "each", "each"] as const;

/** After x of v are replaced. */
const after = (v: number, x: number, p: number, r: number): number => (p * (v - x) + r * x) / v;
const isOnce = (x: number, v: number, p: number, r: number, q: number): boolean =>
  near(after(v, x, p, r), q);
const isTwice = (x: number, v: number, p: number, q: number): boolean =>
  x < v && near(after(v, x, after(v, x, p, 0), 0), q);
const isPart = (x: number, v: number): boolean => x < v;

/** Readings for water, the pure substance, and another solution. */
function refills(start: string, end: string): StemReading[] {
  return [
    {
      wording: new RegExp(`${start} water.*${end}`),
      fits: (x, v, p, q) => isOnce(x, v, p, 0, q),
      open: isPart,
    },
    {
      wording: new RegExp(`${start} pure.*${end}`),
      fits: (x, v, p, q) => isOnce(x, v, p, 100, q),
      open: isPart,
    },
    {
      wording: new RegExp(`${start} a solution that (?:is|was) (\\d+) .*${end}`),
      fits: isOnce,
      open: isPart,
    },
  ];
}

const READINGS: readonly StemReading[] = [
  ...refills(
    String.raw`contains (\d+) liters of .* is (\d+) percent acid .* with`,
    String.raw`is (\d+) percent acid`,
  ),
  ...refills(
    String.raw`contained (\d+) liters .* was (\d+) percent antifreeze .* volume of`,
    String.raw`was (\d+) percent antifreeze`,
  ),
  {
    wording: /was (\d+) percent alcohol by volume\. .* pure alcohol, .* was (\d+) percent/,
    fits: (f, p, q) => isOnce(f, 1, p, 100, q),
  },
  {
    wording:
      /was (\d+) percent alcohol by volume\. .* was (\d+) percent alcohol .* was (\d+) percent/,
    fits: (f, p, r, q) => isOnce(f, 1, p, r, q),
  },
  {
    wording: /rate of ([\d.]+) percent\. .* rate of ([\d.]+) percent, .* was ([\d.]+) percent\./,
    fits: (f, p, r, q) => isOnce(f, 1, p, r, q),
  },
  {
    wording: /contains (\d+) gallons .* is (\d+) percent bleach .* First, (\d+) gallons/,
    fits: (q, v, p, x) => isTwice(x, v, p, q),
    open: (q, _v, p) => q < p,
  },
  {
    wording: /holds (\d+) quarts .* is (\d+) percent juice .* If (\d+) quarts of/,
    fits: (q, v, p, x) => isTwice(x, v, p, q),
    open: (q, _v, p) => q < p,
  },
  {
    wording: /contained (\d+) liters .* was (\d+) percent acid .* was (\d+) percent acid/,
    fits: isTwice,
    open: isPart,
  },
  {
    wording: /held (\d+) gallons .* was (\d+) percent alcohol .* was (\d+) percent alcohol/,
    fits: isTwice,
    open: isPart,
  },
  {
    wording: /If 0 < x < (\d+) and (\d+)\(1 - .* = (\d+), what/,
    fits: isTwice,
    open: isPart,
  },
];

export const template: ProblemTemplate = {
  id: "drained-and-refilled",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "algebra",
  pattern:
    "A part of a mixture is replaced, once or twice: a weighted average, or the square of what stays.",

  make(rng) {
    const kind = rng.pick(KINDS);
    const asked = ASK[kind](rng);
    return asked && draftOf(kind, asked, READINGS, rng);
  },

  /** Replaces what each option says. */
  check: (view) => fittingOptions(view, READINGS),
  possible: (view) => openOptions(view, READINGS),
};
