import { createHash } from "node:crypto";
import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { secondsToWait } from "../../../platform/throttle.ts";
import { insertEvent, type EventSubject } from "./events.queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import { ProviderEvent } from "../provider/provider-shapes.ts";
import { badSignature } from "../refusals.ts";
import { isSignedBy } from "../provider/signatures.ts";

/** Anybody may send garbage, and the audit log needn't contain all of it. */
const REJECTIONS_PER_HOUR = 60;
const EVENT_ID = /^[\w-]{1,100}$/;

interface Delivery {
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
  origin: Origin;
}

/**
 * Stores what the provider reports, if it is the provider. Acting on it comes later. Anything it
 * has signed is never refused; otherwise it would stop reporting after a day.
 */
export async function takeWebhook(services: PaymentServices, delivery: Delivery): Promise<void> {
  const { raw, signature, origin } = delivery;
  const secrets = services.config.payments?.webhookSecrets ?? [];
  if (!signature || !isSignedBy(secrets, raw, signature)) {
    await noteRejection(services, origin);
    throw badSignature();
  }
  const told = readEvent(raw.toString("utf8"));
  // The id isn't part of what is signed: it saves work but guards nothing.
  const id = EVENT_ID.test(delivery.eventId ?? "")
    ? delivery.eventId!
    : createHash("sha256").update(raw).digest("hex");
  await inTransaction(services.db, async (tx) => {
    const isNew = await insertEvent(tx, { ...(told ?? UNREADABLE), id, isDone: told === null });
    if (!isNew) return;
    if (!told) services.log.warn({ eventId: id }, "event that can't be read");
    await audit(tx, origin, {
      event: told ? "webhook.accepted" : "webhook.unreadable",
      detail: { eventId: id, type: told?.type ?? UNREADABLE.type },
    });
  });
}

const UNREADABLE: EventSubject = {
  type: "unreadable",
  providerOrderId: null,
  providerPaymentId: null,
  amount: null,
  currency: null,
};

/** Null if it doesn't even say what it is. */
function readEvent(body: string): EventSubject | null {
  const event = ProviderEvent.safeParse(parsed(body)).data;
  if (!event) return null;
  const payment = event.payload?.payment?.entity;
  const order = event.payload?.order?.entity;
  const { amount = null, currency = null } = payment ?? order ?? {};
  const hasMoney = amount !== null && currency !== null;
  return {
    type: event.event,
    providerOrderId: payment?.order_id ?? order?.id ?? null,
    providerPaymentId: payment?.id ?? null,
    amount: hasMoney ? amount : null,
    currency: hasMoney ? currency : null,
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

async function noteRejection({ db, log }: PaymentServices, origin: Origin): Promise<void> {
  const limit = { key: "webhook-rejected", hits: REJECTIONS_PER_HOUR, windowSeconds: 3_600 };
  if ((await secondsToWait(db, [limit])) > 0) return;
  log.warn({ ip: origin.ip }, "webhook with a wrong signature");
  await audit(db, origin, { event: "webhook.rejected" });
}
