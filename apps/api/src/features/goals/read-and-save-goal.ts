import type { Body, Goal, goal } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { dayIn } from "./day.rules.ts";
import { selectNow, selectOptionalGoal, upsertExamDay, upsertGoal } from "./goals.queries.ts";
import { examDayFault } from "./goals.rules.ts";

/** The learner's goal; null if they haven't been asked yet. */
export async function readGoal(db: Db, learnerId: string): Promise<Goal | null> {
  return (await selectOptionalGoal(db, learnerId)) ?? null;
}

export async function saveGoal(
  db: Db,
  learnerId: string,
  { timeZone, examOn, targetScore }: Body<typeof goal.save>,
): Promise<Goal> {
  return await inTransaction(db, async (tx) => {
    const kept = (await selectOptionalGoal(tx, learnerId))?.examOn ?? null;
    const today = dayIn(timeZone, await selectNow(tx));
    const msg = examDayFault(examOn, { kept, today });
    if (msg) throw new Refusal(400, "invalid-input", msg, { errors: [{ field: "examOn", msg }] });
    await upsertGoal(tx, learnerId, { examOn, targetScore });
    return { examOn, targetScore };
  });
}

/** For features that plan toward the exam. */
export async function readExamDay(db: Db | Tx, learnerId: string): Promise<string | null> {
  return (await selectOptionalGoal(db, learnerId))?.examOn ?? null;
}

/** For features that also ask for the day and have checked it. */
export async function saveExamDay(tx: Tx, learnerId: string, examOn: string | null): Promise<void> {
  await upsertExamDay(tx, learnerId, examOn);
}
