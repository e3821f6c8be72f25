import { ensureDemoLearners } from "./features/account/demo/demo-learners.ts";
import {
  ensureDemoQuizzes,
  FREE_HISTORY,
  PRO_HISTORY,
} from "./features/free-quiz/demo/demo-quizzes.ts";
import { ensureDemoMocks } from "./features/mock-test/demo/demo-mocks.ts";
import type { Db } from "./platform/database/database.ts";

/** Learners with some history, for looking around. */
export async function ensureDemoData(db: Db): Promise<void> {
  const [free, pro] = await ensureDemoLearners(db);
  await ensureDemoQuizzes(db, free, FREE_HISTORY);
  await ensureDemoQuizzes(db, pro, PRO_HISTORY);
  await ensureDemoMocks(db, pro);
}
