import { mayStaff } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { Actor } from "../../../platform/staff-act.ts";
import { assignMessage } from "../../contact/inbox/change-message.ts";
import { lockOptionalRole } from "../team/members.queries.ts";

interface Assignment {
  messageId: string;
  revision: number;
  assigneeId: string | null;
}

/** Only to somebody who may answer it, also at the moment of the change. */
export async function assignInTeam(db: Db, assignment: Assignment, by: Actor): Promise<void> {
  const { assigneeId } = assignment;
  await inTransaction(db, async (tx) => {
    const role = assigneeId && (await lockOptionalRole(tx, assigneeId));
    if (assigneeId && !(role && mayStaff(role, "inbox.answer"))) {
      throw new Refusal(
        409,
        "not-in-support",
        "They can't answer messages anymore. Choose somebody else.",
      );
    }
    await assignMessage(tx, assignment, by);
  });
}
