/** An order as the staff see it. */
import * as z from "zod/mini";
import { REFUND_STATUSES } from "../payments.ts";
import { PlanOpens } from "../plans.ts";

export const ORDER_STATES = ["created", "attempted", "paid", "refunded"] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What came of asking the provider about an order. */
export const SETTLEMENTS = [
  "unpaid",
  "confirming",
  "paid",
  "in-review",
  "unknown-to-provider",
] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** Why an order can't be refunded by anybody. */
export const STAFF_REFUND_DENIALS = [
  "not-paid",
  "already-refunded",
  "refund-waiting",
  "part-refunded",
] as const;
export type StaffRefundDenial = (typeof STAFF_REFUND_DENIALS)[number];

const buyer = z.strictObject({ learnerId: z.string(), name: z.string(), email: z.string() });
const moment = z.nullable(z.number());

const orderFields = {
  orderId: z.string(),
  receipt: z.string(),
  state: z.enum(ORDER_STATES),
  planName: z.string(),
  amount: z.int(),
  currency: z.string(),
  createdAt: z.number(),
  paidAt: moment,
  /** Null once the account is erased. */
  learner: z.nullable(buyer),
  /** What a person should look at. */
  flag: z.nullable(z.string()),
};

export const StaffOrderRow = z.strictObject({
  ...orderFields,
  refund: z.nullable(z.enum(REFUND_STATUSES)),
});
export type StaffOrderRow = z.output<typeof StaffOrderRow>;

const StaffPayment = z.strictObject({
  paymentId: z.string(),
  status: z.string(),
  amount: z.int(),
  currency: z.string(),
  refunded: z.int(),
  card: z.nullable(z.string()),
  /** When the provider last showed it like this. */
  seenAt: z.number(),
  /** The one that paid for the order. */
  isTheOne: z.boolean(),
});
export type StaffPayment = z.output<typeof StaffPayment>;

const StaffRefund = z.strictObject({
  status: z.enum(REFUND_STATUSES),
  amount: z.int(),
  providerRefundId: z.nullable(z.string()),
  requestedAt: z.number(),
  settledAt: moment,
  /** How often the clock asked, and when it asks next. */
  tries: z.int(),
  nextTryAt: moment,
  lastError: z.nullable(z.string()),
});
export type StaffRefund = z.output<typeof StaffRefund>;

/** Something the provider reported. */
const StaffPaymentEvent = z.strictObject({
  eventId: z.string(),
  type: z.string(),
  receivedAt: z.number(),
  /** Null while it waits to be acted on. */
  doneAt: moment,
  tries: z.int(),
  lastError: z.nullable(z.string()),
});
export type StaffPaymentEvent = z.output<typeof StaffPaymentEvent>;

/** An entry of the audit log about an order. */
const StaffOrderStep = z.strictObject({
  id: z.number(),
  at: z.number(),
  event: z.string(),
  /** Who of the staff did it; null for the learner, the provider, and the clock. */
  actor: z.nullable(z.string()),
  /** The reason that was given, or what was noted. */
  note: z.nullable(z.string()),
});
export type StaffOrderStep = z.output<typeof StaffOrderStep>;

export const StaffOrder = z.strictObject({
  ...orderFields,
  planKey: z.string(),
  months: z.int(),
  mocks: z.int(),
  sectionals: z.int(),
  opens: z.nullable(PlanOpens),
  providerOrderId: z.nullable(z.string()),
  resolvedFlags: z.array(z.string()),
  /** How often the clock asked the provider about it, and when it asks next; null for no more. */
  checks: z.int(),
  nextCheckAt: moment,
  payments: z.array(StaffPayment),
  subscription: z.nullable(
    z.strictObject({
      subscriptionId: z.string(),
      startsAt: z.number(),
      endsAt: z.number(),
      revokedAt: moment,
    }),
  ),
  refund: z.nullable(StaffRefund),
  /** Null when the order can be refunded. */
  refundDenial: z.nullable(z.enum(STAFF_REFUND_DENIALS)),
  /** The newest ones. */
  events: z.array(StaffPaymentEvent),
  history: z.array(StaffOrderStep),
});
export type StaffOrder = z.output<typeof StaffOrder>;
