import { arrowNumbers } from "./flow-numbers.ts";
import { type FlowBox, layOut } from "./flow-layout.ts";
import { type Route, routesOf } from "./flow-routes.ts";
import { type Flow, LANE, lanesOf } from "./flow-tracks.ts";
import { type Box, coordinate, type Drawing, path, type Point, polyline, rect } from "../svg.ts";
import { textBlock } from "../text.ts";

export function drawFlow(form: Flow): Drawing {
  const layout = layOut(form);
  const place = layout.isDown ? turned : (point: Point) => point;
  const routes = routesOf(form, layout).map((route) => placed(route, place));
  const boxes = layout.boxes.map((box) => boxOf(box, place));
  const nodes = layout.tracks.flatMap((track) => track.nodes);
  const depth = layout.isDown ? layout.length : layout.end + lanesOf(form, layout.places) * LANE;
  return {
    height: Math.ceil(depth + 4),
    body: [
      ...routes.map(({ corners }) => polyline("chart-arrow", shortened(corners))),
      ...routes.map(({ corners }) => arrowHead(corners)),
      ...boxes.map((box) => rect("chart-node", box)),
      ...nodes.flatMap(({ node, lines }) =>
        textBlock(lines, centerOf(boxes[node]!), { anchor: "middle", kind: "chart-title" }),
      ),
      ...arrowNumbers(form, routes, boxes),
    ],
  };
}

/** For a flow that runs down, along is y. */
function turned({ x, y }: Point): Point {
  return { x: y, y: x };
}

function placed({ corners, stretches }: Route, place: (point: Point) => Point): Route {
  return {
    corners: corners.map(place),
    stretches: stretches.map(([from, to]) => [place(from), place(to)] as const),
  };
}

function boxOf({ from, to, near, far }: FlowBox, place: (point: Point) => Point): Box {
  const [first, last] = [place({ x: from, y: near }), place({ x: to, y: far })];
  return { left: first.x, right: last.x, top: first.y, bottom: last.y };
}

const HEAD_LENGTH = 10;
const HEAD_HALF = 4.5;

/** The line ends inside the arrowhead to keep the tip sharp. */
function shortened(corners: readonly Point[]): Point[] {
  const { tip, dx, dy } = arrival(corners);
  return [...corners.slice(0, -1), { x: tip.x - dx * 6, y: tip.y - dy * 6 }];
}

function arrowHead(corners: readonly Point[]): string {
  const { tip, dx, dy } = arrival(corners);
  const back = { x: tip.x - dx * HEAD_LENGTH, y: tip.y - dy * HEAD_LENGTH };
  const sides = [HEAD_HALF, -HEAD_HALF].map((half) => ({
    x: back.x - dy * half,
    y: back.y + dx * half,
  }));
  const written = [tip, ...sides].map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`);
  return path("chart-arrow-head", `M${written.join("L")}Z`);
}

/** The end of an arrow and the direction it points there: horizontal or vertical. */
function arrival(corners: readonly Point[]) {
  const [tip, before] = [corners.at(-1)!, corners.at(-2)!];
  return { tip, dx: Math.sign(tip.x - before.x), dy: Math.sign(tip.y - before.y) };
}

function centerOf({ left, right, top, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}
