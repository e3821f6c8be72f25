import {
  Fraction,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  read,
  type Rng,
  slipsFrom,
  type Solution,
  valueOf,
  type Wrong,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly wet: string;
  readonly dry: string;
  readonly unit: string;
  readonly dries: string;
  /** Plausible percentages of water before and after. */
  readonly before: readonly [number, number];
  readonly after: readonly [number, number];
}

const SETTINGS: readonly Setting[] = [
  {
    name: "plums",
    wet: "fresh plums",
    dry: "prunes",
    unit: "kilograms",
    dries: "dried in the sun",
    before: [75, 92],
    after: [10, 40],
  },
  {
    name: "mushrooms",
    wet: "fresh mushrooms",
    dry: "dried mushrooms",
    unit: "pounds",
    dries: "dried in a warm room",
    before: [80, 95],
    after: [10, 40],
  },
  {
    name: "tea",
    wet: "tea leaves",
    dry: "withered leaves",
    unit: "kilograms",
    dries: "spread out to wither",
    before: [70, 80],
    after: [50, 68],
  },
  {
    name: "hay",
    wet: "cut grass",
    dry: "hay",
    unit: "tons",
    dries: "left to dry in the field",
    before: [60, 85],
    after: [10, 25],
  },
  {
    name: "seaweed",
    wet: "fresh seaweed",
    dry: "dried seaweed",
    unit: "kilograms",
    dries: "hung up to dry",
    before: [80, 95],
    after: [10, 40],
  },
  {
    name: "syrup",
    wet: "maple sap",
    dry: "syrup",
    unit: "pounds",
    dries: "boiled down",
    before: [94, 98],
    after: [30, 40],
  },
];

const PLURAL = new Set([
  "fresh plums",
  "prunes",
  "fresh mushrooms",
  "dried mushrooms",
  "tea leaves",
  "withered leaves",
]);

type Asked = "dried" | "fresh" | "lost" | "percent";

/** Fresh and dried amounts and their percentages of water, with all amounts whole. */
function drawFor(rng: Rng, { before, after }: Setting) {
  for (let tries = 0; tries < 300; tries++) {
    const [p, q] = [rng.int(...before), rng.int(...after)];
    const w = 5 * rng.int(4, 160);
    const solid = (w * (100 - p)) / 100;
    const d = (100 * solid) / (100 - q);
    if (Number.isInteger(solid) && Number.isInteger(d) && d >= 4 && w <= 40 * d)
      return { p, q, w, solid, d };
  }
  return null;
}

function drawNumbers(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const { wet, dry } = setting;
  const drawn = drawFor(rng, setting);
  if (!drawn) return null;
  const asked: Asked = rng.pick(["dried", "fresh", "lost", "percent"] as const);
  const verb = PLURAL.has(wet) ? "are" : "is";
  const isAre = PLURAL.has(dry) ? "are" : "is";
  const { p, q } = drawn;
  const points = `The ${p} and ${q} percent are percents of different amounts, so their difference of ${p - q} is no percent of anything here.`;
  return { setting, drawn, asked, verb, isAre, points };
}

type Numbers = NonNullable<ReturnType<typeof drawNumbers>>;

function wrongDried({ setting, drawn, points }: Numbers): Wrong[] {
  const { dry, unit } = setting;
  const { p, q, w, solid, d } = drawn;
  return [
    [(w * (100 - p + q)) / 100, "subtracts the percents", points],
    [
      solid,
      "stops at what is not water",
      `The ${solid} ${unit} that are not water make up only ${100 - q} percent of the ${dry}.`,
    ],
    [
      (w * q) / p,
      "compares the waters",
      `The ratio $${q} : ${p}$ compares percents of water, but the amount of water changes; the rest is what stays.`,
    ],
    [
      (w * (100 - q)) / 100,
      "takes the new percent of the old amount",
      `The ${100 - q} percent are of the ${dry}, not of the ${w} ${unit}.`,
    ],
    [
      w - d,
      "answers for the water lost",
      `That many ${unit} of water are lost; asked is what is left.`,
    ],
    [
      (w * q) / 100,
      "takes the percent of water",
      `The ${q} percent say how much of the ${dry} is water.`,
    ],
    [
      solid + (solid * q) / 100,
      "adds the percent to the rest",
      `The ${q} percent are of all the ${dry}, not of the ${solid} ${unit} that are not water.`,
    ],
    [
      (w * p * q) / 10_000,
      "multiplies the percents",
      `The percent of the ${dry} is not taken from the water that was there.`,
    ],
  ];
}

function wrongFresh({ setting, drawn, isAre, points }: Numbers): Wrong[] {
  const { wet, dry, unit } = setting;
  const { p, q, w, solid, d } = drawn;
  return [
    [(d * 100) / (100 - p + q), "subtracts the percents", points],
    [
      (d * p) / q,
      "compares the waters",
      `The ratio $${p} : ${q}$ compares percents of water, but the amount of water changes; the rest is what stays.`,
    ],
    [
      (d * 100) / (100 - p),
      "leaves no water in",
      `This makes all ${d} ${unit} free of water; ${q} percent of them still are water.`,
    ],
    [
      solid,
      "stops at what is not water",
      `The ${solid} ${unit} that are not water make up only ${100 - p} percent of the ${wet}.`,
    ],
    [
      w - d,
      "answers for the water lost",
      `That many ${unit} of water are lost; the ${dry} come${isAre === "are" ? "" : "s"} from that and what is left.`,
    ],
    [(d * (100 + p - q)) / 100, "adds the percents back", points],
    [
      (d * (100 - p)) / (100 - q),
      "turns the ratio around",
      `There must be more ${wet} than ${dry}, since water is lost.`,
    ],
    [
      (d * (100 - q)) / p,
      "mixes up water and rest",
      `The ${p} percent are water; what stays are the other ${100 - p} percent.`,
    ],
  ];
}

function wrongLost({ setting, drawn, points }: Numbers): Wrong[] {
  const { dry, unit } = setting;
  const { p, q, w, solid, d } = drawn;
  return [
    [(w * (p - q)) / 100, "subtracts the percents", points],
    [
      d,
      "answers for what is left",
      `That many ${unit} of ${dry} are left; asked is the water that went.`,
    ],
    [
      (w * p) / 100,
      "loses all the water",
      `All of the water is ${(w * p) / 100} ${unit}; some of it must stay in the ${dry}.`,
    ],
    [
      w - (w * q) / p,
      "compares the waters",
      `The ratio $${q} : ${p}$ compares percents of water, but the amount of water changes; the rest is what stays.`,
    ],
    [
      (w * (100 - q)) / 100,
      "takes the new percent of the old amount",
      `The ${100 - q} percent are of the ${dry}, not of the ${w} ${unit}.`,
    ],
    [
      (d * q) / 100,
      "answers for the water left",
      `That is the water that stays in the ${d} ${unit} of ${dry}.`,
    ],
    [
      w - solid - (solid * q) / 100,
      "takes the percent of the rest",
      `The ${q} percent are of all the ${dry}, not of the ${solid} ${unit} that are not water.`,
    ],
    [
      (w * q) / 100,
      "takes the percent of water",
      `The ${q} percent say how much of the ${dry} stays water.`,
    ],
    [
      w - (w * p * q) / 10_000,
      "multiplies the percents",
      `The percent of the ${dry} is not taken from the water that was there.`,
    ],
  ];
}

function wrongPercent({ setting, drawn }: Numbers): Wrong[] {
  const { wet, dry, unit } = setting;
  const { p, w, solid, d } = drawn;
  return [
    [(100 * solid) / d, "answers for the rest", `That percent of the ${dry} is what is not water.`],
    [
      (100 * d) / w,
      "compares the amounts",
      `That says what percent of the ${wet} is left, not how much of it is water.`,
    ],
    [
      p - (100 * (w - d)) / w,
      "subtracts the percent lost",
      `The loss as a percent of the ${wet} cannot be set against a percent of the ${dry}.`,
    ],
    [
      (p * d) / w,
      "shrinks the percent with the amount",
      `If the percent of water fell in step with the amount, something else would have to be lost with it.`,
    ],
    [
      (100 * (w - d)) / w,
      "answers for the loss",
      `That is the percent of the ${wet} that was lost.`,
    ],
    [
      100 - p,
      "keeps the percent of the rest",
      `The ${100 - p} percent were the rest in the ${wet}; the same amount is a greater percent of the ${dry}.`,
    ],
    [
      (100 * (d - solid)) / w,
      "compares with the old amount",
      `The water left, ${d - solid} ${unit}, has to be compared with the ${d} ${unit} left, not with ${w}.`,
    ],
    [
      (10_000 * (d - solid)) / (w * p),
      "compares water with water",
      `That is the part of the water that stayed; asked is its part of the ${dry}.`,
    ],
    [
      d - solid,
      "stops at the water",
      `That many ${unit} of water are left, of ${d} ${unit} in all.`,
    ],
    [p, "keeps the percent of water", `Only water was lost, so its percent must have fallen.`],
  ];
}

const WRONG = { dried: wrongDried, fresh: wrongFresh, lost: wrongLost, percent: wrongPercent };

function optionsOf(numbers: Numbers): ProblemOptions {
  const { setting, drawn, asked } = numbers;
  const { unit } = setting;
  const { p, q, w, solid, d } = drawn;
  const key = { dried: d, fresh: w, lost: w - d, percent: q }[asked];
  const ways = WRONG[asked](numbers);
  return {
    key: {
      text: asked === "percent" ? `${key}%` : String(key),
      value: key,
      why: `The ${solid} ${unit} that are not water are ${100 - p} percent of ${w} ${unit} and ${100 - q} percent of ${d} ${unit}.`,
    },
    slips: slipsFrom(
      ways,
      (n) => Number.isInteger(n) && n > 1 && (asked !== "percent" || n < 100),
      (value) => (asked === "percent" ? `${value}%` : String(value)),
    ),
  };
}

function solutionOf({ setting, drawn, asked, verb, isAre }: Numbers): Solution {
  const { wet, dry, unit } = setting;
  const { p, q, w, solid, d } = drawn;
  const start = `Of ${w} ${unit} of ${wet}, ${100 - p} percent ${verb} not water: $${w} \\cdot ${(100 - p) / 100} = ${solid}$ ${unit}. This part stays.`;
  const end = `It is ${100 - q} percent of the ${dry}, so there ${isAre} $${solid} \\div ${(100 - q) / 100} = ${d}$ ${unit} of ${dry}.`;
  const steps: Record<Asked, string[]> = {
    dried: [start, end],
    fresh: [
      `Of ${d} ${unit} of ${dry}, ${100 - q} percent are not water: $${d} \\cdot ${(100 - q) / 100} = ${solid}$ ${unit}. This part was there before.`,
      `It was ${100 - p} percent of the ${wet}, so $${solid} \\div ${(100 - p) / 100} = ${w}$ ${unit} are needed.`,
    ],
    lost: [start, end, `So $${w} - ${d} = ${w - d}$ ${unit} of water must go.`],
    percent: [
      start,
      `The rest of the ${d} ${unit}, $${d} - ${solid} = ${d - solid}$ ${unit}, is water.`,
      `That is $\\frac{${d - solid}}{${d}}$, or ${q} percent.`,
    ],
  };
  return {
    idea: `Do not follow the water, which changes; follow what is not water, which stays.`,
    steps: steps[asked],
    check: `The part that is not water grows from ${100 - p} to ${100 - q} percent while it stays the same amount, so the whole shrinks in the ratio $${100 - q} : ${100 - p}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "water-that-dries-away",
  format: "problem-solving",
  subtopic: "mixtures-weighted-average",
  domain: "arithmetic",
  pattern:
    "Drying takes only water: what is not water stays the same amount while its percent grows.",

  make(rng) {
    const numbers = drawNumbers(rng);
    if (!numbers) return null;
    const { setting, drawn, asked, verb, isAre } = numbers;
    const { name, wet, dry, unit, dries } = setting;
    const { p, q, w, d } = drawn;
    const they = verb === "are" ? "they" : "it";
    const stem = {
      dried: `By weight, ${wet} ${verb} ${p} percent water, and ${dry} ${isAre} ${q} percent water. If ${w} ${unit} of ${wet} ${verb} ${dries} and only water is lost, how many ${unit} of ${dry} result?`,
      fresh: `When ${wet} ${verb} ${dries} to make ${dry}, only water is lost. By weight, the water falls from ${p} percent to ${q} percent. How many ${unit} of ${wet} are needed for ${d} ${unit} of ${dry}?`,
      lost: `By weight, ${w} ${unit} of ${wet} ${verb} ${p} percent water. If ${they} ${verb} ${dries} and lose${verb === "are" ? "" : "s"} only water, how many ${unit} of water must be lost to get ${dry} with ${q} percent water?`,
      percent: `By weight, ${w} ${unit} of ${wet} ${verb} ${p} percent water. After ${they} ${verb === "are" ? "were" : "was"} ${dries}, losing only water, ${d} ${unit} of ${dry} were left. What percent water ${isAre} the ${dry}, by weight?`,
    }[asked];
    const isRound = (100 - q) % (100 - p) === 0;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Seeing what stays is everything; one more step for what is lost. A whole factor between the
      // rests saves work.
      difficulty:
        { dried: 4, fresh: 4, lost: 5, percent: 3 }[asked] + (isRound ? -1 : 0) + (p > 90 ? 1 : 0),
      stem,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Lets the water evaporate, unit by unit if necessary, and compares water with the whole. */
  check({ stem, options }) {
    const [p] = read(stem, /(\d+) percent/).map((n) => valueOf(n)) as [Fraction];
    const hundred = new Fraction(100);
    const second =
      /percent water, and .*? (\d+) percent water|to (\d+) percent|with (\d+) percent/.exec(stem);
    const q = second ? valueOf(second.slice(1).find(Boolean)!) : null;
    /** Remaining water as a percentage, when this much of the whole is gone. */
    const leaves = (whole: Fraction, gone: Fraction): Fraction =>
      whole.times(p).over(hundred).minus(gone).times(hundred).over(whole.minus(gone));
    return options.flatMap((option, place) => {
      const tried = valueOf(option);
      const isRight = (): boolean => {
        if (stem.includes("needed for")) {
          const d = valueOf(read(stem, /needed for (\d+)/)[0]!);
          return tried.value > d.value && leaves(tried, tried.minus(d)).equals(q!);
        }
        const w = valueOf(read(stem, /(\d+) (?:kilograms|pounds|tons|gallons) of/)[0]!);
        if (stem.includes("What percent")) {
          const d = valueOf(read(stem, /only water, (\d+)/)[0]!);
          return leaves(w, w.minus(d)).equals(tried);
        }
        const gone = range(1, w.value - 1).filter((n) => leaves(w, new Fraction(n)).equals(q!));
        const [lost] = gone;
        if (lost === undefined) throw new Error(`No amount of water lost fits: ${stem}`);
        return tried.value === (stem.includes("must be lost") ? lost : w.value - lost);
      };
      return isRight() ? [place] : [];
    });
  },
};
