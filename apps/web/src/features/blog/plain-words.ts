import type { Inline } from "./article.ts";

/** A line without its emphasis and links. */
export function plainWords(text: readonly Inline[]): string {
  return text.map((part) => (typeof part === "string" ? part : plainWords(part.text))).join("");
}
