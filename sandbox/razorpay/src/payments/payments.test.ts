import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { ControlError } from "../control/ctl-client.ts";
import type { Collection, PaymentEntity } from "../protocol/entities.ts";
import { FAILURES } from "../protocol/failures.ts";
import { KEY_SECRET, startTestSandbox } from "../test-sandbox.ts";
import { TEST_CARDS } from "./cards.ts";

async function refusalOf(work: Promise<unknown>): Promise<ControlError["error"]> {
  const error: unknown = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ControlError) return error.error;
  throw new Error("It was not refused");
}

test("a payment that succeeds is captured, and its order is paid", async () => {
  const { order, ctl, payment, readOrder } = await startTestSandbox();
  const { id } = await order();
  const reply = await ctl.pay(id);
  expect(reply.razorpay_order_id).toBe(id);
  const message = `${id}|${reply.razorpay_payment_id}`;
  expect(reply.razorpay_signature).toBe(
    createHmac("sha256", KEY_SECRET).update(message).digest("hex"),
  );
  expect(await payment(reply.razorpay_payment_id)).toMatchObject({
    amount: 7400,
    currency: "USD",
    base_amount: 7400 * 83,
    base_currency: "INR",
    status: "captured",
    captured: true,
    order_id: id,
    card: { last4: "1007", network: "Visa" },
    error_code: null,
  });
  expect(await readOrder(id)).toMatchObject({
    status: "paid",
    attempts: 1,
    amount_paid: 7400,
    amount_due: 0,
  });
});

test.each(TEST_CARDS.map(({ number, refusal }) => [number, refusal]))(
  "card %s fails with %s, and succeeds when Success is pressed",
  async (card, reason) => {
    const { order, ctl, payment, readOrder } = await startTestSandbox();
    const { id } = await order();
    const error = await refusalOf(ctl.pay(id, { card, outcome: "failure" }));
    const [failed] = (await ctl.state()).payments;
    expect(error).toEqual({
      ...FAILURES[reason],
      reason,
      metadata: { payment_id: failed!.id, order_id: id },
    });
    expect(await payment(failed!.id)).toMatchObject({ status: "failed", error_reason: reason });
    expect((await readOrder(id)).status).toBe("attempted");

    await ctl.pay(id, { card });
    expect(await readOrder(id)).toMatchObject({ status: "paid", attempts: 2 });
  },
);

test.each([
  ["123", false],
  ["", false],
  ["1234", true],
  ["1234567890", true],
  ["12345678901", false],
  ["12ab", false],
])("the password %j succeeds: %s", async (otp, succeeds) => {
  const { order, ctl } = await startTestSandbox();
  const { id } = await order();
  const paid = ctl.pay(id, { otp });
  if (succeeds) expect((await paid).razorpay_order_id).toBe(id);
  else expect((await refusalOf(paid)).reason).toBe("incorrect_otp");
});

test("only test cards are accepted", async () => {
  const { order, ctl } = await startTestSandbox();
  const { id } = await order();
  const error = await refusalOf(ctl.pay(id, { card: "4242424242424242" }));
  expect(error.description).toContain("test cards only");
  expect((await ctl.state()).payments).toEqual([]);
});

test("the amount the page gives must be the order's", async () => {
  const { order, ctl } = await startTestSandbox();
  const { id } = await order();
  const error = await refusalOf(ctl.pay(id, { amount: 100 }));
  expect(error).toMatchObject({
    description: expect.stringContaining("different from your order amount"),
    field: "amount",
  });
  expect((await refusalOf(ctl.pay(id, { currency: "INR" }))).reason).toBe(
    "input_validation_failed",
  );
});

test("a paid order accepts no further payment", async () => {
  const { order, ctl } = await startTestSandbox();
  const { id } = await order();
  await ctl.pay(id);
  expect((await refusalOf(ctl.pay(id))).description).toContain("already paid");
});

test("with manual capture, the money waits, and is captured once for the exact amount", async () => {
  const { order, ctl, api, readOrder } = await startTestSandbox();
  const { id } = await order({ payment: { capture: "manual" } });
  const { razorpay_payment_id: paymentId } = await ctl.pay(id);
  expect((await readOrder(id)).status).toBe("attempted");
  expect((await refusalOf(ctl.pay(id))).description).toContain("authorized");

  const capture = async (body: object) => await api("POST", `payments/${paymentId}/capture`, body);
  const descriptionOf = async (body: object) => (await capture(body)).body.error?.["description"];
  expect(await descriptionOf({ amount: 74.5, currency: "USD" })).toBe(
    "The amount must be an integer.",
  );
  expect(await descriptionOf({ amount: 7300, currency: "USD" })).toBe(
    "Capture amount must be equal to the amount authorized.",
  );
  expect(await descriptionOf({ amount: 7400, currency: "INR" })).toContain("currency");
  expect((await capture({ amount: 7400, currency: "USD" })).status).toBe(200);
  expect((await readOrder(id)).status).toBe("paid");
  expect(await descriptionOf({ amount: 7400, currency: "USD" })).toContain("already paid");
});

test("ten minutes without an answer from the bank count as no, and it may still say yes days later", async () => {
  const { order, ctl, payment, readOrder } = await startTestSandbox();
  const { id } = await order();
  await ctl.scenario({ orderId: id, bank: "late", lateHours: 48 });
  expect((await refusalOf(ctl.pay(id))).reason).toBe("payment_timed_out");
  const paymentId = (await ctl.state()).payments[0]!.id;
  expect((await payment(paymentId)).status).toBe("created");
  await ctl.advance({ minutes: 10 });
  expect((await payment(paymentId)).status).toBe("failed");
  await ctl.advance({ hours: 47 });
  expect((await payment(paymentId)).status).toBe("failed");
  await ctl.advance({ hours: 1 });
  expect(await payment(paymentId)).toMatchObject({ status: "captured", error_code: null });
  expect((await readOrder(id)).status).toBe("paid");
});

test("a late payment for an order that has since been paid goes back right away", async () => {
  const { order, ctl, payment, readOrder, api } = await startTestSandbox();
  const { id } = await order();
  await ctl.scenario({ orderId: id, bank: "late" });
  await refusalOf(ctl.pay(id));
  const late = (await ctl.state()).payments[0]!.id;
  await ctl.scenario({ orderId: id });
  await ctl.pay(id);
  await ctl.authorizeLate(late);
  expect(await payment(late)).toMatchObject({
    status: "refunded",
    captured: false,
    refund_status: "full",
  });
  expect((await readOrder(id)).status).toBe("paid");
  const list = await api<Collection<PaymentEntity>>("GET", `orders/${id}/payments`);
  expect(list.body.items.map(({ status }) => status)).toEqual(["captured", "refunded"]);
});

test("money that nobody captures goes back when the order's time for that is up", async () => {
  const { order, ctl, payment } = await startTestSandbox();
  const { id } = await order({
    payment: { capture: "manual", capture_options: { manual_expiry_period: 60 } },
  });
  const { razorpay_payment_id: paymentId } = await ctl.pay(id);
  await ctl.advance({ minutes: 59 });
  expect((await payment(paymentId)).status).toBe("authorized");
  await ctl.advance({ minutes: 1 });
  expect(await payment(paymentId)).toMatchObject({ status: "refunded", captured: false });
});

test("the bank's answer counts once", async () => {
  const { order, ctl, sandbox } = await startTestSandbox();
  const { id } = await order();
  const reply = await ctl.pay(id);
  const again = await fetch(
    `${sandbox.url}/v1/checkout/payments/${reply.razorpay_payment_id}/bank`,
    { method: "POST", body: JSON.stringify({ outcome: "failure" }) },
  );
  expect(await again.json()).toEqual(reply);
});
