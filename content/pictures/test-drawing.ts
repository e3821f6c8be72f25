import { readDrawings } from "../drawings.ts";

const drawings = await readDrawings();

/**
 * The `data-…` attributes of the parts of a drawing that have this one: the same marks that are
 * drawn.
 */
export function partsOf(name: string, marked: string): Record<string, string>[] {
  const tags = drawings[name]!.matchAll(/<\w+((?:\s[\w-]+="[^"]*")*)\s*\/?>/g);
  return [...tags]
    .map(([, attributes = ""]) =>
      Object.fromEntries(
        [...attributes.matchAll(/\s([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [
          key.replace(/^data-/, ""),
          value,
        ]),
      ),
    )
    .filter((attributes) => marked in attributes);
}

/** The words of a drawing, in order. */
export function wordsOf(name: string): string[] {
  return [...drawings[name]!.matchAll(/<text\b[^>]*>([^<]+)/g)].map(([, words = ""]) => words);
}
