import type { Db } from "../../platform/database/database.ts";
import { selectSeenKeys } from "./questions.queries.ts";

/** The questions that a learner has been shown in quizzes, and when. */
export async function seenInQuizzes(
  db: Db,
  learnerId: string,
): Promise<{ key: string; at: Date }[]> {
  return await selectSeenKeys(db, learnerId);
}
