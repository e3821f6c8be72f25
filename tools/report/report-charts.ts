/** Charts as SVG text, enough for the engine's reports, with nothing to load. */
import { escapeHtml } from "@theta/contract";
import { type Table, tableHtml } from "./report-html.ts";

export type Color = "blue" | "orange" | "green" | "red";
type Point = readonly [x: number, y: number];

export interface Series {
  readonly name: string;
  readonly points: readonly Point[];
  readonly color: Color;
  /** Dashes, so that color isn't the only difference; points for single values. */
  readonly style?: "line" | "dashed" | "points";
  /** The range each value may fall into by chance, one per point. */
  readonly bands?: readonly (readonly [low: number, high: number])[];
}

interface Mark {
  readonly at: number;
  readonly name: string;
}

interface Labels {
  readonly title: string;
  /** What the chart shows, for people who can't see it. */
  readonly description: string;
  readonly xLabel: string;
  readonly yLabel: string;
}

export interface Chart extends Labels {
  readonly series: readonly Series[];
  /** Horizontal lines with a meaning, such as a target or a cap. */
  readonly marks?: readonly Mark[];
  readonly yRange?: Point;
  /** The table lists every n-th point; 1 by default. */
  readonly tableStep?: number;
  /** Replaces the table of points. */
  readonly table?: Table;
}

const WIDTH = 440;
const HEIGHT = 300;
const LEFT = 62;
const RIGHT = 14;
const TOP = 14;
const BOTTOM = 52;

export function lineChart(chart: Chart): string {
  const { series, marks = [], yRange } = chart;
  const xs = series.flatMap(({ points }) => points.map(([x]) => x));
  const ys = [
    ...series.flatMap(({ points, bands = [] }) => [...points.map(([, y]) => y), ...bands.flat()]),
    ...marks.map(({ at }) => at),
  ];
  const x = scale([Math.min(...xs), Math.max(...xs)], [LEFT, WIDTH - RIGHT]);
  const y = scale(yRange ?? padded(ys), [HEIGHT - BOTTOM, TOP]);
  const body = [
    rows(y),
    columns(x, HEIGHT - BOTTOM),
    ...series.map((one) => seriesSvg(one, x, y)),
    ...marks.map((mark) => horizontalMark(mark, y)),
    axisNames(chart, HEIGHT),
  ];
  return figure(chart, HEIGHT, body, legend(series), chart.table ?? valuesTable(chart));
}

function seriesSvg({ points, color, style = "line", bands = [] }: Series, x: Scale, y: Scale) {
  const bars = bands.map(([low, high], k) => {
    const at = x.of(points[k]?.[0] ?? 0);
    return `<line x1="${at}" x2="${at}" y1="${y.of(low)}" y2="${y.of(high)}" class="${color} thin"/>`;
  });
  if (style === "points")
    return [
      ...bars,
      ...points.map(([a, b]) => `<circle cx="${x.of(a)}" cy="${y.of(b)}" r="4" class="${color}"/>`),
    ].join("");
  const path = points.map(([a, b]) => `${x.of(a)},${y.of(b)}`).join(" ");
  return `<polyline points="${path}" class="${color}${style === "dashed" ? " dashed" : ""}"/>`;
}

export interface Bin {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

export interface Histogram extends Labels {
  readonly bins: readonly Bin[];
  /** A vertical line, such as a limit. */
  readonly mark: Mark;
}

export function histogram(chart: Histogram): string {
  const { bins, mark } = chart;
  const edges = [...bins.flatMap(({ from, to }) => [from, to]), mark.at];
  const x = scale([Math.min(...edges), Math.max(...edges)], [LEFT, WIDTH - RIGHT]);
  const y = scale(
    [0, 1.08 * Math.max(1, ...bins.map(({ count }) => count))],
    [HEIGHT - BOTTOM, TOP],
  );
  const bars = bins.map(({ from, to, count }) => {
    const color = to <= mark.at ? "red" : "blue";
    const width = round(Math.max(0.5, x.of(to) - x.of(from) - 1));
    return `<rect x="${x.of(from)}" y="${y.of(count)}" width="${width}" height="${round(y.of(0) - y.of(count))}" class="${color}"/>`;
  });
  const at = x.of(mark.at);
  const line = `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${HEIGHT - BOTTOM}" class="mark"/><text x="${at - 6}" y="${TOP + 12}" text-anchor="end" class="label">${escapeHtml(mark.name)}</text>`;
  const table: Table = {
    caption: chart.title,
    head: ["from", "to", "learners"],
    rows: bins.map(({ from, to, count }) => [short(from), short(to), String(count)]),
  };
  const body = [rows(y), columns(x, HEIGHT - BOTTOM), ...bars, line, axisNames(chart, HEIGHT)];
  return figure(chart, HEIGHT, body, "", table);
}

export interface ForestRow {
  readonly label: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** A letter at the right end that rates the size of the effect. */
  readonly grade: string;
  readonly color: Color;
}

export interface Forest extends Labels {
  readonly rows: readonly ForestRow[];
  readonly marks: readonly number[];
  readonly table: Table;
}

const ROW_HEIGHT = 20;

/** One line per row: an interval with its midpoint, against vertical lines with a meaning. */
export function forestPlot(chart: Forest): string {
  const height = TOP + ROW_HEIGHT * chart.rows.length + BOTTOM;
  const floor = height - BOTTOM;
  const ends = [...chart.rows.flatMap(({ low, high }) => [low, high]), ...chart.marks];
  const x = scale(padded(ends), [110, WIDTH - 30]);
  const lines = chart.marks.map((mark) => {
    const at = x.of(mark);
    return `<line x1="${at}" x2="${at}" y1="${TOP}" y2="${floor}" class="${mark === 0 ? "grid" : "mark"}"/>`;
  });
  const body = chart.rows.map(({ label, value, low, high, grade, color }, k) => {
    const y = TOP + ROW_HEIGHT * (k + 0.5);
    return `<text x="100" y="${y + 5}" text-anchor="end">${escapeHtml(label)}</text><line x1="${x.of(low)}" x2="${x.of(high)}" y1="${y}" y2="${y}" class="${color} thin"/><circle cx="${x.of(value)}" cy="${y}" r="4" class="${color}"/><text x="${WIDTH - 8}" y="${y + 5}" text-anchor="end">${escapeHtml(grade)}</text>`;
  });
  const all = [columns(x, floor), ...lines, ...body, axisNames(chart, height)];
  return figure(chart, height, all, "", chart.table);
}

interface Scale {
  readonly of: (value: number) => number;
  readonly ticks: readonly number[];
}

function scale([low, high]: Point, [from, to]: Point): Scale {
  const unit = (to - from) / (high - low || 1);
  return { of: (value) => round(from + (value - low) * unit), ticks: ticks(low, high) };
}

const round = (value: number): number => Math.round(value * 10) / 10;

function rows(y: Scale): string {
  const line = (t: number) =>
    `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y.of(t)}" y2="${y.of(t)}" class="grid"/><text x="${LEFT - 8}" y="${y.of(t) + 5}" text-anchor="end">${short(t)}</text>`;
  return y.ticks.map(line).join("");
}

function columns(x: Scale, floor: number): string {
  const text = (t: number) =>
    `<text x="${x.of(t)}" y="${floor + 19}" text-anchor="middle">${short(t)}</text>`;
  return x.ticks.map(text).join("");
}

function horizontalMark({ at, name }: Mark, y: Scale): string {
  return `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${y.of(at)}" y2="${y.of(at)}" class="mark"/><text x="${WIDTH - RIGHT}" y="${y.of(at) - 6}" text-anchor="end" class="label">${escapeHtml(name)}</text>`;
}

function axisNames({ xLabel, yLabel }: Labels, height: number): string {
  const middle = (height - BOTTOM + TOP) / 2;
  return `<text x="${(WIDTH + LEFT) / 2}" y="${height - 10}" text-anchor="middle">${escapeHtml(xLabel)}</text><text transform="translate(15 ${middle}) rotate(-90)" text-anchor="middle">${escapeHtml(yLabel)}</text>`;
}

function legend(series: readonly Series[]): string {
  const entries = series.map(
    ({ name, color, style = "line" }) =>
      `<span><svg viewBox="0 0 28 10" aria-hidden="true">${
        style === "points"
          ? `<circle cx="14" cy="5" r="4" class="${color}"/>`
          : `<polyline points="0,5 28,5" class="${color}${style === "dashed" ? " dashed" : ""}"/>`
      }</svg>${escapeHtml(name)}</span>`,
  );
  return `<p class="legend">${entries.join(" ")}</p>`;
}

function figure(labels: Labels, height: number, body: string[], below: string, table: Table) {
  const id = labels.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `<figure><figcaption>${escapeHtml(labels.title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-labelledby="${id}-title ${id}-desc"><title id="${id}-title">${escapeHtml(labels.title)}</title><desc id="${id}-desc">${escapeHtml(labels.description)}</desc>${body.join("")}</svg>${below}<details><summary>The numbers</summary>${tableHtml(table)}</details></figure>`;
}

function valuesTable({ title, xLabel, series, tableStep = 1 }: Chart): Table {
  const all = [...new Set(series.flatMap(({ points }) => points.map(([x]) => x)))];
  const xs = all.toSorted((a, b) => a - b).filter((_, k) => k % tableStep === 0);
  const maps = series.map(({ points }) => new Map(points));
  return {
    caption: title,
    head: [xLabel, ...series.map(({ name }) => name)],
    rows: xs.map((x) => [short(x), ...maps.map((values) => optional(values.get(x)))]),
  };
}

function optional(value: number | undefined): string {
  return value === undefined ? "" : short(value);
}

function padded(values: readonly number[]): Point {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low || 1) * 0.08;
  return [low >= 0 ? Math.max(0, low - room) : low - room, high + room];
}

/** Four to seven round numbers in the range. */
function ticks(low: number, high: number): number[] {
  const rough = (high - low || 1) / 6;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((k) => k * power).find((s) => s >= rough) ?? rough;
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: last - first + 1 }, (_, k) => (first + k) * step);
}

function short(value: number): string {
  return String(Math.round(value * 1000) / 1000).replace("-", "−");
}
