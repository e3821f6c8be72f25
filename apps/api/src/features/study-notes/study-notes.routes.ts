import { studyNotes } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { listStudyNotes } from "./list-study-notes.ts";
import { printedStudyNote } from "./printed-study-note.ts";
import { readStudyNote } from "./read-study-note.ts";

export function studyNotesRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, studyNotes.list, async ({ caller: { learnerId } }) => ({
    result: await listStudyNotes(db, learnerId),
  }));

  handle(app, studyNotes.read, async ({ query: { name }, caller: { learnerId } }) => ({
    result: await readStudyNote(db, { learnerId, name }),
  }));

  handle(app, studyNotes.print, async ({ query: { name }, caller: { learnerId } }) => ({
    result: await printedStudyNote(db, { learnerId, name }),
  }));
}
