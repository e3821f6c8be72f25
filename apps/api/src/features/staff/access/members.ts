import type { Db } from "../../../platform/database/database.ts";
import { type Learner, selectOptionalLearner } from "../../account/learners.queries.ts";
import { sessionEnded } from "../../account/refusals.ts";

/** The caller's own account. It can be gone only if it was erased a moment ago. */
export async function requireLearner(db: Db, learnerId: string): Promise<Learner> {
  const learner = await selectOptionalLearner(db, learnerId);
  if (!learner) throw sessionEnded();
  return learner;
}
