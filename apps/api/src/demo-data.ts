import {
  DEMO_STAFF_EMAIL,
  ensureDemoLearners,
  ensureDemoStaffAccount,
} from "./features/account/demo/demo-learners.ts";
import {
  ensureDemoQuizzes,
  FREE_HISTORY,
  PRO_HISTORY,
} from "./features/free-quiz/demo/demo-quizzes.ts";
import { ensureDemoMocks } from "./features/mock-test/demo/demo-mocks.ts";
import { grantFromShell } from "./features/staff/team/change-team.ts";
import type { Db } from "./platform/database/database.ts";

/** Learners with some history, and an owner of the console, for looking around. */
export async function ensureDemoData(db: Db): Promise<void> {
  const [free, pro] = await ensureDemoLearners(db);
  await ensureDemoQuizzes(db, free, FREE_HISTORY);
  await ensureDemoQuizzes(db, pro, PRO_HISTORY);
  await ensureDemoMocks(db, pro);
  await ensureDemoStaffAccount(db);
  await grantFromShell(db, DEMO_STAFF_EMAIL, "owner");
}
