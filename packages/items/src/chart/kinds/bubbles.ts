import type { ChartForm } from "../chart-form.ts";
import { numberPlot } from "../number-plot.ts";
import { numberText } from "../number-text.ts";
import { placeNames } from "../place-names.ts";
import { type AxisWish, type Scale, scaleOver } from "../scale.ts";
import { type Box, circle, type Drawing, type Point } from "../svg.ts";

type Bubbles = Extract<ChartForm, { kind: "bubbles" }>;

const LARGEST = 34;
/**
 * The smallest radius of the largest bubble, for when one near an edge of a fixed axis needs less
 * room.
 */
const LEAST_LARGEST = 20;
/** How far a bubble may extend past the plot's edge. */
const OVER = 12;

/**
 * Areas are proportional to the sizes. The sizes are written next to the names because people can't
 * read an area exactly.
 */
export function drawBubbles({ x, y, size, points }: Bubbles): Drawing {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const frame = numberPlot({
    xTitle: x.label,
    yTitle: y.label,
    note: `Bubble area (and number in parentheses): ${size.label}`,
    xScale: roomyScale(xs, x, 0.07),
    yScale: roomyScale(ys, y, 0.13),
    edge: LEAST_LARGEST + 2,
  });
  const places = points.map((point) => ({ x: frame.x(point.x), y: frame.y(point.y) }));
  const shares = shareOf(points.map((point) => point.size));
  const largest = largestThatFits(places, shares, frame.plot);
  const bubbles = points.map(({ name, size: own }, k) => ({
    name: `${name} (${numberText(own)})`,
    at: places[k]!,
    r: largest * shares[k]!,
  }));
  return frame.around([
    ...bubbles.toSorted((a, b) => b.r - a.r).map(({ at, r }) => circle("chart-bubble", at, r)),
    ...placeNames(bubbles, bubbles.map(innerBox), frame.plot),
  ]);
}

/** An axis left open by the author gets room for half a bubble at both ends, but not below zero. */
function roomyScale(values: readonly number[], wish: AxisWish, share: number): Scale {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = (high - low) * share;
  const least = low >= 0 ? Math.max(0, low - room) : low - room;
  const ends = [wish.min === undefined ? least : low, wish.max === undefined ? high + room : high];
  return scaleOver(ends, wish);
}

/** Radii as fractions of the largest. */
function shareOf(sizes: readonly number[]): number[] {
  const top = Math.max(...sizes);
  return sizes.map((size) => Math.sqrt(size / top));
}

function largestThatFits(places: readonly Point[], shares: readonly number[], plot: Box): number {
  const limits = places.map(({ x, y }, k) => {
    const inside = Math.min(x - plot.left, plot.right - x, y - plot.top, plot.bottom - y);
    return (inside + OVER) / shares[k]!;
  });
  return Math.max(LEAST_LARGEST, Math.min(LARGEST, ...limits));
}

/** Names may touch the empty corners around a bubble. */
function innerBox({ at: { x, y }, r }: { readonly at: Point; readonly r: number }): Box {
  const half = r * 0.95;
  return { left: x - half, right: x + half, top: y - half, bottom: y + half };
}
