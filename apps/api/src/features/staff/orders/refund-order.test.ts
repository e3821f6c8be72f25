/** Refunds by the staff: whenever an order was paid, and once. */
import { sql } from "kysely";
import { expect, test } from "vitest";
import { confirmedStaff } from "../test-staff.ts";
import { createOrderWorld, WHY } from "./test-orders.ts";

test("gives back what was paid long ago, after a mock, and ends the plan", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.age(order, 24 * 20);
  await world.beginMock(asha.userId);
  expect((await asha.refund(order)).statusCode).toBe(409);
  const answer = await world.giveBack(order);
  expect([answer.statusCode, answer.body.result]).toEqual([200, { status: "processed" }]);
  expect(await world.isSubscribed(asha.token)).toBe(false);
  expect(await world.read(order)).toMatchObject({
    state: "refunded",
    refund: { status: "processed", amount: 7400, nextTryAt: null },
    refundDenial: "already-refunded",
    subscription: { revokedAt: expect.any(Number) },
  });
  expect((await world.emails()).map(({ subject }) => subject)).toEqual([
    "Your receipt for GMAT PRO",
    "Your refund for GMAT PRO",
  ]);
  expect(await world.audited("refund.requested")).toEqual([
    {
      actor: world.staff.learnerId,
      learner: asha.userId,
      detail: {
        orderId: order.orderDocumentId,
        amount: 7400,
        reason: WHY,
        before: null,
        after: "requested",
      },
    },
  ]);
  expect(await world.audited("subscription.revoked")).toMatchObject([
    { detail: { reason: WHY, before: { endsAt: expect.any(String) }, after: { isRevoked: true } } },
  ]);
});

test("refuses what can't be given back, and says why", async () => {
  const world = await createOrderWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const unpaid = await bruno.order();
  const [part, waiting, done] = [await asha.buy(), await bruno.buy("gmat-basic"), await asha.buy()];
  const { paid_payment_id: id } = await world.orderRow(part);
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  await world.ctl.scenario({ orderId: waiting.razorPayOrderId, refunds: "pending" });
  await world.giveBack(waiting);
  await world.giveBack(done);
  for (const [order, code, sentence] of [
    [unpaid, "not-paid", "hasn't been paid"],
    [part, "part-refunded", "Give back the rest there"],
    [waiting, "refund-waiting", "on its way"],
    [done, "already-refunded", "already been refunded"],
  ] as const) {
    const { statusCode, body } = await world.giveBack(order);
    expect([statusCode, body.code]).toEqual([409, code]);
    expect(body.message).toContain(sentence);
    expect((await world.read(order)).refundDenial).toBe(code);
  }
  expect((await world.ctl.state()).refunds).toHaveLength(3);
});

test("wants the order's own receipt number, and a reason", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const wrong = await world.giveBack(order, world.staff, { receipt: "s_0000000000000000" });
  expect([wrong.statusCode, wrong.body.errors?.[0]?.field]).toEqual([400, "receipt"]);
  const silent = await world.giveBack(order, world.staff, { reason: "  " });
  expect([silent.statusCode, silent.body.errors?.[0]?.field]).toEqual([400, "reason"]);
  const analyst = await confirmedStaff(world, "analyst");
  expect((await world.giveBack(order, analyst)).body.code).toBe("not-permitted");
  const nothing = await world.giveBack(order, world.staff, { orderId: crypto.randomUUID() });
  expect(nothing.statusCode).toBe(404);
  expect((await world.ctl.state()).refunds).toEqual([]);
  expect(await world.isSubscribed(asha.token)).toBe(true);
});

test("makes one refund when two of the staff and the learner ask at once", async () => {
  const world = await createOrderWorld({ poolSize: 20, patienceMilliseconds: 20_000 });
  const other = await confirmedStaff(world, "owner", "Second Owner");
  const asha = await world.buyer();
  for (let round = 1; round <= 5; round++) {
    const order = await asha.buy();
    const answers = await Promise.all([
      world.giveBack(order),
      world.giveBack(order, other),
      asha.refund(order),
    ]);
    for (const { statusCode } of answers) expect([200, 409]).toContain(statusCode);
    expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(0);
    await world.reconcile();
    expect((await world.ctl.state()).refunds).toHaveLength(round);
    expect(await world.events("refund.requested")).toHaveLength(round);
    expect(await world.events("subscription.revoked")).toHaveLength(round);
    expect(await world.orderRow(order)).toMatchObject({ status: "refunded" });
  }
  expect((await world.emails()).filter(({ subject }) => /refund/.test(subject))).toHaveLength(5);
});

test("of two of the staff at once, one refunds and the other reads why not", async () => {
  const world = await createOrderWorld({ poolSize: 20 });
  const other = await confirmedStaff(world, "owner", "Second Owner");
  const asha = await world.buyer();
  const order = await asha.buy();
  const answers = await Promise.all([world.giveBack(order), world.giveBack(order, other)]);
  const refused = answers.filter(({ statusCode }) => statusCode === 409);
  expect(refused).toHaveLength(1);
  expect(["refund-waiting", "already-refunded"]).toContain(refused[0]!.body.code);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await world.audited("refund.requested")).toHaveLength(1);
  expect((await world.ctl.state()).refunds).toHaveLength(1);
});

test("notices what a person has given back at the provider in the meantime", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 7400, key: "by-a-person-1" });
  const answer = await world.giveBack(order);
  expect([answer.statusCode, answer.body.code]).toEqual([409, "already-refunded"]);
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect(await world.isSubscribed(asha.token)).toBe(false);
});

test("gives back what an erased account has paid", async () => {
  const world = await createOrderWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await sql`delete from learners where email = ${asha.email}`.execute(world.db);
  await world.reconcile();
  expect(await world.read(order)).toMatchObject({
    learner: null,
    flag: "paid after its learner's account was erased",
    refundDenial: null,
  });
  expect((await world.giveBack(order)).body.result).toEqual({ status: "processed" });
  expect(await world.emails()).toEqual([]);
});
