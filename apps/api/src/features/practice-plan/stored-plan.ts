import type { Db, Tx } from "../../platform/database/database.ts";
import { readExamDay } from "../goal/read-goal.ts";
import { lockOptionalPlan, type PlanRow, selectOptionalPlan } from "./plans.queries.ts";
import type { StoredPlan } from "./practice-plan.rules.ts";

/** A learner's plan with the exam day from their goal. */
export async function readStoredPlan(
  db: Db | Tx,
  learnerId: string,
): Promise<StoredPlan | undefined> {
  return await withExamDay(db, learnerId, await selectOptionalPlan(db, learnerId));
}

/** The same, locked until the transaction ends. */
export async function lockStoredPlan(tx: Tx, learnerId: string): Promise<StoredPlan | undefined> {
  return await withExamDay(tx, learnerId, await lockOptionalPlan(tx, learnerId));
}

async function withExamDay(
  db: Db | Tx,
  learnerId: string,
  row: PlanRow | undefined,
): Promise<StoredPlan | undefined> {
  return row && { ...row, examOn: await readExamDay(db, learnerId) };
}
