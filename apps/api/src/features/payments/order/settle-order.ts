import type { Origin } from "../../../platform/audit.ts";
import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { flagOrder, SEPARATOR } from "../ledger/flag-order.ts";
import { fulfill } from "./fulfill.ts";
import {
  checkSoon,
  hasPaidSince,
  lockOrder,
  type Order,
  selectOptionalOrder,
  updateToAttempted,
} from "../orders.queries.ts";
import { needProvider, type PaymentServices } from "../payment-services.ts";
import { judge, type AtProvider, type Verdict } from "../payments.rules.ts";
import { hasChanged, upsertPayments } from "../payments.queries.ts";
import type { Provider } from "../provider/provider.ts";
import { ProviderRefusal } from "../provider/provider-errors.ts";
import { readAtProvider } from "../read-at-provider.ts";
import { adoptRefund } from "../refund/settle-refund.ts";

/** The state of an order once everything the provider knows about it has been acted on. */
export type Settlement = "unpaid" | "confirming" | "paid" | "in-review" | "unknown-to-provider";

/** A capture, and a look at its result. */
const MOST_LOOKS = 2;

/**
 * The only way an order changes: asks the provider about its state and acts on it. The browser, a
 * webhook, and the scheduled check all come here, any number of them at once.
 */
export async function settleOrder(
  services: PaymentServices,
  orderId: string,
  origin: Origin | null = null,
): Promise<Settlement> {
  const provider = needProvider(services);
  for (let look = 1; ; look++) {
    const order = await selectOptionalOrder(services.db, orderId);
    if (!order?.providerOrderId) return "unpaid";
    const seen = await readAtProvider(provider, order.providerOrderId);
    if (!seen) {
      await flagOrder(services.db, services, order, ["the provider has no such order"]);
      return "unknown-to-provider";
    }
    const { verdict, settlement, paymentId } = await act(services, { order, seen, origin });
    if (verdict === "note-refund") await adoptRefund(services, orderId, paymentId!);
    if (verdict === "capture" && look < MOST_LOOKS) {
      await capture(provider, order, paymentId!);
      continue;
    }
    if (settlement === "paid") services.mailWaiting();
    return settlement;
  }
}

interface Look {
  order: Order;
  seen: AtProvider;
  origin: Origin | null;
}

interface Outcome {
  verdict: Verdict["do"];
  settlement: Settlement;
  paymentId?: string;
}

async function act(services: PaymentServices, look: Look): Promise<Outcome> {
  return await inTransaction(services.db, async (tx) => {
    const order = await lockOrder(tx, look.order.id);
    // Before what follows from it, which may set a different time.
    if (await hasChanged(tx, order.id, look.seen.payments)) await checkSoon(tx, order.id);
    await upsertPayments(tx, order.id, look.seen.payments, look.order.now);
    const ours = { ...order, providerOrderId: order.providerOrderId! };
    const isUnwanted = order.learnerId === null || (await hasPaidSince(tx, order));
    const verdict = judge(ours, look.seen, isUnwanted);
    const settlement = await carryOut(tx, services, { ...look, order, verdict });
    return {
      verdict: verdict.do,
      settlement,
      ...("payment" in verdict ? { paymentId: verdict.payment.id } : {}),
    };
  });
}

async function carryOut(
  tx: Tx,
  services: PaymentServices,
  { order, verdict, origin }: Look & { verdict: Verdict },
): Promise<Settlement> {
  const isPaid = order.status === "paid" || order.status === "refunded";
  switch (verdict.do) {
    case "grant":
      await fulfill(tx, services, { order, payment: verdict.payment, origin });
      await flagOrder(tx, services, order, verdict.flags);
      return "paid";
    case "capture":
    case "wait":
      return "confirming";
    case "mark-attempted":
      await updateToAttempted(tx, order.id);
      return "unpaid";
    case "flag":
      await flagOrder(tx, services, order, verdict.flags);
      if (isPaid) return "paid";
      await audit(tx, origin, {
        event: "payment.rejected",
        learnerId: order.learnerId,
        detail: { orderId: order.id, flag: verdict.flags.join(SEPARATOR) },
      });
      return "in-review";
    case "note-refund":
      await flagOrder(tx, services, order, verdict.flags);
      return "paid";
    case "nothing":
      return isPaid ? "paid" : "unpaid";
  }
}

/** Somebody else may have captured it at the same moment; what counts is what is read afterward. */
async function capture(provider: Provider, order: Order, paymentId: string): Promise<void> {
  try {
    await provider.capture(paymentId, { amount: order.amount, currency: order.currency });
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
  }
}
