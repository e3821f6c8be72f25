import { isIP } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Db, Tx } from "./database/database.ts";

/** Where an event came from. `detail` never contains a token, a code, or a password. */
export interface Origin {
  requestId: string;
  ip: string;
}

const NO_ADDRESS = "0.0.0.0";

/**
 * Drops the zone ("fe80::1%eth0") and the port that some proxies add; they may also pass on
 * nonsense.
 */
export function plainAddress(text: string): string {
  const [, bracketed] = /^\[([^\]]+)\](?::\d+)?$/.exec(text) ?? [];
  const [, withPort] = /^([\d.]+):\d+$/.exec(text) ?? [];
  const address = (bracketed ?? withPort ?? text).split("%")[0] ?? "";
  return isIP(address) ? address : NO_ADDRESS;
}

interface AuditEvent {
  event: `${string}.${string}`;
  /** Whom it's about. */
  learnerId?: string | null;
  /** Who of the staff did it. */
  actorId?: string;
  /** What the staff change has the reason, and what was before and after. */
  detail?: Readonly<Record<string, unknown>>;
}

export function originOf(request: FastifyRequest): Origin {
  return { requestId: request.id, ip: plainAddress(request.ip) };
}

/** Writes a security event, either in the transaction it reports or on its own for a refusal. */
export async function audit(db: Db | Tx, origin: Origin | null, event: AuditEvent): Promise<void> {
  await db
    .insertInto("audit_events")
    .values({
      event: event.event,
      learner_id: event.learnerId ?? null,
      actor_id: event.actorId ?? null,
      request_id: origin?.requestId ?? null,
      ip: origin?.ip ?? null,
      detail: JSON.stringify(event.detail ?? {}),
    })
    .execute();
}
