/** Buying: orders, the browser's callback, and what the browser may not decide. */
import { payments } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { forgetLimits } from "../../account/test-world.ts";
import { createPaymentWorld } from "../test-payments.ts";

test("row 40: opens one subscription with one receipt when the browser confirms a payment", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  expect(order).toMatchObject({ amount: 7400, currency: "USD", keyId: "rzp_test_theta" });
  const paid = await world.ctl.pay(order.razorPayOrderId);
  const answer = await asha.confirm(order, {
    razorpayPaymentId: paid.razorpay_payment_id,
    razorpaySignature: paid.razorpay_signature,
  });
  expect(answer.body.result).toMatchObject({ planName: "GMAT PRO" });
  // The same request again gets the same reply.
  expect((await asha.confirm(order)).body).toEqual(answer.body);

  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.isSubscribed(asha.token)).toBe(true);
  const emails = await world.emails();
  expect(emails).toHaveLength(1);
  const { receipt } = await world.orderRow(order);
  for (const text of [emails[0]!.body_text, emails[0]!.body_html]) {
    for (const part of [
      "No money moved",
      receipt,
      "GMAT PRO",
      "3 months",
      "5 full mocks, 6 sectional mocks, topic tests, support",
      "$74.00 USD",
      "ending in 1007",
      "48 hours",
    ])
      expect(text).toContain(part);
  }
  expect(emails[0]!.recipient).toBe(asha.email);
  expect(await world.events("payment.verified")).toHaveLength(1);
  expect(await world.events("subscription.granted")).toHaveLength(1);

  const { current, orders } = await asha.details();
  expect(current).toMatchObject({
    planName: "GMAT PRO",
    mocks: { of: 5, used: 0 },
    sectionals: { of: 6, used: 0 },
    opens: { topicTests: 1, practicePlan: false, studyNotes: false, mentorSessions: 0 },
  });
  expect(orders).toEqual([
    expect.objectContaining({
      orderId: order.orderDocumentId,
      receipt,
      amount: 7400,
      status: "paid",
      refund: null,
      refundDenial: null,
      refundableUntil: orders[0]!.paidAt! + 48 * 3_600_000,
    }),
  ]);
});

test("uses the plan's price and looks at nothing else in the body (row 54)", async () => {
  const world = await createPaymentWorld();
  const { token } = await world.buyer();
  const { body } = await world.call(
    payments.createOrder,
    { subscriptionPlanId: "gmat-mentor", amount: 100, price: 1, currency: "INR", userId: "x" },
    { token },
  );
  expect(body.result).toMatchObject({ amount: 14_900, currency: "USD" });
  const { orders } = await world.ctl.state();
  expect(orders).toEqual([expect.objectContaining({ amount: 14_900, currency: "USD" })]);
  // What the page tells the dialog doesn't count either: the provider refuses.
  await expect(world.ctl.pay(body.result.razorPayOrderId, { amount: 100 })).rejects.toThrow();
});

test("refuses to order a plan that is not on sale", async () => {
  const world = await createPaymentWorld();
  const { token } = await world.buyer();
  for (const subscriptionPlanId of ["gmat-gold", "__proto__", "../orders"]) {
    const refused = await world.call(payments.createOrder, { subscriptionPlanId }, { token });
    expect([refused.statusCode, refused.body.code]).toEqual([404, "not-found"]);
  }
  expect(await world.ctl.requests()).toEqual([]);
});

test("gives the same order when asked twice, or by two windows at once (row 58)", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const orders = await Promise.all(Array.from({ length: 6 }, () => asha.order()));
  expect(new Set(orders.map(({ razorPayOrderId }) => razorPayOrderId)).size).toBe(1);
  expect(await asha.order()).toEqual(orders[0]);
  expect((await world.ctl.state()).orders).toHaveLength(1);
  // Another plan is another order.
  expect((await asha.order("gmat-basic")).razorPayOrderId).not.toBe(orders[0]!.razorPayOrderId);
});

test("does not give an order from half an hour ago again", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.age(order, 1);
  expect((await asha.order()).orderDocumentId).not.toBe(order.orderDocumentId);
});

test.each(["months", "mocks", "sectionals"] as const)(
  "doesn't reuse an order if its plan's %s have changed",
  async (column) => {
    const world = await createPaymentWorld();
    const asha = await world.buyer();
    const order = await asha.order();
    await world.db
      .updateTable("orders")
      .set({ [column]: 9 })
      .execute();
    expect((await asha.order()).orderDocumentId).not.toBe(order.orderDocumentId);
  },
);

test("doesn't reuse an order if its plan now includes something else", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await sql`update orders set opens = opens || '{"topicTests": 9}'`.execute(world.db);
  expect((await asha.order()).orderDocumentId).not.toBe(order.orderDocumentId);
});

test("starts no other payment while one is in progress, and tells the browser which one", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  const again = await world.call(
    payments.createOrder,
    { subscriptionPlanId: "gmat-pro" },
    { token: asha.token },
  );
  expect(again).toMatchObject({
    statusCode: 409,
    body: {
      code: "payment-in-progress",
      state: {
        orderDocumentId: order.orderDocumentId,
        razorPayOrderId: order.razorPayOrderId,
      },
    },
  });
  expect((await asha.confirm(order)).body.result).toMatchObject({ planName: "GMAT PRO" });
  // Once it is done, the learner may buy again: the new plan begins when the first ends.
  const second = await asha.buy();
  const [one, two] = await world.subscriptions();
  expect(two!.starts_at).toEqual(one!.ends_at);
  expect((await world.orderRow(second)).flag).toContain("both count");
});

test("row 58: counts two orders paid at the same moment, and flags one for a person", async () => {
  const world = await createPaymentWorld({ poolSize: 20 });
  const asha = await world.buyer();
  for (let round = 0; round < 3; round++) {
    await world.db
      .updateTable("orders")
      .set({ paid_at: new Date(0) })
      .where("status", "=", "paid")
      .execute();
    const plans = ["gmat-basic", "gmat-pro"];
    const orders = await Promise.all(plans.map(async (plan) => await asha.order(plan)));
    for (const { razorPayOrderId } of orders) await world.ctl.pay(razorPayOrderId);
    const answers = await Promise.all(orders.map(async (order) => await asha.confirm(order)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const rows = await Promise.all(orders.map(world.orderRow));
    expect(rows.filter(({ flag }) => flag?.includes("both count"))).toHaveLength(1);
    expect(rows.filter(({ flag }) => flag === null)).toHaveLength(1);
  }
  const subscriptions = await world.subscriptions();
  expect(subscriptions).toHaveLength(6);
  for (const [k, one] of subscriptions.slice(1).entries()) {
    expect(one.starts_at).toEqual(subscriptions[k]!.ends_at);
  }
});

test("row 49: opens nothing without a payment", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const refused = await asha.confirm(order);
  expect([refused.statusCode, refused.body.code]).toEqual([402, "not-paid"]);
  await expect(
    world.ctl.pay(order.razorPayOrderId, { card: "4100280000060003", outcome: "failure" }),
  ).rejects.toThrow();
  expect((await asha.confirm(order)).statusCode).toBe(402);
  expect((await world.orderRow(order)).status).toBe("attempted");
  expect(await world.subscriptions()).toEqual([]);
  expect(await world.emails()).toEqual([]);
});

test("returns as a result that an order was not paid to a caller who only checks", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const looked = await asha.confirm(order, { mayBeUnpaid: true });
  expect(looked.statusCode).toBe(200);
  expect(looked.body).toEqual({ result: null, orderState: "not-paid" });
  expect(await world.subscriptions()).toEqual([]);
});

test("row 62: grants once when payment is declined three times and then succeeds on the same order", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  for (let k = 0; k < 3; k++) {
    await expect(world.ctl.pay(order.razorPayOrderId, { outcome: "failure" })).rejects.toThrow();
    expect(await asha.order()).toEqual(order);
  }
  await world.ctl.pay(order.razorPayOrderId);
  expect((await asha.confirm(order)).body.result).toMatchObject({ planName: "GMAT PRO" });
  expect(await world.subscriptions()).toHaveLength(1);
});

test("row 50: does not find another learner's order, or ids that do not belong together", async () => {
  const world = await createPaymentWorld();
  const [asha, bruno] = [await world.buyer(), await world.other()];
  const [hers, his] = [await asha.order(), await bruno.order()];
  await world.ctl.pay(hers.razorPayOrderId);
  const tries = [
    await bruno.confirm(hers),
    await bruno.confirm({ ...his, razorPayOrderId: hers.razorPayOrderId }),
    await bruno.confirm({ ...hers, razorPayOrderId: his.razorPayOrderId }),
    await bruno.confirm({ ...his, orderDocumentId: crypto.randomUUID() }),
  ];
  for (const { statusCode, body } of tries) {
    expect([statusCode, body]).toEqual([404, tries[0]!.body]);
  }
  expect((await bruno.refund(hers)).statusCode).toBe(404);
  expect(await world.subscriptions()).toEqual([]);
});

test("row 51: opens the cheap plan for a paid cheap order, whatever else was ordered", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const [cheap, dear] = [await asha.order("gmat-basic"), await asha.order("gmat-mentor")];
  await world.ctl.pay(cheap.razorPayOrderId);
  expect((await asha.confirm(dear)).statusCode).toBe(402);
  const answer = await asha.confirm(cheap, { planName: "GMAT MENTOR", planId: "gmat-mentor" });
  expect(answer.body.result?.planName).toBe("GMAT BASIC");
});

test("row 52: refuses a signature of another order, of another payment, or none at all", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const [first, second] = [await asha.order("gmat-basic"), await asha.order("gmat-pro")];
  const one = await world.ctl.pay(first.razorPayOrderId);
  const two = await world.ctl.pay(second.razorPayOrderId);
  const wrong = [
    { razorpayPaymentId: one.razorpay_payment_id, razorpaySignature: one.razorpay_signature },
    { razorpayPaymentId: one.razorpay_payment_id, razorpaySignature: two.razorpay_signature },
    { razorpayPaymentId: two.razorpay_payment_id, razorpaySignature: "0".repeat(64) },
    { razorpayPaymentId: two.razorpay_payment_id, razorpaySignature: "" },
    { razorpaySignature: two.razorpay_signature },
  ];
  for (const more of wrong) {
    const refused = await asha.confirm(second, more);
    expect([refused.statusCode, refused.body.code]).toEqual([400, "bad-signature"]);
  }
  // It doesn't fall through to a grant, although the order is paid.
  expect(await world.subscriptions()).toEqual([]);
  expect(await world.events("payment.signature-invalid")).toHaveLength(wrong.length);
  const right = {
    razorpayPaymentId: two.razorpay_payment_id,
    razorpaySignature: two.razorpay_signature,
  };
  expect((await asha.confirm(second, right)).body.result?.planName).toBe("GMAT PRO");
});

test("records wrong signatures only as often as a caller may make requests", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const more = { razorpayPaymentId: "pay_AAAAAAAAAAAAAA", razorpaySignature: "0".repeat(64) };
  expect((await asha.confirm(order, more)).statusCode).toBe(400);
  await world.db.updateTable("throttles").set({ hits: 120 }).execute();
  expect((await asha.confirm(order, more)).statusCode).toBe(429);
  expect(await world.events("payment.signature-invalid")).toHaveLength(1);
});

test("row 53: never passes an invalid id to the provider", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  const before = (await world.ctl.requests()).length;
  for (const razorPayOrderId of ["../payments/pay_x", "order_short", "", 7, null, ["order_x"]]) {
    const refused = await asha.confirm({ ...order, razorPayOrderId } as never);
    expect([refused.statusCode, refused.body.code]).toEqual([400, "invalid-input"]);
  }
  const more = { razorpayPaymentId: "pay_../../orders" };
  expect((await asha.confirm(order, more)).statusCode).toBe(400);
  expect((await world.ctl.requests()).length).toBe(before);
});

test("allows ten orders an hour, and counts one that's given again once", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  for (let k = 0; k < 10; k++) {
    const order = await asha.order();
    expect(await asha.order()).toEqual(order);
    // As after half an hour: it's too old to be given again.
    await sql`update orders set created_at = created_at - interval '1 hour',
      asked_at = asked_at - interval '1 hour'`.execute(world.db);
  }
  const refused = await world.call(
    payments.createOrder,
    { subscriptionPlanId: "gmat-pro" },
    { token: asha.token },
  );
  expect([refused.statusCode, refused.body.code]).toEqual([429, "too-many-requests"]);
  await forgetLimits(world);
  await asha.order();
});

test("says so where nothing can be bought", async () => {
  const { createTestApp } = await import("../../../../test/test-app.ts");
  const { logIn, signUp } = await import("../../account/test-world.ts");
  const app = await createTestApp();
  await signUp(app);
  const { token } = await logIn(app);
  const refused = await app.call(
    payments.createOrder,
    { subscriptionPlanId: "gmat-pro" },
    { token },
  );
  expect([refused.statusCode, refused.body.code]).toEqual([503, "provider-unavailable"]);
  const { body } = await app.call(payments.subscriptions, undefined, { token });
  expect(body.result).toMatchObject({ current: null, orders: [] });
});
