import { randomSigns } from "../protocol/ids.ts";
import type { EventType, OrderEntity, PaymentEntity, RefundEntity } from "../protocol/entities.ts";
import { type Sandbox, scenarioOf } from "../state/sandbox.ts";
import type { WebhookEvent } from "../state/state.ts";

const MOST_EVENTS = 10_000;

export interface About {
  payment: PaymentEntity;
  order?: OrderEntity;
  refund?: RefundEntity;
}

/** Records that something happened. The body is written now and stays a snapshot. */
export function note(sandbox: Sandbox, type: EventType, about: About): void {
  const { webhook, accountId, events } = sandbox.state;
  const orderId = about.payment.order_id;
  const { webhooks = "after", webhookDelayMs = 0 } = scenarioOf(sandbox, orderId);
  const isWanted = webhook.url !== null && webhook.isActive && webhook.types.includes(type);
  const state = !isWanted || webhooks === "never" ? "not-sent" : webhookState(webhooks);
  const now = sandbox.clock.now();
  const event: WebhookEvent = {
    id: randomSigns(),
    type,
    orderId,
    body: eventBody(accountId, type, about, sandbox.clock.seconds()),
    secret: webhook.secret,
    createdAt: now,
    attempts: 0,
    nextAttemptAt: state === "waiting" ? now + webhookDelayMs : null,
    state,
  };
  events.push(event);
  events.splice(0, events.length - MOST_EVENTS);
}

function webhookState(when: "before" | "after" | "held"): "waiting" | "held" {
  return when === "held" ? "held" : "waiting";
}

export function eventBody(
  accountId: string,
  type: EventType,
  { payment, order, refund }: About,
  createdAt: number,
): string {
  const payload = {
    ...(refund ? { refund: { entity: refund } } : {}),
    payment: { entity: payment },
    ...(order ? { order: { entity: order } } : {}),
  };
  return JSON.stringify({
    entity: "event",
    account_id: accountId,
    event: type,
    contains: Object.keys(payload),
    payload,
    created_at: createdAt,
  });
}
