import type { Db, Tx } from "../../platform/database/database.ts";

/** The questions a learner has been shown in practice, one per showing. */
export function seenInPractice(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("practice_answers")
    .where("learner_id", "=", learnerId)
    .select(["item_id as itemId", "shown_at as at"]);
}
