import {
  type AnyStory,
  type Blank,
  type ChartInput,
  drawRows,
  type GraphicsView,
  listed,
  nearest,
  numbers,
  range,
  type Rng,
  roundTo,
  storyFaults,
  type StoryColumn,
  sum,
  thousands,
  tidy,
  where,
  wrong,
} from "@theta/items/template";
import { type Pairing, PAIRINGS } from "../../stories/charts/pairings.ts";
import { closestTo, retold } from "../number-slips.ts";
import { clearGap, countBlank, factorOf } from "../reading.ts";
import type { ChartAsk, DrawnChart } from "../story-chart-template.ts";

/** Points with a trend line: what lies above it, what it predicts, and how steep it is. */

export interface ScatterWorld {
  readonly story: AnyStory;
  readonly pairing: Pairing;
  readonly x: StoryColumn<string>;
  readonly y: StoryColumn<string>;
  readonly points: readonly Point[];
  readonly trend: Trend;
  /** The values of x where the trend line begins and ends. */
  readonly start: number;
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

/** Few draws have every point clear of the line, so that it takes several. */
const DRAWS = 12;

function drawPoints(pairing: Pairing, rng: Rng) {
  const { story, x, y, falls } = pairing;
  for (let draw = 0; draw < DRAWS; draw++) {
    const rows = drawRows(story, { count: rng.int(10, 12), different: [x, y] }, rng) ?? [];
    if (rows.length === 0) continue;
    const { points, trend } = keptClear(
      rows.map(({ figures }) => ({ x: figures[x]!, y: figures[y]! })),
    );
    const course = correlation(points) * (falls ? -1 : 1);
    if (course < LEAST_CORRELATION || !areClear(points, trend) || !areApart(points)) continue;
    const isPossible = rows.every(
      ({ figures }, k) =>
        isWithin(pairing, points[k]!) &&
        storyFaults(story, { ...figures, [y]: points[k]!.y }).length === 0,
    );
    if (isPossible) return { points, trend };
  }
  return null;
}

/** Whether a point that was moved away from the line still has as much of y as its x allows. */
function isWithin({ perX }: Pairing, { x, y }: Point): boolean {
  return !perX || (y >= perX[0] * x && y <= perX[1] * x);
}

export function drawScatter(rng: Rng): DrawnChart<ScatterWorld> | null {
  const pairing = rng.pick(PAIRINGS);
  const drawn = drawPoints(pairing, rng);
  if (!drawn) return null;
  const { story, x: xKey, y: yKey } = pairing;
  const { points, trend } = drawn;
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
  const xs = points.map((point) => point.x);
  const [start, end] = [Math.min(...xs), Math.max(...xs)];
  return {
    world: { story, pairing, x, y, points, trend, start, end },
    name: story.name,
    source: story.source,
    intro,
    chart,
  };
}

/** How far a point has to be from the line to be seen above or below it. */
export function clearOf(points: readonly Point[]): number {
  const top = Math.max(...points.map((point) => point.y));
  const step = 2 * halfStep(top);
  return clearGap({ step, max: step * Math.ceil(top / step) });
}

function areClear(points: readonly Point[], trend: Trend): boolean {
  const least = clearOf(points);
  return points.every((point) => Math.abs(point.y - onTrend(trend, point.x)) >= least);
}

/** In shares of each axis: the size of a dot, so that no dot covers another one. */
const DOT = { x: 0.02, y: 0.035 };

function areApart(points: readonly Point[]): boolean {
  const [end, top] = [Math.max(...points.map(({ x }) => x)), Math.max(...points.map(({ y }) => y))];
  return points.every((one, k) =>
    points
      .slice(k + 1)
      .every(
        (other) =>
          Math.hypot((one.x - other.x) / (end * DOT.x), (one.y - other.y) / (top * DOT.y)) >= 1,
      ),
  );
}

/** What follows no line has no trend to speak of. */
const LEAST_CORRELATION = 0.55;

function correlation(points: readonly Point[]): number {
  const [mx, my] = [mean(points.map(({ x }) => x)), mean(points.map(({ y }) => y))];
  const spread = (from: (point: Point) => number): number =>
    Math.sqrt(sum(points.map((point) => from(point) ** 2)));
  const both = sum(points.map(({ x, y }) => (x - mx) * (y - my)));
  return both / (spread(({ x }) => x - mx) * spread(({ y }) => y - my));
}

const ROUNDS = 12;

/** Moves points that lie too near the line away from it, until the line they make is clear of them all. */
function keptClear(drawn: readonly Point[]): { points: Point[]; trend: Trend } {
  let points = [...drawn];
  let trend = trendOf(points);
  for (let round = 0; round < ROUNDS && !areClear(points, trend); round++) {
    const least = clearOf(points);
    const line = trend;
    points = points.map((point, k) => {
      const gap = point.y - onTrend(line, point.x);
      if (Math.abs(gap) >= least) return point;
      // By different amounts, or the points would lie on two lines.
      const away = least * (1.05 + 0.15 * (k % 5));
      return {
        x: point.x,
        y: roundLike(point.y, onTrend(line, point.x) + Math.sign(gap || 1) * away),
      };
    });
    trend = trendOf(points);
  }
  return { points, trend };
}

/** As precise as the figure that it replaces. */
function roundLike(figure: number, value: number): number {
  return Number.isInteger(figure) ? Math.round(value) : roundTo(value, 0.1);
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

/** A height as exactly as the graph shows it. */
export function shown(height: number): number {
  return tidy(Number(height.toPrecision(3)));
}

/** A height as the graph shows it: that of an option, if nobody tells them apart by eye. */
export function shownNear(height: number, option: number): number {
  const value = shown(height);
  return Math.abs(value - option) < 0.015 * option ? shown(option) : value;
}

/** A height or a change as the graph shows it, with the option nearest to it if that's another number. */
export function seen(height: number, option: number, unit = ""): string {
  const value = shownNear(height, option);
  return `${thousands(value)}${unit}${closestTo(value, shown(option))}`;
}

export function onTrend({ slope, intercept }: Trend, x: number): number {
  return intercept + slope * x;
}

type ScatterChart = Extract<GraphicsView["chart"], { kind: "scatter" }>;

export function read(chart: GraphicsView["chart"]): ScatterChart & { trend: Trend } {
  if (chart.kind !== "scatter" || !chart.trend) throw new Error("A trend line is needed.");
  return { ...chart, trend: chart.trend };
}

/**
 * A count of points, whose wrong options name the points that are misjudged: those nearest to not
 * counting, or to counting, by their margins.
 */
export function pointCountBlank(
  points: readonly Point[],
  margin: (point: Point) => number,
  counted: Parameters<typeof countBlank>[0],
  place = "above the line",
): Blank {
  const near = points.toSorted((a, b) => Math.abs(margin(a)) - Math.abs(margin(b)));
  return retold(countBlank(counted), ({ value, why }) => {
    if (counted.tempting.some(([own]) => own === value)) return why;
    const extra = value! - counted.key;
    const some = near
      .filter((point) => margin(point) > 0 !== extra > 0)
      .slice(0, Math.abs(extra))
      .map((point) => `(${thousands(point.x)}, ${thousands(point.y)})`);
    const many = some.length > 1;
    return `This ${extra > 0 ? "also counts" : "leaves out"} the point${many ? "s" : ""} at about ${listed(some)}, which ${many ? "are" : "is"} ${extra > 0 ? `not ${place}` : `${place}, too`}.`;
  });
}

/** "the points at about 45, 210, and 515 on the horizontal axis": no two points have the same x. */
export function placesOf(points: readonly Point[]): string {
  const xs = points.map(({ x }) => x).toSorted((a, b) => a - b);
  return `the point${xs.length > 1 ? "s" : ""} at about ${listed(xs.map((x) => thousands(x)))} on the horizontal axis`;
}

/** The average height, as precise as it takes to tell which points are higher. */
function averageTold(points: readonly Point[], upper: number): string {
  const average = mean(points.map((point) => point.y));
  const told = [2, 3, 4].map((digits) => Number(average.toPrecision(digits)));
  return thousands(
    told.find((one) => points.filter(({ y }) => y > one).length === upper) ?? tidy(average, 1),
  );
}

/** How many points are above the line. */
export const pointsAbove: ChartAsk<ScatterWorld> = {
  make({ story, y, points, trend }) {
    const upon = points.filter((point) => point.y > onTrend(trend, point.x));
    const above = upon.length;
    const average = mean(points.map((point) => point.y));
    const why = `In all, ${above} of the ${points.length} points ${above > 1 ? "are" : "is"} above the line.`;
    const below = points.length - above;
    const upper = points.filter((point) => point.y > average).length;
    return {
      name: "points-above",
      text: `For {0} of the ${points.length} ${story.things}, the ${y.noun} was greater than predicted by the trend line.`,
      blank: pointCountBlank(points, (point) => point.y - onTrend(trend, point.x), {
        key: above,
        most: points.length,
        why,
        tempting: [
          [
            below,
            "counts the points below the line",
            `For the ${below} ${story.things} below the line, the ${y.noun} was less than predicted. ${why}`,
          ],
          [
            upper,
            "counts the points higher than average",
            `The average height of the points is about ${averageTold(points, upper)}, and ${upper} points are higher. But the question is which points are above the sloping line. ${why}`,
          ],
        ],
      }),
      step: `A point above the line has a greater ${y.noun} than the line predicts. From left to right, these are ${placesOf(upon)}, ${above} in all.`,
      weight: 0,
    };
  },
  pattern: /^For \{0\} of the \d+ .+, the .+ was greater than predicted by the trend line\.$/,
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
      text: `For a ${story.label.toLowerCase()} ${pairing.having.replace("#", amountOfX(world, at))}, the ${y.noun} predicted by the trend line is closest to {0}${unitOf(y)}.`,
      blank: numbers(
        key,
        `At ${thousands(at)} on the horizontal axis, the line is at about ${seen(onTrend(trend, at), key, unitOf(y))}.`,
        shifts.map((value) =>
          wrong(
            value,
            "reads a point or the wrong gridline",
            misreadAt(world, at, [key, value], shifts),
          ),
        ),
        0.9 * gap,
      ),
      step: `Go up from ${thousands(at)} on the horizontal axis to the line, and across to the vertical axis: the line is at about ${seen(onTrend(trend, at), key, unitOf(y))}.`,
      weight: 1,
    };
  },
  pattern:
    /^For a \w+ with .*?(\d[\d,.]*).* the .+ predicted by the trend line is closest to \{0\}.*\.$/,
  answer: ([at], { chart }, options) => {
    const target = onTrend(read(chart).trend, alongX(chart, at!));
    return nearest(options, target, Math.abs(target) * 0.01);
  },
};

/** What leads to a wrong height: a point nearby, another place on the line, or a height it never has. */
function misreadAt(
  { points, trend, start, end }: ScatterWorld,
  at: number,
  [key, value]: readonly [key: number, value: number],
  choices: readonly number[],
): string {
  const top = Math.max(...points.map((point) => point.y));
  const right = `At ${thousands(at)} on the horizontal axis, the line itself is at about ${thousands(shownNear(onTrend(trend, at), key))}.`;
  const near = points
    .filter(({ x, y }) => Math.abs(x - at) < 0.15 * end && Math.abs(y - value) < 0.08 * top)
    .filter(({ y }) =>
      [key, ...choices].every((one) => one === value || Math.abs(one - y) > Math.abs(value - y)),
    )
    .toSorted((a, b) => Math.abs(a.x - at) - Math.abs(b.x - at))[0];
  if (near)
    return `The nearby point at about (${thousands(near.x)}, ${thousands(near.y)}) is at a height of about ${thousands(near.y)}${closestTo(near.y, value)}. ${right}`;
  const place = (value - trend.intercept) / trend.slope;
  return place >= start && place <= end
    ? `The line is at ${thousands(value)} only at about ${thousands(Number(place.toPrecision(3)))} on the horizontal axis. ${right}`
    : `${beyondEnds({ trend, start, end }, value)} ${right}`;
}

/** Why the line is nowhere at a height, from its end that comes nearest to it. */
function beyondEnds(
  { trend, start, end }: Pick<ScatterWorld, "trend" | "start" | "end">,
  value: number,
): string {
  const isHigh = value > Math.max(onTrend(trend, start), onTrend(trend, end));
  const isLeft = trend.slope > 0 !== isHigh;
  const height = onTrend(trend, isLeft ? start : end);
  return `Even at its ${isHigh ? "highest" : "lowest"}, at its ${isLeft ? "left" : "right"} end, the line is at about ${thousands(shown(height))}, ${isHigh ? "lower" : "higher"} than ${thousands(value)}.`;
}

/** "45,000 square feet", or "80 seats" and "400,000 visitors" where the heading is what's counted. */
export function amountOfX({ x }: ScatterWorld, value: number): string {
  const thousandsOf = /\(thousands of (.+)\)$/.exec(x.heading);
  if (thousandsOf) return `${thousands(tidy(1000 * value))} ${thousandsOf[1]!}`;
  const counted = /^(.+) \(thousands\)$/.exec(x.heading);
  if (counted) return `${thousands(tidy(1000 * value))} ${counted[1]!.toLowerCase()}`;
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
