import { sql } from "kysely";
import { expect, test } from "vitest";
import { grantSubscription } from "../../subscriptions/grant-subscription.ts";
import { checkLedger } from "./check-ledger.ts";
import { createPaymentWorld } from "../test-payments.ts";

/** A plan bought, one refunded, one given, and an order that nobody paid. */
async function createBooks() {
  const world = await createPaymentWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const bought = await asha.buy("gmat-basic");
  const refunded = await asha.buy("gmat-pro");
  await asha.refund(refunded);
  await bruno.order();
  await world.db
    .transaction()
    .execute(
      async (tx) => await grantSubscription(tx, { learnerId: bruno.userId, planKey: "gmat-pro" }),
    );
  const check = async () => await checkLedger(world.db, world.services.provider);
  return { world, bought, refunded, check };
}

test("confirms and adds up books that agree", async () => {
  const { check, world } = await createBooks();
  expect(await check()).toEqual({
    faults: [],
    flags: [{ receipt: expect.any(String), flag: expect.stringContaining("both count") }],
    compared: 3,
    comparable: 3,
    totals: {
      orders: 3,
      paid: 1,
      refunded: 1,
      bought: 2,
      given: 1,
      revoked: 1,
      refunds: 1,
      receipts: 2,
      income: [{ currency: "USD", amount: 4900 }],
    },
  });
  await world.sandbox.stop();
  expect(await check()).toMatchObject({ faults: [], compared: 0, comparable: 3 });
});

test("reports what was found before the provider fell silent, and how far it got", async () => {
  const { check, world, refunded } = await createBooks();
  await sql`update orders set status = 'attempted', paid_at = null, paid_payment_id = null
    where status = 'paid'`.execute(world.db);
  const path = `/v1/orders/${refunded.razorPayOrderId}`;
  await world.ctl.fault({ kind: "500", path, times: 0 });
  const report = await check();
  expect(report).toMatchObject({ compared: 2, comparable: 3 });
  expect(report.faults.join("\n")).toContain("paid at the provider but not here");
});

test.each([
  [
    "delete from subscriptions where revoked_at is null and order_id is not null",
    "got no subscription",
  ],
  [
    "update orders set status = 'created', paid_at = null, paid_payment_id = null where status = 'paid'",
    "not paid, but it opened",
  ],
  [
    "update subscriptions set plan_key = 'gmat-mentor' where revoked_at is null and order_id is not null",
    "something other than what was bought",
  ],
  [
    `update subscriptions set opens = opens || '{"studyNotes": true}' where order_id is not null`,
    "something other than what was bought",
  ],
  ["update payments set amount_cents = 1", "a different amount"],
  ["update payments set status = 'failed'", "not captured"],
  ["delete from mail_outbox where dedupe_key like 'receipt:%'", "no receipt"],
  [
    "update orders set status = 'created', paid_at = null, paid_payment_id = null where status = 'paid'",
    "receipt was emailed for an order that isn't paid",
  ],
  ["update subscriptions set revoked_at = null where order_id is not null", "is still active"],
  ["delete from refunds", "without a refund"],
  ["update orders set status = 'paid' where status = 'refunded'", "don't agree"],
  ["delete from mail_outbox where dedupe_key like 'refund-%'", "wasn't told"],
  [
    "update refunds set status = 'requested', settled_at = null, requested_at = now() - interval '8 days'",
    "for a week",
  ],
  [
    "insert into webhook_events (event_id, type, received_at) values ('e', 't', now() - interval '2 hours')",
    "for over an hour",
  ],
  [
    "update subscriptions set revoked_at = null, starts_at = starts_at - interval '1 day'",
    "run at the same time",
  ],
  [
    "update orders set status = 'attempted', paid_at = null, paid_payment_id = null where status = 'paid'",
    "paid at the provider but not here",
  ],
  [
    "update orders set provider_order_id = 'order_AAAAAAAAAAAAAA' where status = 'created'",
    "no such order",
  ],
])("finds books that do not agree: %s", async (damage, fault) => {
  const { check, world } = await createBooks();
  await sql.raw(damage).execute(world.db);
  expect((await check()).faults.join("\n")).toContain(fault);
});

test("finds what was paid there and not reported here, until the scheduled check has fixed it", async () => {
  const { check, world } = await createBooks();
  const { razorPayOrderId } = (await world.ctl.state()).orders
    .filter(({ status }) => status === "created")
    .map(({ id }) => ({ razorPayOrderId: id }))[0]!;
  await world.ctl.pay(razorPayOrderId);
  expect((await check()).faults).toEqual([expect.stringContaining("paid at the provider")]);
  await world.reconcile();
  expect((await check()).faults).toEqual([]);
});

test("finds what was refunded there and not reported here, until the scheduled check has fixed it", async () => {
  const { check, world, bought } = await createBooks();
  const { paid_payment_id: id } = await world.orderRow(bought);
  await world.services.provider!.refund(id!, { amount: 4900, key: "by-a-person-1" });
  expect((await check()).faults).toEqual([expect.stringContaining("refunded at the provider")]);
  await world.reconcile();
  expect((await check()).faults).toEqual([]);
});
