import { createHash } from "node:crypto";
import { audit, type Origin } from "../../platform/audit.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { secondsToWait } from "../../platform/throttle.ts";
import { insertEvent } from "./events.queries.ts";
import type { PaymentServices } from "./payment-services.ts";
import { ProviderEvent } from "./provider-shapes.ts";
import { badSignature } from "./refusals.ts";
import { isSignedBy } from "./signatures.ts";

/** Anybody may send rubbish; the audit log need not hold all of it. */
const REJECTIONS_PER_HOUR = 60;
const EVENT_ID = /^[\w-]{1,100}$/;

interface Letter {
  raw: Buffer;
  signature: string | undefined;
  eventId: string | undefined;
  origin: Origin;
}

/** Keeps what the provider tells us, if it is the provider. What follows from it comes afterwards. */
export async function takeWebhook(services: PaymentServices, letter: Letter): Promise<void> {
  const { raw, signature, origin } = letter;
  const secrets = services.config.payments?.webhookSecrets ?? [];
  if (!signature || !isSignedBy(secrets, raw, signature)) {
    await noteRejection(services, origin);
    throw badSignature();
  }
  const body = raw.toString("utf8");
  const event = readEvent(body);
  if (!event) throw new Refusal(400, "malformed-json", "This is not an event.");
  // The id stands outside what is signed: it spares work, and guards nothing.
  const id = EVENT_ID.test(letter.eventId ?? "")
    ? letter.eventId!
    : createHash("sha256").update(raw).digest("hex");
  await inTransaction(services.db, async (tx) => {
    if (!(await insertEvent(tx, { id, type: event.event, body }))) return;
    await audit(tx, origin, {
      event: "webhook.accepted",
      detail: { eventId: id, type: event.event },
    });
  });
}

export function readEvent(body: string): ProviderEvent | null {
  try {
    return ProviderEvent.safeParse(JSON.parse(body)).data ?? null;
  } catch {
    return null;
  }
}

async function noteRejection({ db, log }: PaymentServices, origin: Origin): Promise<void> {
  const limit = { key: "webhook-rejected", hits: REJECTIONS_PER_HOUR, windowSeconds: 3_600 };
  if ((await secondsToWait(db, [limit])) > 0) return;
  log.warn({ ip: origin.ip }, "a webhook with a wrong signature");
  await audit(db, origin, { event: "webhook.rejected" });
}
