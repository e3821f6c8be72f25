import type { Db } from "../../../platform/database/database.ts";
import { selectOptionalAttempt } from "../attempts.queries.ts";
import { selectOptionalOtherRunning, selectSections } from "../sections.queries.ts";
import { endOverdueMocks } from "../take/end-overdue.ts";
import type { MockOfLearner } from "../take/held-mock.ts";
import { selectServed } from "./served.queries.ts";

/** A learner's mock for support, with what is overdue ended; null if it was never opened. */
export async function lookAtMock(db: Db, which: MockOfLearner) {
  const { learnerId, mockId } = which;
  await endOverdueMocks(db, learnerId);
  const attempt = await selectOptionalAttempt(db, learnerId, mockId);
  if (!attempt) return null;
  const sections = await selectSections(db, attempt);
  const ids = sections.map(({ id }) => id);
  const [served, other] = await Promise.all([
    selectServed(db, learnerId, ids),
    selectOptionalOtherRunning(db, learnerId, mockId),
  ]);
  return { attempt, sections, served, isOtherRunning: other !== undefined };
}
