import { type Note, renderNote } from "@theta/content";
import type { Reply, studyNotes } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { headOf, openNote } from "./notes.ts";

type Rendered = ReturnType<typeof renderNote>;

/** Formulas take a while to render, and a note never changes. */
const rendered = new WeakMap<Note, Rendered>();

export async function readStudyNote(
  db: Db,
  asked: { learnerId: string; name: string },
): Promise<Reply<typeof studyNotes.read>["result"]> {
  const note = await openNote(db, asked);
  const parts = rendered.get(note) ?? renderNote(note);
  rendered.set(note, parts);
  return { ...headOf(note), parts, practice: note.practice };
}
