import {
  capital,
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  texFraction,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly vessel: string;
  readonly mix: string;
  readonly part: string;
  readonly unit: string;
}

const SETTINGS: readonly Setting[] = [
  { name: "coolant", vessel: "radiator", mix: "a coolant", part: "antifreeze", unit: "quarts" },
  { name: "garden", vessel: "tank", mix: "a plant food", part: "concentrate", unit: "liters" },
  { name: "dye", vessel: "vat", mix: "a dye mixture", part: "dye concentrate", unit: "liters" },
  { name: "punch", vessel: "dispenser", mix: "a fruit punch", part: "juice", unit: "cups" },
  { name: "cleaner", vessel: "canister", mix: "a cleaning fluid", part: "vinegar", unit: "liters" },
  { name: "sanitizer", vessel: "drum", mix: "a sanitizer", part: "alcohol", unit: "gallons" },
];

type Asked = "once" | "size" | "left" | "each" | "weaker";

interface Question {
  readonly v: number;
  readonly x: number;
  readonly p: number;
  /** Percentage in what is filled in. */
  readonly r: number;
  readonly q: number;
}

/** Size, amount replaced, and percentages, all whole; replaced once or twice, as asked. */
function drawFor(rng: Rng, asked: Asked): Question | null {
  const isTwice = asked === "left" || asked === "each";
  for (let tries = 0; tries < 400; tries++) {
    const v = rng.int(4, 60);
    const x = rng.int(1, v - 1);
    const p = isTwice ? rng.int(10, 96) : 5 * rng.int(2, 19);
    const r =
      asked === "once" || asked === "size"
        ? rng.pick([0, 0, 100])
        : asked === "weaker"
          ? 5 * rng.int(1, 18)
          : 0;
    const stays = ((v - x) / v) ** (isTwice ? 2 : 1);
    const q = Math.round((p * stays + r * (1 - stays)) * 1e6) / 1e6;
    const share = x / v;
    const isRound = new Fraction(x, v).bottom <= 12;
    if (
      isRound &&
      Number.isInteger(q) &&
      x >= 2 &&
      p !== r &&
      q !== r &&
      share >= 0.1 &&
      share <= 0.75 &&
      Math.abs(p - q) >= 5
    )
      return { v, x, p, r, q };
  }
  return null;
}

function drawQuestion(rng: Rng) {
  const { name, vessel, mix, part, unit } = rng.pick(SETTINGS);
  const asked = rng.pick([
    ...(["once", "once", "weaker", "weaker"] as const),
    ...(["each", "each", "size", "left"] as const),
  ]);
  const drawn = drawFor(rng, asked);
  if (!drawn) return null;
  const { v, x, p, r, q } = drawn;
  const refill =
    r === 0 ? "water" : r === 100 ? `pure ${part}` : `a mixture that is ${r} percent ${part}`;
  const [drop, gap] = [Math.abs(p - q), Math.abs(p - r)];
  const part1 = new Fraction(v - x, v);
  const once = (p * (v - x)) / v;
  const ofAll = new Fraction(drop, gap);
  const leftShare = new Fraction(q, p);
  const isTwice = asked === "left" || asked === "each";

  const amountWays: Wrong[] = [
    [
      (v * drop) / 100,
      "takes the points of percent as a part",
      `The change by ${drop} points is not ${drop} percent of the ${v} ${unit}: each unit replaced changes its percent by ${gap} points, not by 100.`,
    ],
    [
      v - x,
      "answers for what stays",
      `That much of the first mixture stays in the ${vessel}; the other ${x} ${unit} were drained.`,
    ],
    [
      (v * drop) / Math.abs(q - r),
      "adds without draining",
      `That much would have to be added if nothing were drained first.`,
    ],
    [
      (v * drop) / p,
      r === 0 ? "compares with nothing" : "treats the refill as water",
      `This is right for a refill of pure water; here ${r} percent of it is ${part}.`,
    ],
    [
      (v * q) / p,
      "takes the ratio of the percents",
      `The quotient of ${q} and ${p} percent of the ${v} ${unit} is no amount that was drained.`,
    ],
    [
      (v * q) / 100,
      `gives the ${part} in the end`,
      `That many ${unit} of ${part} are in the ${vessel} in the end.`,
    ],
    [
      (v * p) / 100,
      `gives the ${part} at first`,
      `That many ${unit} of ${part} were in the ${vessel} at first.`,
    ],
    [v / 2, "replaces a half", `A half would bring the percent midway between ${p} and ${r}.`],
  ];
  return {
    name,
    vessel,
    mix,
    part,
    unit,
    asked,
    drawn,
    refill,
    drop,
    gap,
    part1,
    once,
    ofAll,
    leftShare,
    isTwice,
    amountWays,
  };
}

type Drawn = NonNullable<ReturnType<typeof drawQuestion>>;

function stemOf({ vessel, mix, part, unit, asked, drawn, refill }: Drawn): string {
  const { v, x, p, q } = drawn;
  const holds = `A ${vessel} is filled with ${v} ${unit} of ${mix} that is ${p} percent ${part}.`;
  const rounds = `the same amount is drained and replaced by water a second time`;
  return {
    once: `${holds} Some of it is drained and replaced by the same amount of ${refill}, so that the ${vessel} then contains ${q} percent ${part}. How many ${unit} were drained?`,
    weaker: `${holds} Some of it is drained and replaced by the same amount of ${refill}, so that the ${vessel} then contains ${q} percent ${part}. How many ${unit} were drained?`,
    size: `A full ${vessel} contains ${mix} that is ${p} percent ${part}. When ${x} ${unit} are drained and replaced by the same amount of ${refill}, the mixture is ${q} percent ${part}. How many ${unit} does the ${vessel} hold?`,
    left: `${holds} Of this, ${x} ${unit} are drained and replaced by water. After mixing, ${rounds}. What percent of the mixture is ${part} in the end?`,
    each: `${holds} Some of it is drained and replaced by water. After mixing, ${rounds}. In the end the mixture is ${q} percent ${part}. How many ${unit} were drained each time?`,
  }[asked];
}

function wrongOnce({ amountWays }: Drawn): Wrong[] {
  return amountWays;
}

function wrongWeaker({ amountWays }: Drawn): Wrong[] {
  return amountWays;
}

function wrongSize({ vessel, part, unit, drawn, refill, drop, gap }: Drawn): Wrong[] {
  const { v, x, p, r, q } = drawn;
  return [
    [
      (100 * x) / drop,
      "takes the points of percent as a part",
      `The change by ${drop} points does not mean that ${drop} percent of the mixture was replaced.`,
    ],
    [
      (x * p) / drop,
      "treats the refill as water",
      `This is right for a refill of pure water, which changes each unit by ${p} points and not by ${gap}.`,
    ],
    [
      v - x,
      "answers for what stays",
      `That much of the first mixture stays; with the ${x} ${unit} of ${refill} the ${vessel} holds more.`,
    ],
    [
      v + x,
      "adds the refill",
      `The ${x} ${unit} that came in took the place of ${x} that were drained.`,
    ],
    [
      (x * Math.abs(q - r)) / drop,
      "adds without draining",
      `This would be the size if nothing had been drained first.`,
    ],
    [
      (x * p) / q,
      "takes the ratio of the percents",
      `The quotient of ${p} and ${q} does not compare the whole with the part that was replaced.`,
    ],
    [
      2 * x,
      "takes the part for a half",
      `A half would have brought the percent midway between ${p} and ${r}.`,
    ],
    [
      (x * 100) / q,
      "compares with the last percent",
      `The ${q} percent say how much ${part} there is, not how much was replaced.`,
    ],
  ];
}

function wrongLeft({ vessel, part, unit, drawn, part1, once }: Drawn): Wrong[] {
  const { v, x, p, q } = drawn;
  return [
    [
      once,
      "stops after one round",
      `That is the percent after the first round; the second one thins the mixture once more.`,
    ],
    [
      p - 2 * (p - once),
      "takes the same away twice",
      `The second time there is less ${part} in the ${x} ${unit} that are drained than the first time.`,
    ],
    [
      (p * x) / v,
      "takes what is drained",
      `The fraction that stays each time is $${texFraction(part1)}$; this takes the fraction that goes.`,
    ],
    [
      (p * x * x) / (v * v),
      "squares what is drained",
      `The fraction that stays each time is $${texFraction(part1)}$; this squares the fraction that goes.`,
    ],
    [
      p * (1 - (x * x) / (v * v)),
      "takes off the square",
      `What stays twice is the square of $${texFraction(part1)}$, not 1 less the square of the rest.`,
    ],
    [
      once / 2,
      "halves for the second round",
      `The second round leaves $${texFraction(part1)}$ of the ${part}, as the first one does.`,
    ],
    [
      (p * v) / (v + 2 * x),
      "adds without draining",
      `This adds the water twice and drains nothing; the ${vessel} would not hold it.`,
    ],
    [
      p - q,
      "answers for the loss",
      `By so many points the percent has fallen; asked is what is left.`,
    ],
    [
      (p * (v - x)) / (v + x),
      "drains once and fills twice",
      `Each time as much is drained as is filled in.`,
    ],
  ];
}

function wrongEach({ part, unit, drawn }: Drawn): Wrong[] {
  const { v, x, p, q } = drawn;
  return [
    [
      (v * (p - q)) / (2 * p),
      "shares the loss out evenly",
      `The second time there is less ${part} in what is drained, so two equal amounts do not take equal parts of the loss.`,
    ],
    [
      (v * (p - q)) / p,
      "replaces only once",
      `That would do in one round; two rounds of this would take too much.`,
    ],
    [
      v - x,
      "answers for what stays",
      `That much stays each time; the other ${x} ${unit} are drained.`,
    ],
    [
      (v * q) / p,
      "takes the ratio of the percents",
      `The quotient of ${q} and ${p} is the square of the fraction that stays each time.`,
    ],
    [2 * x, "counts both rounds", `That is drained in both rounds together; asked is each.`],
    [
      (v * (p - q)) / 100,
      "takes the points of percent as a part",
      `The fall by ${p - q} points is not ${p - q} percent of the ${v} ${unit}.`,
    ],
    [
      (v * (p - q)) / 200,
      "takes half of the points",
      `The fall by ${p - q} points is neither a percent of the ${v} ${unit} nor shared evenly by the rounds.`,
    ],
    [
      (v * q) / (2 * p),
      "halves the ratio",
      `The fraction that stays each time is the square root of $${texFraction(new Fraction(q, p))}$, not its half.`,
    ],
    [v / 2, "replaces a half", `Half and half again would leave a quarter of the ${part}.`],
  ];
}

const WRONG = {
  once: wrongOnce,
  weaker: wrongWeaker,
  size: wrongSize,
  left: wrongLeft,
  each: wrongEach,
};

function optionsOf(numbers: Drawn): ProblemOptions {
  const { part, unit, asked, drawn, part1, ofAll, isTwice } = numbers;
  const { v, x, p, q } = drawn;
  const key = { once: x, weaker: x, size: v, left: q, each: x }[asked];
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: asked === "left" ? `${key}%` : String(key),
      value: key,
      why: isTwice
        ? `Each round leaves $${texFraction(part1)}$ of the ${part}, and $${p} \\cdot \\left(${texFraction(part1)}\\right)^2 = ${q}$.`
        : `The part replaced is $${texFraction(ofAll)}$ of the whole, ${x} of ${v} ${unit}.`,
    },
    slips: slipsFrom(
      ways.filter(([n, slip]) => Number.isInteger(n) && n > 1 && slip !== "compares with nothing"),
      (n) => (asked === "left" ? n < 100 : asked === "size" || n < v),
      (value) => (asked === "left" ? `${value}%` : String(value)),
    ),
  };
}

function solutionOf({
  part,
  unit,
  asked,
  drawn,
  drop,
  gap,
  part1,
  once,
  ofAll,
  leftShare,
  isTwice,
}: Drawn): Solution {
  const { v, x, p, r, q } = drawn;
  const single = [
    `Each ${unit.slice(0, -1)} replaced turns from ${p} to ${r} percent, a change of ${gap} points; the whole changes by $${Math.max(p, q)} - ${Math.min(p, q)} = ${drop}$ points.`,
    `So $\\frac{${drop}}{${gap}}${ofAll.bottom === gap ? "" : ` = ${texFraction(ofAll)}`}$ of the whole was replaced.`,
  ];
  const steps: Record<Asked, string[]> = {
    once: [...single, `That is $${texFraction(ofAll)} \\cdot ${v} = ${x}$ ${unit}.`],
    weaker: [...single, `That is $${texFraction(ofAll)} \\cdot ${v} = ${x}$ ${unit}.`],
    size: [
      ...single,
      `These are ${x} ${unit}, so the whole is $${x} \\div ${texFraction(ofAll)} = ${v}$ ${unit}.`,
    ],
    left: [
      `Draining ${x} of ${v} ${unit} leaves $\\frac{${v - x}}{${v}}${part1.bottom === v ? "" : ` = ${texFraction(part1)}`}$ of the ${part}, and water adds none.`,
      `Twice, that is $${p} \\cdot ${texFraction(part1)} \\cdot ${texFraction(part1)} = ${q}$ percent.`,
    ],
    each: [
      `In the end $\\frac{${q}}{${p}}${leftShare.bottom === p ? "" : ` = ${texFraction(leftShare)}`}$ of the ${part} is left.`,
      `Each round leaves the same fraction, so this is a square: each time $${texFraction(part1)}$ stays.`,
      `So $1 - ${texFraction(part1)} = ${texFraction(new Fraction(x, v))}$ is drained each time: $${texFraction(new Fraction(x, v))} \\cdot ${v} = ${x}$ ${unit}.`,
    ],
  };
  return {
    idea: isTwice
      ? `Follow the ${part}: draining takes the same fraction of it each time, and water brings none back.`
      : `The size stays the same, so only the part that was replaced changes its percent.`,
    steps: steps[asked],
    check: isTwice
      ? `After one round it is ${text(once)} percent; the second round takes the same fraction, so fewer points.`
      : `${capitalPart(part)}: $${v - x} \\cdot ${p / 100} ${r === 0 ? "" : `+ ${x} \\cdot ${r / 100} `}= ${v} \\cdot ${q / 100}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "drained-and-refilled",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "algebra",
  pattern:
    "Some of a mixture is drained and replaced, once or twice: each round leaves the same fraction of what was there.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { name, asked, drawn, leftShare } = numbers;
    const { r } = drawn;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // One round is one equation; a refill that is itself a mixture, a second round, and a root
      // each add to it.
      difficulty:
        { once: 5, size: 6, weaker: 7, left: 6, each: 8 }[asked] +
        (r === 100 ? 1 : 0) +
        (asked === "each" && leftShare.bottom > 25 ? 1 : 0),
      stem: stemOf(numbers),
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Drains and refills with every option and checks what is in the vessel. */
  check({ stem, options }) {
    const [p] = read(stem, /that is (\d+) percent/).map((n) => valueOf(n)) as [Fraction];
    const other = /amount of a mixture that is (\d+) percent/.exec(stem)?.[1];
    const r = other ? valueOf(other) : new Fraction(stem.includes("amount of pure") ? 100 : 0);
    const isTwice = stem.includes("a second time");
    const after = (v: Fraction, x: Fraction): Fraction =>
      range(1, isTwice ? 2 : 1).reduce(
        (percent) => percent.times(v.minus(x)).plus(r.times(x)).over(v),
        p,
      );
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      const size = /filled with (\d+)/.exec(stem)?.[1];
      const amount = /(?:Of this,|When) (\d+)/.exec(stem)?.[1];
      const goal = /(?:contains|mixture is) (\d+) percent/.exec(stem)?.[1];
      const v = size ? valueOf(size) : tried;
      const x = amount ? valueOf(amount) : tried;
      if (x.value > v.value) return [];
      return after(v, x).equals(goal ? valueOf(goal) : tried) ? [place] : [];
    });
  },
};

function text(n: number): string {
  return Number.isInteger(n) ? String(n) : n.toFixed(1);
}

function capitalPart(part: string): string {
  return capital(part);
}
