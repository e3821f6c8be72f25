import type { RunningTest } from "@theta/contract";
import type { Db } from "../../platform/database/database.ts";
import { findRunningQuizzes } from "../free-quiz/list/list-quizzes.ts";
import { findRunningMocks } from "../mock-test/list/running-mock.ts";

/**
 * What a learner on another page should be led back to. Every page asks, so nothing is ended here.
 */
export async function findRunningTests(db: Db, learnerId: string): Promise<RunningTest[]> {
  const running = await Promise.all([
    findRunningMocks(db, learnerId),
    findRunningQuizzes(db, learnerId),
  ]);
  return running.flat();
}
