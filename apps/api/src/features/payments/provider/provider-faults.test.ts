/** A provider that is slow, broken, or gone, and servers that die at the wrong moment. */
import { payments } from "@theta/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { comeBefore, failNextCommit, loseNextCommit } from "../../../../test/lose-commit.ts";
import { forgetLimits } from "../../account/test-world.ts";
import { reconcile } from "../order/reconcile.ts";
import { createPaymentWorld } from "../test-payments.ts";

const TIMEOUT_MS = 600;

test.each([
  ["hang", {}],
  ["slow", { ms: 5_000 }],
  ["429", {}],
  ["500", {}],
  ["502-html", {}],
  ["invalid-json", {}],
  ["drop", {}],
] as const)(
  "row 56: answers 503 in time while the provider's answer is %s, and makes one order in the end",
  async (kind, more) => {
    const world = await createPaymentWorld({ payments: { timeoutMs: TIMEOUT_MS } });
    const asha = await world.buyer();
    await world.ctl.fault({ kind, path: "/v1/orders", times: 0, ...more });
    const began = performance.now();
    const refused = await world.call(
      payments.createOrder,
      { subscriptionPlanId: "gmat-pro" },
      { token: asha.token },
    );
    expect([refused.statusCode, refused.body.code]).toEqual([503, "provider-unavailable"]);
    expect(refused.headers["retry-after"]).toBe("10");
    expect(performance.now() - began).toBeLessThan(8_000);
    await world.ctl.clearFaults();
    const order = await asha.order();
    expect((await world.ctl.state()).orders).toEqual([
      expect.objectContaining({ id: order.razorPayOrderId }),
    ]);
    expect(await world.db.selectFrom("orders").selectAll().execute()).toHaveLength(1);
  },
);

test.each(["drop", "500", "502-html", "invalid-json"] as const)(
  "row 56: finds an order by its receipt instead of making it again when the answer was lost (%s)",
  async (kind) => {
    const world = await createPaymentWorld();
    const asha = await world.buyer();
    await world.ctl.fault({ kind, method: "POST", path: "/v1/orders", afterCommit: true });
    const order = await asha.order();
    expect((await world.ctl.state()).orders).toEqual([
      expect.objectContaining({ id: order.razorPayOrderId }),
    ]);
  },
);

test("row 56: finds an order on the next try when it was made without any answer", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: TIMEOUT_MS } });
  const asha = await world.buyer();
  await world.ctl.fault({ kind: "hang", method: "POST", path: "/v1/orders", afterCommit: true });
  await expect(asha.order()).rejects.toThrow("provider-unavailable");
  const order = await asha.order();
  expect((await world.ctl.state()).orders).toEqual([
    expect.objectContaining({ id: order.razorPayOrderId }),
  ]);
});

test("row 56: answers 503 when nothing is at the address, or the name is invalid", async () => {
  for (const apiUrl of ["http://127.0.0.1:1", "http://payments.invalid"]) {
    const world = await createPaymentWorld({ payments: { apiUrl } });
    const asha = await world.buyer();
    await expect(asha.order()).rejects.toThrow("provider-unavailable");
  }
});

test("row 56: keeps nobody waiting after five failures", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: TIMEOUT_MS } });
  const asha = await world.buyer();
  await world.ctl.fault({ kind: "500", path: "/v1/orders", times: 0 });
  for (let k = 0; k < 4; k++) await expect(asha.order()).rejects.toThrow();
  const asked = (await world.ctl.requests()).length;
  await world.ctl.clearFaults();
  await expect(asha.order()).rejects.toThrow("provider-unavailable");
  expect((await world.ctl.requests()).length).toBe(asked);
});

test("follows no redirect from the provider", async () => {
  const { createServer } = await import("node:http");
  const { listenOnFreePort } = await import("../../account/test-port.ts");
  const { onTestFinished } = await import("vitest");
  const paths: string[] = [];
  const server = createServer((request, response) => {
    paths.push(request.url!);
    response.writeHead(307, { location: "/elsewhere" }).end();
  });
  onTestFinished(() => void server.close());
  const apiUrl = `http://127.0.0.1:${await listenOnFreePort(server)}`;
  const world = await createPaymentWorld({ payments: { apiUrl } });
  await expect((await world.buyer()).order()).rejects.toThrow("provider-unavailable");
  expect(paths).not.toContain("/elsewhere");
});

test("answers 503 and opens nothing when a payment cannot be checked, until the scheduled check opens it", async () => {
  const world = await createPaymentWorld({ payments: { timeoutMs: TIMEOUT_MS } });
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await world.ctl.fault({ kind: "hang", path: "/payments" });
  const refused = await asha.confirm(order);
  expect([refused.statusCode, refused.body.code]).toEqual([503, "provider-unavailable"]);
  expect(refused.body.message).toContain("don't pay again");
  expect(await world.subscriptions()).toEqual([]);
  await world.reconcile();
  expect(await world.subscriptions()).toHaveLength(1);
});

test.each([
  [2, 1],
  [4, 0],
])("gets past %i unreadable orders and opens this many plans: %i", async (n, opened) => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  for (let k = 0; k < n; k++) {
    const bad = await asha.order();
    await world.ctl.fault({
      kind: "invalid-json",
      path: `/v1/orders/${bad.razorPayOrderId}`,
      times: 0,
    });
    await world.age(bad, 1);
  }
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  await sql`update orders set next_check_at = created_at - interval '1 hour'`.execute(world.db);
  await reconcile(world.services);
  expect(await world.subscriptions()).toHaveLength(opened);
});

test("row 59: leaves nothing behind after a crash between paid and opened, and recovers", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  const hasCrashed = comeBefore(world.pool, /insert into "subscriptions"/, async () => {
    throw new Error("the server died here");
  });
  expect((await asha.confirm(order)).statusCode).toBe(500);
  expect(hasCrashed()).toBe(true);
  expect((await world.orderRow(order)).status).toBe("created");
  expect(await world.emails()).toEqual([]);
  await world.reconcile();
  expect((await asha.confirm(order)).body.result).toMatchObject({ planName: "GMAT PRO" });
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(1);
});

test.each([
  ["never made", failNextCommit],
  ["made, but not answered", loseNextCommit],
])("row 59: makes one subscription and one email when the commit was %s", async (_, meddle) => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.ctl.pay(order.razorPayOrderId);
  const hasHappened = meddle(world.pool);
  expect((await asha.confirm(order)).body.result).toMatchObject({ planName: "GMAT PRO" });
  expect(hasHappened()).toBe(true);
  expect(await world.subscriptions()).toHaveLength(1);
  expect(await world.emails()).toHaveLength(1);
});

test("flags an order that the provider does not know for a person, and makes a new one", async () => {
  const world = await createPaymentWorld();
  const asha = await world.buyer();
  const order = await asha.order();
  await world.db.updateTable("orders").set({ provider_order_id: "order_AAAAAAAAAAAAAA" }).execute();
  await forgetLimits(world);
  const again = await asha.order();
  expect(again.orderDocumentId).not.toBe(order.orderDocumentId);
  expect((await world.orderRow(order)).flag).toBe("the provider has no such order");
});
