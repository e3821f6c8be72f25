import { readPrinted } from "@theta/content";
import type { Reply, studyNotes } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { openNote } from "./notes.ts";

export async function printedStudyNote(
  db: Db,
  asked: { learnerId: string; name: string },
): Promise<Reply<typeof studyNotes.print>["result"]> {
  const { name } = await openNote(db, asked);
  const pdf = await readPrinted(name);
  return { fileName: `theta-${name}.pdf`, pdf: pdf.toString("base64") };
}
