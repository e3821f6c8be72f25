import type { ProviderOrder, ProviderPayment } from "./provider/provider-shapes.ts";

export type OrderStatus = "created" | "attempted" | "paid" | "refunded";

export interface OurOrder {
  status: OrderStatus;
  amount: number;
  currency: string;
  providerOrderId: string;
  paidPaymentId: string | null;
}

/** An order and its payments as the provider shows them right now. */
export interface AtProvider {
  order: ProviderOrder;
  payments: readonly ProviderPayment[];
}

export type Verdict =
  | { do: "grant"; payment: ProviderPayment; flag?: string }
  | { do: "capture"; payment: ProviderPayment }
  /** The money is on its way. */
  | { do: "wait" }
  /** Somebody tried to pay, without success. */
  | { do: "mark-attempted" }
  /** The money that paid for it went back. */
  | { do: "note-refund"; payment: ProviderPayment }
  /** Something a person must look at. */
  | { do: "flag"; flag: string }
  | { do: "nothing" };

/**
 * What an order's state at the provider means for ours. Forward only: what is paid stays paid,
 * whatever is reported later, and only its refund changes that. Never trusts `captured` alone: the
 * provider's own samples have failed payments with `captured: true`.
 */
export function judge(ours: OurOrder, seen: AtProvider, isUnwanted = false): Verdict {
  if (seen.order.id !== ours.providerOrderId) return flag("the provider shows a different order");
  if (!isSameMoney(seen.order, ours))
    return flag(`the provider's order is for ${money(seen.order)}`);
  const payments = seen.payments
    .filter(({ order_id }) => order_id === ours.providerOrderId)
    .toSorted((one, other) => one.created_at - other.created_at);
  return isPaid(ours) ? judgePaid(ours, payments) : judgeOpen(ours, seen, payments, isUnwanted);
}

function judgePaid(ours: OurOrder, payments: readonly ProviderPayment[]): Verdict {
  const second = payments.find(
    ({ id, status }) => status === "captured" && id !== ours.paidPaymentId,
  );
  if (second) return flag(`it was paid a second time (${second.id})`);
  // It may be missing in what was read before it arrived.
  const paid = payments.find(({ id }) => id === ours.paidPaymentId);
  if (!paid || paid.amount_refunded === 0 || ours.status === "refunded") return { do: "nothing" };
  if (paid.amount_refunded >= paid.amount) return { do: "note-refund", payment: paid };
  return flag("part of it was refunded");
}

function judgeOpen(
  ours: OurOrder,
  seen: AtProvider,
  payments: readonly ProviderPayment[],
  isUnwanted: boolean,
): Verdict {
  const taken = payments.filter(({ status }) => status === "captured");
  const odd = taken.find((payment) => !isSameMoney(payment, ours));
  if (odd) return flag(`it got a payment of ${money(odd)} (${odd.id})`);
  if (taken.some(({ amount_refunded }) => amount_refunded > 0)) {
    return flag("part of its payment was refunded before the plan opened");
  }
  const [payment, another] = taken;
  if (payment) {
    if (seen.order.status !== "paid") return { do: "wait" };
    return another
      ? { do: "grant", payment, flag: `it was paid a second time (${another.id})` }
      : { do: "grant", payment };
  }
  const promised = payments.find(({ status }) => status === "authorized");
  if (promised) {
    if (!isSameMoney(promised, ours)) return flag(`it got a payment of ${money(promised)}`);
    // A learner who has since paid again isn't charged twice, and one who has left isn't charged at
    // all. Money that isn't captured goes back on its own.
    return isUnwanted ? { do: "nothing" } : { do: "capture", payment: promised };
  }
  if (payments.length > 0 && ours.status === "created") return { do: "mark-attempted" };
  return { do: "nothing" };
}

const isPaid = ({ status }: OurOrder) => status === "paid" || status === "refunded";

const flag = (text: string): Verdict => ({ do: "flag", flag: text });

interface Money {
  amount: number;
  currency: string;
}

const isSameMoney = (one: Money, other: Money) =>
  one.amount === other.amount && one.currency === other.currency;

const money = ({ amount, currency }: Money) => `${amount} ${currency} cents`;

/** Minutes until the provider is asked again about an order that nobody has reported on. */
export const CHECK_MINUTES = [1, 2, 5, 15, 60, 360, 1440] as const;
