import { audit } from "../../platform/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { claimAct, type StaffAct } from "../../platform/staff-act.ts";
import { noteMovedClock } from "../exam/moved-clocks.ts";
import { isOver } from "../exam/deadline.rules.ts";
import { clockChanged, nothingRunning, type SeenClock } from "../exam/support-refusals.ts";
import { lockOptionalAttempt, updateStaffAdded } from "./attempts.queries.ts";

/** Moves a running quiz's deadline. Returns the new one, or null for a repeat whose quiz is over. */
export async function addTimeToQuiz(
  db: Db,
  {
    learnerId,
    quizId,
    minutes,
    seen,
  }: { learnerId: string; quizId: string; minutes: number; seen: SeenClock },
  act: StaffAct,
): Promise<Date | null> {
  return await inTransaction(db, async (tx) => {
    const attempt = await lockOptionalAttempt(tx, learnerId, quizId);
    const isRunning = attempt !== undefined && attempt.endedAt === null && !isOver(attempt);
    if (!(await claimAct(tx, act))) return isRunning ? attempt.deadline : null;
    if (!isRunning) throw nothingRunning();
    if (attempt.deadline.getTime() !== seen.deadline) throw clockChanged();
    const { deadline, staffAdded } = await updateStaffAdded(tx, attempt, minutes * 60);
    await noteMovedClock(tx, learnerId);
    await audit(tx, act.origin, {
      event: "sitting.time-added",
      learnerId,
      actorId: act.actorId,
      detail: {
        reason: act.reason,
        testId: quizId,
        minutes,
        before: { deadline: attempt.deadline, secondsAdded: attempt.staffAdded },
        after: { deadline, secondsAdded: staffAdded },
      },
    });
    return deadline;
  });
}
