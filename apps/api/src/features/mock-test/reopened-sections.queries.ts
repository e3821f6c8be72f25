/** What support changes about a section. */
import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import {
  type EndedSection,
  inState,
  type PlannedSection,
  type RunningSection,
} from "./mock-section.ts";
import { toSection } from "./sections.queries.ts";

export async function updateStaffAdded(
  tx: Tx,
  { learnerId, id }: RunningSection,
  seconds: number,
): Promise<RunningSection> {
  const row = await tx
    .updateTable("mock_sections")
    .set({
      deadline: sql`deadline + make_interval(secs => ${seconds})`,
      staff_added: sql`staff_added + ${seconds}`,
    })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inState(toSection(row), "running");
}

/**
 * Its end no longer counts, and the mock isn't over. Whoever reads sections sees one that waits to be continued; the row
 * keeps its score until it ends again.
 */
export async function updateToReopened(
  tx: Tx,
  { learnerId, id, mockId, place }: EndedSection,
  seconds: number,
): Promise<void> {
  await tx
    .updateTable("mock_sections")
    .set({ reopen_seconds: seconds, reopened_at: sql<Date>`clock_timestamp()` })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .execute();
  const ifAfterwards = (after: string, column: string) =>
    sql<null>`case when ${sql.ref(after)} = ${place} then null else ${sql.ref(column)} end`;
  await tx
    .updateTable("mock_attempts")
    .set({
      ended_at: null,
      total: null,
      total_percentile: null,
      total_error: null,
      total_low: null,
      total_high: null,
      // A break that followed it comes again.
      break_after: ifAfterwards("break_after", "break_after"),
      break_started_at: ifAfterwards("break_after", "break_started_at"),
      break_ended_at: ifAfterwards("break_after", "break_ended_at"),
      extra_break_after: ifAfterwards("extra_break_after", "extra_break_after"),
      extra_break_started_at: ifAfterwards("extra_break_after", "extra_break_started_at"),
      extra_break_ended_at: ifAfterwards("extra_break_after", "extra_break_ended_at"),
    })
    .where("learner_id", "=", learnerId)
    .where("mock_id", "=", mockId)
    .execute();
}

/** The end that it had counts again. */
export async function updateToTakenBack(
  tx: Tx,
  { learnerId, id }: PlannedSection,
): Promise<EndedSection> {
  const row = await tx
    .updateTable("mock_sections")
    .set({ reopen_seconds: null, reopened_at: null })
    .where("learner_id", "=", learnerId)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inState(toSection(row), "ended");
}

/** What has waited longer than this. A server of before this column gave no time. */
export async function selectForgotten(db: Db, days: number) {
  return await db
    .selectFrom("mock_sections")
    .select(["learner_id as learnerId", "mock_id as mockId", "id as sectionId"])
    .where("reopen_seconds", "is not", null)
    .where(
      sql<boolean>`coalesce(reopened_at, ended_at) < clock_timestamp() - make_interval(days => ${days})`,
    )
    .execute();
}

/** Its clock runs again: as much as it was reopened for, beyond what had been left. */
export async function updateToContinued(
  tx: Tx,
  { learnerId, id }: PlannedSection,
  at: Date,
): Promise<void> {
  const paused = sql<number>`ceil(extract(epoch from ${at}::timestamptz - ended_at))::int`;
  const { rows } = await sql<{ paused: number }>`
    with before as (
      select ${paused} as paused from mock_sections where learner_id = ${learnerId} and id = ${id}
    )
    update mock_sections set
      deadline = deadline + make_interval(secs => before.paused + reopen_seconds),
      staff_added = staff_added + reopen_seconds,
      paused_seconds = paused_seconds + before.paused,
      continued_at = ${at}, reopen_seconds = null, reopened_at = null,
      ended_at = null, ended_by = null, correct = null, wrong = null, repeats = null,
      score = null, percentile = null, score_error = null, score_low = null, score_high = null,
      theta = null, theta_error = null, eap_theta = null, eap_error = null, guessing = null
    from before
    where learner_id = ${learnerId} and id = ${id}
    returning before.paused`.execute(tx);
  // The question that was on screen is there again; it wasn't seen in between.
  await tx
    .updateTable("mock_questions")
    .set({
      left_at: null,
      shown_at: sql`shown_at + make_interval(secs => ${rows[0]!.paused})`,
    })
    .where("learner_id", "=", learnerId)
    .where("section_id", "=", id)
    .where("answer", "is", null)
    .execute();
}
