import type { Tx } from "../../platform/database/database.ts";
import { type Learner, lockOptionalLearner } from "./learners.queries.ts";

export type HeldLearner = Pick<Learner, "id" | "name" | "email" | "addressKey" | "deletionDueAt">;

/**
 * A learner whom nobody else can change, close, or sign in until the transaction ends; undefined if
 * the account is gone.
 */
export async function holdLearner(tx: Tx, learnerId: string): Promise<HeldLearner | undefined> {
  return await lockOptionalLearner(tx, learnerId);
}
