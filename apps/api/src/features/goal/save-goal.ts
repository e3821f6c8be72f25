import type { Body, Goal, goal } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { dayIn } from "./day.rules.ts";
import { selectNow, selectOptionalGoal, upsertExamDay, upsertGoal } from "./goal.queries.ts";
import { examDayFault } from "./goal.rules.ts";

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

/** For features that also ask for the day and have checked it. */
export async function saveExamDay(tx: Tx, learnerId: string, examOn: string | null): Promise<void> {
  await upsertExamDay(tx, learnerId, examOn);
}
