import type { FlowBox, FlowLayout } from "./flow-layout.ts";
import { type Flow, LANE } from "./flow-tracks.ts";
import type { Point } from "../svg.ts";

/**
 * The corners of an arrow, and the stretches where its number may go: x along the flow, y across.
 */
export interface Route {
  readonly corners: readonly Point[];
  readonly stretches: readonly (readonly [Point, Point])[];
}

const STUB = 6;
const HEAD = 16;

type Side = "front" | "back";

/** Every arrow leaves and reaches its boxes straight, each at a different place. */
export function routesOf({ arrows }: Flow, layout: FlowLayout): Route[] {
  const { boxes, tracks, places, passes } = layout;
  const ends = arrows.map(({ from, to }, k): { start: End; end: End } => ({
    start: { box: from, side: "front", towards: passes[k]![0] ?? middle(boxes[to]!) },
    end: {
      box: to,
      side: places[from] === places[to] ? "front" : "back",
      towards: passes[k]!.at(-1) ?? middle(boxes[from]!),
    },
  }));
  const ports = portsOf(
    ends.flatMap(({ start, end }) => [start, end]),
    boxes,
  );
  let backward = 0;
  return arrows.map(({ from, to }, k) => {
    const [start, end] = [ports[2 * k]!, ports[2 * k + 1]!];
    if (places[to]! > places[from]!) {
      const between = tracks.slice(places[from]! + 1, places[to]);
      return forward(start, end, between, passes[k]!);
    }
    if (places[to] === places[from]) return beside(start, end);
    backward += 1;
    return around(start, end, layout.end + backward * LANE - 8, backward);
  });
}

interface End {
  readonly box: number;
  readonly side: Side;
  readonly towards: number;
}

/** Arrows on one side of a box share it, in the order of where they come from. */
function portsOf(ends: readonly End[], boxes: readonly FlowBox[]): Point[] {
  return ends.map((end) => {
    const own = ends
      .filter(({ box, side }) => box === end.box && side === end.side)
      .toSorted((a, b) => a.towards - b.towards);
    const { from, to, near, far } = boxes[end.box]!;
    const apart = Math.min(18, (far - near - 4) / own.length);
    const y = (near + far) / 2 + (own.indexOf(end) - (own.length - 1) / 2) * apart;
    return { x: end.side === "back" ? from : to, y };
  });
}

function forward(
  start: Point,
  end: Point,
  between: readonly { from: number; to: number }[],
  passes: readonly number[],
): Route {
  const through = between.flatMap(({ from, to }, k): Point[] => [
    { x: from - STUB, y: passes[k]! },
    { x: to + STUB, y: passes[k]! },
  ]);
  const first = { x: start.x + STUB, y: start.y };
  const last = { x: end.x - HEAD, y: end.y };
  const bends = [first, ...through, last];
  const stretches = bends.slice(1).map((to, k) => [bends[k]!, to] as const);
  const level = stretches.filter((_, k) => k % 2 === 1);
  return { corners: [start, ...bends, end], stretches: level.length > 0 ? level : stretches };
}

/** From one box of a track to another: out the front and back in. */
function beside(start: Point, end: Point): Route {
  const x = Math.max(start.x, end.x) + 22;
  const bends: [Point, Point] = [
    { x, y: start.y },
    { x, y: end.y },
  ];
  return { corners: [start, ...bends, end], stretches: [bends] };
}

/** Back to an earlier track: around all boxes. */
function around(start: Point, end: Point, lane: number, place: number): Route {
  const [out, back] = [start.x + 6 + 5 * place, end.x - 14 - 4 * place];
  const bends: [Point, Point] = [
    { x: out, y: lane },
    { x: back, y: lane },
  ];
  return {
    corners: [start, { x: out, y: start.y }, ...bends, { x: back, y: end.y }, end],
    stretches: [bends],
  };
}

function middle({ near, far }: FlowBox): number {
  return (near + far) / 2;
}
