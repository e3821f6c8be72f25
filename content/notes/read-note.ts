import { FORMATS, SECTION_OF } from "@theta/items";
import { parse } from "yaml";
import { z } from "zod";
import { readBlocks, splitHead } from "../sheets/read-blocks.ts";
import type { Block } from "../sheets/sheet.ts";
import type { Note } from "./note.ts";

/** Every note has these parts, in this order. */
export const PARTS = [
  "What it asks",
  "What to know",
  "Worked examples",
  "Traps",
  "Practice, and when to move on",
  "Check yourself",
  "Answers",
];

const noteHead = z.strictObject({
  title: z.string().min(1).max(60),
  about: z.string().min(30).max(160),
  format: z.enum(FORMATS),
  /** Practice topics; an empty list means the whole format. */
  topics: z.array(z.string().min(1)).default([]),
  free: z.literal("yes").optional(),
});

/** Reads a note's source. If it's broken, throws and names the file. */
export function readNote(name: string, source: string): Omit<Note, "group"> {
  try {
    const [headText, text] = splitHead(source);
    const head = noteHead.parse(parse(headText, { schema: "failsafe" }));
    const { title, about, format, topics, free } = head;
    const section = SECTION_OF[format];
    const blocks = readBlocks(text);
    refuseForms(blocks);
    return {
      name,
      section,
      title,
      about,
      isFree: free !== undefined,
      practice:
        topics.length === 0
          ? [{ section, format }]
          : topics.map((topic) => ({ section, format, topic })),
      blocks,
    };
  } catch (error) {
    throw new Error(`content/notes/${name}.md: ${(error as Error).message}`, { cause: error });
  }
}

function refuseForms(blocks: readonly Block[]): void {
  const parts = blocks.flatMap((block) => (block.kind === "part" ? [block.title] : []));
  if (parts.join() !== PARTS.join())
    throw new Error(`Its parts are ${parts.join(", ")} instead of ${PARTS.join(", ")}`);
  if (blocks[0]?.kind !== "part") throw new Error("Something comes before its first part");
  // Pages break where they must, and nothing is drawn or written on.
  for (const { kind, ...rest } of blocks)
    if (kind === "break" || kind === "figure" || ("blankRows" in rest && rest.blankRows > 0))
      throw new Error(`A note has no form for this ${kind}`);
}
