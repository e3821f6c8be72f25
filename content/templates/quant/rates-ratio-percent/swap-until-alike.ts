import {
  Fraction,
  fractionSlips,
  gcd,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly vessel: string;
  /** The mixture, and the part of it that is measured. */
  readonly mix: string;
  readonly part: string;
  readonly unit: string;
  readonly taken: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "dye", vessel: "vat", mix: "dye solution", part: "dye", unit: "liters", taken: "drawn" },
  { name: "syrup", vessel: "tank", mix: "syrup", part: "sugar", unit: "liters", taken: "pumped" },
  {
    name: "cider",
    vessel: "barrel",
    mix: "fruit drink",
    part: "juice",
    unit: "gallons",
    taken: "drawn",
  },
  { name: "feed", vessel: "bin", mix: "feed", part: "oats", unit: "kilograms", taken: "taken" },
  {
    name: "fuel",
    vessel: "drum",
    mix: "fuel blend",
    part: "biodiesel",
    unit: "gallons",
    taken: "drawn",
  },
  { name: "glaze", vessel: "bucket", mix: "glaze", part: "clay", unit: "liters", taken: "scooped" },
];

/** Sizes of two vessels and the equal amounts after which both contain the same mixture. */
const SWAPS = range(6, 90)
  .flatMap((a) => range(6, 90).map((b) => ({ a, b, x: (a * b) / (a + b) })))
  .filter(({ a, b, x }) => a !== b && Number.isInteger(x) && a < 4 * b && b < 4 * a);

/** Sizes in lowest terms, for the question without amounts. */
const RATIOS = range(1, 9)
  .flatMap((a) => range(a + 1, 9).map((b) => ({ a, b })))
  .filter(({ a, b }) => gcd(a, b) === 1 && a <= 7 && b <= 4 * a);

const f = (top: number, bottom = 1): Fraction => new Fraction(top, bottom);

function drawNumbers(rng: Rng) {
  const { name, vessel, mix, part, unit, taken } = rng.pick(SETTINGS);
  const asked = rng.pick([
    ...(["amount", "amount", "amount"] as const),
    ...(["size", "size", "strength", "share"] as const),
  ]);
  const { a, b, x } = asked === "share" ? { ...rng.pick(RATIOS), x: 1 } : rng.pick(SWAPS);
  const [p, q] = [5 * rng.int(1, 12), 5 * rng.int(1, 12)];
  const strength = new Fraction(a * p + b * q, a + b);
  if (asked !== "share" && (Math.abs(p - q) < 10 || !strength.isWhole)) return null;
  const tellsStrengths = asked === "strength" || (asked !== "share" && rng.chance(0.4));
  const [low, high] = [Math.min(a, b), Math.max(a, b)];
  const key = { amount: f(x), size: f(b), strength, share: f(high, low + high) }[asked];
  return {
    name,
    vessel,
    mix,
    part,
    unit,
    taken,
    asked,
    a,
    b,
    x,
    p,
    q,
    strength,
    tellsStrengths,
    low,
    high,
    key,
  };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function stemOf({
  vessel,
  mix,
  part,
  unit,
  taken,
  asked,
  a,
  b,
  x,
  p,
  q,
  tellsStrengths,
}: Numbers): string {
  const [kind, otherKind] = tellsStrengths
    ? [`${mix} that is ${p} percent ${part}`, `${mix} that is ${q} percent ${part}`]
    : [mix, `a different ${mix}`];
  const first =
    asked === "share"
      ? `The ${mix} in a small ${vessel} and that in a large one contain different percents of ${part}. The large one holds $${texFraction(new Fraction(Math.max(a, b), Math.min(a, b)))}$ times as much ${mix} as the small one.`
      : asked === "amount"
        ? `One ${vessel} holds ${a} ${unit} of ${tellsStrengths ? kind : mix} and a second ${vessel} ${b} ${unit} of ${tellsStrengths ? otherKind : `${mix} with another percent of ${part}`}.`
        : `One ${vessel} holds ${a} ${unit} of ${tellsStrengths ? kind : mix}, and a second ${vessel} holds ${tellsStrengths ? otherKind : `${mix} with another percent of ${part}`}.`;
  const amount =
    asked === "size" || asked === "strength"
      ? `${x} ${unit} are ${taken} from each`
      : `equal amounts are ${taken} from both`;
  const swap = `At the same time ${amount}, and what was ${taken} from one is put into the other. After mixing, both contain the same percent of ${part}.`;
  const question = {
    amount: `How many ${unit} were ${taken} from each ${vessel}?`,
    size: `How many ${unit} does the second ${vessel} hold?`,
    strength: `What percent is that?`,
    share: `What fraction of the ${mix} in the small ${vessel} was ${taken}?`,
  }[asked];
  return `${first} ${swap} ${question}`;
}

function wrongAmount({ vessel, unit, taken, a, b, x, low, high }: Numbers): Wrong<Fraction>[] {
  return [
    [
      f(low, 2),
      "swaps half of the smaller",
      `Half of ${low} makes the smaller ${vessel} half and half, but the larger one then holds more of its own.`,
    ],
    [
      f(a + b, 4),
      "takes the average size for both",
      `Half of the average size would do for two equal ${vessel}s; these hold ${a} and ${b}.`,
    ],
    [
      f(low - x),
      "answers for what stays",
      `That much of its own stays in the smaller ${vessel}; what was ${taken} from it is the rest.`,
    ],
    [
      f(high - x),
      "answers for what stays",
      `That much of its own stays in the larger ${vessel}; what was ${taken} from it is the rest.`,
    ],
    [
      f(high, 2),
      "swaps half of the larger",
      `Half of ${high} makes the larger ${vessel} half and half, but not the smaller one.`,
    ],
    [
      f(high - low),
      "swaps the difference",
      `The difference of the sizes is not what has to change places; after the swap the sizes are still ${a} and ${b}.`,
    ],
    [
      f(high - low, 2),
      "makes the sizes alike",
      `Half of the difference would make equal sizes if it went one way only.`,
    ],
    [
      f(low),
      "exchanges the whole of the smaller",
      `Then the smaller ${vessel} would hold only what came from the larger one.`,
    ],
    [
      f(a + b, 2),
      "swaps half of everything",
      `Half of all that there is, ${a + b} ${unit}, cannot be the same share of both ${vessel}s.`,
    ],
    [
      f(high, 3),
      "takes a third of the larger",
      `A third of ${high} is right only for sizes in the ratio $2 : 1$.`,
    ],
  ];
}

function wrongSize({ vessel, unit, a, x }: Numbers): Wrong<Fraction>[] {
  return [
    [
      f(a),
      "takes the sizes for equal",
      `With two equal ${vessel}s just half, $${texFraction(f(a, 2))}$, would have changed places, not ${x}.`,
    ],
    [
      f(2 * x),
      "takes half of the second",
      `The ${x} ${unit} are half of the second ${vessel} only if both are of one size.`,
    ],
    [
      f(a - x),
      "takes what stays",
      `That is what stays in the first ${vessel}; it compares with ${x} as the first with the second.`,
    ],
    [f(a + x), "adds the amount", `The ${x} ${unit} go both ways, so no size changes.`],
    [
      f(4 * x - a),
      "takes a quarter of both together",
      `A quarter of all that there is would be swapped only between equal ${vessel}s.`,
    ],
    [
      f(a * x, a + x),
      "adds where one must subtract",
      `From $\\frac{1}{${x}} = \\frac{1}{${a}} + \\frac{1}{b}$ the term $\\frac{1}{${a}}$ has to be taken away.`,
    ],
    [
      f(a * (a - x), x),
      "turns the ratio around",
      `In the first ${vessel} $${a - x} : ${x}$ is the ratio of first to second; this reads it the other way.`,
    ],
  ];
}

function wrongStrength({ vessel, part, unit, a, x, p, q }: Numbers): Wrong<Fraction>[] {
  return [
    [
      f(p + q, 2),
      "averages the percents",
      `The middle of ${p} and ${q} is right only for ${vessel}s of one size; in the first one ${a - x} ${unit} face ${x}.`,
    ],
    [
      f(x * p + (a - x) * q, a),
      "swaps the weights",
      `In the first ${vessel} ${a - x} ${unit} are still its own, at ${p} percent, and ${x} are new, at ${q}.`,
    ],
    [
      f(Math.abs(p - q)),
      "subtracts the percents",
      `The difference of ${p} and ${q} is what disappears; asked is the percent that both have afterward.`,
    ],
    [
      f(a * p + x * q, a),
      "lets nothing go out",
      `The ${x} ${unit} that came in took the place of ${x} that went out.`,
    ],
    [
      f(a * p + x * q, a + x),
      "pours without taking",
      `This adds ${x} ${unit} to the first ${vessel} without taking ${x} out of it.`,
    ],
    [
      f(q),
      "takes the second percent",
      `That would need an exchange of everything in the first ${vessel}.`,
    ],
    [
      f(p),
      "takes the first percent",
      `The first ${vessel} has got ${x} ${unit} at ${q} percent, so it cannot stay at ${p}.`,
    ],
    [
      f((a - x) * p, a),
      `leaves out what comes in`,
      `This counts only what stays; the ${x} ${unit} that came in contain ${part} as well.`,
    ],
  ];
}

function wrongShare({ vessel, mix, taken, low, high }: Numbers): Wrong<Fraction>[] {
  return [
    [
      f(low, low + high),
      "gives the share of the large one",
      `That is the fraction of the large ${vessel} that was ${taken}; equal amounts are a greater fraction of the small one.`,
    ],
    [
      f(1, 2),
      "takes a half",
      `A half makes the small ${vessel} half and half, while the large one keeps more than half of its own.`,
    ],
    [
      f(low, high),
      "compares the sizes",
      `That is the ratio of the sizes; the ${mix} in each must come from both in that ratio, so it is a part of the sum.`,
    ],
    [
      f(high - low, high),
      "takes the difference",
      `The difference of the sizes, as a part of the large one, does not enter.`,
    ],
    [
      f(high - low, high + low),
      "takes the difference",
      `The difference of the sizes, as a part of both, does not enter.`,
    ],
    [
      f(high, 2 * (high + low)),
      "halves the answer",
      `Equal amounts change places, so nothing has to be shared out between the two ways.`,
    ],
    [
      f(high + low, 4 * low),
      "takes the average size for both",
      `Half of the average size would do only for two equal ${vessel}s.`,
    ],
    [
      f(low, 2 * high),
      "halves the ratio of the sizes",
      `The ratio of the sizes, $${texFraction(f(low, high))}$, is that of the two in the mixture; it is a part of the sum that is asked for.`,
    ],
  ];
}

const WRONG = { amount: wrongAmount, size: wrongSize, strength: wrongStrength, share: wrongShare };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { vessel, mix, unit, asked, a, b, x, p, q, high, key } = numbers;

  const ways = WRONG[asked](numbers);
  const text = (n: Fraction): string =>
    asked === "share"
      ? `$${texFraction(n)}$`
      : asked === "strength"
        ? `${n.value}%`
        : String(n.value);
  const isFitting = ([n]: Wrong<Fraction>): boolean => {
    if (asked === "amount" && n.value > high) return false;
    if (asked === "share") return n.value > 0 && n.value < 1;
    return n.isWhole && n.value > 1 && (asked !== "strength" || n.value < 100);
  };
  return {
    key: {
      text: text(key),
      value: key.value,
      why:
        asked === "strength"
          ? `In the first ${vessel} ${a - x} of ${a} ${unit} stay at ${p} percent and ${x} come in at ${q}.`
          : asked === "share"
            ? `When both are alike, the ${mix} in the small ${vessel} comes from the large one in the ratio of the sizes, $${texFraction(key)}$ of it.`
            : `Then ${x} of ${a} ${unit} in the first ${vessel} come from the second, and so do ${b - x} of ${b} in the second: the same share, $\\frac{${b}}{${a + b}}$.`,
    },
    slips: fractionSlips(ways.filter(isFitting), () => true, text),
  };
}

function solutionOf({
  vessel,
  mix,
  part,
  unit,
  taken,
  asked,
  a,
  b,
  x,
  p,
  q,
  strength,
  key,
}: Numbers): Solution {
  const steps: Record<typeof asked, string[]> = {
    amount: [
      `Put together, the two would be as $${a} : ${b}$, first to second. When both ${vessel}s are alike, each holds them in this ratio.`,
      `So the part of the first ${vessel} that comes from the second is $\\frac{${b}}{${a} + ${b}}$ of it.`,
      `That is $${a} \\cdot \\frac{${b}}{${a + b}} = ${x}$ ${unit}.`,
    ],
    size: [
      `Now the first ${vessel} holds ${a - x} ${unit} of its own and ${x} from the second.`,
      `Alike, both ${vessel}s hold the two in the same ratio, and so does the whole: first to second as $${a - x} : ${x}$.`,
      `The first is ${a} ${unit} in all, so the second is $${a} \\cdot \\frac{${x}}{${a - x}} = ${b}$.`,
    ],
    strength: [
      `Now the first ${vessel} holds ${a - x} ${unit} at ${p} percent and ${x} ${unit} at ${q} percent.`,
      `That is $\\frac{${a - x}}{${a}} \\cdot ${p} + \\frac{${x}}{${a}} \\cdot ${q} = ${strength.value}$ percent.`,
    ],
    share: [
      `Let the sizes be as $${a} : ${b}$, small to large. When both are alike, each holds the two in this ratio.`,
      `So ${b} of every ${a + b} parts in the small ${vessel} now come from the large one.`,
      `They took the place of what was ${taken}: $${texFraction(key)}$ of it.`,
    ],
  };
  return {
    idea:
      asked === "strength"
        ? `Look at the first ${vessel} only: its size has not changed, and it is known what left it and what came.`
        : `Follow where the ${mix} comes from, not the ${part}: both ${vessel}s are alike when each holds the two in the ratio of the whole.`,
    steps: steps[asked],
    check:
      asked === "strength"
        ? `The result lies between ${p} and ${q}, nearer to ${a - x > x ? p : q}.`
        : `The percents do not matter as long as they differ${asked === "share" ? `; for equal sizes the fraction would be $\\frac{1}{2}$` : ""}.`,
  };
}

export const template: ProblemTemplate = {
  id: "swap-until-alike",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "algebra",
  pattern:
    "Equal amounts change places between two mixtures until both are alike: then each holds the two in the ratio of all.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { name, asked, tellsStrengths } = numbers;
    return {
      variant: `${asked}${tellsStrengths ? "-percents" : ""}/${name}`,
      context: "real",
      // The first vessel alone gives the percentage; the others need the ratio in both, even more
      // so without percentages.
      difficulty:
        { strength: 7, amount: 8, size: 8, share: 9 }[asked] +
        (tellsStrengths || asked === "share" ? 0 : 1),
      stem: stemOf(numbers),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Swaps with every option, using its own percentages if none are given, and compares both. */
  check({ stem, options }) {
    const told = [...stem.matchAll(/that is (\d+) percent/g)].map(([, n]) => valueOf(n!));
    const [p, q] =
      told.length === 2 ? (told as [Fraction, Fraction]) : [new Fraction(10), new Fraction(70)];
    const alike = (a: Fraction, b: Fraction, x: Fraction): Fraction | null => {
      const one = a.minus(x).times(p).plus(x.times(q)).over(a);
      const other = b.minus(x).times(q).plus(x.times(p)).over(b);
      const isPossible = x.value <= Math.min(a.value, b.value);
      return isPossible && one.equals(other) ? one : null;
    };
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      if (stem.includes("What fraction")) {
        const times = valueOf(read(stem, /holds (\S+) times/)[0]!);
        return alike(f(1), times, tried) ? [place] : [];
      }
      const [a] = read(stem, /holds (\d+)/).map((n) => valueOf(n)) as [Fraction];
      if (stem.includes("equal amounts")) {
        const b = valueOf(read(stem, /second \w+ (\d+)/)[0]!);
        return alike(a, b, tried) ? [place] : [];
      }
      const x = valueOf(read(stem, /same time (\d+)/)[0]!);
      if (stem.includes("does the second")) return alike(a, tried, x) ? [place] : [];
      const sizes = range(1, 2000)
        .map((b) => f(b))
        .filter((b) => alike(a, b, x));
      return sizes.length === 1 && alike(a, sizes[0]!, x)!.equals(tried) ? [place] : [];
    });
  },
};
