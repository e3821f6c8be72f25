import {
  type AnyStory,
  type ChartInput,
  drawRows,
  type GraphicsView,
  nearest,
  numbers,
  range,
  type Rng,
  roundTo,
  type Slip,
  type StoryColumn,
  sum,
  thousands,
  tidy,
  where,
  wrong,
} from "@theta/items/template";
import { plants } from "../../stories/tables/industry.ts";
import { cropRegions, parks } from "../../stories/tables/land.ts";
import { clinics, hotels, libraries } from "../../stories/tables/services.ts";
import { groceryStores, restaurants } from "../../stories/tables/trade.ts";
import { factorOf } from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Points with a trend line: what lies above it, what it predicts, and how steep it is. */

export interface Pairing {
  readonly story: AnyStory;
  readonly x: string;
  readonly y: string;
  /** What the points are: "stores of a regional grocery chain". */
  readonly all: string;
  /** "floor area and the annual revenue of each store in 2023" */
  readonly shown: string;
  /** One with an amount of x: "with a floor area of #". */
  readonly having: string;
  /** Those with more of x: "with floor areas greater than #". */
  readonly over: string;
}

const PAIRINGS: readonly Pairing[] = [
  {
    story: groceryStores,
    x: "area",
    y: "revenue",
    all: "stores of a regional grocery chain",
    shown: "the floor area of each store and its annual revenue in 2023",
    having: "with a floor area of #",
    over: "with floor areas greater than #",
  },
  {
    story: restaurants,
    x: "seats",
    y: "guests",
    all: "restaurants operated by a hospitality company",
    shown: "the number of seats in each restaurant and the number of guests it served in October",
    having: "with #",
    over: "with more than #",
  },
  {
    story: clinics,
    x: "wait",
    y: "satisfied",
    all: "clinics operated by a health system",
    shown:
      "the average waiting time at each clinic and the percent of its patients who were satisfied",
    having: "with an average waiting time of #",
    over: "with average waiting times greater than #",
  },
  {
    story: hotels,
    x: "rooms",
    y: "staff",
    all: "hotels owned by a certain company",
    shown: "the number of rooms and the number of employees at each hotel",
    having: "with #",
    over: "with more than #",
  },
  {
    story: libraries,
    x: "cardholders",
    y: "items",
    all: "branches of a county library system",
    shown:
      "the number of cardholders at each branch and the number of items borrowed from it in 2022",
    having: "with #",
    over: "with more than #",
  },
  {
    story: parks,
    x: "area",
    y: "trails",
    all: "state parks",
    shown: "the area of each park and the total length of its trails",
    having: "with an area of #",
    over: "with areas greater than #",
  },
  {
    story: cropRegions,
    x: "area",
    y: "harvest",
    all: "growing regions of a certain country",
    shown: "the area planted with wheat in each region in 2021 and the amount of wheat harvested",
    having: "with # planted",
    over: "with more than # planted",
  },
  {
    story: plants,
    x: "workers",
    y: "units",
    all: "plants of a manufacturing company",
    shown: "the number of workers at each plant and the number of units it produced in 2022",
    having: "with #",
    over: "with more than #",
  },
];

export interface ScatterWorld {
  readonly story: AnyStory;
  readonly pairing: Pairing;
  readonly x: StoryColumn<string>;
  readonly y: StoryColumn<string>;
  readonly points: readonly Point[];
  readonly trend: Trend;
  /** Where the axis of x ends. */
  readonly end: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Trend {
  readonly slope: number;
  readonly intercept: number;
}

export function drawScatter(rng: Rng): DrawnChart<ScatterWorld> | null {
  const pairing = rng.pick(PAIRINGS);
  const { story, x: xKey, y: yKey } = pairing;
  const rows = drawRows(story, { count: rng.int(10, 12), different: [xKey, yKey] }, rng);
  if (!rows) return null;
  const points = rows.map(({ figures }) => ({ x: figures[xKey]!, y: figures[yKey]! }));
  const trend = trendOf(points);
  const [x, y] = [story.columns[xKey]!, story.columns[yKey]!];
  const chart: ChartInput = {
    kind: "scatter",
    alt: `Scatter plot of ${points.length} ${story.things}: ${x.noun} and ${y.noun}, with a trend line.`,
    x: { label: x.heading, min: 0 },
    y: { label: y.heading, min: 0 },
    points,
    trend,
  };
  const intro = `Each point in the graph represents one of ${points.length} ${pairing.all}. The graph shows ${pairing.shown}, along with a trend line.`;
  const end = Math.max(...points.map((point) => point.x));
  return {
    world: { story, pairing, x, y, points, trend, end },
    name: story.name,
    source: story.source,
    intro,
    chart,
  };
}

/** Least squares, rounded so that the line that is drawn is the line that is asked about. */
function trendOf(points: readonly Point[]): Trend {
  const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const slope =
    sum(points.map(({ x, y }) => (x - mx) * (y - my))) / sum(points.map(({ x }) => (x - mx) ** 2));
  const rounded = Number(slope.toPrecision(3));
  return { slope: rounded, intercept: Number((my - rounded * mx).toPrecision(4)) };
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

/** Half of the distance between gridlines on an axis that reaches this far, as the drawing chooses it. */
export function halfStep(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 6));
  return ([1, 2, 5, 10].find((factor) => factor * power >= top / 6)! * power) / 2;
}

export function onTrend({ slope, intercept }: Trend, x: number): number {
  return intercept + slope * x;
}

type ScatterChart = Extract<GraphicsView["chart"], { kind: "scatter" }>;

export function read(chart: GraphicsView["chart"]): ScatterChart & { trend: Trend } {
  if (chart.kind !== "scatter" || !chart.trend) throw new Error("A trend line is needed.");
  return { ...chart, trend: chart.trend };
}

/** How many points are above the line. */
export const pointsAbove: ChartAsk<ScatterWorld> = {
  make({ story, y, points, trend }, rng) {
    const gaps = points.map((point) => point.y - onTrend(trend, point.x));
    const height = Math.max(...points.map((point) => point.y));
    const above = gaps.filter((gap) => gap > 0).length;
    if (gaps.some((gap) => Math.abs(gap) < 0.015 * height)) return null;
    // The right count may be anywhere among the five.
    const first = Math.max(1, above - rng.int(0, 4));
    const others = range(first, Math.min(points.length - 1, first + 4));
    return {
      name: "points-above",
      text: `The ${y.noun} is greater than the trend line predicts for {0} of the ${story.things}.`,
      blank: {
        key: {
          text: String(above),
          value: above,
          why: `${above} of the ${points.length} points are above the line.`,
        },
        slips: others
          .filter((n) => n !== above)
          .map((n): Slip => ({
            text: String(n),
            value: n,
            slip: n === points.length - above ? "counts the points below the line" : "miscounts",
            why:
              n === points.length - above
                ? `${n} points are below the line.`
                : `Count the points above the line: there are ${above}.`,
          })),
      },
      step: `A point above the line has a greater ${y.noun} than the line predicts. There are ${above} of them.`,
      weight: 0,
    };
  },
  pattern: /^The .+ is greater than the trend line predicts for \{0\} of the .+\.$/,
  answer: (_, { chart }, options) => {
    const { points, trend } = read(chart);
    const above = points.filter((point) => point.y > onTrend(trend, point.x)).length;
    return where(options, (option) => Number(option) === above);
  },
};

/** What the line predicts at a value of x. */
export const predicted: ChartAsk<ScatterWorld> = {
  make(world, rng) {
    const { story, pairing, y, trend, end, points } = world;
    const step = 10 ** Math.floor(Math.log10(end / 2));
    const places = range(2, 18)
      .map((k) => roundTo(k * step * 0.5, step * 0.5))
      .filter((at) => at > 0.25 * end && at < 0.9 * end)
      // A trend says little about what lies outside of the data.
      .filter((at) => points.some((point) => point.x <= at));
    if (places.length === 0) return null;
    const at = rng.pick(places);
    const top = Math.max(...points.map((point) => point.y));
    const half = halfStep(top);
    const key = roundTo(onTrend(trend, at), half);
    if (key <= 0 || Math.abs(onTrend(trend, at) - key) > 0.3 * half) return null;
    const gap = 0.16 * top;
    const shifts = rng
      .shuffle([-3, -2, -1, 1, 2, 3])
      .map((k) => tidy(roundTo(key + k * gap, half)))
      .filter((value) => value <= 100 || !y.heading.includes("%"));
    return {
      name: "predicted",
      text: `For a ${story.label.toLowerCase()} ${pairing.having.replace("#", amountOfX(world, at))}, the trend line predicts that the ${y.noun} is closest to {0}${unitOf(y)}.`,
      blank: numbers(
        key,
        `The line is at about ${thousands(key)} there.`,
        shifts.map((value) =>
          wrong(
            value,
            "reads a point or the wrong gridline",
            `At ${thousands(at)}, the line is at about ${thousands(key)}.`,
          ),
        ),
        0.9 * gap,
      ),
      step: `Go up from ${thousands(at)} to the line and across to the axis: about ${thousands(key)}.`,
      weight: 1,
    };
  },
  pattern:
    /^For a \w+ with .*?(\d[\d,.]*).* the trend line predicts that the .+ is closest to \{0\}.*\.$/,
  answer: ([at], { chart }, options) => {
    const target = onTrend(read(chart).trend, alongX(chart, at!));
    return nearest(options, target, Math.abs(target) * 0.01);
  },
};

/** "45,000 square feet", or "80 seats" where the heading is what's counted. */
export function amountOfX({ x }: ScatterWorld, value: number): string {
  const thousandsOf = /\(thousands of (.+)\)$/.exec(x.heading);
  if (thousandsOf) return `${thousands(tidy(1000 * value))} ${thousandsOf[1]!}`;
  return `${thousands(value)}${unitOf(x) || ` ${x.heading.toLowerCase()}`}`;
}

/** Where a number that a sentence gives is on the axis of x. */
export function alongX(chart: GraphicsView["chart"], text: string): number {
  return Number(text.replaceAll(",", "").replace(/\.$/, "")) / factorOf(read(chart).x.label);
}

/** " minutes", " thousand" or nothing, as the heading's unit is said. */
export function unitOf({ heading }: StoryColumn<string>): string {
  const unit = /\(([^()]+)\)$/.exec(heading)?.[1] ?? "";
  if (unit === "thousands") return " thousand";
  if (/^\$ (million|thousand)s$/.test(unit)) return ` ${unit.slice(2, -1)} dollars`;
  if (unit.includes("%")) return " percent";
  const many = /^(thousands|millions) of (.+)$/.exec(unit);
  if (many) return ` ${many[1]!.slice(0, -1)} ${many[2]!}`;
  return unit === "" ? "" : ` ${unit}`;
}
