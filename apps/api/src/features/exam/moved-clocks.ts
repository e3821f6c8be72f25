import type { Db, Tx } from "../../platform/database/database.ts";
import { insertClockChange, selectClockChanges } from "./clock-changes.queries.ts";

/** Tells this learner's pages to look at their clocks again, once the transaction is committed. */
export async function noteMovedClock(tx: Tx, learnerId: string): Promise<void> {
  await insertClockChange(tx, learnerId);
}

/** Whose clocks were moved since a moment. */
export async function findMovedClocks(db: Db, since: Date) {
  return await selectClockChanges(db, since);
}
