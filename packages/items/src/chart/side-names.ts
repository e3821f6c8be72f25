import { mark } from "./marks.ts";
import { filledBox } from "./fills.ts";
import { type Box, line, polyline, type Point, WIDTH } from "./svg.ts";
import { spread } from "./spread.ts";
import { LINE_HEIGHT, textBlock, widest, wrap } from "./text.ts";

const MOST_WIDTH = 132;
const LEADER = 16;
const SIGN = 22;
/** Between two names. */
const GAP = 4;

interface SideName {
  readonly name: string;
  /** Index of the series, for its sign. */
  readonly place: number;
  /** What the name belongs to. */
  readonly from: Point;
}

/** The width of names to the right of a plot. */
export function sideRoom(names: readonly string[]): number {
  return LEADER + SIGN + widest(names.flatMap((name) => wrap(name, MOST_WIDTH))) + 6;
}

/**
 * Names on the right, level with what they name if there is room, and tied to it by a thin line.
 */
export function sideNames(names: readonly SideName[], plot: Box, sign: "line" | "area"): string[] {
  const wrapped = names.map(({ name }) => wrap(name, MOST_WIDTH));
  const [top, bottom] = [plot.top - 8, plot.bottom + 8];
  const heights = wrapped.map((lines) => lines.length * LINE_HEIGHT);
  // Names that fill the whole height give up the room between them, or the first would leave the drawing.
  const room = bottom - top - heights.reduce((sum, height) => sum + height, 0);
  const gap = Math.max(0, Math.min(GAP, room / names.length));
  const wishes = names.map(({ from }, k) => ({ at: from.y, size: heights[k]! + gap }));
  const middles = spread(wishes, top, bottom);
  const left = WIDTH - sideRoom(names.map(({ name }) => name)) + LEADER;
  return names.flatMap(({ from, place }, k) => {
    const y = middles[k]!;
    const beside = sign === "line" ? 8 : 2;
    return [
      line("chart-leader", { x: from.x + beside, y: from.y }, { x: left - 3, y }),
      ...(sign === "line" ? lineSign(place, { x: left, y }) : areaSign(place, { x: left, y })),
      ...textBlock(wrapped[k]!, { x: left + SIGN, y }),
    ];
  });
}

function lineSign(place: number, { x, y }: Point): string[] {
  const stroke = polyline(`chart-line chart-s${(place % 5) + 1}`, [
    { x: x - 2, y },
    { x: x + 18, y },
  ]);
  return [stroke, mark(place, { x: x + 8, y })];
}

function areaSign(place: number, { x, y }: Point): string[] {
  return filledBox(place, { left: x, right: x + 16, top: y - 8, bottom: y + 8 });
}
