import type { Db } from "../../../platform/database/database.ts";
import { type Account, readAccount } from "../../account/find-account.ts";
import { sessionEnded } from "../../account/refusals.ts";

/** The caller's own account. It can be gone only if it was erased a moment ago. */
export async function requireLearner(db: Db, learnerId: string): Promise<Account> {
  const learner = await readAccount(db, learnerId);
  if (!learner) throw sessionEnded();
  return learner;
}
