import {
  type ChartInput,
  capital,
  course,
  type GraphicsView,
  listed,
  nearest,
  type Rng,
  type Slip,
  thousands,
  tidy,
  where,
  within,
  type Wrong,
} from "@theta/items/template";
import { type Measure, TWO_MEASURES, type TwoMeasures } from "../../stories/charts/two-measures.ts";
import { closestTo, marginCountBlank, retold, ruleOf } from "../number-slips.ts";
import { halfStep } from "../points/scatter.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";
import { whichMakes } from "./told.ts";

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

/** "14 percent of 200,000 is 28,000", "$340{,}000 \times 75 = 25{,}500{,}000$, or \$25.5 million" */
function productText(
  { amount: { label }, rate, product }: TwoMeasures,
  bar: number,
  line: number,
): string {
  const { scale, say } = product!;
  const result = say(thousands(tidy(bar * line * scale)));
  const full = label.includes("millions") ? `\\$${thousands(bar)} million` : thousands(1000 * bar);
  if (rate.label.includes("percent")) return `${thousands(line)} percent of ${full} is ${result}`;
  const [a, b, all] = [1000 * bar, line, 1000 * bar * line].map((n) =>
    thousands(tidy(n)).replaceAll(",", "{,}"),
  );
  return `$${a!} \\times ${b!} = ${all!}$, or ${result}`;
}

/** `productText`, with the choice that it's closest to. */
function productNear(story: TwoMeasures, bar: number, line: number): string {
  const { scale, say } = story.product!;
  const exact = tidy(bar * line * scale);
  const near = closestTo(exact, nice(bar * line * scale), (n) => say(thousands(n)));
  return `${productText(story, bar, line)}${near}`;
}

/** "In 2020, the bar is at about 190 on the left axis and the line at about 15 on the right axis" */
function readAt({ years, amounts, rates }: TwoAxesWorld, k: number): string {
  return `In ${years[k]!}, the bar is at about ${thousands(amounts[k]!)} on the left axis and the line at about ${thousands(rates[k]!)} on the right axis`;
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
  const worth = (k: number): string => productText(world.story, world.amounts[k]!, world.rates[k]!);
  return [...tempting, ...others]
    .filter(([k]) => k !== key && k >= 0 && k < world.years.length)
    .filter(([k], place, all) => all.findIndex(([other]) => other === k) === place)
    .slice(0, 4)
    .map(([k, slip]) => ({
      text: world.years[k]!,
      value: k,
      slip,
      why: `${slip === "misreads the chart" ? "" : `This ${slip}. `}In ${world.years[k]!}, ${worth(k)}. That is less than in ${world.years[key]!}, when ${worth(key)}.`,
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
    const next = products.indexOf(second);
    const worth = (k: number): string => productText(story, amounts[k]!, rates[k]!);
    // Either the key is neither end, or one of the ends tempts.
    if (products[key]! < 1.06 * second || (key === byBar && key === byLine)) return null;
    return {
      name: "greatest-product",
      text: `Of the years shown, the ${story.product.noun} was greatest in {0}.`,
      blank: {
        key: {
          text: years[key]!,
          value: key,
          why: `In ${years[key]!}, ${worth(key)}, more than in any other year.`,
        },
        slips: yearSlips(world, key, [
          [byBar, "takes the tallest bar"],
          [byLine, "takes the highest point of the line"],
        ]),
      },
      step: `Find the ${story.product.noun} from both the bar and the line of each year. It is greatest in ${years[key]!}: ${worth(key)}. It is next greatest in ${years[next]!}: ${worth(next)}.`,
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

/** What an amount with a misplaced decimal point is: the whole bar, or ten times the product, or a tenth of it. */
function decimalWhy({ story, years, amounts, rates }: TwoAxesWorld, k: number, wrong: number) {
  const { noun, scale } = story.product!;
  const [amount, rate] = [amounts[k]!, rates[k]!];
  const right = productText(story, amount, rate);
  const isBar = /percent/.test(story.rate.label) && tidy(100 * amount * scale) === wrong;
  return isBar
    ? `This is the ${story.amount.noun} itself, the height of the bar in ${years[k]!}. The ${noun} is only ${rate} percent of it: ${right}.`
    : `The digits are right, but this is about ${wrong > amount * rate * scale ? "ten times as much as" : "a tenth of"} the ${noun}: ${right}.`;
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
    const near = productNear(story, amounts[k]!, rates[k]!);
    const here = readAt(world, k);
    const decimal = tidy(rng.chance(0.5) ? key * 10 : key / 10);
    const wrongs: Wrong[] = [
      [
        worth(amounts[beside]!, rates[beside]!),
        "reads a neighboring year",
        `This is the ${noun} in ${years[beside]!}: ${productNear(story, amounts[beside]!, rates[beside]!)}. ${here}.`,
      ],
      [decimal, "misplaces the decimal point", decimalWhy(world, k, decimal)],
      ...rng
        .shuffle(misreadings(world, k))
        .filter(([amount, rate]) => amount > 0 && rate > 0)
        .map(([amount, rate, slip]): Wrong => [
          worth(amount, rate),
          slip,
          `This ${slip}: ${productNear(story, amount, rate)}. ${here}.`,
        ]),
    ];
    return {
      name: "product-in",
      text: `In ${years[k]!}, the ${noun} was closest to {0}.`,
      blank: {
        key: {
          text: say(thousands(key)),
          value: key,
          why: `${here}: ${near}.`,
        },
        slips: wrongs
          .filter(([n]) => Math.abs(n / key - 1) > APART)
          .filter(([n], place, all) =>
            all.slice(0, place).every(([other]) => Math.abs(n / other - 1) > APART / 2),
          )
          .slice(0, 4)
          .map(([n, slip, why]) => ({ text: say(thousands(n)), value: n, slip, why })),
      },
      step: `${here}. With the units of the axes, ${near}.`,
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

/** "in 2017 (bar from 155 to 170, line from 10 to 13)" */
function movesIn(
  { years, amounts, rates }: Pick<TwoAxesWorld, "years" | "amounts" | "rates">,
  k: number,
): string {
  const [bar, line] = [amounts, rates].map(
    (values) => `from ${thousands(values[k - 1]!)} to ${thousands(values[k]!)}`,
  );
  return `in ${years[k]!} (bar ${bar!}, line ${line!})`;
}

/** "rose in 2 of the years, 2017 and 2019" */
function roseIn(years: readonly string[], rises: readonly boolean[]): string {
  const own = years.slice(1).filter((_, k) => rises[k]);
  return own.length === 0 ? "never rose" : `rose in ${own.length} of the years, ${listed(own)}`;
}

const NEVER = "bar and line never both rose";

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
      rule: (names: string) => (names === "" ? NEVER : `bar and line both rose in ${names}`),
    };
    const both = years.slice(1).filter((_, k) => up[k]! && rateUp[k]!);
    const moved = both.map((year) => movesIn({ years, amounts, rates }, years.indexOf(year)));
    const right = capital(ruleOf(inYears));
    const told = new Map<number, [string, string]>([
      [first, ["counts the bars alone", `The bar ${roseIn(years, up)}. ${right}.`]],
      [second, ["counts the line alone", `The line ${roseIn(years, rateUp)}. ${right}.`]],
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
      blank: retold(
        marginCountBlank(
          { ...inYears, opposite: "the years in which bar and line didn't both rise" },
          {
            most: years.length - 1,
            why: `${right}${key === 0 ? "" : whichMakes(key, "year")}.`,
            tempting: [...told].map(([n, [slip, why]]): Wrong => [n, slip, why]),
          },
        ),
        ({ why }) => why.replace(`${NEVER} only`, NEVER),
      ),
      step: `Go from year to year and find where both the bar and the line are higher than in the year before: ${key === 0 ? ruleOf(inYears) : `${listed(moved)}${whichMakes(key, "year")}`}.`,
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
