import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Origin } from "./audit.ts";
import type { Db, Tx } from "./database/database.ts";
import { Refusal } from "./refusal.ts";

/** Who of the staff does something. */
export interface Actor {
  actorId: string;
  origin: Origin;
}

/** And why. */
export interface By extends Actor {
  reason: string;
}

/** The same for what's done once. */
export interface StaffAct extends By {
  /** Made by the console for this one act. */
  requestId: string;
  /** Everything that was asked for, as a digest: another request with the same id isn't a repeat. */
  what: string;
}

export function digestOf(path: string, body: object): string {
  return createHash("sha256")
    .update(JSON.stringify([path, body]))
    .digest("base64url");
}

/**
 * False if this act was done before: its reply was lost, or it was sent twice. The second of two at once waits for the
 * first.
 */
export async function claimAct(
  tx: Tx,
  { requestId, actorId, what }: Pick<StaffAct, "requestId" | "actorId" | "what">,
): Promise<boolean> {
  const row = await tx
    .insertInto("staff_acts")
    .values({ request_id: requestId, actor_id: actorId, act: what })
    .onConflict((conflict) => conflict.doNothing())
    .returning("request_id")
    .executeTakeFirst();
  if (row) return true;
  const earlier = await tx
    .selectFrom("staff_acts")
    .select(["actor_id as actorId", "act"])
    .where("request_id", "=", requestId)
    .executeTakeFirst();
  // An earlier server didn't store what was asked for.
  if (earlier && (earlier.actorId !== actorId || (earlier.act !== null && earlier.act !== what)))
    throw new Refusal(
      409,
      "request-used",
      "This was sent with the id of another request, so nothing was done. Reload the page and try again.",
    );
  return false;
}

/** Longer than anybody's browser tries again. */
const KEPT_FOR = "30 days";

export async function deleteOldActs(db: Db): Promise<void> {
  await db
    .deleteFrom("staff_acts")
    .where("made_at", "<", sql<Date>`now() - ${KEPT_FOR}::interval`)
    .execute();
}
