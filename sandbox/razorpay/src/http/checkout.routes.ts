import { answerBank, type PaidReply } from "../payments/answer-bank.ts";
import { authenticationFailed, orderIsPaid, unknownId } from "../protocol/api-error.ts";
import { ApiError } from "../protocol/api-error.ts";
import { frameHtml } from "./frame-html.ts";
import { findOrder } from "../orders/orders.ts";
import { findPayment } from "../payments/payments.ts";
import { scenarioOf } from "../state/sandbox.ts";
import { startPayment } from "../payments/start-payment.ts";
import { TEST_CARDS } from "../payments/cards.ts";
import { checkoutScript, frameScript, frameStyle } from "./browser-files.ts";
import { type Call, get, Page, post, type Route } from "./call.ts";

const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'";

/**
 * What a browser loads and requests. Nothing here is secret: only the key's id, which anyone may
 * see.
 */
export const CHECKOUT_ROUTES: readonly Route[] = [
  get("/v1/checkout.js", () => new Page("text/javascript", checkoutScript(), OPEN_TO_ALL)),
  get(
    "/v1/checkout/public",
    () => new Page("text/html", frameHtml(), { "content-security-policy": FRAME_POLICY }),
  ),
  get("/v1/checkout/frame.css", () => new Page("text/css", frameStyle())),
  get("/v1/checkout/frame/:file", ({ ids: [file] }) => {
    const script = frameScript(file!);
    if (script === null) throw unknownId();
    return new Page("text/javascript", script);
  }),
  get("/v1/checkout/preferences", preferences),
  post("/v1/checkout/payments", (call) => {
    checkKeyId(call, call.input["key_id"]);
    const { order_id: orderId } = call.input;
    const payment = startPayment(call.sandbox, String(orderId), call.input);
    return { razorpay_payment_id: payment.id };
  }),
  post("/v1/checkout/payments/:id/bank", answer),
];

const OPEN_TO_ALL = { "cross-origin-resource-policy": "cross-origin" };

/** The dialog shows the order's values, whatever the page says. */
function preferences(call: Call): unknown {
  const { sandbox, query } = call;
  checkKeyId(call, query.get("key_id"));
  const order = findOrder(sandbox, query.get("order_id") ?? "");
  if (order.status === "paid") throw orderIsPaid();
  const { amount, currency } = order;
  const cards = TEST_CARDS.map(({ number, network, refusal, isInternational, asksAddress }) => ({
    number,
    network,
    refusal,
    isInternational,
    asksAddress: asksAddress ?? false,
  }));
  return { order: { amount, currency }, cards };
}

function checkKeyId({ sandbox }: Call, keyId: unknown): void {
  if (keyId !== sandbox.options.keyId) throw authenticationFailed();
}

/**
 * The webhook may come first, and the browser may never hear: that depends on the order's scenario.
 */
async function answer({ sandbox, schedule, ids: [id], input, response }: Call) {
  let reply: PaidReply | ApiError;
  try {
    reply = answerBank(sandbox, id!, input);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    reply = error;
  }
  const { webhooks, callbackLost } = scenarioOf(sandbox, findPayment(sandbox, id!).order_id);
  sandbox.save();
  if (webhooks === "before") await schedule.settled();
  if (callbackLost) response.destroy();
  if (reply instanceof ApiError) throw reply;
  return reply;
}
