import type { Body, payments, Reply } from "@theta/contract";
import { audit, type Origin } from "../../../platform/audit.ts";
import { spend } from "../../../platform/throttle.ts";
import { purchaseWith } from "../../subscriptions/purchases.ts";
import { type Order, selectOptionalOrderOf } from "../orders.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderRefusal, ProviderUnavailable } from "../provider/provider-errors.ts";
import {
  badSignature,
  cannotConfirm,
  inReview,
  noSuchOrder,
  notPaid,
  orderRefunded,
} from "../refusals.ts";
import { settleOrder } from "./settle-order.ts";
import { isPaymentSignature } from "../provider/signatures.ts";

type Given = Body<typeof payments.createSubscription>;
type Answer = Reply<typeof payments.createSubscription>;

/** The browser asks again while a payment is being confirmed; nobody needs to ask this often. */
const ASKS_PER_HOUR = 120;

const CONFIRMING: Answer = { result: null, message: "Payment is being confirmed" };

const NOT_PAID: Answer = { result: null, orderState: "not-paid" };

/** Opens the plan of an order if the provider says it was paid. The browser isn't believed. */
export async function createSubscription(
  services: PaymentServices,
  { learnerId, given, origin }: { learnerId: string; given: Given; origin: Origin },
): Promise<Answer> {
  const order = await selectOptionalOrderOf(services.db, learnerId, given.orderId);
  if (!order || order.providerOrderId !== given.razorPayOrderId) throw noSuchOrder();
  if (order.status === "paid" || order.status === "refunded")
    return await answerPaid(services, order);
  const limit = { key: `confirm/${learnerId}`, hits: ASKS_PER_HOUR, windowSeconds: 3_600 };
  await spend(services.db, [limit]);
  const isSigned = await checkSignature(services, { order, given, origin });
  switch (await settle(services, order, origin)) {
    case "paid":
      return await answerPaid(services, order);
    case "confirming":
      return CONFIRMING;
    case "in-review":
    case "unknown-to-provider":
      throw inReview();
    case "unpaid":
      // The provider has signed for a payment and just doesn't show it yet.
      if (isSigned) return CONFIRMING;
      if (given.mayBeUnpaid) return NOT_PAID;
      throw notPaid();
  }
}

async function settle(services: PaymentServices, order: Order, origin: Origin) {
  try {
    return await settleOrder(services, order.id, origin);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable || error instanceof ProviderRefusal)) throw error;
    services.log.warn({ err: error, orderId: order.id }, "couldn't confirm a payment");
    throw cannotConfirm();
  }
}

async function answerPaid({ db }: PaymentServices, order: Order): Promise<Answer> {
  const bought = await purchaseWith(db, order.id);
  if (!bought || bought.revokedAt) throw orderRefunded();
  return {
    result: {
      subscriptionId: bought.id,
      planName: bought.planName,
      startsAt: bought.startsAt.getTime(),
      endsAt: bought.endsAt.getTime(),
    },
  };
}

/** Checked against our order if there is one; without it, the provider's word is enough. */
async function checkSignature(
  services: PaymentServices,
  { order, given, origin }: { order: Order; given: Given; origin: Origin },
): Promise<boolean> {
  const { razorpayPaymentId: paymentId, razorpaySignature: signature } = given;
  if (signature === undefined) return false;
  const keys = services.config.payments;
  const isRight =
    keys !== null &&
    paymentId !== undefined &&
    isPaymentSignature(keys.keySecret, { orderId: order.providerOrderId!, paymentId, signature });
  if (isRight) return true;
  await audit(services.db, origin, {
    event: "payment.signature-invalid",
    learnerId: order.learnerId,
    detail: { orderId: order.id },
  });
  throw badSignature();
}
