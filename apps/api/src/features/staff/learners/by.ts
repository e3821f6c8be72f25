import type { FastifyRequest } from "fastify";
import { audit, type Origin, originOf } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { StaffCaller } from "../../../platform/http/handle.ts";

/** Who does something to a learner, and why. */
export interface By {
  actorId: string;
  reason: string;
  origin: Origin;
}

export function byOf(staff: StaffCaller, request: FastifyRequest, reason: string): By {
  return { actorId: staff.learnerId, reason, origin: originOf(request) };
}

interface Change {
  event: `staff.${string}`;
  learnerId: string;
  before: unknown;
  after: unknown;
}

/** In the transaction that makes the change. */
export async function noteChange(
  tx: Tx,
  { actorId, reason, origin }: By,
  { event, learnerId, before, after }: Change,
): Promise<void> {
  await audit(tx, origin, { event, learnerId, actorId, detail: { reason, before, after } });
}
