import { escapeHtml } from "@theta/contract";

/** Builds SVG as text. Looks come only from classes, because the site forbids style attributes. */

export const WIDTH = 640;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** What goes inside the <svg>, and its height. */
export interface Drawing {
  readonly height: number;
  readonly body: readonly string[];
}

type Attributes = Readonly<Record<string, string | number>>;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${attributeText(value)}"`,
  );
  const open = `<${name}${written.join("")}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join("")}</${name}>`;
}

function attributeText(value: string | number): string {
  return typeof value === "number" ? coordinate(value) : escapeText(value);
}

/** Two decimals are a hundredth of a pixel. */
export function coordinate(value: number): string {
  if (!Number.isFinite(value))
    throw new Error(
      `A chart cannot be drawn: a coordinate came out as ${value}. Check its numbers.`,
    );
  return String(Math.round(value * 100) / 100 + 0);
}

/** XML doesn't allow control characters in any form, so they are removed. */
export function escapeText(text: string): string {
  return escapeHtml(text.replaceAll(/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu, " "));
}

export function line(kind: string, from: Point, to: Point): string {
  return element("line", { class: kind, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

export function rect(kind: string, { left, right, top, bottom }: Box): string {
  const size = { width: right - left, height: bottom - top };
  return element("rect", { class: kind, x: left, y: top, ...size });
}

export function circle(kind: string, { x, y }: Point, r: number): string {
  return element("circle", { class: kind, cx: x, cy: y, r });
}

export function path(kind: string, d: string): string {
  return element("path", { class: kind, d });
}

export function polyline(kind: string, points: readonly Point[]): string {
  return path(kind, `M${points.map(({ x, y }) => `${coordinate(x)} ${coordinate(y)}`).join("L")}`);
}
