import { expect, test } from "vitest";
import type { Collection, OrderEntity } from "../protocol/entities.ts";
import { BASIC, KEY, KEY_SECRET, startTestSandbox } from "../test-sandbox.ts";

const encoded = Buffer.from(`${KEY}:${KEY_SECRET}`).toString("base64");

test.each([
  [undefined],
  [`basic ${encoded}`],
  [`BASIC ${encoded}`],
  [`"${BASIC}"`],
  [`Basic  ${encoded}`],
  [`Basic ${Buffer.from(`${KEY}:wrong`).toString("base64")}`],
  [`Bearer ${encoded}`],
])("the header %j opens nothing", async (authorization) => {
  const { sandbox } = await startTestSandbox();
  const response = await fetch(`${sandbox.url}/v1/orders`, {
    headers: authorization ? { authorization } : {},
  });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({
    error: { code: "BAD_REQUEST_ERROR", description: "Authentication failed" },
  });
});

test("an order is created as requested and can be read back", async () => {
  const { order, readOrder } = await startTestSandbox();
  const made = await order({ receipt: "s_1", notes: { plan: "PRO" } });
  expect(made).toMatchObject({
    entity: "order",
    amount: 7400,
    amount_paid: 0,
    amount_due: 7400,
    currency: "USD",
    receipt: "s_1",
    status: "created",
    attempts: 0,
    notes: { plan: "PRO" },
  });
  expect(made.id).toMatch(/^order_[A-Za-z0-9]{14}$/);
  expect(await readOrder(made.id)).toEqual(made);
});

test("empty notes come back as a list", async () => {
  const { order } = await startTestSandbox();
  expect((await order()).notes).toEqual([]);
});

const tooMany = Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`k${i}`, "v"]));

test.each([
  [{ amount: undefined }, "amount", "The amount field is required."],
  [{ amount: 20.5 }, "amount", "The amount must be an integer."],
  [{ amount: "7400" }, "amount", "The amount must be an integer."],
  [{ amount: 99 }, "amount", "The amount must be at least USD 1.00"],
  [{ amount: -100 }, "amount", "The amount must be at least USD 1.00"],
  [{ currency: "usd" }, "currency", "Currency is not supported"],
  [{ currency: undefined }, "currency", "The currency field is required."],
  [{ receipt: "x".repeat(41) }, "receipt", "The receipt may not be greater than 40 characters."],
  [{ notes: tooMany }, "notes", "The notes may not have more than 15 keys."],
  [{ notes: { k: "v".repeat(257) } }, "notes", "The notes may not be greater than 256 characters."],
])("%j is refused", async (change, field, description) => {
  const { api } = await startTestSandbox();
  const body = { amount: 7400, currency: "USD", ...change };
  const { status, body: reply } = await api("POST", "orders", body);
  expect(status).toBe(400);
  expect(reply.error).toEqual({
    code: "BAD_REQUEST_ERROR",
    description,
    source: "business",
    step: "payment_initiation",
    reason: "input_validation_failed",
    metadata: {},
    field,
  });
});

test("a field that the provider doesn't know is refused", async () => {
  const { api } = await startTestSandbox();
  const { body } = await api("POST", "orders", { amount: 7400, currency: "USD", planId: 1 });
  expect(body.error?.["description"]).toBe("planId is/are not required and should not be sent.");
});

test("a create that is tried again with a unique receipt gives the same order", async () => {
  const { order, api } = await startTestSandbox();
  const wish = { receipt: "s_7", unique_receipt: true };
  const first = await order(wish);
  expect((await order(wish)).id).toBe(first.id);
  expect((await order({ receipt: "s_7" })).id).not.toBe(first.id);
  const other = await api("POST", "orders", { amount: 100, currency: "USD", ...wish });
  expect(other.body.error?.["description"]).toBe("Order receipt should be unique.");
});

test.each([
  ["orders/order_short", "order_short is not a valid id"],
  ["orders/..%2Fpayments%2Fpay_x", "../payments/pay_x is not a valid id"],
  ["orders/order_AAAAAAAAAAAAAA", "The id provided does not exist"],
  ["payments/pay_AAAAAAAAAAAAAA", "The id provided does not exist"],
  ["refunds/rfnd_AAAAAAAAAAAAAA", "The id provided does not exist"],
  ["subscriptions", "The requested URL was not found on the server."],
])("GET %s is refused with 400", async (path, description) => {
  const { api } = await startTestSandbox();
  const { status, body } = await api("GET", path);
  expect([status, body.error?.["description"]]).toEqual([400, description]);
});

test("the list is newest first, in pages, and can be searched by receipt", async () => {
  let now = Date.UTC(2026, 0, 1);
  const { order, api } = await startTestSandbox({ now: () => (now += 1000) });
  const ids = [];
  for (const receipt of ["a", "b", "c"]) ids.push((await order({ receipt })).id);
  const list = async (query: string) =>
    (await api<Collection<OrderEntity>>("GET", `orders?${query}`)).body;
  expect((await list("")).items.map(({ id }) => id)).toEqual(ids.toReversed());
  expect((await list("count=1&skip=1")).items.map(({ id }) => id)).toEqual([ids[1]]);
  expect(await list("receipt=a")).toMatchObject({ entity: "collection", count: 1 });
  const [newest] = (await list("count=1")).items;
  expect((await list(`from=${newest!.created_at}`)).count).toBe(1);
  expect((await api("GET", "orders?count=101")).status).toBe(400);
});

test("only the notes of an order can be changed", async () => {
  const { order, api } = await startTestSandbox();
  const { id } = await order();
  const changed = await api<OrderEntity>("PATCH", `orders/${id}`, { notes: { a: "b" } });
  expect(changed.body.notes).toEqual({ a: "b" });
  expect((await api("PATCH", `orders/${id}`, { amount: 100 })).status).toBe(400);
});

test("the sandbox refuses live keys", async () => {
  await expect(startTestSandbox({ keyId: "rzp_live_x" })).rejects.toThrow("test keys only");
});
