import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { closedByStaffEmail, keptByStaffEmail } from "../../account/emails.ts";
import { startDeletion } from "../../account/erase/start-deletion.ts";
import { type HeldLearner, holdLearner } from "../../account/hold-learner.ts";
import { undoDeletion } from "../../account/session/undo-deletion.ts";
import type { StaffServices } from "../staff-services.ts";
import { lockOptionalRole } from "../team/members.queries.ts";
import type { By } from "../../../platform/staff-act.ts";
import { noteChange } from "./note-change.ts";
import { noSuchLearner, staffAccount } from "./refusals.ts";

/** Closes an account as its owner would, and tells them. */
export async function closeAccount(
  { db, config, account }: StaffServices,
  learnerId: string,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const learner = await holdLearner(tx, learnerId);
    if (!learner) throw noSuchLearner();
    await refuseStaff(tx, learner, by);
    if (learner.deletionDueAt) return;
    const dueAt = await startDeletion(tx, learner, (due) => ({
      dedupeKey: `closed-by-staff:${by.origin.requestId}`,
      email: closedByStaffEmail(learner.name, due, config.publicUrl),
    }));
    await noteChange(tx, by, {
      event: "staff.account-closed",
      learnerId,
      before: { deletionDueAt: null },
      after: { deletionDueAt: dueAt },
    });
  });
  account.mailWaiting();
}

/** Keeps an account that was closed, by its owner or by us. */
export async function keepAccount(
  { db, config, account }: StaffServices,
  learnerId: string,
  by: By,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const learner = await holdLearner(tx, learnerId);
    if (!learner) throw noSuchLearner();
    if (!learner.deletionDueAt) return;
    await undoDeletion(tx, learner, {
      dedupeKey: `kept-by-staff:${by.origin.requestId}`,
      email: keptByStaffEmail(learner.name, config.publicUrl),
    });
    await noteChange(tx, by, {
      event: "staff.account-kept",
      learnerId,
      before: { deletionDueAt: learner.deletionDueAt },
      after: { deletionDueAt: null },
    });
  });
  account.mailWaiting();
}

/**
 * Nobody is closed out of the console this way. The learner is locked, so no role can be given in
 * the meantime.
 */
export async function refuseStaff(tx: Tx, { id }: Pick<HeldLearner, "id">, by: By): Promise<void> {
  if (await lockOptionalRole(tx, id)) throw staffAccount(id === by.actorId);
}
