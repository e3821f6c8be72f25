import {
  inWords,
  numbersIn,
  plain,
  type ProblemOptions,
  type ProblemTemplate,
  range,
  type Rng,
  type Slip,
  type Solution,
  usd,
} from "@theta/items/template";

interface Setting {
  readonly name: string;
  readonly way: "lower" | "raise";
  readonly isMoney: boolean;
  /** p: each, n: how many, dp and dn: how they change together. */
  readonly story: (p: number, n: number, dp: number, dn: number) => string;
  readonly askEach: string;
  readonly askMany: string;
  readonly askAll: string;
  readonly each: string;
  readonly many: string;
  readonly all: string;
}

const SETTINGS: readonly Setting[] = [
  {
    name: "ferry",
    way: "lower",
    isMoney: true,
    story: (p, n, dp, dn) =>
      `At a fare of ${usd(p)}, a ferry carries ${n} passengers on each trip. Every reduction of the fare by ${usd(dp)} would bring ${dn} more passengers.`,
    askEach: "At what fare would the revenue of a trip be greatest?",
    askMany: "How many passengers would a trip have at the fare that makes its revenue greatest?",
    askAll: "What is the greatest possible revenue of a trip?",
    each: "fare",
    many: "passengers",
    all: "revenue",
  },
  {
    name: "concert",
    way: "raise",
    isMoney: true,
    story: (p, n, dp, dn) =>
      `At a price of ${usd(p)} a ticket, ${n} people come to a weekly concert. Every increase of the price by ${usd(dp)} would keep ${dn} people away.`,
    askEach: "What price of a ticket would make the revenue of a concert greatest?",
    askMany:
      "How many people would come at the price that makes the revenue of a concert greatest?",
    askAll: "What is the greatest possible revenue of a concert?",
    each: "price",
    many: "people",
    all: "revenue",
  },
  {
    name: "orchard",
    way: "lower",
    isMoney: false,
    story: (p, n, dp, dn) =>
      `In an orchard with ${n} trees, each tree bears ${p} kilograms of olives a year. For every ${dn} trees planted in addition, the crop of each tree would fall by ${dp} ${dp === 1 ? "kilogram" : "kilograms"}.`,
    askEach: "How many kilograms would each tree bear when the total crop is greatest?",
    askMany: "With how many trees would the total crop be greatest?",
    askAll: "What is the greatest possible total crop, in kilograms?",
    each: "crop of a tree",
    many: "trees",
    all: "total crop",
  },
  {
    name: "studio",
    way: "raise",
    isMoney: true,
    story: (p, n, dp, dn) =>
      `A dance studio has ${n} members, who pay ${usd(p)} a month each. For every ${usd(dp)} by which the fee is raised, ${dn} members would leave.`,
    askEach: "Which monthly fee would bring in the most money?",
    askMany: "How many members would the studio have at the fee that brings in the most money?",
    askAll: "What is the most money that the studio can take in each month?",
    each: "fee",
    many: "members",
    all: "income",
  },
  {
    name: "hives",
    way: "lower",
    isMoney: false,
    story: (p, n, dp, dn) =>
      `A beekeeper's ${n} hives on a meadow yield ${p} jars of honey each. For every ${dn} hives added there, the yield of each hive would fall by ${dp} ${dp === 1 ? "jar" : "jars"}.`,
    askEach: "How many jars would each hive yield when the total yield is greatest?",
    askMany: "With how many hives would the total yield be greatest?",
    askAll: "What is the greatest possible total yield, in jars?",
    each: "yield of a hive",
    many: "hives",
    all: "total yield",
  },
  {
    name: "bakery",
    way: "raise",
    isMoney: true,
    story: (p, n, dp, dn) =>
      `A bakery sells ${n} walnut cakes a week at ${usd(p)} each. Every increase of the price by ${usd(dp)} would cost it ${dn} sales a week.`,
    askEach: "At what price would the weekly revenue from the cakes be greatest?",
    askMany: "How many cakes a week would be sold at the price that makes the revenue greatest?",
    askAll: "What is the greatest possible weekly revenue from the cakes?",
    each: "price",
    many: "cakes",
    all: "revenue",
  },
];

const slip = (value: number, name: string, why: string): Slip => ({
  text: "",
  value,
  slip: name,
  why,
});

function drawNumbers(rng: Rng, way: Setting["way"]) {
  const [dp, dn] = [rng.int(1, 4), rng.pick([2, 3, 4, 5, 6, 8, 10])];
  const [steps, gone] = [rng.int(2, 9), rng.int(6, 30)];
  // The zeros of the product are the same number of steps from the best on both sides.
  const half = steps + gone;
  const up = way === "raise" ? 1 : -1;
  const [best, bestMany] = [dp * half, dn * half];
  const [p, n] = [best - up * dp * steps, bestMany + up * dn * steps];
  return p > 3 && n > 10 && n <= 300 && p <= 90 && p !== n
    ? { dp, dn, steps, half, up, p, n, best, bestMany }
    : null;
}

function drawQuestion(rng: Rng) {
  const setting = rng.pick(SETTINGS);
  const drawn = drawNumbers(rng, setting.way);
  if (!drawn) return null;
  const { dp, dn, up, p, n } = drawn;
  const asked = rng.pick(["each", "many", "all"] as const);
  const zero = up === 1 ? n / dn : p / dp;
  const otherZero = up === 1 ? p / dp : n / dn;
  return { setting, drawn, asked, zero, otherZero };
}

type Numbers = NonNullable<ReturnType<typeof drawQuestion>>;

function optionsOf({ setting, drawn, asked, zero, otherZero }: Numbers): ProblemOptions {
  const { dp, dn, steps, half, up, p, n, best, bestMany } = drawn;
  const { isMoney, each, many, all } = setting;
  const key = { each: best, many: bestMany, all: best * bestMany }[asked];
  const text = (value: number): string =>
    isMoney && asked !== "many" ? usd(value) : value.toLocaleString("en-US");
  const money = (value: number): string => (isMoney ? usd(value) : String(value));
  /** The value asked for after a number of steps. */
  const after = (x: number): number => {
    const [one, other] = [p + up * dp * x, n - up * dn * x];
    return { each: one, many: other, all: one * other }[asked];
  };
  const slips = [
    slip(
      after(0),
      "leaves everything as it is",
      `The first steps gain more than they lose: the ${all} is not yet greatest at ${money(p)} and ${n}.`,
    ),
    slip(
      after(steps + otherZero / 2),
      "halves one zero only",
      `The greatest ${all} lies midway between *both* zeros, ${zero} steps forward and ${otherZero} steps back.`,
    ),
    slip(
      after(zero / 2),
      "takes half the way to zero",
      `At ${zero} steps the ${all} is zero, but the other zero is not at the start: it lies ${otherZero} steps back.`,
    ),
    slip(
      after(-steps),
      "goes the wrong way",
      `These ${inWords(steps)} steps have to be taken in the direction told, not against it.`,
    ),
    slip(
      after(2 * steps),
      "goes twice as far",
      `After ${2 * steps} steps the ${all} is back where it began: the greatest lies midway.`,
    ),
    slip(after(1), "takes a single step", `A second step still gains.`),
    slip(
      asked === "each" ? bestMany : asked === "many" ? best : best + bestMany,
      asked === "all" ? "adds instead of multiplying" : "answers for the other factor",
      asked === "all"
        ? `The ${all} is the product of ${money(best)} and ${bestMany}.`
        : `That is the number for the other factor: ${money(best)} and ${bestMany} belong together.`,
    ),
    slip(
      asked === "all" ? p * bestMany : asked === "each" ? dp * steps : Math.abs(dn * steps),
      asked === "all" ? "changes one factor only" : "stops at the change",
      asked === "all"
        ? `When ${bestMany} ${many} come about, the ${each} is no longer ${money(p)}.`
        : `That is by how much it changes.`,
    ),
    slip(
      asked === "all" ? best * n : asked === "each" ? (p + zero * dp) / 2 : (n + zero * dn) / 2,
      asked === "all" ? "changes the other factor only" : "takes the mean of start and end",
      asked === "all"
        ? `At ${money(best)} there are no longer ${n} ${many}.`
        : `The ${all} is not zero at the start, so midway from there is not the best.`,
    ),
    slip(
      asked === "each" ? p + up * (half * dp) : asked === "many" ? n - up * (half * dn) : 0,
      "counts the steps from zero",
      `The ${half} steps from a zero to the best are not steps from the start.`,
    ),
  ];
  return {
    key: {
      text: text(key),
      value: key,
      why: `After ${inWords(steps)} such steps: ${money(best)} and ${bestMany} ${many}, which gives ${money(best * bestMany)}.`,
    },
    slips: slips
      .filter(({ value }) => Number.isInteger(value) && value! > 0)

      .map((one) => ({ ...one, text: text(one.value!) })),
  };
}

function solutionOf({ setting, drawn, asked, zero, otherZero }: Numbers): Solution {
  const { dp, dn, steps, up, p, n, best, bestMany } = drawn;
  const { each, many, all } = setting;
  const [pSign, nSign] = up === 1 ? ["+", "-"] : ["-", "+"];
  const step = (k: string | number): string => `${dp === 1 ? "" : dp}${k}`;
  const stepMany = (k: string | number): string => `${dn === 1 ? "" : dn}${k}`;
  return {
    idea: `A product of two linear factors is greatest midway between the two places where it is zero.`,
    steps: [
      `After $x$ steps the ${all} is $(${p} ${pSign} ${step("x")})(${n} ${nSign} ${stepMany("x")})$.`,
      `It is zero for $x = ${up === 1 ? -otherZero : zero}$ and $x = ${up === 1 ? zero : -otherZero}$; midway lies $x = \\frac{${zero} - ${otherZero}}{2} = ${steps}$.`,
      `There the ${each} is $${p} ${pSign} ${dp * steps} = ${best}$, and there are $${n} ${nSign} ${dn * steps} = ${bestMany}$ ${many}${asked === "all" ? `: $${best} \\cdot ${bestMany} = ${best * bestMany}$` : ""}.`,
    ],
    check: `One step less or more gives ${dp * dn} less: $${best - dp} \\cdot ${bestMany + dn} = ${(best - dp) * (bestMany + dn)}$, against $${best} \\cdot ${bestMany} = ${best * bestMany}$.`,
  };
}

export const template: ProblemTemplate = {
  id: "best-price",
  format: "problem-solving",
  subtopic: "min-max",
  domain: "algebra",
  pattern:
    "One factor rises as the other falls by equal steps: the product is greatest midway between its zeros.",

  make(rng) {
    const numbers = drawQuestion(rng);
    if (!numbers) return null;
    const { setting, drawn, asked } = numbers;
    const { dp, dn, p, n } = drawn;
    const { name, story, askEach, askMany, askAll } = setting;
    return {
      variant: `${asked}/${name}`,
      context: "real",
      // Seeing the two zeros is the insight; the greatest product takes one more step, and two
      // rates of change take care.
      difficulty: 7 + (asked === "all" ? 1 : 0) + (dp > 1 && asked !== "each" ? 1 : 0),
      stem: `${story(p, n, dp, dn)} ${{ each: askEach, many: askMany, all: askAll }[asked]}`,
      ...optionsOf(numbers),
      solution: solutionOf(numbers),
    };
  },

  /** Takes the steps one by one, forward and back, and keeps the best. */
  check({ stem, options }) {
    const { each, many, all } = bestIn(stem);
    const asked = SETTINGS.flatMap(({ askEach, askMany, askAll }) => [
      { ask: askEach, value: each },
      { ask: askMany, value: many },
      { ask: askAll, value: all },
    ]).find(({ ask }) => stem.endsWith(ask));
    if (!asked) throw new Error(`Nothing is asked: ${stem}`);
    return options.flatMap((option, k) =>
      numbersIn(plain(option).replace("$", ""))[0] === asked.value ? [k] : [],
    );
  },
};

function bestIn(stem: string): { each: number; many: number; all: number } {
  const text = plain(stem);
  const money = Array.from(text.matchAll(/\$(\d+)/g), ([, n]) => Number(n));
  const plainNumbers = Array.from(text.matchAll(/(?<![$\d])\d+/g), ([n]) => Number(n));
  const [p, dp, n, dn] =
    money.length === 2
      ? [money[0]!, money[1]!, plainNumbers[0]!, plainNumbers[1]!]
      : [plainNumbers[1]!, plainNumbers[3]!, plainNumbers[0]!, plainNumbers[2]!];
  const up = /increase|raised/.test(text) ? 1 : -1;
  const tried = range(-60, 60).map((x) => {
    const [each, many] = [p + (up * dp * x) / 2, n - (up * dn * x) / 2];
    return { each, many, all: each * many };
  });
  const best = tried
    .filter(({ each, many }) => each > 0 && many > 0)
    .reduce((one, other) => (other.all > one.all ? other : one));
  return best;
}
