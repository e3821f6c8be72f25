import type { SectionName } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { selectEndedQuizzes } from "../quizzes.queries.ts";

/** The quizzes and topic tests that a learner has finished since then. */
export async function finishedQuizzesSince(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName; isTopicTest: boolean; endedAt: Date }[]> {
  return await selectEndedQuizzes(db, learnerId, since);
}
