import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";
import type { LedgerReport, Progress } from "./check-ledger.ts";

/** Longer than one order can take, so that a server that's only slow keeps its check. */
const DEAD_AFTER = sql`interval '2 minutes'`;
/** A check that has ended this many servers isn't given to another. */
const MOST_TRIES = 3;
/** Older ones say nothing about today's books. */
const CHECKS_KEPT = 20;
/** Of a report's faults and flags, this many are read: more than anybody does. */
const MOST_SHOWN = 200;

/** A report's totals and counts, with the first of its faults and flags. */
export interface ShownReport extends Pick<LedgerReport, "totals" | "faults" | "flags"> {
  faultCount: number;
  flagCount: number;
}

export interface StoredCheck {
  requestedAt: Date;
  requestedBy: string | null;
  compared: number;
  comparable: number | null;
  finishedAt: Date | null;
  /** Null while it runs, and if it failed. */
  report: ShownReport | null;
}

/** False when one is running. */
export async function insertCheck(tx: Tx, requestedBy: string): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("ledger_checks")
    .values({ requested_by: requestedBy })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/** Takes the check that was asked for, unless a server that's alive has it. */
export async function claimCheck(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    update ledger_checks set beat_at = clock_timestamp(), tries = tries + 1
    where id = (
      select id from ledger_checks
      where finished_at is null and tries < ${MOST_TRIES}
        and (beat_at is null or beat_at < clock_timestamp() - ${DEAD_AFTER})
      for update skip locked)
    returning id`.execute(db);
  return rows[0]?.id;
}

/** Ends a check that nobody gets to the end of. */
export async function endHopelessCheck(db: Db): Promise<void> {
  await sql`
    update ledger_checks set finished_at = clock_timestamp()
    where finished_at is null and tries >= ${MOST_TRIES}
      and beat_at < clock_timestamp() - ${DEAD_AFTER}`.execute(db);
}

export async function noteProgress(db: Db, id: string, progress: Progress): Promise<void> {
  await db
    .updateTable("ledger_checks")
    .set({ ...progress, beat_at: sql<Date>`clock_timestamp()` })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
}

export async function updateToFinished(
  db: Db,
  id: string,
  report: LedgerReport | null,
): Promise<void> {
  await db
    .updateTable("ledger_checks")
    .set({
      finished_at: sql<Date>`clock_timestamp()`,
      report: report && JSON.stringify(report),
      ...(report && { compared: report.compared, comparable: report.comparable }),
    })
    .where("id", "=", id)
    .where("finished_at", "is", null)
    .execute();
  await sql`delete from ledger_checks where id in (
    select id from ledger_checks where finished_at is not null
    order by finished_at desc offset ${CHECKS_KEPT})`.execute(db);
}

export async function selectOptionalCheck(
  db: Db,
  which: "running" | "last",
): Promise<StoredCheck | undefined> {
  const checks = db
    .selectFrom("ledger_checks as c")
    .leftJoin("learners as l", "l.id", "c.requested_by")
    .select([
      "c.requested_at as requestedAt",
      "l.name as requestedBy",
      "c.compared",
      "c.comparable",
      "c.finished_at as finishedAt",
      // A report of broken books can be long, and it's read every few seconds.
      sql<ShownReport | null>`case when c.report is not null then jsonb_build_object(
        'totals', c.report -> 'totals',
        'faults', ${firstOf("faults")}, 'faultCount', jsonb_array_length(c.report -> 'faults'),
        'flags', ${firstOf("flags")}, 'flagCount', jsonb_array_length(c.report -> 'flags'))
      end`.as("report"),
    ]);
  return await (
    which === "running"
      ? checks.where("c.finished_at", "is", null)
      : checks.where("c.finished_at", "is not", null).orderBy("c.finished_at", "desc").limit(1)
  ).executeTakeFirst();
}

function firstOf(list: "faults" | "flags") {
  const path = `$.${list}[0 to ${MOST_SHOWN - 1}]`;
  return sql`jsonb_path_query_array(c.report, ${sql.lit(path)}::jsonpath)`;
}
