import { audit } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { updateToResolved } from "../ledger/flags.queries.ts";
import { lockOrder, selectOptionalOrder } from "../orders.queries.ts";
import { flagChanged, noSuchOrder } from "../refusals.ts";
import type { By } from "../../../platform/staff-act.ts";

/**
 * Takes an order's flag away. Only the one that was seen, because something may have been noted
 * since; what it says isn't noted again.
 */
export async function resolveFlag(
  db: Db,
  { orderId, flag }: { orderId: string; flag: string },
  by: By,
): Promise<void> {
  if (!(await selectOptionalOrder(db, orderId))) throw noSuchOrder();
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    // Asked twice, or by two people at once.
    if (order.flag === null && order.resolvedFlags.includes(flag)) return;
    if (order.flag !== flag) throw flagChanged();
    await updateToResolved(tx, orderId);
    await audit(tx, by.origin, {
      event: "payment.flag-resolved",
      learnerId: order.learnerId,
      actorId: by.actorId,
      detail: { orderId, reason: by.reason, before: flag, after: null },
    });
  });
}
