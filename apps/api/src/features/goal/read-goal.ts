import type { Goal } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { selectOptionalGoal } from "./goal.queries.ts";

/** The learner's goal; null if they haven't been asked yet. */
export async function readGoal(db: Db, learnerId: string): Promise<Goal | null> {
  return (await selectOptionalGoal(db, learnerId)) ?? null;
}

/** For features that plan toward the exam. */
export async function readExamDay(db: Db | Tx, learnerId: string): Promise<string | null> {
  return (await selectOptionalGoal(db, learnerId))?.examOn ?? null;
}
