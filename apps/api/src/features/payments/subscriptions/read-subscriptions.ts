import type { PastOrder, payments, Reply } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { lastBegun, mockAllowances } from "../../mock-test/mock-allowance.ts";
import { allPurchases, type Purchase } from "../../subscriptions/purchases.ts";
import { entitlementOf, lastEnded } from "../../subscriptions/entitlement.ts";
import { type Order, selectAllOrdersOf } from "../orders.queries.ts";
import { selectPaymentsOf } from "../payments.queries.ts";
import { denyRefund, refundableUntil } from "../refund.rules.ts";
import { type Refund, selectRefundsOf } from "../refund/refunds.queries.ts";

type State = Reply<typeof payments.subscriptions>["result"];

/** The money is promised or taken, and we haven't granted anything yet. */
const ON_ITS_WAY = new Set(["authorized", "captured"]);

/** What a learner may use now and what they have bought, newest first. */
export async function readSubscriptions(db: Db, learnerId: string): Promise<State> {
  const [orders, begun, current, ended] = await Promise.all([
    selectAllOrdersOf(db, learnerId),
    lastBegun(db, learnerId),
    readCurrent(db, learnerId),
    lastEnded(db, learnerId),
  ]);
  const ids = orders.map(({ id }) => id);
  const [paid, refunds, bought] = await Promise.all([
    selectPaymentsOf(db, ids),
    selectRefundsOf(db, ids),
    allPurchases(db, learnerId),
  ]);
  const past = orders.flatMap((order) => {
    const mine = paid.filter(({ orderId }) => orderId === order.id);
    const status = shownStatus(order, mine);
    if (status === null) return [];
    const isPartlyRefunded = mine.some(
      ({ id, refunded }) => id === order.paidPaymentId && refunded > 0,
    );
    return toPastOrder(order, status, {
      refund: refunds.find(({ orderId }) => orderId === order.id),
      bought: bought.find(({ orderId }) => orderId === order.id),
      isPartlyRefunded,
      lastBegun: begun,
    });
  });
  return {
    current,
    ended: ended && { planName: ended.planName, endsAt: ended.endsAt.getTime() },
    orders: past.toReversed(),
    serverTime: Date.now(),
  };
}

async function readCurrent(db: Db, learnerId: string): Promise<State["current"]> {
  const [plan, allowances] = await Promise.all([
    entitlementOf(db, learnerId),
    mockAllowances(db, learnerId),
  ]);
  if (!plan || !allowances) return null;
  return {
    planName: plan.planName,
    startsAt: plan.startsAt.getTime(),
    endsAt: plan.endsAt.getTime(),
    opens: plan.opens,
    ...allowances,
  };
}

/** Null for what was started and never paid, which nobody needs to see again. */
function shownStatus(
  { status }: Order,
  paid: readonly { status: string }[],
): PastOrder["status"] | null {
  if (status === "paid" || status === "refunded") return status;
  return paid.some((payment) => ON_ITS_WAY.has(payment.status)) ? "confirming" : null;
}

interface Around {
  refund: Refund | undefined;
  bought: Purchase | undefined;
  isPartlyRefunded: boolean;
  lastBegun: Date | null;
}

function toPastOrder(
  order: Order,
  status: PastOrder["status"],
  { refund, bought, isPartlyRefunded, lastBegun: begun }: Around,
): PastOrder {
  const denial = denyRefund(
    {
      status: order.status,
      paidAt: order.paidAt,
      hasRefund: refund !== undefined || Boolean(bought?.revokedAt),
      isPartlyRefunded,
      lastBegun: begun,
    },
    order.now,
  );
  return {
    orderId: order.id,
    receipt: order.receipt,
    planName: order.planName,
    amount: order.amount,
    currency: order.currency,
    status,
    createdAt: order.createdAt.getTime(),
    paidAt: order.paidAt?.getTime() ?? null,
    startsAt: bought?.startsAt.getTime() ?? null,
    endsAt: bought?.endsAt.getTime() ?? null,
    refund: refund ? { status: refund.status, requestedAt: refund.requestedAt.getTime() } : null,
    refundableUntil: denial === null ? refundableUntil(order.paidAt!).getTime() : null,
    refundDenial: denial,
  };
}
