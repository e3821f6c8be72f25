/**
 * Compares what the sandbox says with the documentation, and what the real provider says, too, if
 * there are test keys.
 */
import { describe, expect, test } from "vitest";
import {
  CARD,
  COLLECTION,
  differences,
  ERROR,
  EVENT,
  ORDER,
  PAYLOADS,
  PAYMENT,
  REFUND,
  type Shape,
} from "./documented.ts";
import { EVENT_TYPES } from "./entities.ts";
import { KEY, KEY_SECRET, startTestSandbox } from "../test-sandbox.ts";

interface Provider {
  base: string;
  keyId: string;
  keySecret: string;
}

type Thing = Record<string, unknown>;

const REAL_KEY = process.env["RAZORPAY_TEST_KEY_ID"];
const REAL_SECRET = process.env["RAZORPAY_TEST_KEY_SECRET"];

function contract(start: () => Promise<Provider>): void {
  const setUp = async () => {
    const { base, keyId, keySecret } = await start();
    const call = async (method: string, path: string, body?: object, secret = keySecret) => {
      const response = await fetch(`${base}/v1/${path}`, {
        method,
        headers: {
          authorization: `Basic ${Buffer.from(`${keyId}:${secret}`).toString("base64")}`,
          "content-type": "application/json",
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      return { status: response.status, body: (await response.json()) as Thing };
    };
    const wish = { amount: 7400, currency: "USD", receipt: `s_${Date.now()}`, notes: { a: "b" } };
    return { call, wish, made: async () => (await call("POST", "orders", wish)).body };
  };

  test("an order has the documented fields when it's created, read, and changed", async () => {
    const { call, wish, made } = await setUp();
    const order = await made();
    expect(differences(order, ORDER)).toEqual([]);
    expect(order).toMatchObject({ ...wish, entity: "order", status: "created", amount_due: 7400 });
    const path = `orders/${String(order["id"])}`;
    expect((await call("GET", path)).body).toEqual(order);
    const changed = await call("PATCH", path, { notes: { c: "d" } });
    expect(differences(changed.body, ORDER)).toEqual([]);
    expect(changed.body["notes"]).toEqual({ c: "d" });
  });

  test("an order can be found by its receipt", async () => {
    const { call, made } = await setUp();
    const { id, receipt } = await made();
    const { body } = await call("GET", `orders?receipt=${String(receipt)}`);
    expect(differences(body, COLLECTION)).toEqual([]);
    expect((body["items"] as Thing[]).map((order) => order["id"])).toEqual([id]);
  });

  test("an order that nobody tried to pay has no payments", async () => {
    const { call, made } = await setUp();
    const { body } = await call("GET", `orders/${String((await made())["id"])}/payments`);
    expect(body).toEqual({ entity: "collection", count: 0, items: [] });
  });

  test("existing payments have the documented fields", async () => {
    const { call } = await setUp();
    const { body } = await call("GET", "payments?count=20");
    expect(differences(body, COLLECTION)).toEqual([]);
    const payments = body["items"] as Thing[];
    expect(payments.flatMap((payment) => differences(payment, PAYMENT))).toEqual([]);
  });

  test.each([
    ["POST", "orders", { amount: 10, currency: "USD" }],
    ["POST", "orders", { amount: "much", currency: "USD" }],
    ["POST", "orders", { amount: 7400 }],
    ["POST", "orders", { amount: 7400, currency: "USD", unheard_of: 1 }],
    ["GET", "orders/order_AAAAAAAAAAAAAA", undefined],
    ["GET", "orders/short", undefined],
    ["GET", "payments/pay_AAAAAAAAAAAAAA", undefined],
    ["POST", "payments/pay_AAAAAAAAAAAAAA/refund", {}],
    ["POST", "payments/pay_AAAAAAAAAAAAAA/capture", { amount: 7400, currency: "USD" }],
  ])("%s %s with %j is a 400 with the documented error", async (method, path, body) => {
    const { call } = await setUp();
    const reply = await call(method, path, body);
    expect(reply.status).toBe(400);
    expect(differences(reply.body["error"], ERROR)).toEqual([]);
    expect(reply.body["error"]).toMatchObject({ code: "BAD_REQUEST_ERROR" });
  });

  test("a wrong secret is refused, whatever the status", async () => {
    const { call } = await setUp();
    const { status, body } = await call("GET", "orders", undefined, "wrong");
    expect([400, 401]).toContain(status);
    expect(differences(body["error"], ERROR)).toEqual([]);
    expect(body["error"]).toMatchObject({ description: "Authentication failed" });
  });
}

describe("the sandbox", () => {
  contract(async () => {
    const { sandbox, order, ctl } = await startTestSandbox();
    await ctl.pay((await order()).id);
    return { base: sandbox.url, keyId: KEY, keySecret: KEY_SECRET };
  });

  test("payments, cards, and refunds have the documented fields in every state", async () => {
    const { order, ctl, refund, payment } = await startTestSandbox();
    const { id } = await order();
    await ctl.pay(id, { outcome: "failure" }).catch(() => null);
    const { razorpay_payment_id: paymentId } = await ctl.pay(id);
    expect(differences(await payment(paymentId), PAYMENT)).toEqual([]);
    const { body } = await refund(paymentId, { amount: 100 });
    expect(differences(body, REFUND)).toEqual([]);
    for (const one of (await ctl.state()).payments) {
      expect(differences(one, PAYMENT)).toEqual([]);
      expect(differences(one.card, CARD)).toEqual([]);
    }
  });

  test("every event includes what's documented for it", async () => {
    const { order, ctl, refund, shop } = await startTestSandbox();
    const { id } = await order();
    await ctl.pay(id, { outcome: "failure" }).catch(() => null);
    const { razorpay_payment_id: paymentId } = await ctl.pay(id);
    await refund(paymentId, { amount: 100 });
    await ctl.scenario({ refunds: "failed" });
    await refund(paymentId, { amount: 100 });
    await ctl.settled();
    const shapes: Record<string, Shape> = { payment: PAYMENT, order: ORDER, refund: REFUND };
    for (const { body, event } of shop.heard) {
      const told = JSON.parse(body);
      expect(differences(told, EVENT)).toEqual([]);
      expect(told.contains).toEqual(PAYLOADS[event]);
      expect(Object.keys(told.payload)).toEqual(PAYLOADS[event]);
      for (const [name, { entity }] of Object.entries<{ entity: unknown }>(told.payload)) {
        expect(differences(entity, shapes[name]!)).toEqual([]);
      }
    }
    expect(new Set(shop.heard.map(({ event }) => event))).toEqual(new Set(EVENT_TYPES));
  });
});

describe("the real provider, with test keys", () => {
  if (REAL_KEY?.startsWith("rzp_test_") && REAL_SECRET) {
    contract(async () => ({
      base: "https://api.razorpay.com",
      keyId: REAL_KEY,
      keySecret: REAL_SECRET,
    }));
  } else {
    test.skip("skipped: RAZORPAY_TEST_KEY_ID and RAZORPAY_TEST_KEY_SECRET are not set", () => {});
  }
});
