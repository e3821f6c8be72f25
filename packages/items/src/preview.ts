import { oncePerText } from "./once-per-text.ts";
import { plainText } from "./plain-text.ts";
import type { RenderedItem } from "./rendered-item.ts";
import type { Format } from "./taxonomy.ts";

/** The role of the section that says most about a question in one line. */
const TELLING: Partial<Record<Format, string>> = {
  "critical-reasoning": "passage",
  "table-analysis": "intro",
  "graphics-interpretation": "intro",
};
const MOST_CHARACTERS = 300;

/** The beginning of a question as plain text, with formulas on one line. */
export function previewOf(format: Format, { sections }: Pick<RenderedItem, "sections">): string {
  const role = TELLING[format] ?? "stem";
  const section = sections.find((one) => one.role === role) ?? sections[0];
  return lineOf(section?.displayText ?? "");
}

/** Every report of a mock shows 64 of them, and all learners get their questions from one bank. */
const lineOf = oncePerText((html) => beginningOf(plainText(html), MOST_CHARACTERS), 8_000);

export function beginningOf(text: string, mostCharacters: number): string {
  return (text.match(CHARACTER) ?? []).slice(0, mostCharacters).join("");
}

/** A character with its combining marks, so that no digit is cut off from its bar. */
const CHARACTER = /\P{M}\p{M}*/gu;
