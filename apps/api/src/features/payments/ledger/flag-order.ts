import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Order } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { addFlag } from "./flags.queries.ts";

/** Flags an order for a person: in the log now, and in the books until one resolves it. */
export async function flagOrder(
  db: Db | Tx,
  { log }: PaymentServices,
  { id, learnerId }: Pick<Order, "id" | "learnerId">,
  flag: string,
): Promise<void> {
  if (!(await addFlag(db, id, flag))) return;
  log.warn({ orderId: id, flag }, "an order needs attention");
  await audit(db, null, { event: "payment.flagged", learnerId, detail: { orderId: id, flag } });
}
