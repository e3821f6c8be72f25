import type { Db } from "../../platform/database/database.ts";
import { selectSeenKeys } from "./practice.queries.ts";

/** The questions that a learner has been shown for practice, and when, each showing anew. */
export async function seenInPractice(
  db: Db,
  learnerId: string,
): Promise<{ key: string; at: Date }[]> {
  return await selectSeenKeys(db, learnerId);
}
