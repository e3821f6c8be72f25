import type { ChartForm } from "../chart-form.ts";
import { numberText } from "../number-text.ts";
import { circle, type Drawing, type Point, rect, WIDTH } from "../svg.ts";
import { text, textBlock, wrap } from "../text.ts";

type Venn = Extract<ChartForm, { kind: "venn" }>;

interface SetName {
  readonly at: Point;
  readonly anchor: "start" | "middle" | "end";
  readonly room: number;
}

interface Layout {
  readonly height: number;
  readonly r: number;
  readonly centers: readonly Point[];
  readonly names: readonly SetName[];
}

const TWO: Layout = {
  height: 392,
  r: 132,
  centers: [
    { x: 234, y: 216 },
    { x: 406, y: 216 },
  ],
  names: [
    { at: { x: 210, y: 52 }, anchor: "middle", room: 200 },
    { at: { x: 430, y: 52 }, anchor: "middle", room: 200 },
  ],
};

/** A triangle on its tip, so that all three names have room outside. */
const THREE: Layout = {
  height: 440,
  r: 116,
  centers: [
    { x: 248, y: 176 },
    { x: 392, y: 176 },
    { x: 320, y: 301 },
  ],
  names: [
    { at: { x: 206, y: 40 }, anchor: "middle", room: 210 },
    { at: { x: 434, y: 40 }, anchor: "middle", room: 210 },
    { at: { x: 428, y: 372 }, anchor: "start", room: 150 },
  ],
};

export function drawVenn({ sets, regions }: Venn): Drawing {
  const layout = sets.length === 2 ? TWO : THREE;
  const { height, r, centers, names } = layout;
  const hasOutside = regions.some((region) => region.in.length === 0);
  const frame = rect("chart-frame", { left: 2, right: WIDTH - 2, top: 2, bottom: height - 2 });
  return {
    height,
    body: [
      ...(hasOutside ? [frame] : []),
      ...centers.map((center) => circle("chart-set", center, r)),
      ...centers.map((center) => circle("chart-set-line", center, r)),
      ...sets.flatMap((set, k) => setName(set, names[k]!)),
      ...regions.map((region) =>
        text(numberText(region.count), regionAt(layout, region.in), {
          anchor: "middle",
          kind: "chart-label chart-value",
        }),
      ),
    ],
  };
}

function setName(name: string, { at, anchor, room }: SetName): string[] {
  return textBlock(wrap(name, room), at, { anchor, kind: "chart-title" });
}

/** Away from the center, toward the circles of the region and away from the others. */
export function regionAt({ height, centers, r }: Layout, within: readonly number[]): Point {
  const inside = new Set(within);
  if (inside.size === 0) return { x: 34, y: height - 26 };
  const all = middleOf(centers);
  if (inside.size === centers.length) return all;
  const own = middleOf(centers.filter((_, k) => inside.has(k)));
  const length = Math.hypot(own.x - all.x, own.y - all.y);
  const reach = r * (centers.length === 2 ? 1 : inside.size === 1 ? 1.12 : 0.72);
  return {
    x: all.x + ((own.x - all.x) / length) * reach,
    y: all.y + ((own.y - all.y) / length) * reach,
  };
}

function middleOf(points: readonly Point[]): Point {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}
