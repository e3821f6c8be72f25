import {
  type ChartInput,
  count,
  course,
  type GraphicsView,
  nearest,
  type Rng,
  type Slip,
  thousands,
  tidy,
  where,
  within,
} from "@theta/items/template";
import { type Measure, TWO_MEASURES, type TwoMeasures } from "../../stories/charts/two-measures.ts";
import { rowAround } from "../reading.ts";
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
  return [...tempting, ...others]
    .filter(([k]) => k !== key && k >= 0 && k < world.years.length)
    .filter(([k], place, all) => all.findIndex(([other]) => other === k) === place)
    .slice(0, 4)
    .map(([k, slip]) => ({
      text: world.years[k]!,
      value: k,
      slip,
      why: `In ${world.years[k]!}, the bar is at ${thousands(world.amounts[k]!)} and the line at ${thousands(world.rates[k]!)}.`,
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
          [byBar, "looks at the bars alone"],
          [byLine, "looks at the line alone"],
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

/** How far off a product is after a misreading. */
const MISREADINGS = [
  [0.4, "reads the line on the left axis"],
  [0.55, "takes half of one axis's step for a whole one"],
  [0.72, "reads one axis a gridline too low"],
  [1.35, "reads one axis a gridline too high"],
  [1.8, "takes a whole step of one axis for half of one"],
  [2.4, "reads the bar on the right axis"],
] as const;

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
    const wrongs: [number, string, string][] = [
      [
        worth(amounts[beside]!, rates[beside]!),
        "reads a neighboring year",
        `That is about the ${noun} in ${years[beside]!}.`,
      ],
      rng.chance(0.5)
        ? [
            tidy(key * 10),
            "misplaces the decimal point",
            "The units of the two axes make it ten times less.",
          ]
        : [
            tidy(key / 10),
            "misplaces the decimal point",
            "The units of the two axes make it ten times as much.",
          ],
      ...rng
        .shuffle(MISREADINGS)
        .map(([factor, slip]): [number, string, string] => [
          nice(key * factor),
          slip,
          `With ${thousands(amounts[k]!)} and ${thousands(rates[k]!)}, the product is about ${say(thousands(key))}.`,
        ]),
    ];
    return {
      name: "product-in",
      text: `In ${years[k]!}, the ${noun} was closest to {0}.`,
      blank: {
        key: {
          text: say(thousands(key)),
          value: key,
          why: `It was about ${thousands(amounts[k]!)} × ${thousands(rates[k]!)} in the units of the axes.`,
        },
        slips: wrongs
          .filter(([n]) => Math.abs(n / key - 1) > 0.22)
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
    const told = new Map<number, [string, string]>([
      [
        first,
        [
          "counts the bars alone",
          `The bars rose ${count(first, "time")}, but the line didn't rise each time.`,
        ],
      ],
      [
        second,
        [
          "counts the line alone",
          `The line rose ${count(second, "time")}, but the bars didn't rise each time.`,
        ],
      ],
      [
        either,
        [
          "counts years in which at least one rose",
          `At least one of the two rose ${count(either, "time")}; both did ${count(key, "time")}.`,
        ],
      ],
    ]);
    const others = rowAround(key, years.length - 1, [...told.keys()]).filter((n) => n !== key);
    return {
      name: "both-rose",
      text: `In {0} of the ${years.length - 1} years after ${years[0]!}, the ${story.amount.noun} and the ${story.rate.noun} were both greater than in the preceding year.`,
      blank: {
        key: {
          text: String(key),
          value: key,
          why: `Bar and line both rose ${count(key, "time")}.`,
        },
        slips: others.map((n): Slip => {
          const [slip, why] = told.get(n) ?? [
            "miscounts",
            `Go from year to year: both rose ${count(key, "time")}.`,
          ];
          return { text: String(n), value: n, slip, why };
        }),
      },
      step: `Go from year to year and count where the bar is higher and the line is higher than the year before: ${key}.`,
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
