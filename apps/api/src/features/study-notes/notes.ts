import { loadNotes, type Note } from "@theta/content";
import type { NoteHead } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { needPlanWith } from "../subscriptions/entitlement.ts";

let read: Promise<Note[]> | undefined;

/** They don't change while a server runs, so they are read once, on first use. */
export async function allNotes(): Promise<Note[]> {
  return await (read ??= loadNotes());
}

/** The note with this name, if the learner may read it. */
export async function openNote(
  db: Db,
  { learnerId, name }: { learnerId: string; name: string },
): Promise<Note> {
  const note = (await allNotes()).find((one) => one.name === name);
  if (!note) throw new Refusal(404, "not-found", "We couldn't find those study notes.");
  if (!note.isFree) await needPlanWith(db, learnerId, "studyNotes");
  return note;
}

export function headOf({ name, section, group, title, about, isFree }: Note): NoteHead {
  return { name, section, group, title, about, isFree };
}
