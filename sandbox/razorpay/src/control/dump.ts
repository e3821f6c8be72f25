import type { StateDump } from "./ctl-types.ts";
import type { Sandbox } from "../state/sandbox.ts";
import type { WebhookEvent } from "../state/state.ts";

/** Everything except the secrets. */
export function dump({ state, clock }: Sandbox): StateDump {
  const { orders, payments, refunds, events, deliveries, tasks, webhook } = state;
  const { url, isActive, disabledAt, types } = webhook;
  return structuredClone({
    now: clock.now(),
    orders: Object.values(orders),
    payments: Object.values(payments),
    refunds: Object.values(refunds),
    events: events.map(withoutSecret),
    deliveries,
    tasks,
    webhook: { url, isActive, disabledAt, types },
  });
}

function withoutSecret(event: WebhookEvent): StateDump["events"][number] {
  const { id, type, orderId, body, createdAt, attempts, nextAttemptAt, state } = event;
  return { id, type, orderId, body, createdAt, attempts, nextAttemptAt, state };
}
