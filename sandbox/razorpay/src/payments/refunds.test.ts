import { expect, test } from "vitest";
import type { Collection, RefundEntity } from "../protocol/entities.ts";
import { eventsOf, startTestSandbox } from "../test-sandbox.ts";

async function setUp() {
  const world = await startTestSandbox();
  const { id } = await world.order();
  const { razorpay_payment_id: paymentId } = await world.ctl.pay(id);
  await world.ctl.settled();
  world.shop.heard.length = 0;
  return { ...world, orderId: id, paymentId };
}

const keyed = (key: string) => ({ "x-refund-idempotency": key });
const KEY = "refund-of-order-1";

test("without an amount, everything goes back, and the order stays paid", async () => {
  const { refund, paymentId, payment, readOrder, orderId, shop, ctl } = await setUp();
  const { body } = await refund(paymentId, { notes: { why: "asked" } });
  expect(body).toMatchObject({ amount: 7400, status: "processed", payment_id: paymentId });
  expect(await payment(paymentId)).toMatchObject({
    status: "refunded",
    amount_refunded: 7400,
    refund_status: "full",
    captured: true,
  });
  expect((await readOrder(orderId)).status).toBe("paid");
  await ctl.settled();
  expect(eventsOf(shop.heard)).toEqual(["refund.created", "refund.processed"]);
});

test("parts go back until nothing is left", async () => {
  const { refund, paymentId, payment, api } = await setUp();
  const first = await refund(paymentId, { amount: 5000 });
  expect(await payment(paymentId)).toMatchObject({ status: "captured", refund_status: "partial" });
  const tooMuch = await refund(paymentId, { amount: 5000 });
  expect(tooMuch.body.error?.["description"]).toBe(
    "The refund amount provided is greater than amount captured.",
  );
  const second = await refund(paymentId, { amount: 2400 });
  const over = await refund(paymentId);
  expect(over.body.error?.["description"]).toBe("The payment has been fully refunded already.");
  const list = await api<Collection<RefundEntity>>("GET", `payments/${paymentId}/refunds`);
  expect(list.body.items.map(({ id }) => id)).toEqual([second.body.id, first.body.id]);
  expect((await api<RefundEntity>("GET", `refunds/${first.body.id}`)).body).toEqual(first.body);
});

test("fields that don't belong to a refund are refused", async () => {
  const { refund, paymentId } = await setUp();
  const { body } = await refund(paymentId, { reason: "asked" });
  expect(body.error?.["description"]).toBe("reason is/are not required and should not be sent.");
});

test("a payment that wasn't captured can't be refunded", async () => {
  const { ctl, order, refund } = await startTestSandbox();
  const { id } = await order({ payment: { capture: "manual" } });
  const { razorpay_payment_id: paymentId } = await ctl.pay(id);
  expect((await refund(paymentId)).body.error?.["description"]).toContain("should be captured");
});

test("the same key and request are the same refund; another request is refused", async () => {
  const { refund, paymentId, ctl } = await setUp();
  const first = await refund(paymentId, { amount: 500, receipt: "r" }, keyed(KEY));
  const again = await refund(paymentId, { receipt: "r", amount: 500 }, keyed(KEY));
  expect(again.body).toEqual(first.body);
  const other = await refund(paymentId, { amount: 600 }, keyed(KEY));
  expect(other.status).toBe(400);
  expect(other.body.error).toEqual({
    code: "BAD_REQUEST_ERROR",
    description: "Different request with the same idempotency key has already been processed.",
    source: "NA",
    step: "NA",
    reason: "NA",
    metadata: {},
  });
  expect((await ctl.state()).refunds).toHaveLength(1);
});

test("until the first request is answered, the second one gets a 409", async () => {
  const { refund, paymentId, ctl } = await setUp();
  await ctl.fault({ kind: "slow", ms: 400, afterCommit: true, path: "/refund" });
  const first = refund(paymentId, {}, keyed(KEY));
  await expect.poll(async () => (await ctl.state()).refunds.length).toBe(1);
  expect((await refund(paymentId, {}, keyed(KEY))).status).toBe(409);
  const { body } = await first;
  expect((await refund(paymentId, {}, keyed(KEY))).body.id).toBe(body.id);
});

test.each(["short", "has a space in it", "ümlaut-in-the-key"])(
  "%j is no idempotency key",
  async (key) => {
    const { refund, paymentId, ctl } = await setUp();
    const header = keyed(Buffer.from(key).toString("latin1"));
    expect((await refund(paymentId, {}, header)).status).toBe(400);
    expect((await ctl.state()).refunds).toEqual([]);
  },
);

test("a refund that the bank rejects leaves the money where it was", async () => {
  const { refund, paymentId, payment, ctl, orderId, shop } = await setUp();
  await ctl.scenario({ orderId, refunds: "pending" });
  const { body } = await refund(paymentId);
  expect(body.status).toBe("pending");
  await ctl.settleRefund(body.id, "failed");
  expect(await payment(paymentId)).toMatchObject({
    status: "captured",
    amount_refunded: 0,
    refund_status: null,
  });
  await ctl.settled();
  expect(eventsOf(shop.heard)).toEqual(["refund.created", "refund.failed"]);
});

test("a pending refund is processed after five days", async () => {
  const { refund, paymentId, ctl, orderId, api } = await setUp();
  await ctl.scenario({ orderId, refunds: "pending" });
  const { body } = await refund(paymentId);
  await ctl.advance({ hours: 5 * 24 });
  expect((await api<RefundEntity>("GET", `refunds/${body.id}`)).body.status).toBe("processed");
});
