import type { StateDump } from "./ctl-types.ts";
import type { Sandbox } from "./sandbox.ts";

/** All there is, without the secrets. */
export function dump({ state, clock }: Sandbox): StateDump {
  const { orders, payments, refunds, events, deliveries, tasks, webhook } = state;
  const { url, isActive, disabledAt, types } = webhook;
  return structuredClone({
    now: clock.now(),
    orders: Object.values(orders),
    payments: Object.values(payments),
    refunds: Object.values(refunds),
    events: events.map(({ secret: _, ...event }) => event),
    deliveries,
    tasks,
    webhook: { url, isActive, disabledAt, types },
  });
}
