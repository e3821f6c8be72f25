import { staffOrders } from "@theta/contract/staff";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { cursorAfter } from "../shared/cursor.ts";
import { ordersWanted } from "./orders.queries.ts";
import { createOrderWorld } from "./test-orders.ts";
import { touchedRows } from "../../../../test/touched-rows.ts";

/** One order in each state, oldest first: created, attempted, paid, refunded. */
async function createOrders() {
  const world = await createOrderWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const created = await asha.order("gmat-basic");
  await world.age(created, 24 * 4);
  const attempted = await bruno.order("gmat-pro");
  await sql`update orders set status = 'attempted' where id = ${attempted.orderDocumentId}`.execute(
    world.db,
  );
  await world.age(attempted, 24 * 3);
  const paid = await asha.buy("gmat-mentor");
  // A second order within a day would be looked at. In the first hour of a day, this is two dates ago.
  await world.age(paid, 25);
  const refunded = await asha.buy("gmat-pro");
  await asha.refund(refunded);
  const all = { created, attempted, paid, refunded };
  const nameOf = (id: string) =>
    Object.entries(all).find(([, { orderDocumentId }]) => orderDocumentId === id)?.[0];
  const names = async (query: object = {}) =>
    (await world.list(query)).rows.map(({ orderId }) => nameOf(orderId));
  return { world, asha, bruno, ...all, names };
}

test("lists orders, newest or oldest first, by state, plan, day, and flag", async () => {
  const { world, names, paid, asha } = await createOrders();
  expect(await names()).toEqual(["refunded", "paid", "attempted", "created"]);
  expect(await names({ sort: "oldest" })).toEqual(["created", "attempted", "paid", "refunded"]);
  expect(await names({ state: "attempted" })).toEqual(["attempted"]);
  expect(await names({ plan: "gmat-pro" })).toEqual(["refunded", "attempted"]);
  expect(await names({ plan: "gmat-pro", state: "created" })).toEqual([]);
  const [three, four] = [3, 4].map((days) =>
    new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10),
  );
  expect(await names({ from: four, to: three })).toEqual(["attempted", "created"]);
  expect(await names({ to: four })).toEqual(["created"]);
  await sql`update orders set flag = 'look' where id = ${paid.orderDocumentId}`.execute(world.db);
  expect(await names({ flagged: "yes" })).toEqual(["paid"]);
  expect((await world.list({ flagged: "yes" })).rows).toEqual([
    {
      orderId: paid.orderDocumentId,
      receipt: expect.stringMatching(/^s_/),
      state: "paid",
      planName: "GMAT MENTOR",
      amount: expect.any(Number),
      currency: "USD",
      createdAt: expect.any(Number),
      paidAt: expect.any(Number),
      learner: { learnerId: asha.userId, name: "Asha Rao", email: asha.email },
      flag: "look",
      refund: null,
    },
  ]);
});

test("finds orders by email, receipt, and every id", async () => {
  const { world, names, asha, bruno, paid, refunded } = await createOrders();
  expect(await names({ search: ` ${bruno.email.toUpperCase()} ` })).toEqual(["attempted"]);
  expect(await names({ search: asha.email, state: "paid" })).toEqual(["paid"]);
  expect(await names({ search: "nobody@example.org" })).toEqual([]);
  const row = await world.orderRow(paid);
  for (const search of [row.receipt, row.id, row.provider_order_id!, row.paid_payment_id!]) {
    expect(await names({ search })).toEqual(["paid"]);
  }
  const { refund } = await world.read(refunded);
  expect(await names({ search: refund!.providerRefundId! })).toEqual(["refunded"]);
  expect(await names({ search: "'; drop table orders" })).toEqual([]);
});

test("finds an order by the beginning of its receipt, and only there, by index", async () => {
  const { world, names, paid } = await createOrders();
  await sql`update orders set receipt = 's_beef' || substr(receipt, 7) where id = ${paid.orderDocumentId}`.execute(
    world.db,
  );
  expect(await names({ search: " S_BEEF" })).toEqual(["paid"]);
  expect(await names({ search: "beef" })).toEqual([]);
  expect(await names({ search: "s%beef" }), "not a pattern").toEqual([]);
  expect(await names({ search: "s_" })).toHaveLength(4);
  await sql`
    insert into orders (learner_id, plan_key, plan_name, months, mocks, sectionals, amount_cents, currency, receipt)
    select learner_id, plan_key, plan_name, months, mocks, sectionals, amount_cents, currency,
      's_' || left(md5(n::text), 16)
    from orders, generate_series(1, 5000) n where id = ${paid.orderDocumentId}`.execute(world.db);
  await sql`vacuum analyze orders`.execute(world.db);
  const statement = ordersWanted(world.db, {
    isFlagged: false,
    search: { by: "receipt", beginning: "s_beef" },
    sort: "newest",
    after: null,
    limit: 50,
  });
  const { indexes, touched } = await touchedRows(world.db, "orders", sql`${statement}`);
  // In some orders of letters, the unique one finds beginnings, too.
  expect(indexes.join()).toMatch(/^orders_receipt_(start|key)$/);
  expect(touched).toBeLessThan(5);
});

test("pages through orders made at the same moment without losing one", async () => {
  const { world, names } = await createOrders();
  await sql`update orders set created_at = '2026-01-02 03:04:05.678901Z'`.execute(world.db);
  for (const sort of ["newest", "oldest"]) {
    const all = await names({ sort });
    const seen: unknown[] = [];
    let cursor: string | undefined;
    do {
      const page = await world.list({ sort, limit: "1", ...(cursor ? { cursor } : {}) });
      seen.push(...page.rows.map(({ orderId }) => orderId));
      cursor = page.next ?? undefined;
    } while (cursor);
    const ids = (await world.list({ sort })).rows.map(({ orderId }) => orderId);
    expect(all).toHaveLength(4);
    expect(seen).toEqual(ids);
  }
});

test.each([
  { cursor: cursorAfter(["2026-13-45T00:00:00.000000Z", crypto.randomUUID()]) },
  { cursor: cursorAfter(["2026-02-30T00:00:00.000000Z", crypto.randomUUID()]) },
  { cursor: cursorAfter(["0000-01-01T00:00:00.000000Z", crypto.randomUUID()]) },
  { cursor: cursorAfter(["now", crypto.randomUUID()]) },
  { cursor: cursorAfter(["2026-01-02T03:04:05.678901Z", "-".repeat(36)]) },
  { cursor: "%" },
  { from: "2026-02-30" },
  { from: "0000-01-01" },
  { to: "yesterday" },
  { state: "lost" },
  { sort: "amount" },
])("refuses %j", async (query) => {
  const world = await createOrderWorld();
  const { statusCode, body } = await world.call(staffOrders.list, query, world.staff);
  expect([statusCode, body.code]).toEqual([400, "invalid-input"]);
});

test("shows everything about an order, and no more than its parts", async () => {
  const world = await createOrderWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.settleEvents();
  const row = await world.orderRow(order);
  const seen = await world.read(order);
  expect(seen).toMatchObject({
    orderId: order.orderDocumentId,
    state: "paid",
    learner: { learnerId: asha.userId },
    providerOrderId: order.razorPayOrderId,
    payments: [
      {
        paymentId: row.paid_payment_id,
        status: "captured",
        amount: 7400,
        refunded: 0,
        card: expect.stringContaining("ending in 1007"),
        isTheOne: true,
      },
    ],
    subscription: { revokedAt: null },
    refund: null,
    refundDenial: null,
    nextCheckAt: expect.any(Number),
  });
  expect(seen.events.map(({ type }) => type)).toContain("order.paid");
  expect(seen.history.map(({ event }) => event)).toEqual([
    "subscription.granted",
    "payment.verified",
    expect.any(String),
  ]);
});

test("knows nothing of an order that doesn't exist, or of the clock's endless wait", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await sql`update orders set next_check_at = 'infinity'`.execute(world.db);
  expect((await world.read(order)).nextCheckAt).toBeNull();
  const { statusCode } = await world.call(
    staffOrders.read,
    { orderId: crypto.randomUUID() },
    world.staff,
  );
  expect(statusCode).toBe(404);
});
