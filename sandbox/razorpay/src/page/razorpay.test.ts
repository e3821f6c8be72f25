// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { FromFrame } from "./messages.ts";
import type { GivenOptions } from "./read-options.ts";

const HOME = "http://127.0.0.1:4777";
Object.defineProperty(document, "currentScript", { value: { src: `${HOME}/v1/checkout.js` } });
const { Razorpay } = await import("./razorpay.ts");

const REPLY = {
  razorpay_payment_id: "pay_1",
  razorpay_order_id: "order_1",
  razorpay_signature: "abc",
};
const ERROR = { code: "BAD_REQUEST_ERROR", description: "No." };

/** The frame is an empty page here; a window that receives messages takes its place. */
Object.assign((window as unknown as { happyDOM: { settings: object } }).happyDOM.settings, {
  enableIframePageLoading: true,
  fetch: { interceptor: { beforeAsyncRequest: async () => new Response("") } },
});
const frameWindow = { postMessage: vi.fn() };
Object.defineProperty(HTMLIFrameElement.prototype, "contentWindow", { get: () => frameWindow });

beforeEach(() => {
  frameWindow.postMessage.mockClear();
  document.body.innerHTML = '<main><button id="pay">Pay</button></main>';
  document.querySelector<HTMLElement>("#pay")!.focus();
});
const opened: InstanceType<typeof Razorpay>[] = [];
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
  vi.useRealTimers();
});

function openOne(given: GivenOptions = {}) {
  const heard = { handler: vi.fn(), failed: vi.fn(), dismissed: vi.fn() };
  const razorpay = new Razorpay({
    key: "rzp_test_1",
    order_id: "order_1",
    handler: heard.handler,
    ...given,
    modal: { handleback: false, ondismiss: heard.dismissed, ...given.modal },
  });
  razorpay.on("payment.failed", heard.failed).open();
  opened.push(razorpay);
  return { razorpay, ...heard };
}

const dialogs = () => document.querySelectorAll<HTMLElement>("div.razorpay-container");
const frame = () =>
  document.querySelector<HTMLIFrameElement>(
    "div.razorpay-container > iframe.razorpay-checkout-frame",
  )!;

function say(data: FromFrame, from: { origin?: string; source?: unknown } = {}) {
  const { origin = HOME, source = frameWindow } = from;
  window.dispatchEvent(new MessageEvent("message", { data, origin, source } as MessageEventInit));
}

test("without a key it throws", () => {
  expect(() => new Razorpay({})).toThrow("No key passed");
});

test("opening shows the frame from the script's origin and makes the page inert", () => {
  openOne();
  const { origin, pathname, searchParams } = new URL(frame().src);
  expect([origin, pathname]).toEqual([HOME, "/v1/checkout/public"]);
  expect(searchParams.get("origin")).toBe(location.origin);
  expect(dialogs()[0]!.getAttribute("aria-modal")).toBe("true");
  expect(document.querySelector("main")!.inert).toBe(true);
});

test("a second open is ignored, for the same checkout or another one", () => {
  const { razorpay } = openOne();
  razorpay.open();
  openOne();
  expect(dialogs()).toHaveLength(1);
});

test("success calls the handler once, closes the dialog, and restores the page", () => {
  const { handler, dismissed } = openOne();
  say({ type: "paid", reply: REPLY });
  say({ type: "paid", reply: REPLY });
  expect(handler.mock.calls).toEqual([[REPLY]]);
  expect(dismissed).not.toHaveBeenCalled();
  expect(dialogs()).toHaveLength(0);
  expect(document.querySelector("main")!.inert).toBe(false);
  expect(document.activeElement?.id).toBe("pay");
});

test("ignores messages from another origin or window", () => {
  const { handler } = openOne();
  say({ type: "paid", reply: REPLY }, { origin: "https://evil.example" });
  say({ type: "paid", reply: REPLY }, { source: window });
  say({ type: "paid-for" } as unknown as FromFrame);
  expect(handler).not.toHaveBeenCalled();
  expect(dialogs()).toHaveLength(1);
});

test("a failure is reported, and the dialog stays open for another try", () => {
  const { failed, dismissed } = openOne();
  say({ type: "failed", error: ERROR });
  expect(failed.mock.calls).toEqual([[{ error: ERROR }]]);
  expect(dismissed).not.toHaveBeenCalled();
  expect(dialogs()).toHaveLength(1);
});

test("a failure closes the dialog if retrying is off", () => {
  const { failed, dismissed } = openOne({ retry: { enabled: false } });
  say({ type: "failed", error: ERROR });
  expect(failed).toHaveBeenCalledOnce();
  expect(dismissed).toHaveBeenCalledOnce();
  expect(dialogs()).toHaveLength(0);
});

test("closing reports that it was dismissed, and then it can be opened again", () => {
  const { dismissed, razorpay } = openOne();
  say({ type: "close-wanted", by: "button" });
  expect(dismissed.mock.calls).toEqual([[undefined]]);
  razorpay.open();
  expect(dialogs()).toHaveLength(1);
});

test("Escape on the page closes it, and a click on the backdrop doesn't", () => {
  const { dismissed } = openOne();
  dialogs()[0]!.click();
  expect(dismissed).not.toHaveBeenCalled();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(dismissed).toHaveBeenCalledOnce();
});

test("with confirm_close, the frame is asked first", () => {
  const { dismissed } = openOne({ modal: { confirm_close: true } });
  say({ type: "close-wanted", by: "escape" });
  expect(frameWindow.postMessage.mock.calls).toEqual([[{ type: "confirm-close" }, HOME]]);
  expect(dismissed).not.toHaveBeenCalled();
  say({ type: "close-confirmed" });
  expect(dismissed).toHaveBeenCalledOnce();
});

test("the frame gets the options once it's ready, and nothing that belongs to the page", () => {
  openOne({ name: "Theta", amount: 7400 });
  say({ type: "ready" });
  const [message, target] = frameWindow.postMessage.mock.calls[0] as unknown as [object, string];
  expect(target).toBe(HOME);
  expect(structuredClone(message)).toMatchObject({
    type: "open",
    options: { key: "rzp_test_1", order_id: "order_1", name: "Theta", amount: 7400 },
  });
});

test("the dialog closes on its own when its time is up", () => {
  vi.useFakeTimers();
  const { dismissed } = openOne({ timeout: 60 });
  vi.advanceTimersByTime(59_999);
  expect(dialogs()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(dismissed.mock.calls).toEqual([["timeout"]]);
  expect(dialogs()).toHaveLength(0);
});

test("close() removes the dialog without reporting it", () => {
  const { razorpay, dismissed } = openOne();
  razorpay.close();
  expect(dialogs()).toHaveLength(0);
  expect(dismissed).not.toHaveBeenCalled();
});
