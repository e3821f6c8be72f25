import type { Reply, studyNotes } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { entitlementOf } from "../subscriptions/entitlement.ts";
import { allNotes, headOf } from "./notes.ts";

export async function listStudyNotes(
  db: Db,
  learnerId: string,
): Promise<Reply<typeof studyNotes.list>["result"]> {
  const [notes, entitlement] = await Promise.all([allNotes(), entitlementOf(db, learnerId)]);
  return { notes: notes.map(headOf), isOpen: entitlement?.opens.studyNotes ?? false };
}
