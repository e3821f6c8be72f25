import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

interface ResetKey {
  learnerId: string;
  resetId: string;
}

export async function insertReset(
  tx: Tx,
  { learnerId, resetId }: ResetKey,
  minutes: number,
): Promise<void> {
  await tx
    .insertInto("password_resets")
    .values({
      learner_id: learnerId,
      id: resetId,
      expires_at: sql<Date>`now() + make_interval(mins => ${minutes})`,
    })
    .execute();
}

export async function hasReset(tx: Tx, { learnerId, resetId }: ResetKey): Promise<boolean> {
  const row = await tx
    .selectFrom("password_resets")
    .select("id")
    .where("learner_id", "=", learnerId)
    .where("id", "=", resetId)
    .executeTakeFirst();
  return row !== undefined;
}

/** False when it was used before or is too old. */
export async function useReset(tx: Tx, { learnerId, resetId }: ResetKey): Promise<boolean> {
  const row = await tx
    .updateTable("password_resets")
    .set({ used_at: sql<Date>`now()` })
    .where("learner_id", "=", learnerId)
    .where("id", "=", resetId)
    .where("used_at", "is", null)
    .where("expires_at", ">", sql<Date>`now()`)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}

/** A password change invalidates every other unused permission. */
export async function deleteUnusedResets(tx: Tx, learnerId: string): Promise<void> {
  await tx
    .deleteFrom("password_resets")
    .where("learner_id", "=", learnerId)
    .where("used_at", "is", null)
    .execute();
}

export async function deleteOldResets(db: Db): Promise<void> {
  await db
    .deleteFrom("password_resets")
    .where("expires_at", "<", sql<Date>`now() - interval '1 day'`)
    .execute();
}
