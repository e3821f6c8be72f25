/** What is known about the printed notes: written along with them and read by the test. */
import { createHash } from "node:crypto";
import { PRINT_FONTS, readPrintFont } from "../../apps/web/scripts/print-fonts.ts";
import { PRINTED_FOLDER } from "../../content/notes/load-notes.ts";
import type { Note } from "../../content/notes/note.ts";
import { join } from "node:path";
import { noteHtml, type Setting } from "./notes-html.ts";

export const NOTES_MANIFEST = join(PRINTED_FOLDER, "printed.json");
/** So that it is one sheet in the hand, and nothing is left over on another. */
export const MOST_PAGES = 1;
/** For one note, and for all of them together, because they are in the repository. */
export const MOST_BYTES = 150_000;
export const MOST_BYTES_TOGETHER = 6_000_000;

export interface PrintedEntry extends Setting {
  name: string;
  pages: number;
  /** Hash of the text, the style, and the fonts it was made from. */
  source: string;
  /** Hash of the PDF itself. */
  pdf: string;
}

export async function noteHash(note: Note, setting?: Setting): Promise<string> {
  const hash = createHash("sha256").update(noteHtml(note, setting));
  for (const font of PRINT_FONTS)
    hash.update(JSON.stringify(font)).update(await readPrintFont(font));
  return hash.digest("base64url");
}
