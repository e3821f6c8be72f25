import type { ChartForm } from "../chart-form.ts";
import { filledShape } from "../fills.ts";
import { heading } from "../heading.ts";
import { withUnit } from "../number-text.ts";
import { type Drawing, type Point, polyline, WIDTH } from "../svg.ts";
import { spread } from "../spread.ts";
import { LINE_HEIGHT, text, textBlock, wrapHard } from "../text.ts";

type Pie = Extract<ChartForm, { kind: "pie" }>;

const RADIUS = 124;
const LABEL_GAP = 34;
const LEAST_HEIGHT = 360;
const TURN = 2 * Math.PI;

interface Slice {
  readonly place: number;
  readonly from: number;
  readonly to: number;
  readonly middle: number;
  readonly name: readonly string[];
  readonly value: string;
}

/** Clockwise from the top, with names and values outside. */
export function drawPie({ whole, slices, unit }: Pie): Drawing {
  const head = heading(whole);
  const total = slices.reduce((sum, { value }) => sum + value, 0);
  let turned = 0;
  const cut = slices.map(({ name, value }, k): Slice => {
    const from = turned;
    turned += (value / total) * TURN;
    return {
      place: k < 5 ? k : k - 4,
      from,
      to: turned,
      middle: (from + turned) / 2,
      name: wrapHard(name, WIDTH / 2 - RADIUS - LABEL_GAP - 8),
      value: withUnit(value, unit),
    };
  });
  const sides = [true, false].map((isRight) =>
    cut.filter(({ middle }) => middle < Math.PI === isRight),
  );
  const height = Math.max(LEAST_HEIGHT, head.height + Math.max(290, ...sides.map(heightOf)));
  const center = { x: WIDTH / 2, y: (head.height + height) / 2 };
  return {
    height,
    body: [
      ...head.body,
      ...cut.flatMap((slice) => filledShape(slice.place, outline(center, slice))),
      ...sides.flatMap((side, k) => sideLabels(side, center, k === 0, head.height, height)),
    ],
  };
}

function blockHeight({ name }: Slice): number {
  return (name.length + 1) * LINE_HEIGHT + 8;
}

function heightOf(side: readonly Slice[]): number {
  return side.reduce((sum, slice) => sum + blockHeight(slice), 0);
}

/** A point on the circle; angles run clockwise from the top. */
function onCircle({ x, y }: Point, r: number, angle: number): Point {
  return { x: x + r * Math.sin(angle), y: y - r * Math.cos(angle) };
}

/** The arc as a fine polygon that the textures can be cut to. */
function outline(center: Point, { from, to }: Slice): Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 0.035));
  const arc = Array.from({ length: steps + 1 }, (_, k) =>
    onCircle(center, RADIUS, from + ((to - from) * k) / steps),
  );
  return [center, ...arc];
}

function sideLabels(
  slices: readonly Slice[],
  center: Point,
  isRight: boolean,
  top: number,
  bottom: number,
): string[] {
  const sign = isRight ? 1 : -1;
  const x = center.x + sign * (RADIUS + LABEL_GAP);
  const wishes = slices.map((slice) => ({
    at: onCircle(center, RADIUS + 20, slice.middle).y,
    size: blockHeight(slice),
  }));
  const middles = spread(wishes, top, bottom);
  const anchor = isRight ? "start" : "end";
  return slices.flatMap((slice, k) => {
    const y = middles[k]!;
    const leader = [
      onCircle(center, RADIUS + 3, slice.middle),
      onCircle(center, RADIUS + 14, slice.middle),
      { x: x - sign * 5, y },
    ];
    const below = y + (slice.name.length * LINE_HEIGHT) / 2;
    return [
      polyline("chart-leader", leader),
      ...textBlock(slice.name, { x, y: y - LINE_HEIGHT / 2 }, { anchor }),
      text(slice.value, { x, y: below }, { anchor, kind: "chart-label chart-value" }),
    ];
  });
}
