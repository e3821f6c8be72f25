/** A learner's mocks with all that their cards and reports say about how they went, each in one statement. */
import type { MockKind, MockMode, RangedScore, SectionName } from "@theta/contract";
import { type InferResult, type NotNull, sql } from "kysely";
import { jsonArrayFrom, jsonObjectFrom } from "kysely/helpers/postgres";
import { builtOnce } from "../../platform/database/built-once.ts";
import type { Db, Tx } from "../../platform/database/database.ts";
import { BREAK_COLUMNS, breaksOf, hasOverdue, TOTAL_COLUMNS, totalIn } from "./attempts.queries.ts";
import type { MockSection } from "./mock-section.ts";
import type { BreakTaken } from "./mock-test.rules.ts";
import { type MockRow, mockRows } from "./mocks.queries.ts";
import { paceOf } from "./questions.queries.ts";
import { toSectionFromJson } from "./sections.queries.ts";
import type { SectionPaces } from "./too-fast.rules.ts";

/** A mock as one learner sees it, with what they did in it. */
export interface OwnMock extends MockRow {
  /** Of a full mock, once it's over. */
  total: RangedScore | null;
  breaks: readonly BreakTaken[];
  /** In the order they are taken; none before there is an attempt. */
  sections: readonly MockSection[];
  /** Of the sections that are over. */
  paces: SectionPaces;
}

function ownMocks(db: Db | Tx, learnerId: string) {
  const section = { id: sql.ref<string>("s.id"), learnerId: sql.ref<string>("s.learner_id") };
  const sections = db
    .selectFrom("mock_sections as s")
    .whereRef("s.learner_id", "=", sql.ref("a.learner_id"))
    .whereRef("s.mock_id", "=", sql.ref("a.mock_id"))
    .orderBy("s.place")
    .selectAll("s")
    .select(
      sql<{ served: number; rapid: number } | null>`case when s.ended_at is not null
        then ${jsonObjectFrom(paceOf(db, section))} end`.as("pace"),
    );
  return mockRows(db, learnerId)
    .select(TOTAL_COLUMNS)
    .select(BREAK_COLUMNS)
    .select([jsonArrayFrom(sections).as("sections"), hasOverdue(db, learnerId).as("hasOverdue")]);
}

type Row = InferResult<ReturnType<typeof ownMocks>>[number];

function toOwnMock(row: Row): OwnMock {
  const paces = new Map(row.sections.flatMap(({ id, pace }) => (pace ? [[id, pace]] : [])));
  return {
    ...row,
    total: totalIn(row),
    breaks: breaksOf(row),
    sections: row.sections.map(toSectionFromJson),
    paces,
  };
}

/** What a statement saw. With a section that is overdue, it has to be read again once that has ended. */
type Seen<What> = What & { hasOverdue: boolean };

/** One mock, if it's on offer or was. */
export async function selectOptionalOwnMock(
  db: Db,
  which: { learnerId: string; mockId: string },
): Promise<Seen<{ mock: OwnMock | undefined }>> {
  const [row] = await ownMock(db, which);
  return { mock: row && toOwnMock(row), hasOverdue: row?.hasOverdue ?? false };
}

const ownMock = builtOnce((db, { learnerId, mockId }: { learnerId: string; mockId: string }) =>
  ownMocks(db, learnerId).where("m.id", "=", mockId),
);

/** A page of all mocks in their order, and how many there are. There are so few that all are read. */
export async function selectMockPage(
  db: Db,
  learnerId: string,
  { kind, offset, limit }: { kind?: MockKind | undefined; offset: number; limit: number },
): Promise<Seen<{ mocks: OwnMock[]; total: number }>> {
  const rows = await mocksInOrder(db, { learnerId, kind: kind ?? null });
  return {
    mocks: rows.slice(offset, offset + limit).map(toOwnMock),
    total: rows.length,
    hasOverdue: rows[0]?.hasOverdue ?? false,
  };
}

const mocksInOrder = builtOnce(
  (db, { learnerId, kind }: { learnerId: string; kind: MockKind | null }) =>
    ownMocks(db, learnerId)
      .where(sql<boolean>`coalesce((${kind}::text = 'full') = (m.section is null), true)`)
      // What a learner has done doesn't change the order: a mock stays where they found it.
      .orderBy(sql`m.section is not null`)
      .orderBy("m.place")
      .orderBy("m.key"),
);

/**
 * Of the mocks under way, the one with a running clock or else the one opened last; the one that ended
 * last; and the test mode of the one opened last.
 */
export async function selectLastMocks(
  db: Db,
  learnerId: string,
): Promise<
  Seen<{
    running: OwnMock | undefined;
    finished: OwnMock | undefined;
    mode: MockMode | undefined;
  }>
> {
  const rows = await lastMocks(db, { learnerId });
  const mocks = rows.map(toOwnMock);
  return {
    running: mocks.find(({ endedAt }) => endedAt === null),
    finished: mocks.find(({ endedAt }) => endedAt !== null),
    mode: rows[0]?.lastMode,
    hasOverdue: rows[0]?.hasOverdue ?? false,
  };
}

const lastMocks = builtOnce((db, { learnerId }: { learnerId: string }) => {
  const last = db
    .selectFrom("mock_attempts as l")
    .where("l.learner_id", "=", learnerId)
    .select("l.mock_id")
    .limit(1);
  const hasRunningClock = sql`exists (
    select from mock_sections s
    where s.learner_id = l.learner_id and s.mock_id = l.mock_id
      and s.started_at is not null and s.ended_at is null
  )`;
  const underWay = last
    .where("l.ended_at", "is", null)
    .orderBy(hasRunningClock, "desc")
    .orderBy("l.opened_at", "desc");
  const finished = last.where("l.ended_at", "is not", null).orderBy("l.ended_at", "desc");
  const mode = sql<MockMode>`(select l.mode from mock_attempts l
    where l.learner_id = ${learnerId} order by l.opened_at desc limit 1)`;
  return ownMocks(db, learnerId)
    .where((eb) => eb.or([eb("a.mock_id", "=", underWay), eb("a.mock_id", "=", finished)]))
    .select(mode.as("lastMode"));
});

/** Started and not over, with the database's time. */
export type MockUnderWay = OwnMock & { now: Date };

export async function selectMocksUnderWay(db: Db, learnerId: string): Promise<MockUnderWay[]> {
  const rows = await mocksUnderWay(db, { learnerId });
  return rows.map((row) => ({ ...toOwnMock(row), now: row.now }));
}

const mocksUnderWay = builtOnce((db, { learnerId }: { learnerId: string }) =>
  ownMocks(db, learnerId)
    .where("a.started_at", "is not", null)
    .where("a.ended_at", "is", null)
    .orderBy("a.started_at")
    .select(sql<Date>`clock_timestamp()`.as("now")),
);

export type EndedMock = OwnMock & { endedAt: Date };

/** All that a learner has finished of one kind, the newest first; without `section`, full ones. */
export async function selectEndedOfKind(
  db: Db,
  learnerId: string,
  section: SectionName | null,
): Promise<EndedMock[]> {
  const rows = await endedOfKind(db, { learnerId, section });
  return rows.map((row) => ({ ...toOwnMock(row), endedAt: row.endedAt }));
}

const endedOfKind = builtOnce(
  (db, { learnerId, section }: { learnerId: string; section: SectionName | null }) =>
    ownMocks(db, learnerId)
      .where(sql<boolean>`m.section is not distinct from ${section}`)
      .where("a.ended_at", "is not", null)
      .orderBy("a.ended_at", "desc")
      .$narrowType<{ endedAt: NotNull }>(),
);
