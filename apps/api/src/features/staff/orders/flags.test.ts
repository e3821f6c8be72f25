/** What a person does about an order that needs one: ask the provider again, and say it's dealt with. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { checkLedger } from "../../payments/ledger/check-ledger.ts";
import { forgetResolvedRefunds } from "../../payments/ledger/flags.queries.ts";
import { confirmedStaff } from "../test-staff.ts";
import { createOrderWorld, WHY } from "./test-orders.ts";

/** Paid, and a part given back by a person at the provider. */
async function createFlagged() {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  expect((await world.check(order)).body.result).toEqual({ settlement: "paid" });
  const { flag } = await world.read(order);
  return { world, asha, order, flag: flag!, paymentId: id! };
}

test("checking again does what the clock would, and says who asked", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  expect((await world.check(order)).body.result).toEqual({ settlement: "unpaid" });
  await world.ctl.pay(order.razorPayOrderId);
  expect((await world.check(order)).body.result).toEqual({ settlement: "paid" });
  expect(await world.isSubscribed(asha.token)).toBe(true);
  expect((await world.check(order)).body.result).toEqual({ settlement: "paid" });
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.audited("order.check-asked")).toMatchObject([
    { actor: world.staff.learnerId, learner: asha.userId, detail: { state: "created" } },
    { detail: { state: "created" } },
    { detail: { state: "paid" } },
  ]);
  const [created, paid] = ["created", "paid"].map((state) => ({ state, flag: null }));
  expect((await world.audited("order.checked")).map(({ detail }) => detail)).toMatchObject([
    { settlement: "unpaid", before: created, after: created },
    { settlement: "paid", before: created, after: paid },
    { settlement: "paid", before: paid, after: paid },
  ]);
  expect((await world.check({ orderDocumentId: crypto.randomUUID() })).statusCode).toBe(404);
});

test("checking again finishes a refund that waits", async () => {
  const world = await createOrderWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "hang", method: "POST", path: "/refund" });
  await world.giveBack(order);
  expect((await world.check(order)).statusCode).toBe(200);
  expect((await world.read(order)).refund).toMatchObject({ status: "processed" });
});

test("says so when the provider is silent, and changes nothing", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await world.ctl.fault({ kind: "500", path: "/v1/orders/", times: 2 });
  const { statusCode, body } = await world.check(order);
  expect([statusCode, body.code]).toEqual([503, "provider-unavailable"]);
  expect((await world.read(order)).state).toBe("created");
  expect(await world.audited("order.check-asked")).toHaveLength(1);
  expect(await world.audited("order.checked")).toEqual([]);
});

test("a flag that's resolved is gone from the order, stays in the log, and isn't noted again", async () => {
  const { world, order, flag, asha, paymentId } = await createFlagged();
  expect(flag).toBe(`part of it was refunded (1000 USD cents of ${paymentId})`);
  expect((await world.resolve(order, flag)).statusCode).toBe(200);
  const { flag: left, resolvedFlags, history } = await world.read(order);
  expect([left, resolvedFlags]).toEqual([null, [flag]]);
  expect(history[0]).toMatchObject({
    event: "payment.flag-resolved",
    actor: "Test support",
    note: WHY,
  });
  expect((await world.list({ flagged: "yes" })).rows).toEqual([]);
  await world.reconcile();
  await world.check(order);
  expect((await world.read(order)).flag).toBeNull();
  expect((await checkLedger(world.db, world.services.provider)).faults).toEqual([]);
  expect(await world.audited("payment.flag-resolved")).toEqual([
    {
      actor: world.staff.learnerId,
      learner: asha.userId,
      detail: { orderId: order.orderDocumentId, reason: WHY, before: flag, after: null },
    },
  ]);
});

test("resolving twice, or by two of the staff at once, is done once", async () => {
  const { world, order, flag } = await createFlagged();
  const other = await confirmedStaff(world, "owner", "Second Owner");
  const answers = await Promise.all([
    world.resolve(order, flag),
    world.resolve(order, flag, other),
    world.resolve(order, flag),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(await world.audited("payment.flag-resolved")).toHaveLength(1);
  expect((await world.read(order)).resolvedFlags).toEqual([flag]);
});

test("doesn't resolve what nobody has seen, and notes what's new after that", async () => {
  const { world, order, flag, asha } = await createFlagged();
  const unseen = await world.resolve(order, "something else");
  expect([unseen.statusCode, unseen.body.code]).toEqual([409, "flag-changed"]);
  await world.resolve(order, flag);
  await sql`update orders set provider_order_id = 'order_AAAAAAAAAAAAAA'`.execute(world.db);
  await world.check(order);
  expect((await world.read(order)).flag).toBe("the provider has no such order");
  const stale = await world.resolve(order, `${flag}; and more`);
  expect(stale.body.code).toBe("flag-changed");
  const unflagged = await asha.buy("gmat-basic");
  expect((await world.resolve(unflagged, flag)).body.code).toBe("flag-changed");
});

test("notes the next fault of the same kind, and the books show it until then", async () => {
  const { world, order, flag, paymentId } = await createFlagged();
  await world.resolve(order, flag);
  await world.services.provider!.refund(paymentId, { amount: 500, key: "by-a-person-2" });
  const next = `part of it was refunded (1500 USD cents of ${paymentId})`;
  const { receipt } = await world.read(order);
  const { faults } = await checkLedger(world.db, world.services.provider);
  expect(faults).toEqual([`${receipt}: ${next}`]);
  await world.check(order);
  expect((await world.read(order)).flag).toBe(next);
  expect((await checkLedger(world.db, world.services.provider)).faults).toEqual([]);
});

test("a refund that's tried again forgets its own failures only", async () => {
  const { world, order, flag } = await createFlagged();
  await world.resolve(order, flag);
  await sql`update orders set resolved_flags = resolved_flags || array['its refund failed; it was paid a second time (pay_2)']`.execute(
    world.db,
  );
  await inTransaction(world.db, async (tx) => {
    await forgetResolvedRefunds(tx, order.orderDocumentId);
  });
  expect((await world.read(order)).resolvedFlags).toEqual([
    flag,
    "it was paid a second time (pay_2)",
  ]);
});

test("needs a role that may resolve", async () => {
  const { world, order, flag } = await createFlagged();
  const analyst = await confirmedStaff(world, "analyst");
  expect((await world.resolve(order, flag, analyst)).body.code).toBe("not-permitted");
});
