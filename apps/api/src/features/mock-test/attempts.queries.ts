import type { MockMode, RangedScore, SectionName, TimeAllowed } from "@theta/contract";
import { type Nullable, type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import { GRACE_SECONDS } from "../exam/deadline.rules.ts";
import { extraBreaksOf, timeOf } from "../test-settings/test-settings.sql-parts.ts";
import type { BreakTaken } from "./mock-test.rules.ts";

const learner = sql.ref<string>("a.learner_id");

/** A learner's attempt at a mock, with the database's time when it was read. */
export interface MockAttempt {
  learnerId: string;
  mockId: string;
  name: string;
  /** Only for a sectional test. */
  only: SectionName | null;
  orderType: number | null;
  mode: MockMode;
  openedAt: Date;
  startedAt: Date | null;
  endedAt: Date | null;
  /** The conditions it has, or would have if it started now. */
  time: TimeAllowed;
  hasExtraBreaks: boolean;
  /** In the order they were taken. */
  breaks: readonly BreakTaken[];
  /** How often it or one of its sections changed. Writers without a lock name the count they read. */
  changes: number;
  now: Date;
}

/** The same with its total, which a full mock has once it is over. */
export interface ScoredAttempt extends MockAttempt {
  total: RangedScore | null;
}

/**
 * Keeps every other transaction away from this learner's mock until this one ends. It reads
 * nothing, because a statement that waited for a lock still sees everything else as it was before
 * the wait.
 */
export async function lockAttempt(tx: Tx, learnerId: string, mockId: string): Promise<void> {
  await tx
    .selectFrom("mock_attempts")
    .select("mock_id")
    .where("learner_id", "=", learnerId)
    .where("mock_id", "=", mockId)
    .forUpdate()
    .execute();
}

/**
 * For use inside a statement that writes without a lock: one row, and everybody else waits until the
 * statement is done; or none, when the attempt isn't as it was read.
 */
export function unchangedAttempt(
  db: Db | Tx,
  { learnerId, mockId, changes }: Pick<MockAttempt, "learnerId" | "mockId" | "changes">,
) {
  return db
    .updateTable("mock_attempts")
    .set({ changes: sql`changes + 1` })
    .where("learner_id", "=", learnerId)
    .where("mock_id", "=", mockId)
    .where("changes", "=", changes)
    .returning("mock_id");
}

export const BREAK_COLUMNS = [
  "a.break_after as breakAfter",
  "a.break_started_at as breakStartedAt",
  "a.break_ended_at as breakEndedAt",
  "a.extra_break_after as extraBreakAfter",
  "a.extra_break_started_at as extraBreakStartedAt",
  "a.extra_break_ended_at as extraBreakEndedAt",
] as const;

export const TOTAL_COLUMNS = [
  "a.total as score",
  "a.total_percentile as percentile",
  "a.total_error as standardError",
  "a.total_low as low",
  "a.total_high as high",
] as const;

/** For use inside a statement; the clock is read along with it. */
export function attemptQuery(db: Db | Tx, learnerId: string, mockId: string) {
  return db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .where("a.learner_id", "=", learnerId)
    .where("a.mock_id", "=", mockId)
    .select([
      "a.learner_id as learnerId",
      "a.mock_id as mockId",
      "m.name",
      "m.section as only",
      "a.order_type as orderType",
      "a.mode",
      "a.opened_at as openedAt",
      "a.started_at as startedAt",
      "a.ended_at as endedAt",
      "a.changes",
    ])
    .select(BREAK_COLUMNS)
    .select([
      sql<Date>`clock_timestamp()`.as("now"),
      sql<TimeAllowed>`case when a.started_at is null then ${timeOf(learner)} else a.time_allowed end`.as(
        "time",
      ),
      sql<boolean>`case when a.started_at is null then ${extraBreaksOf(learner)} else a.has_extra_breaks end`.as(
        "hasExtraBreaks",
      ),
    ]);
}

type BreakColumns = Nullable<
  Record<"breakAfter" | "extraBreakAfter", number> &
    Record<`${"break" | "extraBreak"}${"Started" | "Ended"}At`, Date>
>;

export function breaksOf(row: BreakColumns): BreakTaken[] {
  return [
    { after: row.breakAfter, startedAt: row.breakStartedAt, endedAt: row.breakEndedAt },
    {
      after: row.extraBreakAfter,
      startedAt: row.extraBreakStartedAt,
      endedAt: row.extraBreakEndedAt,
    },
  ].flatMap(({ after, startedAt, endedAt }) =>
    after === null || startedAt === null ? [] : [{ after, startedAt, endedAt }],
  );
}

export async function selectOptionalAttempt(
  db: Db | Tx,
  learnerId: string,
  mockId: string,
): Promise<ScoredAttempt | undefined> {
  const row = await attemptQuery(db, learnerId, mockId).select(TOTAL_COLUMNS).executeTakeFirst();
  if (!row) return undefined;
  return { ...row, breaks: breaksOf(row), total: totalIn(row) };
}

/** A full mock's, once it's over. All of it is written in one statement. */
export function totalIn(row: Nullable<RangedScore>): RangedScore | null {
  const { score, percentile, standardError, low, high } = row;
  const total = { score, percentile, standardError, low, high };
  return isWhole(total) ? total : null;
}

function isWhole(total: Nullable<RangedScore>): total is RangedScore {
  return total.score !== null;
}

/** Opens a mock unless it is already open; false if it was. */
export async function insertAttempt(
  tx: Tx,
  which: { learnerId: string; mockId: string; orderType: number | null; mode: MockMode },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto("mock_attempts")
    .values({
      learner_id: which.learnerId,
      mock_id: which.mockId,
      order_type: which.orderType,
      mode: which.mode,
      opened_at: sql`clock_timestamp()`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

/**
 * Uses the current time instead of when the attempt was read: the plan is locked by now, and a mock
 * that starts along with it started after it was bought.
 */
export async function updateToStarted(tx: Tx, attempt: MockAttempt): Promise<void> {
  await own(tx, attempt)
    .set({
      started_at: sql`coalesce(started_at, clock_timestamp())`,
      // As they were read: settings that change while the mock runs apply to the next one.
      time_allowed: attempt.time,
      has_extra_breaks: attempt.hasExtraBreaks,
    })
    .execute();
}

export async function updateBreak(
  tx: Tx,
  attempt: MockAttempt,
  { after, startedAt, endedAt }: BreakTaken,
): Promise<void> {
  const [first = { after }] = attempt.breaks;
  await own(tx, attempt)
    .set(
      first.after === after
        ? { break_after: after, break_started_at: startedAt, break_ended_at: endedAt }
        : {
            extra_break_after: after,
            extra_break_started_at: startedAt,
            extra_break_ended_at: endedAt,
          },
    )
    .execute();
}

/** `total` is null for a sectional test. */
export async function updateToEnded(
  tx: Tx,
  attempt: MockAttempt,
  endedAt: Date,
  total: RangedScore | null,
): Promise<void> {
  await own(tx, attempt)
    .set({
      ended_at: endedAt,
      total: total?.score ?? null,
      total_percentile: total?.percentile ?? null,
      total_error: total?.standardError ?? null,
      total_low: total?.low ?? null,
      total_high: total?.high ?? null,
    })
    .execute();
}

function own(tx: Tx, { learnerId, mockId }: Pick<MockAttempt, "learnerId" | "mockId">) {
  return tx
    .updateTable("mock_attempts")
    .where("learner_id", "=", learnerId)
    .where("mock_id", "=", mockId);
}

/** Attempts of this learner, or of anybody, with a section whose time and grace period are over. */
export async function selectOverdue(
  db: Db,
  { learnerId, limit }: { learnerId?: string; limit: number },
): Promise<{ learnerId: string; mockId: string }[]> {
  let query = overdue(db).orderBy("deadline").limit(limit);
  if (learnerId) query = query.where("learner_id", "=", learnerId);
  return await query.execute();
}

/** For use inside a statement: whether a learner has such a section. */
export function hasOverdue(db: Db | Tx, learnerId: string): RawBuilder<boolean> {
  return sql`exists (${overdue(db).where("learner_id", "=", learnerId)})`;
}

function overdue(db: Db | Tx) {
  return db
    .selectFrom("mock_sections")
    .select(["learner_id as learnerId", "mock_id as mockId"])
    .where("started_at", "is not", null)
    .where("ended_at", "is", null)
    .where("deadline", "<", sql<Date>`clock_timestamp() - make_interval(secs => ${GRACE_SECONDS})`);
}
