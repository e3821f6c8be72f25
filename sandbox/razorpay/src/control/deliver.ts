import { badInput } from "../protocol/api-error.ts";
import type { DeliverWish } from "./ctl-types.ts";
import { randomSigns } from "../protocol/ids.ts";
import type { Sandbox } from "../state/sandbox.ts";
import { letterOf, send, wasTaken } from "../webhooks/send-webhook.ts";
import type { Delivery, WebhookEvent } from "../state/state.ts";

/** Sends the requested events, as often and in the order requested. */
export async function deliver(sandbox: Sandbox, wish: DeliverWish): Promise<Delivery[]> {
  const chosen = choose(sandbox.state.events, wish);
  if (chosen.length === 0) throw badInput("There is no such event.");
  const { copies = 1, newIds = false, parallel = false } = wish;
  const jobs = chosen.flatMap((event) =>
    Array.from({ length: copies }, (_, copy) => async () => {
      const isOther = newIds && copy > 0;
      const delivery = await send(sandbox, {
        ...letterOf(event, "asked-for"),
        ...(isOther ? { eventId: randomSigns() } : {}),
      });
      if (wasTaken(delivery) && event.state !== "delivered") takeNote(event);
      return delivery;
    }),
  );
  if (parallel) return await Promise.all(jobs.map(async (job) => await job()));
  const deliveries: Delivery[] = [];
  for (const job of jobs) deliveries.push(await job());
  return deliveries;
}

function takeNote(event: WebhookEvent): void {
  event.attempts += 1;
  event.state = "delivered";
  event.nextAttemptAt = null;
}

function choose(
  events: WebhookEvent[],
  { orderId, types, eventIds, reversed }: DeliverWish,
): WebhookEvent[] {
  const meant = events.filter(
    (event) =>
      (orderId === undefined || event.orderId === orderId) &&
      (types === undefined || types.includes(event.type)) &&
      (eventIds === undefined || eventIds.includes(event.id)),
  );
  const sorted = types
    ? meant.toSorted((a, b) => types.indexOf(a.type) - types.indexOf(b.type))
    : meant;
  return reversed ? sorted.toReversed() : sorted;
}
