import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { sandboxControls } from "./ctl-client.ts";
import { eventsOf, KEY_SECRET, startTestSandbox, WEBHOOK_SECRET } from "../test-sandbox.ts";

test.each([
  ["without a token", {}, 401],
  ["with a wrong token", { "x-ctl-token": "guess" }, 401],
  ["through a proxy", { "x-ctl-token": "right", "x-forwarded-for": "127.0.0.1" }, 403],
])("the controls %s answer %s", async (_, headers, status) => {
  const { sandbox } = await startTestSandbox({ ctlToken: "right" });
  const response = await fetch(`${sandbox.url}/__ctl/state`, { headers });
  expect(response.status).toBe(status);
});

test("the controls don't reveal secrets", async () => {
  const { order, ctl } = await startTestSandbox();
  await ctl.pay((await order()).id);
  const text = JSON.stringify(await ctl.state());
  expect(text).not.toContain(KEY_SECRET);
  expect(text).not.toContain(WEBHOOK_SECRET);
  expect(text).not.toContain("4100280000001007");
});

test("an unknown control, fault, or order is reported as unknown", async () => {
  const { ctl, sandbox } = await startTestSandbox();
  await expect(ctl.fault({ kind: "flood" as "slow" })).rejects.toThrow("no such fault");
  await expect(ctl.pay("order_AAAAAAAAAAAAAA")).rejects.toThrow("does not exist");
  await expect(ctl.deliver({ orderId: "order_x" })).rejects.toThrow("no such event");
  const { ask } = { ask: sandboxControls({ url: sandbox.url, ctlToken: "no" }) };
  await expect(ask.state()).rejects.toThrow("token");
});

function stateFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "razorpay-sandbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, "below", "state.json");
}

test("payments, and events still to be sent, survive a restart", async () => {
  const file = stateFile();
  const first = await startTestSandbox({ stateFile: file });
  first.shop.answers = 500;
  const { id } = await first.order();
  await first.ctl.pay(id);
  await first.ctl.advance({ minutes: 0 });
  await first.sandbox.stop();

  const second = await startTestSandbox({ stateFile: file, webhookSecret: "new" });
  expect(await second.readOrder(id)).toMatchObject({ status: "paid" });
  expect(second.shop.heard).toEqual([]);
  await second.ctl.advance({ minutes: 1 });
  expect(eventsOf(second.shop.heard)).toContain("order.paid");
});

test("the state is saved before the answer is sent, and nothing half-written stays", async () => {
  const file = stateFile();
  const { order } = await startTestSandbox({ stateFile: file });
  const { id } = await order();
  expect(Object.keys(JSON.parse(readFileSync(file, "utf8")).orders)).toEqual([id]);
  expect(existsSync(`${file}.${process.pid}.draft`)).toBe(false);
});

test("a damaged state is reported as damaged, not thrown away", async () => {
  const file = stateFile();
  await (await startTestSandbox({ stateFile: file })).sandbox.stop();
  writeFileSync(file, '{"orders":');
  await expect(startTestSandbox({ stateFile: file })).rejects.toThrow("is damaged");
});
