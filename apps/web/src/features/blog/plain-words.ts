import type { Inline } from "./article.ts";

/** A line's text without emphasis and links. */
export function plainWords(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : plainWords(part.text))).join("");
}
