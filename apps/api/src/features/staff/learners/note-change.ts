import { audit } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { By } from "../../../platform/staff-act.ts";

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
