import { studyNotes } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { listNotes } from "./list-notes.ts";
import { printedNote } from "./printed-note.ts";
import { readNote } from "./read-note.ts";

export function studyNotesRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, studyNotes.list, async ({ caller: { learnerId } }) => ({
    result: await listNotes(db, learnerId),
  }));

  handle(app, studyNotes.read, async ({ query: { name }, caller: { learnerId } }) => ({
    result: await readNote(db, { learnerId, name }),
  }));

  handle(app, studyNotes.print, async ({ query: { name }, caller: { learnerId } }) => ({
    result: await printedNote(db, { learnerId, name }),
  }));
}
