/**
 * The classic shop bug: the browser, a webhook, and the scheduled check all hear about a payment at
 * the same moment.
 */
import { expect, test } from "vitest";
import type { CheckoutOrder } from "@theta/contract";
import { ASHA, forgetLimits } from "../../account/test-world.ts";
import { createPaymentServices } from "../payment-services.ts";
import { processEvents } from "../webhooks/process-events.ts";
import { reconcile } from "./reconcile.ts";
import { settleOrder } from "./settle-order.ts";
import { type Buyer, createPaymentWorld } from "../test-payments.ts";

const ORDERS = 50;
const BUYERS = 10;
const PLANS = ["gmat-basic", "gmat-pro", "gmat-practice", "gmat-mentor"];

/** Retries what fails, as the job queue does. */
async function again(work: () => Promise<void>): Promise<void> {
  for (let k = 1; ; k++) {
    try {
      return await work();
    } catch (error) {
      if (k === 5) throw error;
    }
  }
}

test(
  "row 42: makes one subscription and one email each from 50 orders, 600 callbacks, 250 webhooks, and scheduled checks on two servers",
  { timeout: 120_000 },
  async () => {
    const world = await createPaymentWorld({
      payments: { timeoutMs: 60_000 },
      poolSize: 40,
      // All of it comes at once, and a busy machine takes its time.
      patienceMilliseconds: 60_000,
    });
    await world.listen();
    const buyers: Buyer[] = [];
    for (let k = 0; k < BUYERS; k++) {
      buyers.push(await world.buyer({ ...ASHA, email: `buyer-${k}@example.com` }));
    }
    const orders: { order: CheckoutOrder; buyer: Buyer }[] = [];
    for (let k = 0; k < ORDERS; k++) {
      const buyer = buyers[k % BUYERS]!;
      const order = await buyer.order(PLANS[k % PLANS.length]);
      // Makes the next one a different order.
      await world.age(order, 1);
      await world.ctl.scenario({ orderId: order.razorPayOrderId, webhooks: "held" });
      orders.push({ order, buyer });
    }
    for (const { order } of orders) await world.ctl.pay(order.razorPayOrderId);
    await world.db
      .updateTable("orders")
      .set({ next_check_at: new Date(0) })
      .execute();
    await forgetLimits(world);

    const here = world.services;
    const there = createPaymentServices(here);
    const answers: number[] = [];
    const callback = async ({ order, buyer }: (typeof orders)[number]) => {
      answers.push((await buyer.confirm(order)).statusCode);
    };
    const webhooks = async ({ order }: (typeof orders)[number]) => {
      const deliveries = await world.ctl.deliver({
        orderId: order.razorPayOrderId,
        types: ["order.paid"],
        copies: 5,
        newIds: true,
        parallel: true,
      });
      answers.push(...deliveries.map(({ status }) => status ?? 0));
      await again(async () => await processEvents(here));
      await again(async () => await processEvents(there));
    };
    const clock = async (services: typeof here) => {
      await again(async () => await reconcile(services));
    };
    await Promise.all([
      ...orders.flatMap((one) => [
        ...Array.from({ length: 12 }, async () => await callback(one)),
        webhooks(one),
      ]),
      ...[here, there, here, there].map(clock),
    ]);
    // Anything that was refused comes again.
    for (const { order } of orders) await settleOrder(here, order.orderDocumentId);
    await processEvents(here);

    expect(answers).toHaveLength(ORDERS * 17);
    // A brief 503 is honest when so much comes at once, but most orders were settled more than once.
    expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.filter((status) => status === 200).length).toBeGreaterThan(3 * ORDERS);
    const subscriptions = await world.subscriptions();
    expect(subscriptions).toHaveLength(ORDERS);
    expect(new Set(subscriptions.map(({ order_id }) => order_id)).size).toBe(ORDERS);
    const emails = await world.emails();
    expect(emails).toHaveLength(ORDERS);
    expect(new Set(emails.map(({ dedupe_key }) => dedupe_key)).size).toBe(ORDERS);
    expect(await world.events("subscription.granted")).toHaveLength(ORDERS);
    // One after the other, without a gap or an overlap.
    for (const { userId } of buyers) {
      const mine = subscriptions.filter(({ learner_id }) => learner_id === userId);
      for (const [k, one] of mine.slice(1).entries()) {
        expect(one.starts_at).toEqual(mine[k]!.ends_at);
      }
    }
  },
);
