/** Buying a plan, seeing what was bought, and getting the money back. Amounts are in cents. */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { idField } from "./ids.ts";
import { PlanOpens } from "./plans.ts";
import { route } from "./route.ts";
import { PurchasedSubscription } from "./shared/purchased-subscription.ts";

/** What the checkout dialog needs. The server sets the price, whatever the browser believes. */
export const CheckoutOrder = z.strictObject({
  orderDocumentId: z.string(),
  razorPayOrderId: z.string(),
  amount: z.int(),
  currency: z.string(),
  /** The provider's public key. */
  keyId: z.string(),
});
export type CheckoutOrder = z.output<typeof CheckoutOrder>;

export const REFUND_STATUSES = ["requested", "pending", "processed", "failed"] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Why a learner can't have an order refunded. */
export const REFUND_DENIALS = [
  "not-paid",
  "already-refunded",
  "too-late",
  "mock-started",
  "in-review",
] as const;
export type RefundDenial = (typeof REFUND_DENIALS)[number];

/** How long after the payment a refund is possible, as long as no mock was started. */
export const REFUND_HOURS = 48;

/** How long a bank may take to credit a refund (specification, §9). */
export const REFUND_BUSINESS_DAYS = 28;

const allowance = z.strictObject({ of: z.int(), used: z.int() });

export const CurrentSubscription = z.strictObject({
  planName: z.string(),
  startsAt: z.number(),
  /** For plans that follow one another, the end of the last. */
  endsAt: z.number(),
  mocks: allowance,
  sectionals: allowance,
  opens: PlanOpens,
});
export type CurrentSubscription = z.output<typeof CurrentSubscription>;

export const PastOrder = z.strictObject({
  orderId: z.string(),
  /** The number on the receipt. */
  receipt: z.string(),
  planName: z.string(),
  amount: z.int(),
  currency: z.string(),
  /**
   * `confirming`: paid, but the provider hasn't confirmed it to us yet. `refunded`: the money is
   * back.
   */
  status: z.enum(["confirming", "paid", "refunded"]),
  createdAt: z.number(),
  paidAt: z.nullable(z.number()),
  /** When it opened; null before it is confirmed. */
  startsAt: z.nullable(z.number()),
  endsAt: z.nullable(z.number()),
  refund: z.nullable(z.strictObject({ status: z.enum(REFUND_STATUSES), requestedAt: z.number() })),
  /**
   * Until when the learner may have it refunded. Null if that's not possible, with the reason
   * below.
   */
  refundableUntil: z.nullable(z.number()),
  refundDenial: z.nullable(z.enum(REFUND_DENIALS)),
});
export type PastOrder = z.output<typeof PastOrder>;

const providerId = (prefix: string, what: string) =>
  z.string().check(z.regex(new RegExp(`^${prefix}_[A-Za-z0-9]{14}$`), `This is not ${what}.`));

const order = idField("order");

export const payments = {
  createOrder: route({
    method: "POST",
    path: "/order/create-subscription-order",
    access: "learner",
    summary: "Starts buying a plan. Asking twice for the same plan returns the same order.",
    body: z.object({ subscriptionPlanId: z.string().check(z.minLength(1), z.maxLength(64)) }),
    reply: result(CheckoutOrder),
    /**
     * `payment-in-progress` carries `state: { orderDocumentId, razorPayOrderId }`: there is already
     * a payment, so ask `create-subscription` for that order instead of paying again.
     */
    errors: ["payment-in-progress", "provider-unavailable"],
  }),
  createSubscription: route({
    method: "POST",
    path: "/subscription/create-subscription",
    access: "learner",
    summary:
      "Asks the provider whether an order was paid, and opens the plan if so. If the result is null, the payment is still being confirmed: ask again, or wait for our email.",
    body: z.object({
      orderId: order,
      razorPayOrderId: providerId("order", "an order of the payment provider"),
      razorpayPaymentId: z.optional(providerId("pay", "a payment of the payment provider")),
      razorpaySignature: z.optional(z.string().check(z.maxLength(200))),
      /**
       * For callers who only check what happened to an order: `not-paid` is then a result, not a
       * refusal.
       */
      mayBeUnpaid: z.optional(z.boolean()),
    }),
    reply: z.strictObject({
      result: z.nullable(PurchasedSubscription),
      message: z.optional(z.string()),
      orderState: z.optional(z.literal("not-paid")),
    }),
    errors: [
      "not-paid",
      "bad-signature",
      "order-refunded",
      "payment-in-review",
      "provider-unavailable",
    ],
  }),
  subscriptions: route({
    method: "GET",
    path: "/subscription/subscription-details",
    access: "learner",
    summary: "Returns what the learner can use now, and their purchases, newest first.",
    reply: result(
      z.strictObject({
        current: z.nullable(CurrentSubscription),
        /** The last plan that ended, bought or given; null if there was none. */
        ended: z.nullable(z.strictObject({ planName: z.string(), endsAt: z.number() })),
        orders: z.array(PastOrder),
        serverTime: z.number(),
      }),
    ),
    errors: [],
  }),
  requestRefund: route({
    method: "POST",
    path: "/subscription/request-refund",
    access: "learner",
    summary: "Ends a plan right away and refunds it. Asking twice refunds it once.",
    body: z.object({ orderId: order }),
    reply: result(z.strictObject({ status: z.enum(REFUND_STATUSES) })),
    /** `refund-not-possible` carries `state: { denial }`, one of the denials above. */
    errors: ["refund-not-possible"],
  }),
} as const;
