import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Notes that a server is alive, and that none was if the last beat is longer ago than this. */
export async function upsertBeat(db: Db, longestSilenceSeconds: number): Promise<void> {
  await sql`
    with last as (select beat_at from service_pulse for update),
    gap as (
      insert into service_gaps (began_at, ended_at)
      select beat_at, clock_timestamp() from last
      where clock_timestamp() - beat_at > make_interval(secs => ${longestSilenceSeconds})
    )
    insert into service_pulse (beat_at) values (clock_timestamp())
    on conflict (only_one) do update set beat_at = greatest(service_pulse.beat_at, excluded.beat_at)
  `.execute(db);
}

/** Gaps that touch this span, the first first. */
export async function selectGaps(
  db: Db | Tx,
  span: { from: Date; to: Date },
): Promise<{ from: Date; to: Date }[]> {
  return await db
    .selectFrom("service_gaps")
    .select(["began_at as from", "ended_at as to"])
    .where("ended_at", ">", span.from)
    .where("began_at", "<", span.to)
    .orderBy("began_at")
    .execute();
}
