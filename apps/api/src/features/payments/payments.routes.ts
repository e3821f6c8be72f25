import { payments } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { handle } from "../../platform/http/handle.ts";
import { createOrder } from "./order/create-order.ts";
import { createSubscription } from "./order/create-subscription.ts";
import type { PaymentServices } from "./payment-services.ts";
import { readSubscriptions } from "./subscriptions/read-subscriptions.ts";
import { requestRefund } from "./subscriptions/request-refund.ts";
import { webhookRoute } from "./webhooks/webhook.routes.ts";

export async function paymentRoutes(
  app: FastifyInstance,
  services: PaymentServices,
  eventsWaiting: () => void,
): Promise<void> {
  handle(app, payments.createOrder, async ({ body, caller: { learnerId }, request }) => ({
    result: await createOrder(services, {
      learnerId,
      planKey: body.subscriptionPlanId,
      origin: originOf(request),
    }),
  }));

  handle(
    app,
    payments.createSubscription,
    async ({ body, caller: { learnerId }, request }) =>
      await createSubscription(services, { learnerId, given: body, origin: originOf(request) }),
  );

  handle(app, payments.subscriptions, async ({ caller }) => ({
    result: await readSubscriptions(services.db, caller.learnerId),
  }));

  handle(app, payments.requestRefund, async ({ body, caller: { learnerId }, request }) => ({
    result: await requestRefund(services, {
      learnerId,
      orderId: body.orderId,
      origin: originOf(request),
    }),
  }));

  await webhookRoute(app, services, eventsWaiting);
}
