/** Formulas have their own grammar; in a sentence, each acts like a word. */
export function withoutTex(text: string): string {
  return text.replaceAll(/(?<!\\)\$[^$]*(?<!\\)\$/g, "x");
}

/** The first match with a few words around it. */
export function around(text: string, pattern: RegExp): string {
  const { index = 0 } = pattern.exec(text) ?? {};
  return text.slice(Math.max(0, index - 20), index + 30).replaceAll("\n", " ");
}
