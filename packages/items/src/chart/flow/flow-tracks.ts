import type { ChartForm } from "../chart-form.ts";
import { withUnit } from "../number-text.ts";
import { WIDTH } from "../svg.ts";
import { LINE_HEIGHT, widest, wrapHard } from "../text.ts";

/*
 * A flow runs from left to right in columns or, if its names are too wide for that, down in rows.
 * `along` is the direction it runs and `across` the other; the whole layout uses these two.
 */

export type Flow = Extract<ChartForm, { kind: "flow" }>;
type Arrow = Flow["arrows"][number];

/**
 * A column or a row of boxes: where it begins and ends along the flow, and each box's size across.
 */
export interface Track {
  readonly from: number;
  readonly to: number;
  readonly nodes: readonly TrackNode[];
}

interface TrackNode {
  readonly node: number;
  readonly lines: readonly string[];
  readonly size: number;
}

export interface Tracks {
  readonly isDown: boolean;
  readonly tracks: readonly Track[];
  /** Where the flow ends along its direction. */
  readonly length: number;
  /** Minimum room across. */
  readonly breadth: number;
  /** Room across for an arrow that passes between boxes. */
  readonly pass: number;
}

const PADDING = 14;
const COMFORT = 118;
const TURNING = 26;
const COLUMN_HEIGHT = 348;
const ROWS_HEIGHT = 432;
const LEAST_ROW_GAP = 42;
const MOST_ROW_GAP = 64;
const PASS = 24;
/** The largest share of a row that passing arrows may take. */
const MOST_PASSING = 0.35;
/** Between two boxes side by side. */
export const BETWEEN = 14;
export const LANE = 26;

export function arrowLabel({ value, text }: Arrow, unit: string): string {
  const number = value === undefined ? "" : withUnit(value, unit);
  return [text ?? "", number].filter((part) => part !== "").join(" ");
}

/** For each box, the index of its column among the columns in use. */
export function trackPlaces({ nodes }: Flow): number[] {
  const used = [...new Set(nodes.map(({ column }) => column))].toSorted((a, b) => a - b);
  return nodes.map(({ column }) => used.indexOf(column));
}

export function tracksOf(form: Flow): Tracks {
  const places = trackPlaces(form);
  const groups = Array.from({ length: Math.max(...places) + 1 }, (_, c) =>
    form.nodes.flatMap(({ name }, node) => (places[node] === c ? [{ node, name }] : [])),
  );
  const labels = widest(form.arrows.map((arrow) => arrowLabel(arrow, form.unit)));
  const margins = marginsOf(form, places, labels);
  const across = { labels, lanes: lanesOf(form, places), passing: passingOf(form, places) };
  return columns(groups, margins, labels) ?? rows(groups, margins, across);
}

type Group = readonly { readonly node: number; readonly name: string }[];

interface Margins {
  readonly before: number;
  readonly after: number;
}

/**
 * Returns null when a word is too wide. Space the names don't need goes to the gaps, where the
 * arrows are.
 */
function columns(groups: readonly Group[], margins: Margins, labels: number): Tracks | null {
  const room = WIDTH - margins.before - margins.after;
  const widths = columnWidths(groups, room, labels);
  if (!widths) return null;
  const between = (room - sumOf(widths)) / Math.max(1, groups.length - 1);
  let from = margins.before + (groups.length > 1 ? 0 : between / 2);
  const tracks = groups.map((group, c) => {
    const [start, width] = [from, widths[c]!];
    from += width + between;
    const nodes = group.map(({ node, name }) => {
      const lines = wrapHard(name, width - PADDING + 0.5);
      return { node, lines, size: boxHeight(lines) };
    });
    return { from: start, to: start + width, nodes };
  });
  return { isDown: false, tracks, length: WIDTH, breadth: COLUMN_HEIGHT, pass: PASS };
}

/** Wide enough for whole names if there is room, otherwise for whole words. */
function columnWidths(groups: readonly Group[], room: number, labels: number): number[] | null {
  const names = groups.map((group) => group.map(({ name }) => name));
  const words = names.map((own) => widest(own.flatMap((name) => name.split(/\s+/u))));
  const wishes = names.map((own, c) => Math.max(words[c]!, Math.min(COMFORT, widest(own))));
  const free = room - groups.length * PADDING;
  const gaps = groups.length - 1;
  const fits = [
    { gap: Math.max(50, labels + 34), widths: wishes },
    { gap: Math.max(50, labels + 34), widths: words },
    { gap: Math.max(38, labels + 22), widths: words },
  ].find(({ gap, widths }) => sumOf(widths) + gaps * gap <= free);
  return fits ? fits.widths.map((width) => Math.ceil(width) + PADDING) : null;
}

interface Across {
  readonly labels: number;
  readonly lanes: number;
  /** How many arrows pass each row. */
  readonly passing: readonly number[];
}

/** Boxes of a row share its breadth with the arrows that pass. */
function rows(groups: readonly Group[], margins: Margins, across: Across): Tracks {
  const { labels, lanes, passing } = across;
  const breadth = WIDTH - 4 - (lanes > 0 ? lanes * LANE + labels / 2 : 0);
  const pass = Math.min(labels + PASS, 70, (breadth * MOST_PASSING) / Math.max(1, ...passing));
  const sized = groups.map((group, row) => rowNodes(group, breadth - pass * passing[row]!));
  const heights = sized.map((nodes) => Math.max(...nodes.map(({ lines }) => boxHeight(lines))));
  const free = ROWS_HEIGHT - margins.before - margins.after - sumOf(heights);
  const gap = Math.min(MOST_ROW_GAP, Math.max(LEAST_ROW_GAP, free / (groups.length - 1)));
  let from = margins.before;
  const tracks = sized.map((nodes, row) => {
    const [start, to] = [from, from + heights[row]!];
    from = to + gap;
    return { from: start, to, nodes };
  });
  const length = from - gap + margins.after;
  return { isDown: true, tracks, length, breadth, pass };
}

function rowNodes(group: Group, breadth: number): TrackNode[] {
  const room = Math.min(COMFORT * 1.4, breadth / group.length - 2 * PADDING - BETWEEN);
  return group.map(({ node, name }) => {
    const lines = wrapHard(name, room);
    return { node, lines, size: Math.min(room, widest(lines)) + 2 * PADDING };
  });
}

function boxHeight(lines: readonly string[]): number {
  return lines.length * LINE_HEIGHT + 14;
}

/** Arrows that go back, or stay within a track, turn before the first track and after the last. */
function marginsOf({ arrows }: Flow, places: readonly number[], labels: number): Margins {
  const last = Math.max(...places);
  const turning = arrows.filter(({ from, to }) => places[to]! <= places[from]!);
  const isBefore = turning.some(({ from, to }) => places[to] === 0 && places[from] !== 0);
  const isAfter = turning.some(({ from }) => places[from] === last);
  const isBeside = turning.some(({ from, to }) => places[from] === last && places[to] === last);
  return {
    before: isBefore ? TURNING : 2,
    after: isAfter ? TURNING + (isBeside ? labels : 0) : 2,
  };
}

function passingOf({ arrows, nodes }: Flow, places: readonly number[]): number[] {
  return nodes.map(
    (_, row) => arrows.filter(({ from, to }) => places[from]! < row && row < places[to]!).length,
  );
}

/** How many arrows go back. Each gets its own lane next to all boxes. */
export function lanesOf({ arrows }: Flow, places: readonly number[]): number {
  return arrows.filter(({ from, to }) => places[to]! < places[from]!).length;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
