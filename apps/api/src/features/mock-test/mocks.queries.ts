import type { Mock } from "@theta/content";
import type { MockKind, MockMode, SectionName, TimeAllowed } from "@theta/contract";
import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Stores the mocks of the sources. Those that are gone are no longer offered. */
export async function upsertMocks(tx: Tx, mocks: readonly Mock[]): Promise<void> {
  await tx.updateTable("mocks").set({ is_offered: false }).execute();
  if (mocks.length === 0) return;
  await tx
    .insertInto("mocks")
    .values(
      mocks.map(({ key, section, place, name, about, availableFrom }) => ({
        key,
        section,
        place,
        name,
        about,
        available_from: new Date(`${availableFrom}T00:00:00Z`),
      })),
    )
    .onConflict((conflict) =>
      conflict.column("key").doUpdateSet((given) => ({
        section: given.ref("excluded.section"),
        place: given.ref("excluded.place"),
        name: given.ref("excluded.name"),
        about: given.ref("excluded.about"),
        available_from: given.ref("excluded.available_from"),
        is_offered: true,
      })),
    )
    .execute();
}

/** A mock as one learner sees it. The fields of an attempt are null before there is one. */
export interface MockRow {
  id: string;
  section: SectionName | null;
  name: string;
  about: string;
  availableFrom: Date;
  isAvailable: boolean;
  orderType: number | null;
  mode: MockMode | null;
  time: TimeAllowed | null;
  openedAt: Date | null;
  startedAt: Date | null;
  endedAt: Date | null;
  total: number | null;
  totalPercentile: number | null;
  totalLow: number | null;
  totalHigh: number | null;
}

/** The mocks on offer, and those the learner took while they were. */
function mockRows(db: Db | Tx, learnerId: string) {
  return db
    .selectFrom("mocks as m")
    .leftJoin("mock_attempts as a", (join) =>
      join.onRef("a.mock_id", "=", "m.id").on("a.learner_id", "=", learnerId),
    )
    .where((where) =>
      where.or([where("m.is_offered", "=", true), where("a.mock_id", "is not", null)]),
    )
    .select([
      "m.id",
      "m.section",
      "m.name",
      "m.about",
      "m.available_from as availableFrom",
      "a.order_type as orderType",
      "a.mode",
      "a.time_allowed as time",
      "a.opened_at as openedAt",
      "a.started_at as startedAt",
      "a.ended_at as endedAt",
      "a.total",
      "a.total_percentile as totalPercentile",
      "a.total_low as totalLow",
      "a.total_high as totalHigh",
    ])
    .select(sql<boolean>`m.available_from <= now()`.as("isAvailable"));
}

export async function selectMockPage(
  db: Db,
  learnerId: string,
  { kind, offset, limit }: { kind?: MockKind | undefined; offset: number; limit: number },
): Promise<{ rows: MockRow[]; total: number }> {
  const all = mockRows(db, learnerId).$if(kind !== undefined, (rows) =>
    rows.where("m.section", kind === "full" ? "is" : "is not", null),
  );
  const [rows, { total }] = await Promise.all([
    // What a learner has done doesn't change the order: a mock stays where they found it.
    all
      .orderBy(sql`m.section is not null`)
      .orderBy("m.place")
      .orderBy("m.key")
      .offset(offset)
      .limit(limit)
      .execute(),
    db
      .selectFrom(all.as("rows"))
      .select(sql<number>`count(*)::int`.as("total"))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

export async function selectOptionalMock(
  db: Db | Tx,
  learnerId: string,
  mockId: string,
): Promise<MockRow | undefined> {
  return await mockRows(db, learnerId).where("m.id", "=", mockId).executeTakeFirst();
}

/**
 * Of the mocks under way, the one with a running clock or else the one opened last; and the one
 * that ended last.
 */
export async function selectLastMocks(
  db: Db,
  learnerId: string,
): Promise<{ running: MockRow | undefined; finished: MockRow | undefined }> {
  const taken = mockRows(db, learnerId).where("a.mock_id", "is not", null);
  const [running, finished] = await Promise.all([
    taken
      .where("a.ended_at", "is", null)
      .orderBy(
        sql`exists (
          select from mock_sections s
          where s.learner_id = a.learner_id and s.mock_id = a.mock_id
            and s.started_at is not null and s.ended_at is null
        )`,
        "desc",
      )
      .orderBy("a.opened_at", "desc")
      .limit(1)
      .executeTakeFirst(),
    taken
      .where("a.ended_at", "is not", null)
      .orderBy("a.ended_at", "desc")
      .limit(1)
      .executeTakeFirst(),
  ]);
  return { running, finished };
}

/** The test mode of the mock that was opened last. */
export async function selectOptionalLastMode(
  db: Db,
  learnerId: string,
): Promise<MockMode | undefined> {
  const row = await db
    .selectFrom("mock_attempts")
    .where("learner_id", "=", learnerId)
    .orderBy("opened_at", "desc")
    .limit(1)
    .select("mode")
    .executeTakeFirst();
  return row?.mode;
}

/** When the learner started full and sectional mocks. */
export async function selectStarts(
  db: Db | Tx,
  learnerId: string,
): Promise<{ mocks: Date[]; sectionals: Date[] }> {
  const rows = await db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .where("a.learner_id", "=", learnerId)
    .where("a.started_at", "is not", null)
    .select(["m.section", "a.started_at as at"])
    .$narrowType<{ at: NotNull }>()
    .execute();
  const of = (isSectional: boolean) =>
    rows.flatMap(({ section, at }) => ((section !== null) === isSectional ? [at] : []));
  return { mocks: of(false), sectionals: of(true) };
}

/**
 * A learner's mocks of one kind that ended before a moment and gave as much time, the newest first; without
 * `section`, full ones.
 */
export async function selectEarlierMocks(
  db: Db,
  learnerId: string,
  {
    section,
    before,
    time,
    limit,
  }: { section: SectionName | null; before: Date; time: TimeAllowed; limit: number },
): Promise<EarlierMock[]> {
  return await ofKind(db, learnerId, section)
    .where("a.ended_at", "<", before)
    .where("a.time_allowed", "=", time)
    .orderBy("a.ended_at", "desc")
    .limit(limit)
    .select(["a.mock_id as mockId", "m.name", "a.ended_at as endedAt"])
    .select(["a.total", "a.total_error as totalError"])
    .$narrowType<{ endedAt: NotNull }>()
    .execute();
}

function ofKind(db: Db, learnerId: string, section: SectionName | null) {
  return db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .where("a.learner_id", "=", learnerId)
    .where(sql<boolean>`m.section is not distinct from ${section}`);
}

/** Whether a learner has finished a mock of one kind that didn't give this much time; without `section`, a full one. */
export async function selectHasOtherTimes(
  db: Db,
  learnerId: string,
  { section, time }: { section: SectionName | null; time: TimeAllowed },
): Promise<boolean> {
  const other = await ofKind(db, learnerId, section)
    .where("a.ended_at", "is not", null)
    .where("a.time_allowed", "!=", time)
    .limit(1)
    .select("a.mock_id")
    .executeTakeFirst();
  return other !== undefined;
}

export interface EarlierMock {
  mockId: string;
  name: string;
  endedAt: Date;
  /** Null for a sectional mock. */
  total: number | null;
  totalError: number | null;
}

export async function selectEndedMocks(
  db: Db | Tx,
  learnerId: string,
  since: Date,
): Promise<{ section: SectionName | null; endedAt: Date }[]> {
  return await db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .select(["m.section", "a.ended_at as endedAt"])
    .$narrowType<{ endedAt: NotNull }>()
    .where("a.learner_id", "=", learnerId)
    .where("a.ended_at", ">=", since)
    .execute();
}
