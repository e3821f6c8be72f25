import { type Box, coordinate, path, type Point, polyline, rect } from "./svg.ts";

/**
 * Areas that can be told apart without color: each series has a tone, and every other one has lines
 * or dots. They are drawn line by line because a <pattern> would need an id that is unique on its
 * page.
 */
type Texture = { readonly angle: number; readonly gap: number; readonly isDotted?: true };

const TEXTURES: readonly (Texture | null)[] = [
  null,
  null,
  { angle: -Math.PI / 4, gap: 7 },
  null,
  { angle: 0, gap: 7, isDotted: true },
];

/** The class of the series at an index. There are five, then they repeat. */
export function seriesClass(place: number): string {
  return `chart-s${(place % TEXTURES.length) + 1}`;
}

export function filledBox(place: number, box: Box): string[] {
  const { left, right, top, bottom } = box;
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  return [rect(`chart-area ${seriesClass(place)}`, box), ...textureOver(place, corners)];
}

export function filledShape(place: number, corners: readonly Point[]): string[] {
  const outline = polyline(`chart-area ${seriesClass(place)}`, corners).replace(/"\/>$/, 'Z"/>');
  return [outline, ...textureOver(place, corners)];
}

function textureOver(place: number, corners: readonly Point[]): string[] {
  const texture = TEXTURES[place % TEXTURES.length];
  if (!texture) return [];
  const d = strokesOf(texture, corners);
  return d === "" ? [] : [path(texture.isDotted ? "chart-dots" : "chart-hatch", d)];
}

/**
 * Turns the shape so that the lines are horizontal, cuts each at the outline, and turns it back.
 */
function strokesOf({ angle, gap, isDotted }: Texture, corners: readonly Point[]): string {
  const level = corners.map((corner) => turned(corner, -angle));
  const heights = level.map(({ y }) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const middle = (top + bottom) / 2;
  const most = Math.floor((bottom - top) / 2 / gap);
  const rows = Array.from({ length: 2 * most + 1 }, (_, k) => k - most);
  return rows
    .flatMap((row) => {
      const y = middle + row * gap;
      return spansAt(level, y).flatMap((span) =>
        isDotted ? dots(span, y, row % 2 === 0 ? 0 : gap / 2, gap) : stroke(span, y, angle),
      );
    })
    .join("");
}

type Span = readonly [from: number, to: number];

/** Where a horizontal line is inside the outline. */
function spansAt(corners: readonly Point[], y: number): Span[] {
  const crossings = corners
    .flatMap((a, k) => {
      const b = corners[(k + 1) % corners.length]!;
      if (a.y <= y === b.y <= y) return [];
      return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)];
    })
    .toSorted((a, b) => a - b);
  return crossings.flatMap((from, k): Span[] => {
    const to = crossings[k + 1];
    return k % 2 === 0 && to !== undefined ? [[from, to]] : [];
  });
}

function stroke([from, to]: Span, y: number, angle: number): string {
  return `M${written({ x: from, y }, angle)}L${written({ x: to, y }, angle)}`;
}

/** Strokes of zero length with round ends. Dotted lines are horizontal. */
function dots([from, to]: Span, y: number, shift: number, gap: number): string[] {
  const first = Math.ceil((from + 2 - shift) / gap);
  const last = Math.floor((to - 2 - shift) / gap);
  return Array.from(
    { length: Math.max(0, last - first + 1) },
    (_, k) => `M${written({ x: (first + k) * gap + shift, y }, 0)}h0`,
  );
}

function written(point: Point, angle: number): string {
  const { x, y } = turned(point, angle);
  return `${coordinate(x)} ${coordinate(y)}`;
}

function turned({ x, y }: Point, angle: number): Point {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: x * cos - y * sin, y: x * sin + y * cos };
}
