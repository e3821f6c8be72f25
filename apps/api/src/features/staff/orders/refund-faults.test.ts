/** Refunds by the staff when the provider fails, refuses, or its answer is lost. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { loseNextCommit } from "../../../../test/lose-commit.ts";
import { settleRefund } from "../../payments/refund/settle-refund.ts";
import { createOrderWorld } from "./test-orders.ts";

test("ends the plan while the provider is down, and returns the money when it is back", async () => {
  const world = await createOrderWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "hang", path: "/refund" });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "requested" });
  expect(await world.isSubscribed(asha.token)).toBe(false);
  const { refund, refundDenial } = await world.read(order);
  expect(refund).toMatchObject({ status: "requested", nextTryAt: expect.any(Number) });
  expect(refund!.lastError).toContain("isn't available");
  expect(refundDenial).toBe("refund-waiting");
  await world.reconcile();
  expect((await world.read(order)).state).toBe("refunded");
});

test("refunds though nothing at all can be read at the provider", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "500", path: "/v1/", times: 4 });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "requested" });
  await world.reconcile();
  await world.reconcile();
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect((await world.read(order)).state).toBe("refunded");
});

test("refunds once when the provider's answer is lost", async () => {
  const world = await createOrderWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "drop", method: "POST", path: "/refund", afterCommit: true });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "requested" });
  await Promise.all([world.reconcile(), world.reconcile(), world.giveBack(order)]);
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect((await world.read(order)).state).toBe("refunded");
});

test("refunds once when the database's reply is lost", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  // What can't be read isn't stored, so the first commit is the one that ends the plan.
  await world.ctl.fault({ kind: "500", path: "/v1/orders/", times: 2 });
  const hasLost = loseNextCommit(world.pool);
  const { statusCode, body } = await world.giveBack(order);
  expect([hasLost(), statusCode, body.result]).toEqual([true, 200, { status: "processed" }]);
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect(await world.audited("refund.requested")).toHaveLength(1);
});

test("tries a refund again that the bank didn't take, and notes a second failure", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "failed" });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "failed" });
  const failed = await world.read(order);
  expect(failed).toMatchObject({ flag: "its refund failed", state: "paid", refundDenial: null });
  await world.resolve(order, failed.flag!);
  expect((await world.giveBack(order)).body.result).toEqual({ status: "failed" });
  expect(await world.read(order)).toMatchObject({ flag: "its refund failed" });
  const told = (await world.emails()).filter(({ subject }) => subject.includes("is delayed"));
  expect(told).toHaveLength(2);
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "processed" });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "processed" });
  const { refunds } = await world.ctl.state();
  expect(refunds.map(({ status }) => status).toSorted()).toEqual(["failed", "failed", "processed"]);
  expect((await world.read(order)).state).toBe("refunded");
  expect(await world.audited("refund.requested")).toMatchObject([
    { detail: { before: null } },
    { detail: { before: "failed" } },
    { detail: { before: "failed" } },
  ]);
});

test("what comes late about an earlier try isn't taken for the one that runs", async () => {
  const world = await createOrderWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "failed" });
  const { provider } = world.services;
  const late = Promise.withResolvers<void>();
  const slow = {
    ...world.services,
    provider: Object.assign(Object.create(provider) as NonNullable<typeof provider>, {
      refund: async (...given: Parameters<NonNullable<typeof provider>["refund"]>) => {
        const made = await provider!.refund(...given);
        await late.promise;
        return made;
      },
    }),
  };
  await world.ctl.fault({ kind: "hang", path: "/refund" });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "requested" });
  const first = settleRefund(slow, order.orderDocumentId);
  await expect.poll(async () => (await world.ctl.state()).refunds.length).toBe(1);
  // Another server hears of the failure first, and somebody tries again.
  await sql`update refunds set settled_at = clock_timestamp(), status = 'failed'`.execute(world.db);
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "pending" });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "pending" });
  late.resolve();
  await first;
  expect((await world.read(order)).refund).toMatchObject({ status: "pending" });
});

test("tells the learner and flags it when the provider won't refund", async () => {
  const world = await createOrderWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.ctl.fault({ kind: "hang", method: "POST", path: "/refund" });
  await world.giveBack(order);
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  await world.reconcile();
  const { flag, refund } = await world.read(order);
  expect(refund).toMatchObject({ status: "failed" });
  expect(flag).toContain("its refund was refused: The refund amount");
  expect((await world.emails()).map(({ subject }) => subject)).toContain(
    "Your refund for GMAT PRO is delayed",
  );
});
