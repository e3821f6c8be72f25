import type { Body } from "@theta/contract";
import type { staffLearners } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { refuseField } from "../../../platform/refusal.ts";
import { toAddress } from "../../account/address.rules.ts";
import { eraseAccount, type Eraser } from "../../account/erase/erase-accounts.ts";
import { holdLearner } from "../../account/hold-learner.ts";
import type { By } from "../../../platform/staff-act.ts";
import { noteChange } from "./note-change.ts";
import { refuseStaff } from "./close-account.ts";
import { wasErased } from "./erased.queries.ts";
import { noSuchLearner } from "./refusals.ts";

/** Erases an account now, without the seven days. */
export async function eraseLearner(
  db: Db,
  { learnerId, email }: Body<typeof staffLearners.erase>,
  { by, erasers }: { by: By; erasers: readonly Eraser[] },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const learner = await holdLearner(tx, learnerId);
    if (!learner) {
      // This request already did it, and only the reply was lost.
      if (await wasErased(tx, learnerId)) return;
      throw noSuchLearner();
    }
    await refuseStaff(tx, learner, by);
    if (toAddress(email)?.key !== learner.addressKey)
      throw refuseField("email", "This isn't the account's email address.", "wrong-email");
    await eraseAccount(tx, learner, erasers);
    // Nothing here may name the person.
    await noteChange(tx, by, {
      event: "staff.account-erased",
      learnerId,
      before: { deletionDueAt: learner.deletionDueAt },
      after: { isErased: true },
    });
  });
}
