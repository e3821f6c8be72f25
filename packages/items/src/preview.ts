import { plainText } from "./plain-text.ts";
import type { RenderedItem } from "./rendered-item.ts";
import type { Format } from "./taxonomy.ts";

/** What tells most of a question in one line, by the role of its sections. */
const TELLING: Partial<Record<Format, string>> = {
  "critical-reasoning": "passage",
  "table-analysis": "intro",
  "graphics-interpretation": "intro",
};
const MOST_CHARACTERS = 300;

/** The beginning of a question as plain text, formulas in a line. */
export function previewOf(format: Format, { sections }: RenderedItem): string {
  const role = TELLING[format] ?? "stem";
  const section = sections.find((one) => one.role === role) ?? sections[0];
  const characters = plainText(section?.displayText ?? "").match(CHARACTER) ?? [];
  return characters.slice(0, MOST_CHARACTERS).join("");
}

/** With what stands over it, so that no digit is cut from its bar. */
const CHARACTER = /\P{M}\p{M}*/gu;
