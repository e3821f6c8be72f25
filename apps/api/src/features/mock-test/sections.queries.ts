import type { RangedScore, SectionName } from "@theta/contract";
import type { NormalPrior } from "@theta/engine";
import { type NotNull, type Selectable, type ShallowDehydrateObject, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { DB } from "../../platform/database/schema.generated.ts";
import type { MockAttempt } from "./attempts.queries.ts";
import {
  type EndedSection,
  inState,
  type MockSection,
  type RunningSection,
} from "./mock-section.ts";
import { rapidIn } from "./questions.queries.ts";
import { answerUpdate, leavingUpdate, type RecordedAnswer } from "./question-updates.queries.ts";

export async function insertSections(
  tx: Tx,
  { learnerId, mockId }: { learnerId: string; mockId: string },
  sections: readonly { section: SectionName; total: number; seed: number }[],
): Promise<void> {
  await tx
    .insertInto("mock_sections")
    .values(
      sections.map(({ section, total, seed }, k) => ({
        learner_id: learnerId,
        mock_id: mockId,
        section,
        place: k + 1,
        total,
        seed,
      })),
    )
    .execute();
}

function sectionRows(db: Db | Tx, learnerId: string) {
  return db.selectFrom("mock_sections").selectAll().where("learner_id", "=", learnerId);
}

interface RunningClockRow {
  mockId: string;
  section: SectionName;
  deadline: Date;
  staffAdded: number;
  now: Date;
}

/** The section with a running clock; a learner has at most one. */
export async function selectOptionalRunningSection(
  db: Db,
  learnerId: string,
): Promise<RunningClockRow | undefined> {
  const now = sql<Date>`clock_timestamp()`;
  return await db
    .selectFrom("mock_sections")
    .where("learner_id", "=", learnerId)
    .where("started_at", "is not", null)
    .where("ended_at", "is", null)
    .where("deadline", ">", now)
    .select(["mock_id as mockId", "section", sql<Date>`deadline`.as("deadline"), now.as("now")])
    .select("staff_added as staffAdded")
    .executeTakeFirst();
}

type Row = Selectable<DB["mock_sections"]>;
type With<C extends keyof Row> = Row & { [K in C]: NonNullable<Row[K]> };

/** A table constraint keeps the start and the deadline together. */
function isStarted(row: Row): row is With<"started_at" | "deadline"> {
  return row.started_at !== null;
}

/** The end and the result are written in one statement. */
function isOver(
  row: Row,
): row is With<
  | ("ended_at" | "ended_by" | "correct" | "wrong" | "repeats")
  | ("score" | "percentile" | "score_error" | "score_low" | "score_high")
> {
  return row.ended_at !== null;
}

export function toSection(row: Row): MockSection {
  const { id, learner_id: learnerId, mock_id: mockId, section, place, total, seed } = row;
  const chosen = { id, learnerId, mockId, section, place, total, seed };
  if (!isStarted(row)) return { ...chosen, state: "planned", reopened: null };
  const { prior_mean: mean, prior_sd: sd } = row;
  const begun = {
    ...chosen,
    prior: mean === null || sd === null ? null : { mean, sd },
    startedAt: row.started_at,
    deadline: row.deadline,
    givenBack: row.given_back,
    staffAdded: row.staff_added,
    continuedAt: row.continued_at,
    pausedSeconds: row.paused_seconds,
    reopened: row.reopened,
  };
  const running = { ...begun, state: "running" } as const;
  if (!isOver(row)) return running;
  const { reopen_seconds: seconds, ended_at: stoppedAt } = row;
  if (seconds !== null)
    return { ...chosen, state: "planned", reopened: { seconds, stoppedAt, section: running } };
  return {
    ...begun,
    state: "ended",
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    correct: row.correct,
    wrong: row.wrong,
    repeats: row.repeats,
    result: {
      score: row.score,
      percentile: row.percentile,
      standardError: row.score_error,
      low: row.score_low,
      high: row.score_high,
    },
    guessing: row.guessing,
  };
}

/** A section that came as JSON, in which times are text. */
export function toSectionFromJson(row: ShallowDehydrateObject<Row>): MockSection {
  return toSection({
    ...row,
    started_at: dateOf(row.started_at),
    deadline: dateOf(row.deadline),
    ended_at: dateOf(row.ended_at),
    reopened_at: dateOf(row.reopened_at),
    continued_at: dateOf(row.continued_at),
  });
}

function dateOf(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/** In the order they are taken. */
export async function selectSections(
  db: Db | Tx,
  { learnerId, mockId }: Pick<MockAttempt, "learnerId" | "mockId">,
): Promise<MockSection[]> {
  const rows = await sectionRows(db, learnerId)
    .where("mock_id", "=", mockId)
    .orderBy("place")
    .execute();
  return rows.map(toSection);
}

/** Sections that are over, of all learners, in an order that a next call continues after the last of them. */
export async function selectEndedSections(
  db: Db,
  { since, after, limit }: { since: Date | null; after: string | null; limit: number },
): Promise<EndedSection[]> {
  const rows = await db
    .selectFrom("mock_sections")
    .selectAll()
    .where("ended_at", "is not", null)
    // One that support has reopened goes on, and is scored again.
    .where("reopen_seconds", "is", null)
    .$if(since !== null, (sections) => sections.where("ended_at", ">=", since))
    .$if(after !== null, (sections) => sections.where("id", ">", after))
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => inState(toSection(row), "ended"));
}

/** The sections of several mocks of one learner, in order. */
export async function selectSectionsOf(
  db: Db | Tx,
  learnerId: string,
  mockIds: readonly string[],
): Promise<MockSection[]> {
  if (mockIds.length === 0) return [];
  const rows = await sectionRows(db, learnerId)
    .where("mock_id", "in", mockIds)
    .orderBy("place")
    .execute();
  return rows.map(toSection);
}

/** A learner may start only one section at a time; the lock is released with the transaction. */
export async function lockStarts(tx: Tx, learnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`mock start ${learnerId}`}, 0))`.execute(
    tx,
  );
}

/** The section that this learner is taking in another mock. */
export async function selectOptionalOtherRunning(
  db: Db | Tx,
  learnerId: string,
  mockId: string,
): Promise<{ mockId: string; mockName: string; section: SectionName } | undefined> {
  return await db
    .selectFrom("mock_sections as s")
    .innerJoin("mocks as m", "m.id", "s.mock_id")
    .where("s.learner_id", "=", learnerId)
    .where("s.mock_id", "<>", mockId)
    .where("s.started_at", "is not", null)
    .where("s.ended_at", "is", null)
    .select(["s.mock_id as mockId", "m.name as mockName", "s.section"])
    .executeTakeFirst();
}

/** The estimates with which the learner left their last sections of this kind, the newest first. */
export async function selectLastEstimates(
  db: Db | Tx,
  learnerId: string,
  section: SectionName,
  limit: number,
): Promise<{ section: EndedSection; rapid: number; estimate: { theta: number; se: number } }[]> {
  const own = { id: sql.ref<string>("s.id"), learnerId: sql.ref<string>("s.learner_id") };
  const rows = await db
    .selectFrom("mock_sections as s")
    .where("s.learner_id", "=", learnerId)
    .where("s.section", "=", section)
    .where("s.ended_at", "is not", null)
    .where("s.reopen_seconds", "is", null)
    .orderBy("s.ended_at", "desc")
    .limit(limit)
    .selectAll("s")
    .select(rapidIn(db, own).as("rapid"))
    .$narrowType<{ eap_theta: NotNull; eap_error: NotNull; rapid: NotNull }>()
    .execute();
  return rows.map((row) => ({
    section: inState(toSection(row), "ended"),
    rapid: row.rapid,
    estimate: { theta: row.eap_theta, se: row.eap_error },
  }));
}

export async function updateSectionToStarted(
  tx: Tx,
  id: string,
  start: { at: Date; seconds: number; prior: NormalPrior | null },
): Promise<RunningSection> {
  const row = await tx
    .updateTable("mock_sections")
    .set({
      started_at: start.at,
      deadline: sql`${start.at}::timestamptz + make_interval(secs => ${start.seconds})`,
      prior_mean: start.prior?.mean ?? null,
      prior_sd: start.prior?.sd ?? null,
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inState(toSection(row), "running");
}

export async function updateReopened(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("mock_sections")
    .set({ reopened: sql`reopened + 1` })
    .where("id", "=", id)
    .execute();
}

/** Moves a section's deadline, unless that was already done. */
export async function updateDeadline(tx: Tx, id: string, seconds: number): Promise<RunningSection> {
  const row = await tx
    .updateTable("mock_sections")
    .set({ deadline: sql`deadline + make_interval(secs => ${seconds})`, given_back: seconds })
    .where("id", "=", id)
    .where("given_back", "is", null)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inState(toSection(row), "running");
}

export interface SectionEnding {
  at: Date;
  by: "learner" | "time";
  correct: number;
  wrong: number;
  repeats: number;
  result: RangedScore;
  theta: number;
  thetaError: number;
  eap: { theta: number; se: number };
  guessing: RangedScore | null;
}

/**
 * In one statement with the answer that ended it, if there was one; otherwise with leaving the
 * question on screen.
 */
export async function updateSectionToEnded(
  tx: Tx,
  section: RunningSection,
  ending: SectionEnding,
  given: RecordedAnswer | null,
): Promise<EndedSection> {
  const { at, by, correct, wrong, repeats, result, theta, thetaError, eap, guessing } = ending;
  const row = await tx
    .with("last", () => (given ? answerUpdate(tx, given) : leavingUpdate(tx, section, at)))
    .updateTable("mock_sections")
    .set({
      ended_at: at,
      ended_by: by,
      correct,
      wrong,
      repeats,
      score: result.score,
      percentile: result.percentile,
      score_error: result.standardError,
      score_low: result.low,
      score_high: result.high,
      theta,
      theta_error: thetaError,
      eap_theta: eap.theta,
      eap_error: eap.se,
      guessing: guessing && JSON.stringify(guessing),
    })
    .where("learner_id", "=", section.learnerId)
    .where("id", "=", section.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return inState(toSection(row), "ended");
}
