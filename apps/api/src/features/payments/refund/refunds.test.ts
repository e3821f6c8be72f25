/** Refunds: who may have one, what ends with it, and that the money goes back once. */
import { setTimeout as pause } from "node:timers/promises";
import { mockTest, payments, user } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { forgetLimits } from "../../account/test-world.ts";
import { createMockWorld } from "../../mock-test/test-mocks.ts";
import { createPaymentWorld } from "../test-payments.ts";

test("returns the money within 48 hours if no mock was started, and ends the plan right away", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.buy();
  const answer = await asha.refund(order);
  expect(answer.body.result).toEqual({ status: "processed" });
  expect(await world.isSubscribed(asha.token)).toBe(false);
  // The same request again gets the same reply, and no second refund.
  expect((await asha.refund(order)).body.result).toEqual({ status: "processed" });
  await world.settleEvents();
  await world.reconcile();
  const { refunds } = await world.ctl.state();
  expect(refunds).toEqual([expect.objectContaining({ amount: 7400, status: "processed" })]);
  const emails = await world.emails();
  expect(emails.map(({ subject }) => subject)).toEqual([
    "Your receipt for GMAT PRO",
    "Your refund for GMAT PRO",
  ]);
  const { current, orders } = await asha.details();
  expect(current).toBeNull();
  expect(orders[0]).toMatchObject({
    status: "refunded",
    refund: { status: "processed" },
    refundableUntil: null,
    refundDenial: "already-refunded",
  });
  expect(await world.events("refund.")).toEqual(["refund.requested", "refund.processed"]);
});

test("row 55: opens nothing again when the browser's callback comes after a refund", async () => {
  const world = await createPaymentWorld();
  await world.listen();
  const asha = await world.buyer();
  const order = await asha.buy();
  await asha.refund(order);
  const again = await asha.confirm(order);
  expect([again.statusCode, again.body.code]).toEqual([409, "order-refunded"]);
  await world.ctl.deliver({ orderId: order.razorPayOrderId });
  await world.settleEvents();
  expect(await world.isSubscribed(asha.token)).toBe(false);
  expect(await world.subscriptions()).toHaveLength(1);
});

test("row 55: opens nothing when paid and refunded before we have heard of it", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const { razorpay_payment_id } = await world.ctl.pay(order.razorPayOrderId);
  await world.services.provider!.refund(razorpay_payment_id, {
    amount: 7400,
    key: "by-a-person-1",
  });
  expect((await asha.confirm(order)).statusCode).toBe(402);
  expect(await world.subscriptions()).toEqual([]);
});

test("refuses a refund after 48 hours, or once a mock was started", async () => {
  const world = await createPaymentWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const [hers, his] = [await asha.buy(), await bruno.buy()];
  await world.age(hers, 49);
  await world.beginMock(bruno.userId);
  for (const [one, order, denial] of [
    [asha, hers, "too-late"],
    [bruno, his, "mock-started"],
  ] as const) {
    const refused = await one.refund(order);
    expect(refused).toMatchObject({
      statusCode: 409,
      body: { code: "refund-not-possible", state: { denial } },
    });
    expect((await one.details()).orders[0]).toMatchObject({
      refundDenial: denial,
      refundableUntil: null,
    });
    expect(await world.isSubscribed(one.token)).toBe(true);
  }
  expect((await world.ctl.state()).refunds).toEqual([]);
});

test("refunds nothing for an order that is not paid, or for somebody else's", async () => {
  const world = await createPaymentWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const order = await asha.order();
  expect((await asha.refund(order)).body).toMatchObject({ state: { denial: "not-paid" } });
  expect((await bruno.refund(order)).statusCode).toBe(404);
  expect((await asha.refund({ orderDocumentId: crypto.randomUUID() })).statusCode).toBe(404);
});

test("starts a plan bought to follow a refunded one earlier, with the same length", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const first = await asha.buy("gmat-basic");
  await asha.buy("gmat-pro");
  const [, before] = await world.subscriptions();
  await asha.refund(first);
  const [now] = (await world.subscriptions()).filter(({ revoked_at }) => revoked_at === null);
  expect(Math.abs(now!.starts_at.getTime() - Date.now())).toBeLessThan(60_000);
  expect(now!.ends_at.getTime() - now!.starts_at.getTime()).toBe(
    before!.ends_at.getTime() - before!.starts_at.getTime(),
  );
  expect((await asha.details()).current).toMatchObject({ planName: "GMAT PRO", mocks: { of: 5 } });
});

test("ends the plan while the provider is down, and returns the money when it is back", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "hang", path: "/refund" });
  expect((await asha.refund(order)).body.result).toEqual({ status: "requested" });
  expect(await world.isSubscribed(asha.token)).toBe(false);
  await world.reconcile();
  expect((await asha.details()).orders[0]).toMatchObject({ status: "refunded" });
});

test("asks about an unfinished refund twenty times an hour and no more", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "pending" });
  for (let k = 0; k < 20; k++) expect((await asha.refund(order)).statusCode).toBe(200);
  const asked = (await world.ctl.requests()).length;
  expect((await asha.refund(order)).statusCode).toBe(429);
  expect((await world.ctl.requests()).length).toBe(asked);
  const { refunds } = await world.ctl.state();
  await world.ctl.settleRefund(refunds[0]!.id, "processed");
  await world.reconcile();
  expect((await asha.refund(order)).body.result).toEqual({ status: "processed" });
});

test("refunds once when asked again after a lost answer", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.fault({ kind: "drop", method: "POST", path: "/refund", afterCommit: true });
  expect((await asha.refund(order)).body.result).toEqual({ status: "requested" });
  await Promise.all([world.reconcile(), world.reconcile(), asha.refund(order)]);
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect((await asha.details()).orders[0]).toMatchObject({ status: "refunded" });
});

test.each([
  ["processed", "Your refund for GMAT PRO", "refunded", null],
  ["failed", "Your refund for GMAT PRO is delayed", "paid", "its refund failed"],
] as const)(
  "reports a refund once when the bank later says: %s",
  async (status, subject, shown, flag) => {
    const world = await createPaymentWorld();
    await world.listen();
    const asha = await world.buyer();
    const order = await asha.buy();
    await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "pending" });
    expect((await asha.refund(order)).body.result).toEqual({ status: "pending" });
    await world.settleEvents();
    expect(await world.emails()).toHaveLength(1);
    const { refunds } = await world.ctl.state();
    await world.ctl.settleRefund(refunds[0]!.id, status);
    await world.settleEvents();
    await world.reconcile();
    expect((await world.emails()).map((email) => email.subject)).toEqual([
      "Your receipt for GMAT PRO",
      subject,
    ]);
    expect((await asha.details()).orders[0]).toMatchObject({ status: shown, refund: { status } });
    expect((await world.orderRow(order)).flag).toBe(flag);
  },
);

test("notices when a person has fixed a failed refund", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "failed" });
  expect((await asha.refund(order)).body.result).toEqual({ status: "failed" });
  await world.reconcile();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, refunds: "processed" });
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 7400, key: "by-a-person-1" });
  await world.reconcile();
  expect((await asha.details()).orders[0]).toMatchObject({
    status: "refunded",
    refund: { status: "processed" },
  });
});

test.each(["a webhook", "the clock"])(
  "ends access after a refund by a person at the provider, heard of by %s",
  async (how) => {
    const world = await createPaymentWorld();
    if (how === "a webhook") await world.listen();
    const asha = await world.buyer();
    const order = await asha.buy();
    const { paid_payment_id: id } = await world.orderRow(order);
    await world.services.provider!.refund(id!, { amount: 7400, key: "by-a-person-1" });
    if (how === "a webhook") await world.settleEvents();
    else await world.reconcile();
    expect(await world.isSubscribed(asha.token)).toBe(false);
    expect((await asha.details()).orders[0]).toMatchObject({
      status: "refunded",
      refund: { status: "processed" },
    });
    expect(await world.emails()).toHaveLength(2);
  },
);

test("flags a part given back by a person, and keeps the plan", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  await world.reconcile();
  expect(await world.isSubscribed(asha.token)).toBe(true);
  expect((await world.orderRow(order)).flag).toBe(
    `part of it was refunded (1000 USD cents of ${id})`,
  );
  expect((await asha.details()).orders[0]).toMatchObject({ refundDenial: "in-review" });
});

test("sees a part given back when the rest is asked for, and ends nothing", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  const refused = await asha.refund(order);
  expect([refused.statusCode, refused.body.code]).toEqual([409, "refund-not-possible"]);
  expect(refused.body).toMatchObject({ state: { denial: "in-review" } });
  expect(await world.isSubscribed(asha.token)).toBe(true);
  expect((await world.orderRow(order)).flag).toBe(
    `part of it was refunded (1000 USD cents of ${id})`,
  );
});

test("refunds once when a person has already given everything back", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.services.provider!.refund(id!, { amount: 7400, key: "by-a-person-1" });
  expect((await asha.refund(order)).body.result).toEqual({ status: "processed" });
  expect((await world.ctl.state()).refunds).toHaveLength(1);
  expect(await world.emails()).toHaveLength(2);
});

test("tells a person and the learner about a refund that the provider will not make", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: 600 } });
  const asha = await world.buyer();
  const order = await asha.buy();
  const { paid_payment_id: id } = await world.orderRow(order);
  await world.ctl.fault({ kind: "hang", method: "POST", path: "/refund" });
  expect((await asha.refund(order)).body.result).toEqual({ status: "requested" });
  // Before the scheduled check comes, a person gives back a part, so the whole can't be given back
  // any more.
  await world.services.provider!.refund(id!, { amount: 1000, key: "by-a-person-1" });
  await world.reconcile();
  expect((await asha.details()).orders[0]).toMatchObject({ refund: { status: "failed" } });
  expect((await world.orderRow(order)).flag).toContain("its refund was refused: The refund amount");
  expect((await world.emails()).map(({ subject }) => subject)).toEqual([
    "Your receipt for GMAT PRO",
    "Your refund for GMAT PRO is delayed",
  ]);
  await world.reconcile();
  expect(await world.emails()).toHaveLength(2);
});

test("row 96: keeps a payment on its way in the books when its account is erased", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await sql`delete from learners where email = ${asha.email}`.execute(world.db);
  await world.reconcile();
  expect(await world.orderRow(order)).toMatchObject({
    learner_id: null,
    status: "paid",
    flag: "paid after its learner's account was erased",
  });
  expect(await world.emails()).toEqual([]);
});

test("leaves a payment promised to an erased account, which goes back on its own", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.scenario({ orderId: order.razorPayOrderId, capture: "manual" });
  await world.ctl.pay(order.razorPayOrderId);
  await sql`delete from learners where email = ${asha.email}`.execute(world.db);
  await world.reconcile();
  const { payments: seen } = await world.ctl.state();
  expect(seen.map(({ status }) => status)).toEqual(["authorized"]);
  expect(await world.orderRow(order)).toMatchObject({ status: "created", flag: null });
});

test("includes what a learner bought in their data copy", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.buy();
  await asha.refund(order);
  const { body } = await world.call(user.exportAccountData, undefined, { token: asha.token });
  expect(body.result).toMatchObject({
    orders: [{ planName: "GMAT PRO", amountInCents: 7400, currency: "USD", status: "refunded" }],
    payments: [{ cardLast4: "1007" }],
    refunds: [{ status: "processed" }],
    subscriptions: [{ planName: "GMAT PRO" }],
  });
});

test(
  "row 60: lets only one of a refund and the start of a mock at the same moment win",
  { timeout: 60_000 },
  async () => {
    // Its orders are rows that only look paid.
    const world = await createMockWorld(undefined, { invariants: { books: false } });
    const { db, call, otherId, other: token } = world;
    const mockTestId = await world.mockId();
    const won = { refund: 0, start: 0 };
    for (let round = 0; round < 24; round++) {
      await forgetLimits(world);
      await sql`delete from mock_attempts where learner_id = ${otherId}`.execute(db);
      await sql`delete from subscriptions where learner_id = ${otherId}`.execute(db);
      await world.grant(otherId, "gmat-basic");
      const id = crypto.randomUUID();
      const provider = `A${String(round).padStart(13, "0")}`;
      await sql`insert into orders (id, learner_id, plan_key, plan_name, months, mocks, sectionals,
        amount_cents, currency, receipt, provider_order_id, status, paid_at, paid_payment_id)
      values (${id}, ${otherId}, 'gmat-basic', 'GMAT BASIC', 2, 5, 0, 4900, 'USD', ${`s_${round}`},
        ${`order_${provider}`}, 'paid', clock_timestamp(), ${`pay_${provider}`})`.execute(db);
      await sql`update subscriptions set order_id = ${id} where learner_id = ${otherId}`.execute(
        db,
      );
      const opened = await call(mockTest.selectOrder, { mockTestId, orderType: 1 }, { token });
      const { mockTestSectionId } = opened.body.result;
      // Each gets a little more of a head start in turn, so that both orders occur.
      const [start, refund] = await Promise.all([
        pause(round % 3 === 0 ? 12 : 0).then(
          async () =>
            await call(mockTest.startSection, { mockTestId, mockTestSectionId }, { token }),
        ),
        pause(round % 3 === 1 ? 25 : 0).then(
          async () => await call(payments.requestRefund, { orderId: id }, { token }),
        ),
      ]);
      const codes = [start.statusCode, refund.statusCode];
      expect([
        [200, 409],
        [403, 200],
      ]).toContainEqual(codes);
      won[start.statusCode === 200 ? "start" : "refund"] += 1;
    }
    expect(won.refund).toBeGreaterThan(0);
    expect(won.start).toBeGreaterThan(0);
  },
);
