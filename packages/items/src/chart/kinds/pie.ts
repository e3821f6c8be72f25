import type { ChartForm } from "../chart-form.ts";
import { filledShape } from "../fills.ts";
import { heading } from "../heading.ts";
import { numberText, withUnit } from "../number-text.ts";
import { type Drawing, line, type Point, polyline, WIDTH } from "../svg.ts";
import { spread } from "../spread.ts";
import { LINE_HEIGHT, text, textBlock, textWidth, wrapHard } from "../text.ts";

type Pie = Extract<ChartForm, { kind: "pie" }>;

const RADIUS = 124;
const SMALL_RADIUS = 96;
const LABEL_GAP = 34;
const LEAST_HEIGHT = 360;
const ROW_HEIGHT = 21;
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
export function drawPie({ whole, slices, unit, beside }: Pie): Drawing {
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
  const table = beside ? smallTable(beside) : null;
  const radius = table ? SMALL_RADIUS : RADIUS;
  const room = table ? 2 * SMALL_RADIUS + 20 : 290;
  const least = LEAST_HEIGHT - (table?.height ?? 0);
  const height = Math.max(least, head.height + Math.max(room, ...sides.map(heightOf)));
  const center = { x: WIDTH / 2, y: (head.height + height) / 2 };
  return {
    height: height + (table?.height ?? 0),
    body: [
      ...head.body,
      ...(table?.at(height + 8) ?? []),
      ...cut.flatMap((slice) => filledShape(slice.place, outline(center, radius, slice))),
      ...sides.flatMap((side, k) =>
        sideLabels(side, { center, radius, isRight: k === 0, top: head.height, bottom: height }),
      ),
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
function outline(center: Point, radius: number, { from, to }: Slice): Point[] {
  const steps = Math.max(2, Math.ceil((to - from) / 0.035));
  const arc = Array.from({ length: steps + 1 }, (_, k) =>
    onCircle(center, radius, from + ((to - from) * k) / steps),
  );
  return [center, ...arc];
}

/** The labels of one side of a pie. */
interface Side {
  readonly center: Point;
  readonly radius: number;
  readonly isRight: boolean;
  readonly top: number;
  readonly bottom: number;
}

function sideLabels(
  slices: readonly Slice[],
  { center, radius, isRight, top, bottom }: Side,
): string[] {
  const sign = isRight ? 1 : -1;
  const x = center.x + sign * (radius + LABEL_GAP);
  const wishes = slices.map((slice) => ({
    at: onCircle(center, radius + 20, slice.middle).y,
    size: blockHeight(slice),
  }));
  const middles = spread(wishes, top, bottom);
  const anchor = isRight ? "start" : "end";
  return slices.flatMap((slice, k) => {
    const y = middles[k]!;
    const leader = [
      onCircle(center, radius + 3, slice.middle),
      onCircle(center, radius + 14, slice.middle),
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

/** A few rows of names and numbers below the pie. */
function smallTable({ columns, rows }: NonNullable<Pie["beside"]>) {
  const gap = 40;
  const [first, second] = columns;
  const left = Math.max(...[first, ...rows.map(({ name }) => name)].map(textWidth));
  const right = Math.max(...[second, ...rows.map(({ value }) => numberText(value))].map(textWidth));
  const from = (WIDTH - left - gap - right) / 2;
  const to = from + left + gap + right;
  const row = (name: string, value: string, y: number, kind: string): string[] => [
    text(name, { x: from, y }, { kind }),
    text(value, { x: to, y }, { anchor: "end", kind }),
  ];
  return {
    height: (rows.length + 1) * ROW_HEIGHT + 20,
    at: (top: number): string[] => [
      ...row(first, second, top + ROW_HEIGHT / 2, "chart-title"),
      line("chart-axis", { x: from, y: top + ROW_HEIGHT }, { x: to, y: top + ROW_HEIGHT }),
      ...rows.flatMap(({ name, value }, k) =>
        row(name, numberText(value), top + (k + 1.5) * ROW_HEIGHT, "chart-label"),
      ),
    ],
  };
}
