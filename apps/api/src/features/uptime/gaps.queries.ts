import { sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { gapsTouching } from "./gaps.sql-parts.ts";

/** The row that says when a server was last alive, locked; created if missing. */
export async function lockPulse(tx: Tx): Promise<{ beatAt: Date; now: Date }> {
  await tx
    .insertInto("service_pulse")
    .values({ beat_at: sql`clock_timestamp()` })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return await tx
    .with("pulse", () => tx.selectFrom("service_pulse").select("beat_at").forUpdate())
    .selectFrom("pulse")
    .select(["beat_at as beatAt", sql<Date>`clock_timestamp()`.as("now")])
    .executeTakeFirstOrThrow();
}

/** Updates the pulse, unless it is older than this or missing; then returns false. */
export async function updateRecentPulse(db: Db, milliseconds: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("service_pulse")
    .set({ beat_at: sql`clock_timestamp()` })
    .where(
      "beat_at",
      ">=",
      sql<Date>`clock_timestamp() - make_interval(secs => ${milliseconds / 1000})`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updatePulse(tx: Tx, at: Date): Promise<void> {
  await tx.updateTable("service_pulse").set({ beat_at: at }).execute();
}

export async function insertGap(tx: Tx, { from, to }: { from: Date; to: Date }): Promise<void> {
  await tx.insertInto("service_gaps").values({ began_at: from, ended_at: to }).execute();
}

export async function selectGaps(
  db: Db | Tx,
  span: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }[]> {
  return await gaps(db, span);
}

const gaps = builtOnce((db, { from, to }: { from: Date; to: Date }) =>
  gapsTouching(db, {
    from: sql<Date>`${from}::timestamptz`,
    to: sql<Date>`${to}::timestamptz`,
  }),
);
