import { audit, type Origin } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { checkRunning } from "../refusals.ts";
import { insertCheck, selectOptionalCheck, type StoredCheck } from "./ledger-checks.queries.ts";

export type { StoredCheck };

/** Asks for the books to be checked. One check runs at a time, whoever asks. */
export async function requestLedgerCheck(
  db: Db,
  { actorId, origin }: { actorId: string; origin: Origin },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await insertCheck(tx, actorId))) throw checkRunning();
    await audit(tx, origin, { event: "ledger.check-asked", actorId });
  });
}

/** The check that is running, and the last one that ended. */
export async function readLedgerChecks(
  db: Db,
): Promise<{ running: StoredCheck | undefined; last: StoredCheck | undefined }> {
  // In this order: one that ends in between is then the last, instead of neither.
  const running = await selectOptionalCheck(db, "running");
  return { running, last: await selectOptionalCheck(db, "last") };
}
