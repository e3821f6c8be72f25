import { expect, test } from "vitest";
import type { Fault } from "./faults.ts";
import { BASIC, startTestSandbox } from "../test-sandbox.ts";

async function setUp() {
  const world = await startTestSandbox();
  const create = async (patienceMs = 5_000) =>
    await fetch(`${world.sandbox.url}/v1/orders`, {
      method: "POST",
      headers: { authorization: BASIC },
      body: JSON.stringify({ amount: 7400, currency: "USD", receipt: "s_1" }),
      signal: AbortSignal.timeout(patienceMs),
    });
  const made = async () => (await world.ctl.state()).orders.length;
  return { ...world, create, made };
}

test.each([
  ["429", 429, "BAD_REQUEST_ERROR"],
  ["500", 500, "SERVER_ERROR"],
] as const)("%s, and the request after it is answered", async (kind, status, code) => {
  const { ctl, create, made } = await setUp();
  await ctl.fault({ kind });
  const response = await create();
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ error: { code } });
  expect(await made()).toBe(0);
  expect((await create()).status).toBe(200);
});

test("502 with a page of HTML", async () => {
  const { ctl, create } = await setUp();
  await ctl.fault({ kind: "502-html" });
  const response = await create();
  expect([response.status, response.headers.get("content-type")]).toEqual([502, "text/html"]);
  expect(await response.text()).toContain("<h1>502 Bad Gateway</h1>");
});

test("an answer that isn't JSON", async () => {
  const { ctl, create } = await setUp();
  await ctl.fault({ kind: "invalid-json" });
  const response = await create();
  expect(response.status).toBe(200);
  await expect(response.json()).rejects.toThrow(SyntaxError);
});

test("no answer at all", async () => {
  const { ctl, create } = await setUp();
  await ctl.fault({ kind: "hang" });
  await expect(create(150)).rejects.toThrow("timeout");
});

test("a slow answer", async () => {
  const { ctl, create, made } = await setUp();
  await ctl.fault({ kind: "slow", ms: 300 });
  await expect(create(100)).rejects.toThrow("timeout");
  await ctl.fault({ kind: "slow", ms: 50 });
  expect((await create()).status).toBe(200);
  expect(await made()).toBeGreaterThan(0);
});

test.each([
  [{ kind: "drop" }, 0],
  [{ kind: "drop", afterCommit: true }, 1],
  [{ kind: "502-html", afterCommit: true }, 1],
  [{ kind: "invalid-json", afterCommit: true }, 1],
] as [Fault, number][])("after %j there are %i orders", async (fault, count) => {
  const { ctl, create, made } = await setUp();
  await ctl.fault(fault);
  await create().catch(() => null);
  expect(await made()).toBe(count);
});

test("a fault can be limited to a path, happen several times, and be cleared", async () => {
  const { ctl, create, sandbox } = await setUp();
  await ctl.fault({ kind: "500", method: "GET", path: "/v1/orders", times: 2 });
  const list = async () =>
    (await fetch(`${sandbox.url}/v1/orders`, { headers: { authorization: BASIC } })).status;
  expect((await create()).status).toBe(200);
  expect([await list(), await list(), await list()]).toEqual([500, 500, 200]);
  await ctl.fault({ kind: "429", times: 0 });
  expect([await list(), await list()]).toEqual([429, 429]);
  await ctl.clearFaults();
  expect(await list()).toBe(200);
});

test("only faults that name the dialog affect it", async () => {
  const { ctl, sandbox } = await setUp();
  const script = async () => (await fetch(sandbox.checkoutUrl)).status;
  await ctl.fault({ kind: "500" });
  expect(await script()).toBe(200);
  await ctl.fault({ kind: "500", path: "/v1/checkout.js" });
  expect([await script(), await script()]).toEqual([500, 200]);
});

test("records the API's requests", async () => {
  const { ctl, create } = await setUp();
  await create();
  expect(await ctl.requests()).toEqual([{ method: "POST", path: "/v1/orders", status: 200 }]);
});
