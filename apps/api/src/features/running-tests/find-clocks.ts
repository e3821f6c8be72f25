import type { RunningClock } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { findQuizClocks } from "../free-quiz/list/list-quizzes.ts";
import { findMockClocks } from "../mock-test/list/running-mock.ts";

/** The clocks of a learner that run, as they are now. */
export async function findClocks(db: Db, learnerId: string): Promise<RunningClock[]> {
  const found = await Promise.all([findMockClocks(db, learnerId), findQuizClocks(db, learnerId)]);
  return found.flat();
}
