import { audit } from "../../../platform/audit.ts";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { Order } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { addFlag } from "./flags.queries.ts";

/** Between the flags of one order, which are kept as one text. */
export const SEPARATOR = "; ";

export const flagsIn = (text: string | null): string[] => text?.split(SEPARATOR) ?? [];

/** Flags an order for a person: in the log now, and in the books until one resolves it. */
export async function flagOrder(
  db: Db | Tx,
  { log }: PaymentServices,
  { id, learnerId }: Pick<Order, "id" | "learnerId">,
  flags: readonly string[],
): Promise<void> {
  for (const given of flags) {
    // What the provider says may have it too.
    const flag = given.replaceAll(SEPARATOR, ", ");
    if (!(await addFlag(db, id, flag))) continue;
    log.warn({ orderId: id, flag }, "an order needs attention");
    await audit(db, null, { event: "payment.flagged", learnerId, detail: { orderId: id, flag } });
  }
}
