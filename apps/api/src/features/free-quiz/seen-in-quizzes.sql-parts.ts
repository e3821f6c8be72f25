import type { Db, Tx } from "../../platform/database/database.ts";

/** The questions a learner has been shown in quizzes. */
export function seenInQuizzes(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("quiz_questions")
    .where("learner_id", "=", learnerId)
    .where("shown_at", "is not", null)
    .select("item_id as itemId")
    .select((eb) => eb.ref("shown_at").$notNull().as("at"));
}
