import {
  type ChartInput,
  capital,
  count,
  course,
  type GraphicsView,
  listed,
  nearest,
  type Rng,
  type Slip,
  texThousands,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { type Measure, TWO_MEASURES, type TwoMeasures } from "../../stories/charts/two-measures.ts";
import { marginCountBlank, ruleOf } from "../number-slips.ts";
import { halfStep } from "../points/scatter.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Bars and a line with an axis each, and what takes both of them to answer. */

export interface TwoAxesWorld {
  readonly story: TwoMeasures;
  readonly years: readonly string[];
  readonly amounts: readonly number[];
  readonly rates: readonly number[];
}

export function drawTwoAxes(rng: Rng): DrawnChart<TwoAxesWorld> | null {
  const story = rng.pick(TWO_MEASURES);
  const years = story.years.slice(-rng.int(6, 8));
  const [amounts, rates] = [story.amount, story.rate].map((one) =>
    drawMeasure(one, years.length, rng),
  );
  if (!amounts || !rates) return null;
  const chart: ChartInput = {
    kind: "bars-and-line",
    alt: `Bar chart of the ${story.amount.noun} over ${years.length} years, with a line for the ${story.rate.noun}.`,
    x: { label: "Year" },
    y: { label: story.amount.label, min: 0 },
    right: { label: story.rate.label, min: 0 },
    categories: [...years],
    bars: { name: story.amount.noun, values: amounts },
    line: { name: story.rate.noun, values: rates },
  };
  return {
    world: { story, years, amounts, rates },
    name: story.name,
    source: story.source,
    intro: story.intro,
    chart,
  };
}

function drawMeasure(measure: Measure, periods: number, rng: Rng): number[] | null {
  const values = course(
    {
      periods,
      start: within(measure.start, rng),
      growth: within(measure.growth, rng) / 100,
      swing: measure.swing,
      step: measure.step,
    },
    rng,
  );
  const [least, most] = measure.plausible;
  const isPlausible = values.every((value) => value >= least && value <= most);
  return isPlausible && mostAlike(values) <= periods / 3 ? values : null;
}

/** How often the most frequent value occurs: a measure that seldom changes looks made up. */
function mostAlike(values: readonly number[]): number {
  return Math.max(...values.map((value) => values.filter((other) => other === value).length));
}

type TwoAxesChart = Extract<GraphicsView["chart"], { kind: "bars-and-line" }>;

function read(chart: GraphicsView["chart"]): TwoAxesChart {
  if (chart.kind !== "bars-and-line") throw new Error("Bars and a line are needed.");
  return chart;
}

/** The only index of the greatest value, or null if two are as great. */
function greatest(values: readonly number[]): number | null {
  const most = Math.max(...values);
  return values.filter((value) => value === most).length === 1 ? values.indexOf(most) : null;
}

function yearSlips(
  world: TwoAxesWorld,
  key: number,
  tempting: readonly [number, string][],
): Slip[] {
  const others = [key - 1, key + 1, key + 2, key - 2, key + 3].map((k): [number, string] => [
    k,
    "misreads the chart",
  ]);
  const times = (k: number): string =>
    `$${world.amounts[k]!} \\times ${world.rates[k]!} = ${texThousands(world.amounts[k]! * world.rates[k]!)}$`;
  return [...tempting, ...others]
    .filter(([k]) => k !== key && k >= 0 && k < world.years.length)
    .filter(([k], place, all) => all.findIndex(([other]) => other === k) === place)
    .slice(0, 4)
    .map(([k, slip]) => ({
      text: world.years[k]!,
      value: k,
      slip,
      why: `${slip === "misreads the chart" ? "" : `This ${slip}. `}In ${world.years[k]!}, the product is ${times(k)}, less than ${times(key)} in ${world.years[key]!}.`,
    }));
}

/** In which year the product of the two was greatest. */
export const greatestProduct: ChartAsk<TwoAxesWorld> = {
  make(world) {
    const { story, years, amounts, rates } = world;
    if (!story.product) return null;
    const products = amounts.map((amount, k) => amount * rates[k]!);
    const key = greatest(products);
    const [byBar, byLine] = [greatest(amounts), greatest(rates)];
    if (key === null || byBar === null || byLine === null || byBar === byLine) return null;
    const second = products.toSorted((a, b) => b - a)[1]!;
    // Either the key is neither end, or one of the ends tempts.
    if (products[key]! < 1.06 * second || (key === byBar && key === byLine)) return null;
    return {
      name: "greatest-product",
      text: `Of the years shown, the ${story.product.noun} was greatest in {0}.`,
      blank: {
        key: {
          text: years[key]!,
          value: key,
          why: `The bar is at ${thousands(amounts[key]!)} and the line at ${thousands(rates[key]!)}; no other year has a greater product.`,
        },
        slips: yearSlips(world, key, [
          [byBar, "takes the tallest bar"],
          [byLine, "takes the highest point of the line"],
        ]),
      },
      step: `The ${story.product.noun} is the product of the two. Compare the years in which both are high: ${thousands(amounts[key]!)} × ${thousands(rates[key]!)} in ${years[key]!} is the greatest.`,
      weight: 2,
    };
  },
  pattern: /^Of the years shown, the (.+) was greatest in \{0\}\.$/,
  answer: (_, { chart }, options) => {
    const { bars, line, categories } = read(chart);
    const isGreatest = (k: number): boolean =>
      bars.values.every(
        (bar, j) => j === k || bar * line.values[j]! < bars.values[k]! * line.values[k]!,
      );
    return where(options, (option) => isGreatest(categories.indexOf(option)));
  },
};

/** Least distances between options, as a share of the key. */
const APART = 0.22;

/** How far the gridlines are apart on the left axis and on the right one, which shares them. */
function stepsOf({ amounts, rates }: TwoAxesWorld): readonly [number, number] {
  const left = 2 * halfStep(Math.max(...amounts));
  const lines = Math.ceil(Math.max(...amounts) / left - 1e-9);
  return [left, 2 * halfStep((6 * Math.max(...rates)) / lines)];
}

/** As few gridlines as make a difference that shows. */
const lines = (value: number, step: number): number => (step > 1.1 * APART * value ? 1 : 2);

const said = (n: number): string => (n === 1 ? "a gridline" : "two gridlines");

/** Misread heights in a year, each far enough off to be told from the key: what was read, and how. */
function misreadings(world: TwoAxesWorld, k: number): [number, number, string][] {
  const { years, amounts, rates } = world;
  const [bar, line] = [amounts[k]!, rates[k]!];
  const [left, right] = stepsOf(world);
  const [up, across] = [lines(bar, left), lines(line, right)];
  const other = k > 0 && k < years.length - 1 ? k + 1 : (k + 2) % years.length;
  return [
    [bar - up * left, line, `reads the bar ${said(up)} too low`],
    [bar + up * left, line, `reads the bar ${said(up)} too high`],
    [bar, line - across * right, `reads the line ${said(across)} too low`],
    [bar, line + across * right, `reads the line ${said(across)} too high`],
    [amounts[other]!, line, `takes the bar of ${years[other]!}`],
    [bar, rates[other]!, `takes the line of ${years[other]!}`],
  ];
}

/** The product in one year, estimated. */
export const productIn: ChartAsk<TwoAxesWorld> = {
  make(world, rng) {
    const { story, years, amounts, rates } = world;
    if (!story.product) return null;
    const { noun, scale, say } = story.product;
    const k = rng.int(0, years.length - 1);
    const worth = (amount: number, rate: number): number => nice(amount * rate * scale);
    const key = worth(amounts[k]!, rates[k]!);
    const beside = k > 0 ? k - 1 : k + 1;
    const times = (amount: number, rate: number): string =>
      `$${tidy(amount)} \\times ${tidy(rate)}$ gives about ${say(thousands(worth(amount, rate)))}`;
    const here = `In ${years[k]!}, the bar is at about ${thousands(amounts[k]!)} and the line at about ${thousands(rates[k]!)}.`;
    const decimal = tidy(rng.chance(0.5) ? key * 10 : key / 10);
    const wrongs: Wrong[] = [
      [
        worth(amounts[beside]!, rates[beside]!),
        "reads a neighboring year",
        `That is about the ${noun} in ${years[beside]!}: ${times(amounts[beside]!, rates[beside]!)}. ${here}`,
      ],
      [
        decimal,
        "misplaces the decimal point",
        `The digits are those of the product, but with the units of the two axes, ${times(amounts[k]!, rates[k]!)}, ${decimal > key ? "a tenth of this" : "ten times as much"}.`,
      ],
      ...rng
        .shuffle(misreadings(world, k))
        .filter(([amount, rate]) => amount > 0 && rate > 0)
        .map(([amount, rate, slip]): Wrong => [
          worth(amount, rate),
          slip,
          `This ${slip}: ${times(amount, rate)}. ${here}`,
        ]),
    ];
    return {
      name: "product-in",
      text: `In ${years[k]!}, the ${noun} was closest to {0}.`,
      blank: {
        key: {
          text: say(thousands(key)),
          value: key,
          why: `In the units of the axes, ${times(amounts[k]!, rates[k]!)}.`,
        },
        slips: wrongs
          .filter(([n]) => Math.abs(n / key - 1) > APART)
          .filter(([n], place, all) =>
            all.slice(0, place).every(([other]) => Math.abs(n / other - 1) > APART / 2),
          )
          .slice(0, 4)
          .map(([n, slip, why]) => ({ text: say(thousands(n)), value: n, slip, why })),
      },
      step: `In ${years[k]!}, the bar is at about ${thousands(amounts[k]!)} and the line at about ${thousands(rates[k]!)}. With the units of the axes, their product is about ${say(thousands(key))}.`,
      weight: 2,
    };
  },
  pattern: /^In (\d{4}), the (.+) was closest to \{0\}\.$/,
  answer: ([year, noun], { chart }, options) => {
    const { bars, line, categories } = read(chart);
    const k = categories.indexOf(year!);
    const { scale } = TWO_MEASURES.find(({ product }) => product?.noun === noun)!.product!;
    const exact = bars.values[k]! * line.values[k]! * scale;
    return nearest(options, exact, 0.04 * exact);
  },
};

/** To two digits, as an estimate is said. */
function nice(value: number): number {
  const power = 10 ** (Math.floor(Math.log10(value)) - 1);
  return tidy(Math.round(value / power) * power);
}

function risesOf(values: readonly number[]): boolean[] {
  return values.slice(1).map((value, k) => value > values[k]!);
}

const word = (isUp: boolean | undefined): string => (isUp ? "rose" : "fell");

/** By what part a value changed to the next one. */
const share = (values: readonly number[], k: number): number => values[k + 1]! / values[k]! - 1;

/** In how many years both went up. */
export const bothRose: ChartAsk<TwoAxesWorld> = {
  make({ story, years, amounts, rates }) {
    const changes = [
      ...amounts.slice(1).map((value, k) => value - amounts[k]!),
      ...rates.slice(1).map((value, k) => value - rates[k]!),
    ];
    if (changes.includes(0)) return null;
    const [up, rateUp] = [risesOf(amounts), risesOf(rates)];
    const key = up.filter((isUp, k) => isUp && rateUp[k]).length;
    const [first, second, either] = [
      up.filter(Boolean).length,
      rateUp.filter(Boolean).length,
      up.filter((isUp, k) => isUp || rateUp[k]).length,
    ];
    const inYears = {
      names: years.slice(1),
      margins: up.map((_, k) => Math.min(share(amounts, k), share(rates, k))),
      shown: (k: number) => `bar ${word(up[k])}, line ${word(rateUp[k])}`,
      rule: (names: string) => (names === "" ? "they never both rose" : `both rose in ${names}`),
    };
    const right = capital(ruleOf(inYears));
    const told = new Map<number, [string, string]>([
      [first, ["counts the bars alone", `The bars rose ${count(first, "time")}. ${right}.`]],
      [second, ["counts the line alone", `The line rose ${count(second, "time")}. ${right}.`]],
      [
        either,
        [
          "counts years in which at least one of the two rose",
          `That would be ${listed(years.slice(1).filter((_, k) => up[k]! || rateUp[k]!))}. ${right}.`,
        ],
      ],
    ]);
    return {
      name: "both-rose",
      text: `In {0} of the ${years.length - 1} years after ${years[0]!}, the ${story.amount.noun} and the ${story.rate.noun} were both greater than in the preceding year.`,
      blank: marginCountBlank(inYears, {
        most: years.length - 1,
        why: `Bar and line both rose ${count(key, "time")}.`,
        tempting: [...told].map(([n, [slip, why]]): Wrong => [n, slip, why]),
      }),
      step: `Go from year to year and find where both the bar and the line are higher than in the year before: ${ruleOf(inYears)}.`,
      weight: 1,
    };
  },
  pattern:
    /^In \{0\} of the \d+ years after \d+, the .+ were both greater than in the preceding year\.$/,
  answer: (_, { chart }, options) => {
    const { bars, line } = read(chart);
    const rises = bars.values.filter(
      (value, k) =>
        k > 0 && Math.min(value - bars.values[k - 1]!, line.values[k]! - line.values[k - 1]!) > 0,
    ).length;
    return where(options, (option) => Number(option) === rises);
  },
};
