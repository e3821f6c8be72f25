import { filledBox } from "./fills.ts";
import { WIDTH } from "./svg.ts";
import { LINE_HEIGHT, text, textWidth, wrap } from "./text.ts";

interface Heading {
  readonly height: number;
  readonly body: readonly string[];
}

const SWATCH = 16;
const AFTER_SWATCH = 7;
const BETWEEN = 22;

/** Above a chart: what its height means, a note, and a key if names don't fit at their areas. */
export function heading(title: string | null, names: readonly string[] = [], note = ""): Heading {
  const lines = [...linesOf(title ?? "", "chart-title"), ...linesOf(note, "chart-label")];
  const titles = lines.map(({ content, kind }, k) =>
    text(content, { x: 2, y: 11 + k * LINE_HEIGHT }, { kind }),
  );
  const key = keyRows(names, lines.length * LINE_HEIGHT + (lines.length > 0 ? 8 : 2));
  return {
    height: key.bottom + (key.body.length + titles.length > 0 ? 8 : 0),
    body: [...titles, ...key.body],
  };
}

function linesOf(words: string, kind: string) {
  return words === "" ? [] : wrap(words, WIDTH - 8).map((content) => ({ content, kind }));
}

function keyRows(names: readonly string[], top: number): { bottom: number; body: string[] } {
  const body: string[] = [];
  let [x, y] = [2, top + 10];
  for (const [k, name] of names.entries()) {
    const size = SWATCH + AFTER_SWATCH + textWidth(name);
    if (x > 2 && x + size > WIDTH - 2) [x, y] = [2, y + LINE_HEIGHT + 4];
    const swatch = { left: x, right: x + SWATCH, top: y - SWATCH / 2, bottom: y + SWATCH / 2 };
    body.push(...filledBox(k, swatch), text(name, { x: x + SWATCH + AFTER_SWATCH, y }));
    x += size + BETWEEN;
  }
  return { bottom: names.length > 0 ? y + 12 : top - 4, body };
}
