import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Db, Tx } from "./database/database.ts";

/** Where an event came from. Never a token, a code or a password in `detail`. */
export interface Origin {
  requestId: string;
  ip: string;
}

const NO_ADDRESS = "0.0.0.0";

interface AuditEvent {
  event: `${string}.${string}`;
  learnerId?: string | null;
  detail?: Record<string, string | number | boolean>;
}

export function originOf(request: FastifyRequest): Origin {
  // A zone ("fe80::1%eth0") is this machine's own business, and a proxy may pass on nonsense.
  const address = request.ip.split("%")[0] ?? "";
  return { requestId: request.id, ip: isIP(address) ? address : NO_ADDRESS };
}

/** Writes a security event; within the transaction that it reports, or on its own for a refusal. */
export async function audit(db: Db | Tx, origin: Origin | null, event: AuditEvent): Promise<void> {
  await db
    .insertInto("audit_events")
    .values({
      event: event.event,
      learner_id: event.learnerId ?? null,
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}
