import type { Sandbox } from "../state/sandbox.ts";
import { hmacHex } from "../protocol/signatures.ts";
import type { Delivery, WebhookEvent } from "../state/state.ts";

const USUAL_TIMEOUT_MS = 5_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MOST_DELIVERIES = 2_000;

export interface Letter {
  eventId: string | null;
  type: string;
  orderId: string;
  body: string;
  signature: string | null;
  why: Delivery["why"];
  attempt: number;
}

/**
 * One request to the shop and its outcome. A redirect doesn't count as an answer, and five seconds
 * are enough.
 */
export async function send(sandbox: Sandbox, letter: Letter): Promise<Delivery> {
  const { eventId, type, orderId, why, attempt } = letter;
  const at = sandbox.clock.now();
  const answer = await post(sandbox, letter);
  const delivery: Delivery = { eventId, type, orderId, why, attempt, at, ...answer };
  sandbox.state.deliveries.push(delivery);
  sandbox.state.deliveries.splice(0, sandbox.state.deliveries.length - MOST_DELIVERIES);
  return delivery;
}

async function post(
  { state, options, ending }: Sandbox,
  { body, eventId, signature }: Letter,
): Promise<Pick<Delivery, "status" | "failure">> {
  if (state.webhook.url === null) return { status: null, failure: "there is no address" };
  try {
    const response = await fetch(state.webhook.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.any([
        ending.signal,
        AbortSignal.timeout(options.webhookTimeoutMs ?? USUAL_TIMEOUT_MS),
      ]),
      headers: {
        "content-type": "application/json",
        "user-agent": "Razorpay-Webhook/v1",
        ...(signature === null ? {} : { "x-razorpay-signature": signature }),
        ...(eventId === null ? {} : { "x-razorpay-event-id": eventId }),
      },
      body,
    });
    await response.body?.cancel();
    return { status: response.status, failure: null };
  } catch (error) {
    return { status: null, failure: (error as Error).name };
  }
}

export function letterOf(event: WebhookEvent, why: Delivery["why"]): Letter {
  return {
    eventId: event.id,
    type: event.type,
    orderId: event.orderId,
    body: event.body,
    signature: hmacHex(event.secret, event.body),
    why,
    attempt: event.attempts + 1,
  };
}

export function wasTaken({ status }: Delivery): boolean {
  return status !== null && status >= 200 && status < 300;
}

/**
 * Sends an event that's due. If that fails, it's retried after 1, 2, 4, … minutes, for a day in
 * all.
 */
export async function sendDue(sandbox: Sandbox, event: WebhookEvent): Promise<void> {
  const { webhook } = sandbox.state;
  const lastAt = event.createdAt + DAY_MS;
  if (!webhook.isActive) return endEvent(event, "not-sent");
  const delivery = await send(sandbox, letterOf(event, "scheduled"));
  event.attempts += 1;
  if (wasTaken(delivery)) return endEvent(event, "delivered");
  if (delivery.at < lastAt) {
    const pause = 2 ** (event.attempts - 1) * MINUTE_MS;
    event.nextAttemptAt = Math.min(delivery.at + pause, lastAt);
    return;
  }
  endEvent(event, "given-up");
  webhook.isActive = false;
  webhook.disabledAt = sandbox.clock.now();
}

function endEvent(event: WebhookEvent, state: WebhookEvent["state"]): void {
  event.state = state;
  event.nextAttemptAt = null;
}
