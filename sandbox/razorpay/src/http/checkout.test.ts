import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { runInNewContext } from "node:vm";
import { expect, onTestFinished, test } from "vitest";
import { KEY, startTestSandbox } from "../test-sandbox.ts";

async function setUp() {
  const world = await startTestSandbox();
  const read = async (path: string) => {
    const response = await fetch(`${world.sandbox.url}/v1/${path}`);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  const preferences = async (keyId: string, orderId: string) =>
    JSON.parse((await read(`checkout/preferences?key_id=${keyId}&order_id=${orderId}`)).text);
  return { ...world, read, preferences };
}

test("checkout.js is one classic script that makes window.Razorpay", async () => {
  const { read } = await setUp();
  const { text, headers } = await read("checkout.js");
  expect(headers.get("content-type")).toContain("text/javascript");
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin");
  const page = { Razorpay: undefined as unknown as new (options?: object) => unknown };
  runInNewContext(text, {
    window: page,
    document: { currentScript: { src: "http://x/v1/checkout.js" } },
    location: { href: "http://x/" },
  });
  expect(page.Razorpay.name).toBe("Razorpay");
  expect(() => new page.Razorpay({})).toThrow("No key passed");
});

test("the frame says what it is, and runs only its own scripts", async () => {
  const { read } = await setUp();
  const { text, headers } = await read("checkout/public?origin=http://shop");
  expect(text).toContain("Sandbox: you won't be charged.");
  expect(headers.get("content-security-policy")).toContain("script-src 'self'");
  expect(headers.get("content-security-policy")).not.toContain("unsafe");
  // Every module that is asked for is there.
  const asked = ["frame.ts"];
  for (const file of asked) {
    const script = await read(`checkout/frame/${file}`);
    expect([file, script.status]).toEqual([file, 200]);
    for (const [, name] of script.text.matchAll(/from "\.\/([\w-]+\.ts)"/g)) {
      if (!asked.includes(name!)) asked.push(name!);
    }
  }
  expect(asked.length).toBeGreaterThan(4);
  expect((await read("checkout/frame.css")).status).toBe(200);
});

test.each(["..%2Fsandbox.ts", "frame-html.ts", "nothing.ts", "frame.test.ts"])(
  "%s is no script of the frame",
  async (file) => {
    const { read } = await setUp();
    expect((await read(`checkout/frame/${file}`)).status).toBe(400);
  },
);

test("the dialog shows what the order says", async () => {
  const { order, preferences } = await setUp();
  const { id } = await order();
  const { order: shown, cards } = await preferences(KEY, id);
  expect(shown).toEqual({ amount: 7400, currency: "USD" });
  expect(cards[0].number).toBe("4100280000001007");
});

test("tells another key, another order, and a paid order apart", async () => {
  const { order, preferences, ctl } = await setUp();
  const { id } = await order();
  const descriptionOf = async (keyId: string, orderId: string) =>
    (await preferences(keyId, orderId)).error.description;
  expect(await descriptionOf("rzp_test_other", id)).toBe("Authentication failed");
  expect(await descriptionOf(KEY, "order_AAAAAAAAAAAAAA")).toBe("The id provided does not exist");
  expect(await descriptionOf(KEY, "")).toContain("is not a valid id");
  await ctl.pay(id);
  expect(await descriptionOf(KEY, id)).toContain("already paid");
});

test("another server may mount the sandbox under one of its paths", async () => {
  const { sandbox, order } = await setUp();
  const server = createServer((request, response) => {
    request.url = request.url!.replace("/pay", "");
    void sandbox.handle(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pay/v1`;
  const frame = new URL("checkout/public", `${base}/checkout.js`);
  expect(await (await fetch(frame)).text()).toContain("no money moves");
  expect((await fetch(new URL("frame/frame.ts", frame))).status).toBe(200);
  const query = `key_id=${KEY}&order_id=${(await order()).id}`;
  expect((await fetch(new URL(`preferences?${query}`, frame))).status).toBe(200);
});

test("losing the callback leaves the payment captured", async () => {
  const { order, ctl, sandbox, readOrder } = await setUp();
  const { id } = await order();
  await ctl.scenario({ orderId: id, callbackLost: true });
  const ask = async (path: string, body: object) =>
    await fetch(`${sandbox.url}/v1/checkout/payments${path}`, {
      method: "POST",
      body: JSON.stringify(body),
    });
  const card = { number: "4100280000001007", name: "A", expiry_month: 12, expiry_year: 2099 };
  const started = await ask("", { key_id: KEY, order_id: id, card });
  const { razorpay_payment_id: paymentId } = (await started.json()) as Record<string, string>;
  await expect(ask(`/${paymentId}/bank`, { outcome: "success" })).rejects.toThrow("fetch failed");
  expect((await readOrder(id)).status).toBe("paid");
});
