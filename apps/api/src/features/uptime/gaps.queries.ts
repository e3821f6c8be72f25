import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.generated.ts";
import { LONGEST_SILENCE_MILLISECONDS } from "./silence.ts";

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

/** Gaps that overlap a span, in order, including a silence that the next beat will record. */
export function gapsTouching(
  db: Db | Tx,
  span: { from: Expression<Date>; to: Expression<Date> },
): SelectQueryBuilder<DB, "service_gaps", { from: Date; to: Date }> {
  const now = sql<Date>`clock_timestamp()`;
  const longest = sql`make_interval(secs => ${LONGEST_SILENCE_MILLISECONDS / 1000})`;
  return db
    .selectFrom("service_gaps")
    .where("ended_at", ">", span.from)
    .where("began_at", "<", span.to)
    .select(["began_at as from", "ended_at as to"])
    .unionAll(
      db
        .selectFrom("service_pulse")
        .where("beat_at", "<", sql<Date>`${now} - ${longest}`)
        .where("beat_at", "<", span.to)
        .select(["beat_at as from", now.as("to")]),
    )
    .orderBy("from");
}

export async function selectGaps(
  db: Db | Tx,
  { from, to }: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }[]> {
  return await gapsTouching(db, {
    from: sql<Date>`${from}::timestamptz`,
    to: sql<Date>`${to}::timestamptz`,
  }).execute();
}
