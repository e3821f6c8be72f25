import type { Db, Tx } from "../../platform/database/database.ts";
import { selectOptionalLearner } from "./learners.queries.ts";

/** Where another feature's email goes; undefined if the account is gone. */
export async function addresseeOf(
  db: Db | Tx,
  learnerId: string,
): Promise<{ name: string; email: string } | undefined> {
  const learner = await selectOptionalLearner(db, learnerId);
  return learner && { name: learner.name, email: learner.email };
}
