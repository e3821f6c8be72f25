import type { StaffOrder, StaffPayment } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { noSuchOrder } from "../../payments/refusals.ts";
import { denyStaffRefund } from "../../payments/refund.rules.ts";
import { purchaseWith } from "../../subscriptions/purchases.ts";
import {
  selectEventsOf,
  selectHistoryOf,
  selectOptionalRefundOf,
  selectPaymentsSeen,
} from "./order-parts.queries.ts";
import { selectOptionalOrderRow } from "./orders.queries.ts";
import { toBuyer } from "./to-buyer.ts";

/** Everything the books say about an order. */
export async function readOrder(db: Db, orderId: string): Promise<StaffOrder> {
  const order = await selectOptionalOrderRow(db, orderId);
  if (!order) throw noSuchOrder();
  const { paidPaymentId, learnerId, name, email, createdAt, paidAt, nextCheckAt, ...plain } = order;
  const [paid, refund, bought, events, history] = await Promise.all([
    selectPaymentsSeen(db, orderId),
    selectOptionalRefundOf(db, orderId),
    purchaseWith(db, orderId),
    selectEventsOf(db, order.providerOrderId),
    selectHistoryOf(db, orderId),
  ]);
  const refunded = paid.find(({ paymentId }) => paymentId === paidPaymentId)?.refunded ?? 0;
  return {
    ...plain,
    learner: toBuyer({ learnerId, name, email }),
    createdAt: createdAt.getTime(),
    paidAt: paidAt?.getTime() ?? null,
    nextCheckAt: nextCheckAt?.getTime() ?? null,
    payments: paid.map((payment) => toPayment(payment, paidPaymentId)),
    subscription: bought
      ? {
          subscriptionId: bought.id,
          startsAt: bought.startsAt.getTime(),
          endsAt: bought.endsAt.getTime(),
          revokedAt: bought.revokedAt?.getTime() ?? null,
        }
      : null,
    refund: refund ? toRefund(refund) : null,
    refundDenial: denyStaffRefund({
      status: order.state,
      amount: order.amount,
      refund: refund?.status ?? null,
      refunded,
    }),
    events: events.map(({ receivedAt, doneAt, ...event }) => ({
      ...event,
      receivedAt: receivedAt.getTime(),
      doneAt: doneAt?.getTime() ?? null,
    })),
    history: history.map(({ id, at, event, actor, actorId, note }) => ({
      id,
      at: at.getTime(),
      event,
      actor: actor ?? (actorId === null ? null : "Somebody who has left"),
      note,
    })),
  };
}

type Seen = Awaited<ReturnType<typeof selectPaymentsSeen>>[number];

function toPayment(seen: Seen, paidPaymentId: string | null): StaffPayment {
  const { cardNetwork, cardLast4, seenAt, ...payment } = seen;
  return {
    ...payment,
    card: cardLast4 === null ? null : `${cardNetwork ?? "Card"} ending in ${cardLast4}`,
    seenAt: seenAt.getTime(),
    isTheOne: payment.paymentId === paidPaymentId,
  };
}

function toRefund(
  refund: NonNullable<Awaited<ReturnType<typeof selectOptionalRefundOf>>>,
): StaffOrder["refund"] {
  const { requestedAt, settledAt, nextTryAt, ...rest } = refund;
  return {
    ...rest,
    requestedAt: requestedAt.getTime(),
    settledAt: settledAt?.getTime() ?? null,
    nextTryAt: nextTryAt?.getTime() ?? null,
  };
}
