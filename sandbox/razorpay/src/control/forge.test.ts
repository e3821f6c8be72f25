import { expect, test } from "vitest";
import { hmacHex } from "../protocol/signatures.ts";
import { KEY_SECRET, startTestSandbox, WEBHOOK_SECRET } from "../test-sandbox.ts";

async function setUp() {
  const world = await startTestSandbox();
  await world.ctl.scenario({ webhooks: "never" });
  const { id } = await world.order();
  await world.ctl.pay(id);
  const forged = async (how: Omit<Parameters<typeof world.ctl.forge>[0], "type" | "orderId">) => {
    await world.ctl.forge({ type: "order.paid", orderId: id, ...how });
    const { headers, body } = world.shop.heard.at(-1)!;
    return { body, signature: headers["x-razorpay-signature"], headers };
  };
  return { ...world, id, forged };
}

test.each([
  ["valid", WEBHOOK_SECRET],
  ["key-secret", KEY_SECRET],
] as const)("signed with the %s", async (signature, secret) => {
  const { forged } = await setUp();
  const { body, signature: sent } = await forged({ signature });
  expect(sent).toBe(hmacHex(secret, body));
});

test("not signed, and signed at random", async () => {
  const { forged } = await setUp();
  expect((await forged({ signature: "none" })).signature).toBeUndefined();
  const { body, signature } = await forged({ signature: "random" });
  expect(signature).toMatch(/^[0-9a-f]{64}$/);
  expect(signature).not.toBe(hmacHex(WEBHOOK_SECRET, body));
});

test("signed with the previous secret, once there is one", async () => {
  const { forged, ctl } = await setUp();
  await expect(forged({ signature: "previous-secret" })).rejects.toThrow("not been changed");
  await ctl.webhook({ secret: "new" });
  const { body, signature } = await forged({ signature: "previous-secret" });
  expect(signature).toBe(hmacHex(WEBHOOK_SECRET, body));
});

test("from another account, with its own secret", async () => {
  const { forged } = await setUp();
  const ours = JSON.parse((await forged({})).body).account_id;
  const { body, signature } = await forged({ otherAccount: true });
  expect(JSON.parse(body).account_id).not.toBe(ours);
  expect(signature).not.toBe(hmacHex(WEBHOOK_SECRET, body));
});

test.each(["one-byte", "reserialised"] as const)("tampered with: %s", async (tamper) => {
  const { forged } = await setUp();
  const { body: told } = await forged({});
  const { body, signature } = await forged({ tamper });
  expect(body).not.toBe(told);
  expect(signature).not.toBe(hmacHex(WEBHOOK_SECRET, body));
  const paid = JSON.parse(body).payload.payment.entity.amount;
  expect(paid).toBe(tamper === "one-byte" ? 8400 : 7400);
});

test("another amount, currency, or order, correctly signed", async () => {
  const { forged } = await setUp();
  const { body, signature } = await forged({
    payment: { amount: 100, currency: "INR", order_id: "order_AAAAAAAAAAAAAA" },
    order: { id: "order_AAAAAAAAAAAAAA", amount: 100, currency: "INR" },
  });
  const { payment, order } = JSON.parse(body).payload;
  expect(payment.entity).toMatchObject({ amount: 100, currency: "INR", status: "captured" });
  expect(order.entity).toMatchObject({ id: "order_AAAAAAAAAAAAAA", amount: 100 });
  expect(signature).toBe(hmacHex(WEBHOOK_SECRET, body));
});

test("what the documentation itself gets wrong: failed, but captured is true", async () => {
  const { ctl, id, shop } = await setUp();
  const payment = { status: "failed" as const, captured: true };
  await ctl.forge({ type: "payment.failed", orderId: id, payment, eventId: null });
  const { headers, body } = shop.heard.at(-1)!;
  expect(JSON.parse(body).payload.payment.entity).toMatchObject(payment);
  expect(headers["x-razorpay-event-id"]).toBeUndefined();
});
