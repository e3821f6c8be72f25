import { expect } from "vitest";
import { loadNotes } from "./load-notes.ts";
import type { Note } from "./note.ts";

const notes = await loadNotes();

/** All words of a note, block by block. */
export function textsOf({ blocks }: Pick<Note, "blocks">): string[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "part":
      case "group":
        return [block.title];
      case "row":
        return [block.formula, block.note];
      case "table":
        return [block.head, ...block.rows].flat();
      case "list":
        return block.items;
      default:
        return "text" in block ? [block.text] : [];
    }
  });
}

/** The parts between dollar signs; money is written \\$. */
export function formulasOf(text: string): string[] {
  return [...text.matchAll(/(?<!\\)\$((?:\\.|[^$\\])+)\$/g)].map(([, tex = ""]) => tex);
}

/** The note says exactly this, and the computation here confirms it. */
export function says(name: string, words: string, found: unknown, wanted: unknown): void {
  const note = notes.find((one) => one.name === name);
  expect(note, `there is no note ${name}`).toBeDefined();
  expect(
    textsOf(note!).some((text) => text.includes(words)),
    `${name} doesn't say: ${words}`,
  ).toBe(true);
  expect(found, `${name}: ${words}`).toEqual(wanted);
}
