import { type Expression, type SelectQueryBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.generated.ts";
import { LONGEST_SILENCE_MILLISECONDS } from "./silence.ts";

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
