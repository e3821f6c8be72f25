import { type Box, WIDTH } from "./svg.ts";
import { textWidth } from "./text.ts";

/** A drawing read back: its elements, and where its texts are. Throws if it isn't well-formed. */
export interface SvgElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  text: string;
}

const TAG = /<(\/?)([a-z]+)((?: [A-Za-z][\w-]*="[^"<]*")*)(\/?)>/y;

export function readSvg(svg: string): SvgElement[] {
  const all: SvgElement[] = [];
  const open: SvgElement[] = [];
  for (let at = 0; at < svg.length;) {
    if (svg[at] !== "<") {
      const end = svg.indexOf("<", at) === -1 ? svg.length : svg.indexOf("<", at);
      const owner = open.at(-1);
      if (!owner) throw new Error(`Text outside all elements: ${svg.slice(at, end)}`);
      owner.text += unescaped(svg.slice(at, end));
      at = end;
      continue;
    }
    TAG.lastIndex = at;
    const found = TAG.exec(svg);
    if (!found) throw new Error(`No tag can be read at: ${svg.slice(at, at + 80)}`);
    at = TAG.lastIndex;
    const [, closing, name = "", attributes = "", alone] = found;
    if (closing) {
      const last = open.pop();
      if (last?.name !== name) throw new Error(`</${name}> closes <${last?.name ?? "nothing"}>`);
      continue;
    }
    const element = { name, attributes: attributesOf(attributes), text: "" };
    all.push(element);
    if (!alone) open.push(element);
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)!.name}> is never closed`);
  return all;
}

function attributesOf(written: string): Record<string, string> {
  const pairs = Array.from(written.matchAll(/ ([A-Za-z][\w-]*)="([^"]*)"/g), ([, key, value]) => [
    key!,
    unescaped(value!),
  ]);
  if (new Set(pairs.map(([key]) => key)).size < pairs.length)
    throw new Error(`An attribute stands twice in:${written}`);
  return Object.fromEntries(pairs) as Record<string, string>;
}

function unescaped(text: string): string {
  const bare = /&(?!amp;|lt;|gt;|quot;|#39;)/.exec(text);
  if (bare || /[<>]/.test(text)) throw new Error(`Not escaped: ${text}`);
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

export function withClass(all: readonly SvgElement[], name: string): SvgElement[] {
  return all.filter(({ attributes }) => (attributes["class"] ?? "").split(" ").includes(name));
}

export function numberOf({ attributes }: SvgElement, key: string): number {
  const value = Number(attributes[key]);
  if (attributes[key] === undefined || Number.isNaN(value))
    throw new Error(`${key} is no number: ${attributes[key] ?? "missing"}`);
  return value;
}

export function heightOf(all: readonly SvgElement[]): number {
  const [, , width, height] = (all[0]?.attributes["viewBox"] ?? "").split(" ").map(Number);
  if (width !== WIDTH || !height) throw new Error("The viewBox is not that of a chart.");
  return height;
}

export interface PlacedText extends Box {
  readonly text: string;
  readonly isTurned: boolean;
  /** Where a turned text would be if the whole drawing were turned back. */
  readonly turnedBack: Box;
}

const [RISE, FALL] = [11, 4];

/** Where a text is, with the width the drawing assumes. A turned text gets the box around it. */
export function placeOf(element: SvgElement): PlacedText {
  const [x, y] = [numberOf(element, "x"), numberOf(element, "y")];
  const width = textWidth(element.text);
  const anchor = element.attributes["text-anchor"];
  const left = anchor === "middle" ? x - width / 2 : anchor === "end" ? x - width : x;
  const level = { left, right: left + width, top: y - RISE, bottom: y + FALL };
  const turn = /^rotate\((\S+) (\S+) (\S+)\)$/.exec(element.attributes["transform"] ?? "");
  if (!turn) return { text: element.text, isTurned: false, turnedBack: level, ...level };
  const [angle, cx, cy] = turn.slice(1).map(Number) as [number, number, number];
  const corners = [
    [level.left, level.top],
    [level.right, level.top],
    [level.left, level.bottom],
    [level.right, level.bottom],
  ].map(([px, py]) => rotated([px! - cx, py! - cy], angle, [cx, cy]));
  const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
  const [backX, backY] = rotated([cx, cy], -angle, [0, 0]);
  const turnedBack = {
    left: level.left + backX - cx,
    right: level.right + backX - cx,
    top: level.top + backY - cy,
    bottom: level.bottom + backY - cy,
  };
  const box = { left: min(xs), right: max(xs), top: min(ys), bottom: max(ys) };
  return { text: element.text, isTurned: true, turnedBack, ...box };
}

function rotated(
  [x, y]: readonly [number, number],
  degrees: number,
  [cx, cy]: readonly [number, number],
): [number, number] {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return [cx + x * cos - y * sin, cy + x * sin + y * cos];
}

const min = (all: readonly number[]) => Math.min(...all);
const max = (all: readonly number[]) => Math.max(...all);

export function overlap(a: Box, b: Box, slack = 0): boolean {
  return (
    a.left + slack < b.right &&
    b.left + slack < a.right &&
    a.top + slack < b.bottom &&
    b.top + slack < a.bottom
  );
}
