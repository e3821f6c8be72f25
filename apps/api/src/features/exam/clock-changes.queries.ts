/** Whose deadline was moved while a test ran, for the pages that show it. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Nobody reads a change that is older than this. */
const KEPT = "1 hour";

/** In the transaction that moves the deadline. */
export async function insertClockChange(tx: Tx, learnerId: string): Promise<void> {
  await tx
    .deleteFrom("clock_changes")
    .where("changed_at", "<", sql<Date>`clock_timestamp() - ${KEPT}::interval`)
    .execute();
  await tx.insertInto("clock_changes").values({ learner_id: learnerId }).execute();
}

/** Those since a moment, whoever's they are; `now` comes even with none. */
export async function selectClockChanges(
  db: Db,
  since: Date,
): Promise<{ now: Date; changes: { id: string; learnerId: string }[] }> {
  const rows = await db
    .selectFrom(sql<{ now: Date }>`(select clock_timestamp() as now)`.as("clock"))
    .leftJoin("clock_changes as c", (join) =>
      join.on("c.changed_at", ">", sql<Date>`${since}::timestamptz`),
    )
    .select(["clock.now", sql<string | null>`c.id::text`.as("id"), "c.learner_id as learnerId"])
    .execute();
  return {
    now: rows[0]!.now,
    changes: rows.flatMap(({ id, learnerId }) =>
      id !== null && learnerId !== null ? [{ id, learnerId }] : [],
    ),
  };
}
