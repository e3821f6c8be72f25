import type { Origin } from "./audit.ts";
import type { Tx } from "./database/database.ts";

/** What one of the staff does about a learner, once, and why. */
export interface StaffAct {
  actorId: string;
  reason: string;
  /** Made by the console for this one act. */
  requestId: string;
  origin: Origin;
}

/** Longer than anybody's browser tries again. */
const KEPT_MILLISECONDS = 30 * 24 * 3600 * 1000;

/**
 * False if this act was done before: its reply was lost, or it was sent twice. The second of two at once waits for the
 * first.
 */
export async function claimAct(
  tx: Tx,
  { requestId, actorId }: Pick<StaffAct, "requestId" | "actorId">,
): Promise<boolean> {
  await tx
    .deleteFrom("staff_acts")
    .where("made_at", "<", new Date(Date.now() - KEPT_MILLISECONDS))
    .execute();
  const row = await tx
    .insertInto("staff_acts")
    .values({ request_id: requestId, actor_id: actorId })
    .onConflict((conflict) => conflict.doNothing())
    .returning("request_id")
    .executeTakeFirst();
  return row !== undefined;
}
