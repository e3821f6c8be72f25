import { element, escapeText, type Point } from "./svg.ts";

/** The only text size; item-chart.css sets the same. */
const TEXT_SIZE = 15;
export const LINE_HEIGHT = 18;
/** From the middle of a line of text down to its baseline. */
const HALF_HEIGHT = 5;

/** Widths in ems, from Figtree and rounded up, because text can't be measured here. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[ijlI.,:;'’!|\s]/u, 0.3],
  [/[frt()[\]/-]/u, 0.42],
  [/[aceksvxyz]/u, 0.55],
  [/[mwMW%@—]/u, 0.95],
  [/[\d+=−$€£#&]/u, 0.65],
  [/\p{Lu}/u, 0.74],
  [/[\u2e80-\u{3fffd}]/u, 1.05],
];
const OTHERS = 0.58;

export function textWidth(content: string): number {
  return TEXT_SIZE * Array.from(content).reduce((width, letter) => width + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  return WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
}

export function widest(contents: readonly string[]): number {
  return Math.max(0, ...contents.map(textWidth));
}

/** Lines of whole words, none wider than `room` unless a single word is. */
export function wrap(content: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of content.trim().split(/\s+/u)) {
    const longer = `${lines.at(-1) ?? ""} ${word}`;
    if (lines.length > 0 && textWidth(longer) <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Like `wrap`, but hyphenates words that are too wide. */
export function wrapHard(content: string, room: number): string[] {
  return wrap(
    content
      .trim()
      .split(/\s+/u)
      .map((word) => cutWord(word, room))
      .join(" "),
    room,
  );
}

/** Into as few pieces as possible, all about the same length. */
function cutWord(word: string, room: number): string {
  const letters = Array.from(word);
  for (let count = 1; count < letters.length; count += 1) {
    const size = Math.ceil(letters.length / count);
    const pieces = Array.from({ length: Math.ceil(letters.length / size) }, (_, k) =>
      letters.slice(k * size, (k + 1) * size).join(""),
    );
    const last = pieces.length - 1;
    if (pieces.every((piece, k) => textWidth(k < last ? `${piece}-` : piece) <= room + 0.01))
      return pieces.join("- ");
  }
  return letters.join(" ");
}

type Anchor = "start" | "middle" | "end";

interface TextLook {
  readonly anchor?: Anchor;
  readonly kind?: string;
  readonly turn?: number;
}

/** A line of text, vertically centered on the point. */
export function text(content: string, { x, y }: Point, look: TextLook = {}): string {
  const { anchor = "start", kind = "chart-label", turn } = look;
  return element(
    "text",
    {
      class: kind,
      x,
      y: y + HALF_HEIGHT,
      "text-anchor": anchor,
      ...(turn === undefined ? {} : { transform: `rotate(${turn} ${x} ${y})` }),
    },
    escapeText(content),
  );
}

/** Lines below each other, vertically centered on the point as a block. */
export function textBlock(lines: readonly string[], { x, y }: Point, look?: TextLook): string[] {
  const first = y - ((lines.length - 1) * LINE_HEIGHT) / 2;
  return lines.map((content, k) => text(content, { x, y: first + k * LINE_HEIGHT }, look));
}
