import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { eventsOf, type Heard, startTestSandbox, WEBHOOK_SECRET } from "../test-sandbox.ts";

const PAID = ["payment.authorized", "payment.captured", "order.paid"];

function sign(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

function isSigned({ headers, body }: Heard, secret: string): boolean {
  return headers["x-razorpay-signature"] === sign(secret, body);
}

async function payOne(world: Awaited<ReturnType<typeof startTestSandbox>>) {
  const { id } = await world.order();
  await world.ctl.pay(id);
  await world.ctl.settled();
  return id;
}

test("a payment is reported in three events, with their exact bytes signed", async () => {
  const world = await startTestSandbox();
  const id = await payOne(world);
  expect(eventsOf(world.shop.heard)).toEqual(PAID);
  expect(world.shop.heard.every((heard) => isSigned(heard, WEBHOOK_SECRET))).toBe(true);
  const ids = world.shop.heard.map(({ headers }) => headers["x-razorpay-event-id"]);
  expect(new Set(ids).size).toBe(3);
  const [authorized, , paid] = world.shop.heard.map(({ body }) => JSON.parse(body));
  // A snapshot of that moment, although it's sent when the payment is captured.
  expect(authorized.payload.payment.entity).toMatchObject({ status: "authorized", order_id: id });
  expect(paid).toMatchObject({
    entity: "event",
    event: "order.paid",
    contains: ["payment", "order"],
    payload: { order: { entity: { id, status: "paid" } } },
  });
});

test("a failed delivery is retried after 1, 2, and 4 minutes until it's accepted, with the same id and body", async () => {
  const world = await startTestSandbox();
  await world.ctl.webhook({ types: ["order.paid"] });
  world.shop.answers = 500;
  await payOne(world);
  for (const minutes of [1, 2]) await world.ctl.advance({ minutes });
  expect(world.shop.heard).toHaveLength(3);
  await world.ctl.advance({ minutes: 3 });
  expect(world.shop.heard).toHaveLength(3);
  world.shop.answers = 200;
  await world.ctl.advance({ minutes: 1 });
  await world.ctl.advance({ hours: 30 });
  expect(world.shop.heard).toHaveLength(4);
  expect(new Set(world.shop.heard.map(({ body }) => body)).size).toBe(1);
  const { deliveries, events } = await world.ctl.state();
  expect(deliveries.map(({ status, attempt }) => [status, attempt])).toEqual([
    [500, 1],
    [500, 2],
    [500, 3],
    [200, 4],
  ]);
  expect(events.find(({ type }) => type === "order.paid")?.state).toBe("delivered");
});

test.each([["nothing"], [302], [404]] as const)("the answer %s is a failure", async (answers) => {
  const world = await startTestSandbox(answers === "nothing" ? { webhookTimeoutMs: 300 } : {});
  await world.ctl.webhook({ types: ["order.paid"] });
  world.shop.answers = answers;
  await payOne(world);
  const [delivery] = (await world.ctl.state()).deliveries;
  expect(delivery).toMatchObject(
    answers === "nothing"
      ? { status: null, failure: "TimeoutError" }
      : { status: answers, failure: null },
  );
  const unsent = (await world.ctl.state()).events.find(({ type }) => type === "order.paid");
  expect(unsent).toMatchObject({ state: "waiting" });
});

test("after a day without an answer, the webhook is turned off until somebody turns it on", async () => {
  const world = await startTestSandbox();
  await world.ctl.webhook({ types: ["order.paid"] });
  world.shop.answers = 500;
  await payOne(world);
  await world.ctl.advance({ hours: 23 });
  expect((await world.ctl.state()).webhook.isActive).toBe(true);
  await world.ctl.advance({ hours: 1 });
  const { webhook, now } = await world.ctl.state();
  expect(webhook.isActive).toBe(false);
  expect(now - webhook.disabledAt!).toBeLessThan(60_000);

  world.shop.answers = 200;
  world.shop.heard.length = 0;
  await payOne(world);
  expect(world.shop.heard).toEqual([]);
  await world.ctl.webhook({ isActive: true });
  await payOne(world);
  expect(eventsOf(world.shop.heard)).toEqual(["order.paid"]);
});

test("old events keep the secret from their time", async () => {
  const world = await startTestSandbox();
  await world.ctl.webhook({ types: ["order.paid"] });
  world.shop.answers = 500;
  await payOne(world);
  await world.ctl.webhook({ secret: "the new one" });
  world.shop.answers = 200;
  world.shop.heard.length = 0;
  await world.ctl.advance({ minutes: 1 });
  await payOne(world);
  expect(world.shop.heard.map((heard) => isSigned(heard, WEBHOOK_SECRET))).toEqual([true, false]);
  expect(isSigned(world.shop.heard[1]!, "the new one")).toBe(true);
});

test("webhooks may come before the browser hears about it", async () => {
  const { order, ctl, shop, sandbox } = await startTestSandbox();
  const { id } = await order();
  await ctl.scenario({ orderId: id, webhooks: "before", bank: "late" });
  await ctl.pay(id).catch(() => null);
  await ctl.scenario({ orderId: id, webhooks: "before" });
  const paymentId = (await ctl.state()).payments[0]!.id;
  await fetch(`${sandbox.url}/v1/checkout/payments/${paymentId}/bank`, {
    method: "POST",
    body: JSON.stringify({ outcome: "success" }),
  });
  expect(eventsOf(shop.heard)).toEqual(PAID);
});

test("webhooks may be held and then sent in a different order, again, and under other ids", async () => {
  const { order, ctl, shop } = await startTestSandbox();
  const { id } = await order();
  await ctl.scenario({ webhooks: "held" });
  await ctl.pay(id);
  await ctl.advance({ hours: 2 });
  expect(shop.heard).toEqual([]);

  await ctl.deliver({ orderId: id, reversed: true });
  expect(eventsOf(shop.heard)).toEqual(PAID.toReversed());
  shop.heard.length = 0;
  await ctl.deliver({ orderId: id, types: ["order.paid", "payment.authorized"] });
  expect(eventsOf(shop.heard)).toEqual(["order.paid", "payment.authorized"]);
  shop.heard.length = 0;
  const wish = { orderId: id, types: ["order.paid" as const], copies: 5, parallel: true };
  await ctl.deliver(wish);
  await ctl.deliver({ ...wish, newIds: true });
  expect(new Set(shop.heard.map(({ body }) => body)).size).toBe(1);
  const ids = shop.heard.map(({ headers }) => headers["x-razorpay-event-id"]);
  expect([shop.heard.length, new Set(ids).size]).toEqual([10, 5]);
});

test("webhooks may never come", async () => {
  const world = await startTestSandbox();
  await world.ctl.scenario({ webhooks: "never" });
  await payOne(world);
  await world.ctl.advance({ hours: 48 });
  expect(world.shop.heard).toEqual([]);
});

test("a delayed webhook is sent on its own", async () => {
  const { order, ctl, shop } = await startTestSandbox();
  await ctl.scenario({ webhookDelayMs: 1500 });
  await ctl.pay((await order()).id);
  expect(shop.heard).toEqual([]);
  await expect.poll(() => eventsOf(shop.heard)).toEqual(PAID);
});
