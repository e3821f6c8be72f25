import type { Tx } from "../../../platform/database/database.ts";

/** Whether the account was there once. */
export async function wasErased(tx: Tx, learnerId: string): Promise<boolean> {
  const row = await tx
    .selectFrom("audit_events")
    .select("id")
    .where("learner_id", "=", learnerId)
    .where("event", "in", ["staff.account-erased", "account.erased"])
    .executeTakeFirst();
  return row !== undefined;
}
