import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { join } from "node:path";
import type { Note } from "./note.ts";
import { ORDER } from "./order.ts";
import { readNote } from "./read-note.ts";

export type { Note } from "./note.ts";

export const NOTES_FOLDER = fileURLToPath(new URL(".", import.meta.url));
/** Made by `npm run notes`. */
export const PRINTED_FOLDER = join(NOTES_FOLDER, "printed");

/** In list order. Throws and names the file if one is broken. */
export async function loadNotes(): Promise<Note[]> {
  return await Promise.all(
    ORDER.flatMap(({ group, names }) =>
      names.map(async (name) => ({
        ...readNote(name, await readFile(join(NOTES_FOLDER, `${name}.md`), "utf8")),
        group,
      })),
    ),
  );
}

export async function readPrinted(name: string): Promise<Buffer> {
  return await readFile(join(PRINTED_FOLDER, `${name}.pdf`));
}
