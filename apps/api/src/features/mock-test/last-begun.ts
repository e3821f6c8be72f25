import type { Db, Tx } from "../../platform/database/database.ts";
import { selectOptionalLastStart } from "./attempts.queries.ts";

/** When the learner last began a mock test; null for never. */
export async function lastBegun(db: Db | Tx, learnerId: string): Promise<Date | null> {
  return await selectOptionalLastStart(db, learnerId);
}
