/**
 * What the provider reports: late, early, often, in the wrong order, or by somebody else
 * altogether.
 */
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { tidyEvents } from "./tidy-events.ts";
import { createPaymentWorld } from "../test-payments.ts";

/** A server that hears its sandbox, and an order whose webhooks are sent on request. */
async function hearing(
  webhooks: "held" | "never",
  options?: Parameters<typeof createPaymentWorld>[0],
) {
  const world = await createPaymentWorld(options);
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.order();
  const orderId = order.razorPayOrderId;
  await world.ctl.scenario({ orderId, webhooks });
  return { world, asha, order, orderId };
}

test("row 41: opens the plan by webhook when the browser was closed", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, callbackLost: true });
  await world.ctl.pay(order.razorPayOrderId).catch(() => {});
  await world.settleEvents();
  expect(await world.isSubscribed(asha.token)).toBe(true);
  expect(await world.emails()).toHaveLength(1);
  expect(await world.events("webhook.accepted")).not.toHaveLength(0);
});

test.each(["before", "after", "at once"])(
  "row 42: makes one subscription and one email when the webhook comes %s the browser",
  async (when) => {
    const { world, asha, order, orderId } = await hearing("held");
    await world.ctl.pay(orderId);
    const webhook = async () => {
      await world.ctl.deliver({ orderId });
      await world.settleEvents();
    };
    const browser = async () => await asha.confirm(order);
    if (when === "before") await webhook();
    const [answer] = await Promise.all([browser(), ...(when === "at once" ? [webhook()] : [])]);
    if (when === "after") await webhook();
    expect(answer.body.result).toMatchObject({ planName: "GMAT PRO" });
    expect(await world.subscriptions()).toHaveLength(1);
    expect(await world.emails()).toHaveLength(1);
  },
);

test("row 43: has one effect from the same webhook fifty times, and under fifty ids", async () => {
  const { world, orderId } = await hearing("held");
  await world.ctl.pay(orderId);
  const wish = { orderId, types: ["order.paid" as const], copies: 50 };
  const same = await world.ctl.deliver({ ...wish, parallel: true });
  const withNewIds = await world.ctl.deliver({ ...wish, newIds: true, parallel: true });
  expect([...same, ...withNewIds].map(({ status }) => status)).toEqual(Array(100).fill(200));
  // The very first id came twice.
  const kept = await world.db.selectFrom("webhook_events").select("event_id").execute();
  expect(kept).toHaveLength(50);
  await Promise.all([world.settleEvents(), world.settleEvents(), world.settleEvents()]);
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(1);
});

test("row 44: keeps what is paid as paid when events come in the wrong order", async () => {
  const { world, order, orderId } = await hearing("held");
  await world.ctl.pay(orderId, { outcome: "failure" }).catch(() => {});
  await world.ctl.pay(orderId);
  for (const type of [
    "order.paid",
    "payment.captured",
    "payment.authorized",
    "payment.failed",
  ] as const) {
    const sent = await world.ctl.deliver({ orderId, types: [type] });
    expect([type, sent.map(({ status }) => status)]).not.toEqual([type, []]);
    await world.settleEvents();
    expect((await world.orderRow(order)).status).toBe("paid");
  }
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(1);
});

test("row 45: finds a payment by the scheduled check when every webhook is lost and the browser gone", async () => {
  const { world, asha, orderId } = await hearing("never");
  await world.ctl.pay(orderId);
  await world.settleEvents();
  expect(await world.subscriptions()).toEqual([]);
  await world.reconcile();
  expect(await world.isSubscribed(asha.token)).toBe(true);
  expect(await world.emails()).toHaveLength(1);
});

test("checks again after minutes, hours, and days, but not after seven days", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const minutes: number[] = [];
  for (let k = 0; k < 8; k++) {
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from next_check_at - clock_timestamp())::float8 / 60 as wait
      from orders`.execute(world.db);
    minutes.push(Math.round(rows[0]!.wait));
    await world.reconcile();
  }
  expect(minutes).toEqual([1, 2, 5, 15, 60, 360, 1440, 1440]);
  await world.age(order, 7 * 24 + 1);
  const asked = (await world.ctl.requests()).length;
  await world.reconcile();
  expect((await world.ctl.requests()).length).toBe(asked);
  // It is no longer scheduled.
  const turns = await sql<{ isNever: boolean }>`
    select next_check_at = 'infinity' as "isNever" from orders`.execute(world.db);
  expect(turns.rows).toEqual([{ isNever: true }]);
});

test("counts the seven days from the last attempt", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.age(order, 6 * 24);
  await world.ctl.pay(order.razorPayOrderId, { outcome: "failure" }).catch(() => {});
  await world.reconcile();
  await world.age(order, 6 * 24);
  await world.ctl.pay(order.razorPayOrderId);
  await world.reconcile();
  expect(await world.subscriptions()).toHaveLength(1);
  expect((await world.orderRow(order)).flag).toBe("paid more than 7 days after it was made");
});

test("row 46: changes nothing for a forged webhook, and records it", async () => {
  const { world, order, orderId } = await hearing("never");
  await world.ctl.pay(orderId, { outcome: "failure" }).catch(() => {});
  const forgeries = [
    { signature: "none" },
    { signature: "random" },
    { signature: "key-secret" },
    { signature: "other-account" },
    { otherAccount: true },
    { tamper: "one-byte" },
    { tamper: "reserialised" },
  ] as const;
  for (const forgery of forgeries) {
    const told = { payment: { status: "captured" as const }, ...forgery };
    const { status } = await world.ctl.forge({ type: "order.paid", orderId, ...told });
    expect([forgery, status]).toEqual([forgery, 400]);
  }
  await world.settleEvents();
  expect(await world.db.selectFrom("webhook_events").selectAll().execute()).toEqual([]);
  expect((await world.orderRow(order)).status).toBe("created");
  expect(await world.events("webhook.rejected")).toHaveLength(forgeries.length);
  // Even with a valid signature it is only a hint; the provider is asked for the truth.
  await world.ctl.forge({ type: "order.paid", orderId, payment: { status: "captured" } });
  await world.settleEvents();
  expect(await world.subscriptions()).toEqual([]);
});

/** Sends what the provider would have signed. */
function signedSender({ app, services }: Awaited<ReturnType<typeof createPaymentWorld>>) {
  const [secret] = services.config.payments!.webhookSecrets;
  return async (payload: string, headers: Record<string, string> = {}) =>
    await app.inject({
      method: "POST",
      url: "/thetaapi/webhooks/razorpay",
      payload,
      headers: {
        "content-type": "application/json",
        "x-razorpay-signature": createHmac("sha256", secret!).update(payload).digest("hex"),
        ...headers,
      },
    });
}

test("accepts a webhook as bytes up to 256 KB, and as nothing else", async () => {
  const world = await createPaymentWorld();
  const { app } = world;
  const send = signedSender(world);
  const event = { event: "payment.failed", payload: {} };
  expect((await send(JSON.stringify(event))).statusCode).toBe(200);
  expect(
    (await send(JSON.stringify(event), { "x-razorpay-event-id": "x'; drop" })).statusCode,
  ).toBe(200);
  const large = JSON.stringify({ ...event, filler: "x".repeat(200 * 1024) });
  expect((await send(large)).statusCode).toBe(200);
  const tooLarge = JSON.stringify({ ...event, filler: "x".repeat(260 * 1024) });
  expect((await send(tooLarge)).statusCode).toBe(413);
  expect((await app.inject({ url: "/thetaapi/webhooks/razorpay" })).statusCode).toBe(405);
});

test.each([
  "",
  "{",
  "[]",
  '{"event":7}',
  '{"event":"payment.\\u0000captured","payload":{}}',
  '{"event":"\\ud800","payload":{}}',
])(
  "accepts, records, and finishes an unreadable webhook with a valid signature: %s",
  async (nonsense) => {
    const lines: string[] = [];
    const world = await createPaymentWorld({ logTo: { write: (line) => void lines.push(line) } });
    expect((await signedSender(world)(nonsense)).statusCode).toBe(200);
    const kept = await world.db.selectFrom("webhook_events").selectAll().execute();
    expect(kept).toEqual([
      expect.objectContaining({ type: "unreadable", done_at: expect.any(Date) }),
    ]);
    expect(await world.events("webhook.")).toEqual(["webhook.unreadable"]);
    expect(lines.join("")).toContain("event that can't be read");
  },
);

test("accepts an unknown kind of event and keeps nothing personal from it", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const { razorPayOrderId: order_id } = await asha.order();
  const send = signedSender(world);
  const person = {
    email: "asha@example.com",
    contact: "+919999999999",
    notes: { a: "\u0000\ud800" },
  };
  const shapes = [
    { payment: { entity: { id: "pay_AAAAAAAAAAAAAA", order_id, ...person } } },
    { payment: { entity: { id: 7, order_id, amount: "much", currency: 1, ...person } } },
    { payment: { entity: null }, dispute: { entity: { amount: "\u0000" } } },
    { payment: "\u0000", order: [] },
    null,
  ];
  for (const payload of shapes) {
    const answer = await send(JSON.stringify({ event: "payment.dispute.created", payload }));
    expect([payload, answer.statusCode]).toEqual([payload, 200]);
  }
  const kept = await world.db.selectFrom("webhook_events").selectAll().execute();
  expect(kept).toHaveLength(shapes.length);
  expect(JSON.stringify(kept)).not.toMatch(/asha@|9999|u0000|ud800/);
  expect(kept.filter((event) => event.provider_order_id === order_id)).toHaveLength(2);
  await world.settleEvents();
  const waiting = await world.db
    .selectFrom("webhook_events")
    .select("event_id")
    .where("done_at", "is", null)
    .execute();
  expect(waiting).toEqual([]);
});

test.each([
  [["a new one", "the webhook's secret"], 200],
  [["a new one"], 400],
])("row 47: while secrets are %s, answers the old one with %i", async (webhookSecrets, status) => {
  const { world, orderId } = await hearing("never", { payments: { webhookSecrets } });
  await world.ctl.pay(orderId);
  await world.ctl.webhook({ secret: "a new one" });
  const forge = async (signature: "valid" | "previous-secret") =>
    (await world.ctl.forge({ type: "order.paid", orderId, signature })).status;
  expect(await forge("previous-secret")).toBe(status);
  expect(await forge("valid")).toBe(200);
});

test("row 48: accepts an unknown order, amount, or currency, tells a person, and opens nothing", async () => {
  const lines: string[] = [];
  const { world, order, orderId } = await hearing("never", {
    logTo: { write: (line) => void lines.push(line) },
  });
  await world.ctl.pay(orderId, { outcome: "failure" }).catch(() => {});
  const told = [
    { payment: { status: "captured" as const, order_id: "order_AAAAAAAAAAAAAA" } },
    { payment: { status: "captured" as const, amount: 100 } },
    { payment: { status: "captured" as const, currency: "INR" } },
  ];
  for (const forgery of told) {
    const { status } = await world.ctl.forge({ type: "payment.captured", orderId, ...forgery });
    expect(status).toBe(200);
  }
  await world.settleEvents();
  expect(await world.subscriptions()).toEqual([]);
  const { flag } = await world.orderRow(order);
  expect(flag).toMatch(/100 USD cents.*7400 INR cents/);
  expect(lines.join("")).toContain("event for an unknown order");
  expect(await world.events("payment.flagged")).toHaveLength(2);
});

test("row 57: captures and opens once when a bank says yes after two days, and tells the learner", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, bank: "late", webhooks: "never" });
  await world.ctl.pay(order.razorPayOrderId).catch(() => {});
  expect((await asha.confirm(order)).statusCode).toBe(402);
  await world.ctl.advance({ hours: 49 });
  await world.age(order, 49);
  await world.settleEvents();
  await world.reconcile();
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(1);
  const { payments } = await world.ctl.state();
  expect(payments.map(({ status }) => status)).toEqual(["captured"]);
});

test("row 57: does not charge the late payment to a learner who has since paid again", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const late = await asha.order();
  await world.ctl.scenario({ orderId: late.razorPayOrderId, bank: "late" });
  await world.ctl.pay(late.razorPayOrderId).catch(() => {});
  await world.age(late, 1);
  await asha.buy();
  await world.ctl.advance({ hours: 49 });
  await world.settleEvents();
  await world.reconcile();
  expect(await world.subscriptions()).toHaveLength(1);
  const { payments } = await world.ctl.state();
  expect(payments.map(({ status }) => status).toSorted()).toEqual(["authorized", "captured"]);
});

test("captures and opens a payment that must be captured by hand", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, capture: "manual" });
  await world.ctl.pay(order.razorPayOrderId);
  expect((await asha.confirm(order)).body.result).toMatchObject({ planName: "GMAT PRO" });
});

test("looks again soon for a reported payment that the provider does not show yet", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const { razorPayOrderId: id } = order;
  const told = { event: "order.paid", payload: { order: { entity: { id } } } };
  expect((await signedSender(world)(JSON.stringify(told))).statusCode).toBe(200);
  await world.settleEvents();
  const read = async () =>
    await sql<{ isDone: boolean; wait: number }>`select done_at is not null as "isDone",
      extract(epoch from next_try_at - clock_timestamp())::float8 as wait from webhook_events`
      .execute(world.db)
      .then(({ rows }) => rows[0]!);
  const first = await read();
  expect(first.isDone).toBe(false);
  expect(first.wait).toBeGreaterThan(5);
  expect(first.wait).toBeLessThanOrEqual(15);
  const again = async () => {
    await sql`update webhook_events set next_try_at = clock_timestamp()`.execute(world.db);
    await world.settleEvents();
  };
  await again();
  await world.ctl.pay(id);
  await again();
  expect((await read()).isDone).toBe(true);
  expect(await world.subscriptions()).toHaveLength(1);
});

test("gives up on an event after six tries when its payment never shows, and checks the order soon", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const { razorPayOrderId: id } = order;
  await sql`update orders set checks = 9, next_check_at = clock_timestamp() + interval '1 hour'`.execute(
    world.db,
  );
  const told = { event: "payment.captured", payload: { order: { entity: { id } } } };
  await signedSender(world)(JSON.stringify(told));
  const isDone: boolean[] = [];
  for (let k = 0; k < 6; k++) {
    await sql`update webhook_events set next_try_at = clock_timestamp()`.execute(world.db);
    await world.settleEvents();
    const row = await world.db
      .selectFrom("webhook_events")
      .select("done_at")
      .executeTakeFirstOrThrow();
    isDone.push(row.done_at !== null);
  }
  expect(isDone).toEqual([false, false, false, false, false, true]);
  const { checks, next_check_at } = await world.orderRow(order);
  expect(checks).toBe(0);
  expect(next_check_at.getTime() - Date.now()).toBeLessThan(65_000);
});

test("deletes old events, however many there are", async () => {
  const { db } = await createPaymentWorld();
  await sql`insert into webhook_events (event_id, type, received_at)
    select 'e' || n, 't', now() - make_interval(days => 89 + n % 2 * 2)
    from generate_series(1, 4400) n`.execute(db);
  await tidyEvents(db);
  const { rows } = await sql`select 1 from webhook_events`.execute(db);
  expect(rows).toHaveLength(2200);
});

test("brings an event back whose work failed, without losing it", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await world.ctl.fault({ kind: "500", path: "/v1/orders/", times: 0 });
  await world.settleEvents();
  expect(await world.subscriptions()).toEqual([]);
  await world.ctl.clearFaults();
  await sql`update webhook_events set next_try_at = clock_timestamp()`.execute(world.db);
  // The breaker has opened in the meantime; another server's hasn't.
  const { createPaymentServices } = await import("../payment-services.ts");
  const { processEvents } = await import("./process-events.ts");
  await processEvents(createPaymentServices(world.services));
  expect(await world.subscriptions()).toHaveLength(1);
  const waiting = await world.db
    .selectFrom("webhook_events")
    .selectAll()
    .where("done_at", "is", null)
    .execute();
  expect(waiting).toEqual([]);
});
