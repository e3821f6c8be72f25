import type { Outcome } from "../../../question/results/outcome.ts";

/** A question by its difficulty and time. */
export interface PacePoint {
  order: number;
  /** From 0. */
  column: number;
  /** In percent of the height. */
  height: number;
  outcome: Outcome;
  /** Whether its number should appear beside it. */
  isNamed: boolean;
}

export interface PlotSize {
  width: number;
  height: number;
  columns: number;
}

/** A mark, or several of one outcome if there's no room for each, in pixels of the plot's size from the bottom left. */
export interface PaceMark {
  orders: number[];
  outcome: Outcome;
  x: number;
  y: number;
}

/** In pixels, measured to its middle. */
export interface PaceLabel {
  text: string;
  x: number;
  y: number;
}

interface Box {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

/** A mark with the space around it. */
const CELL = 15;
const GAP = 2;
const LINE = 13;
const DIGIT = 7.5;
const COMMA = 6;
/** How far rounding can make adjacent boxes overlap. */
const TOUCH = 0.01;

/**
 * Marks in a column that would overlap are placed side by side. If there are too many for that, marks of
 * the same outcome become one mark with a count. Numbers go where there's space; a number without space
 * is left out, and the table has it.
 */
export function layOutPace(
  points: readonly PacePoint[],
  size: PlotSize,
): { marks: PaceMark[]; labels: PaceLabel[] } {
  const clusters = [...Map.groupBy(points, ({ column }) => column).values()].flatMap((column) =>
    clustersOf(column, size),
  );
  const taken = clusters.map((cluster) => boxOf(cluster, size));
  const labels: PaceLabel[] = [];
  for (const [place, cluster] of clusters.entries()) {
    const label = labelFor(cluster, taken[place]!, taken, size);
    if (!label) continue;
    labels.push(label);
    taken.push(boxAround(label));
  }
  return { marks: clusters.flatMap((cluster) => marksOf(cluster, size)), labels };
}

type Cluster = readonly PacePoint[];

/** A column's questions, grouped where their marks would overlap. */
function clustersOf(column: Cluster, size: PlotSize): Cluster[] {
  const clusters: Cluster[] = column
    .toSorted((a, b) => a.height - b.height)
    .map((point) => [point]);
  for (let k = 0; k + 1 < clusters.length;) {
    const [lower, upper] = [clusters[k]!, clusters[k + 1]!];
    if (boxOf(lower, size).top > boxOf(upper, size).bottom) {
      clusters.splice(k, 2, [...lower, ...upper]);
      // It may now overlap the one below.
      k = Math.max(0, k - 1);
    } else k += 1;
  }
  return clusters;
}

const widthOf = ({ width, columns }: PlotSize) => width / columns;
const isCrowded = (cluster: Cluster, size: PlotSize) => cluster.length * CELL > widthOf(size);
const yOf = ({ height }: PacePoint, size: PlotSize) => (height / 100) * size.height;

function marksOf(cluster: Cluster, size: PlotSize): PaceMark[] {
  const middle = widthOf(size) * (cluster[0]!.column + 0.5);
  if (!isCrowded(cluster, size))
    return byOrder(cluster).map((point, place) => ({
      orders: [point.order],
      outcome: point.outcome,
      x: middle + (place - (cluster.length - 1) / 2) * CELL,
      y: yOf(point, size),
    }));
  const lowest = Math.min(...cluster.map((point) => yOf(point, size)));
  const kinds = [...Map.groupBy(cluster, ({ outcome }) => outcome)];
  const highest = size.height - (kinds.length - 1) * CELL;
  return kinds.map(([outcome, own], line) => ({
    orders: byOrder(own).map(({ order }) => order),
    outcome,
    x: middle,
    y: Math.min(lowest, highest) + line * CELL,
  }));
}

function byOrder(points: Cluster): PacePoint[] {
  return points.toSorted((a, b) => a.order - b.order);
}

function boxOf(cluster: Cluster, size: PlotSize): Box {
  const marks = marksOf(cluster, size);
  const [xs, ys] = [marks.map(({ x }) => x), marks.map(({ y }) => y)];
  // A count goes in the middle of its column, however wide it is.
  const half = isCrowded(cluster, size) ? widthOf(size) / 2 : CELL / 2;
  return {
    left: Math.min(...xs) - half,
    right: Math.max(...xs) + half,
    bottom: Math.min(...ys) - CELL / 2,
    top: Math.max(...ys) + CELL / 2,
  };
}

function labelFor(
  cluster: Cluster,
  box: Box,
  taken: readonly Box[],
  size: PlotSize,
): PaceLabel | null {
  const named = byOrder(cluster).filter(({ isNamed }) => isNamed);
  if (named.length === 0 || isCrowded(cluster, size)) return null;
  const text = named.map(({ order }) => order).join(", ");
  const half = widthOfText(text) / 2;
  const [x, y] = [(box.left + box.right) / 2, (box.bottom + box.top) / 2];
  const places = [
    { x: box.right + half, y },
    { x, y: box.top + LINE / 2 },
    { x: box.left - half, y },
    { x, y: box.bottom - LINE / 2 },
  ];
  const free = places.find((place) => {
    const wanted = boxAround({ text, ...place });
    return isWithin(wanted, size) && !taken.some((other) => meet(wanted, other));
  });
  return free ? { text, ...free } : null;
}

function widthOfText(text: string): number {
  const digits = text.replaceAll(/\D/g, "").length;
  const commas = text.split(",").length - 1;
  return digits * DIGIT + commas * COMMA + GAP;
}

function boxAround({ text, x, y }: PaceLabel): Box {
  const half = widthOfText(text) / 2;
  return { left: x - half, right: x + half, bottom: y - LINE / 2, top: y + LINE / 2 };
}

function isWithin({ left, right, bottom, top }: Box, { width, height }: PlotSize): boolean {
  return left >= 0 && right <= width && bottom >= 0 && top <= height;
}

function meet(one: Box, other: Box): boolean {
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > TOUCH &&
    Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom) > TOUCH
  );
}
