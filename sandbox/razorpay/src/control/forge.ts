import { randomBytes } from "node:crypto";
import { badInput } from "../protocol/api-error.ts";
import type { Forgery } from "./ctl-types.ts";
import { eventBody } from "../webhooks/events.ts";
import { makeId, randomSigns } from "../protocol/ids.ts";
import { findOrder, paymentsOf } from "../orders/orders.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { send } from "../webhooks/send-webhook.ts";
import { hmacHex } from "../protocol/signatures.ts";
import type { Delivery } from "../state/state.ts";

/** Sends what the provider never would, to show that the shop isn't fooled. */
export async function forge(sandbox: Sandbox, forgery: Forgery): Promise<Delivery> {
  const { type, orderId, otherAccount, tamper, eventId = randomSigns() } = forgery;
  const body = forgedBody(sandbox, forgery);
  const secret = secretFor(sandbox, otherAccount ? "other-account" : forgery.signature);
  return await send(sandbox, {
    eventId,
    type,
    orderId,
    body: tampered(body, tamper),
    signature: secret === null ? null : hmacHex(secret, body),
    why: "forged",
    attempt: 1,
  });
}

function forgedBody(sandbox: Sandbox, forgery: Forgery): string {
  const { type, orderId, otherAccount } = forgery;
  const order = findOrder(sandbox, orderId);
  const payment = paymentsOf(sandbox, orderId).at(-1);
  if (!payment) throw badInput("There is no payment to forge from.");
  const [refund] = Object.values(sandbox.state.refunds).filter(
    ({ payment_id }) => payment_id === payment.id,
  );
  return eventBody(
    otherAccount ? makeId("acc") : sandbox.state.accountId,
    type,
    {
      payment: { ...payment, ...forgery.payment },
      ...(type === "order.paid" ? { order: { ...order, ...forgery.order } } : {}),
      ...(type.startsWith("refund.") && refund ? { refund } : {}),
    },
    sandbox.clock.seconds(),
  );
}

function secretFor(
  { state, options }: Sandbox,
  signature: Forgery["signature"] = "valid",
): string | null {
  switch (signature) {
    case "valid":
      return state.webhook.secret;
    case "none":
      return null;
    case "key-secret":
      return options.keySecret;
    case "previous-secret": {
      const [previous] = state.webhook.previousSecrets;
      if (previous === undefined) throw badInput("The secret has not been changed yet.");
      return previous;
    }
    case "random":
    case "other-account":
      return randomBytes(16).toString("hex");
  }
}

function tampered(body: string, tamper: Forgery["tamper"]): string {
  if (tamper === "reserialised") return JSON.stringify(JSON.parse(body), null, 2);
  return tamper === "one-byte" ? body.replace(/"amount":(\d)/, changeDigit) : body;
}

function changeDigit(_: string, digit: string): string {
  return `"amount":${digit === "9" ? 8 : Number(digit) + 1}`;
}
