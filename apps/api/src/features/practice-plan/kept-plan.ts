import type { Db, Tx } from "../../platform/database/database.ts";
import { readExamDay } from "../goals/keep-goal.ts";
import { lockOptionalPlan, type PlanRow, selectOptionalPlan } from "./plans.queries.ts";
import type { KeptPlan } from "./practice-plan.rules.ts";

/** A learner's plan with the exam day from their goal. */
export async function readKeptPlan(db: Db | Tx, learnerId: string): Promise<KeptPlan | undefined> {
  return await withExamDay(db, learnerId, await selectOptionalPlan(db, learnerId));
}

/** The same, locked until the transaction ends. */
export async function holdKeptPlan(tx: Tx, learnerId: string): Promise<KeptPlan | undefined> {
  return await withExamDay(tx, learnerId, await lockOptionalPlan(tx, learnerId));
}

async function withExamDay(
  db: Db | Tx,
  learnerId: string,
  row: PlanRow | undefined,
): Promise<KeptPlan | undefined> {
  return row && { ...row, examOn: await readExamDay(db, learnerId) };
}
