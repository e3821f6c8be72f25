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
  | { do: "grant"; payment: ProviderPayment; flags: string[] }
  | { do: "capture"; payment: ProviderPayment }
  /** The money is on its way. */
  | { do: "wait" }
  /** Somebody tried to pay, without success. */
  | { do: "mark-attempted" }
  /** The money that paid for it went back. */
  | { do: "note-refund"; payment: ProviderPayment; flags: string[] }
  /**
   * Things a person must look at. Each names the payment or the amount, so that the next one of its
   * kind reads differently and is noted too.
   */
  | { do: "flag"; flags: string[] }
  | { do: "nothing" };

/**
 * What an order's state at the provider means for ours. Forward only: what is paid stays paid,
 * whatever is reported later, and only its refund changes that. Never trusts `captured` alone: the
 * provider's own samples have failed payments with `captured: true`.
 */
export function judge(ours: OurOrder, seen: AtProvider, isUnwanted = false): Verdict {
  if (seen.order.id !== ours.providerOrderId)
    return flag(`the provider shows a different order (${seen.order.id})`);
  if (!isSameMoney(seen.order, ours))
    return flag(`the provider's order is for ${money(seen.order)}`);
  const payments = seen.payments
    .filter(({ order_id }) => order_id === ours.providerOrderId)
    .toSorted((one, other) => one.created_at - other.created_at);
  return isPaid(ours) ? judgePaid(ours, payments) : judgeOpen(ours, seen, payments, isUnwanted);
}

function judgePaid(ours: OurOrder, payments: readonly ProviderPayment[]): Verdict {
  const flags = payments
    .filter(({ id, status }) => status === "captured" && id !== ours.paidPaymentId)
    .map(paidAgain);
  // It may be missing in what was read before it arrived.
  const paid = payments.find(({ id }) => id === ours.paidPaymentId);
  if (paid && paid.amount_refunded > 0 && ours.status !== "refunded") {
    if (paid.amount_refunded >= paid.amount) return { do: "note-refund", payment: paid, flags };
    flags.push(`part of it was refunded (${refunded(paid)})`);
  }
  return flags.length > 0 ? { do: "flag", flags } : { do: "nothing" };
}

function judgeOpen(
  ours: OurOrder,
  seen: AtProvider,
  payments: readonly ProviderPayment[],
  isUnwanted: boolean,
): Verdict {
  const taken = payments.filter(({ status }) => status === "captured");
  const flags = [
    ...taken
      .filter((payment) => !isSameMoney(payment, ours))
      .map((odd) => `it got a payment of ${money(odd)} (${odd.id})`),
    ...taken
      .filter(({ amount_refunded }) => amount_refunded > 0)
      .map((one) => `part of its payment was refunded before the plan opened (${refunded(one)})`),
  ];
  if (flags.length > 0) return { do: "flag", flags };
  const [payment, ...others] = taken;
  if (payment) {
    if (seen.order.status !== "paid") return { do: "wait" };
    return { do: "grant", payment, flags: others.map(paidAgain) };
  }
  const promised = payments.find(({ status }) => status === "authorized");
  if (promised) {
    if (!isSameMoney(promised, ours)) {
      return flag(`it got a payment of ${money(promised)} (${promised.id})`);
    }
    // A learner who has since paid again isn't charged twice, and one who has left isn't charged at
    // all. Money that isn't captured goes back on its own.
    return isUnwanted ? { do: "nothing" } : { do: "capture", payment: promised };
  }
  if (payments.length > 0 && ours.status === "created") return { do: "mark-attempted" };
  return { do: "nothing" };
}

const isPaid = ({ status }: OurOrder) => status === "paid" || status === "refunded";

const flag = (text: string): Verdict => ({ do: "flag", flags: [text] });

const paidAgain = ({ id }: ProviderPayment) => `it was paid a second time (${id})`;

const refunded = ({ id, amount_refunded, currency }: ProviderPayment) =>
  `${money({ amount: amount_refunded, currency })} of ${id}`;

interface Money {
  amount: number;
  currency: string;
}

const isSameMoney = (one: Money, other: Money) =>
  one.amount === other.amount && one.currency === other.currency;

const money = ({ amount, currency }: Money) => `${amount} ${currency} cents`;

/** Minutes until the provider is asked again about an order that nobody has reported on. */
export const CHECK_MINUTES = [1, 2, 5, 15, 60, 360, 1440] as const;
