import type { Mock } from "@theta/content";
import type { MockMode, SectionName, TimeAllowed } from "@theta/contract";
import { type NotNull, sql } from "kysely";
import { builtOnce } from "../../platform/database/built-once.ts";
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
}

/** The mocks on offer, and those the learner took while they were. */
export function mockRows(db: Db | Tx, learnerId: string) {
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
    ])
    .select(sql<boolean>`m.available_from <= now()`.as("isAvailable"));
}

export async function selectOptionalMock(
  db: Db | Tx,
  learnerId: string,
  mockId: string,
): Promise<MockRow | undefined> {
  return await mockRows(db, learnerId).where("m.id", "=", mockId).executeTakeFirst();
}

/** When the learner started full and sectional mocks. */
export async function selectStarts(
  db: Db | Tx,
  learnerId: string,
): Promise<{ mocks: Date[]; sectionals: Date[] }> {
  const rows = await starts(db, { learnerId });
  const of = (isSectional: boolean) =>
    rows.flatMap(({ section, at }) => ((section !== null) === isSectional ? [at] : []));
  return { mocks: of(false), sectionals: of(true) };
}

const starts = builtOnce((db, { learnerId }: { learnerId: string }) =>
  db
    .selectFrom("mock_attempts as a")
    .innerJoin("mocks as m", "m.id", "a.mock_id")
    .where("a.learner_id", "=", learnerId)
    .where("a.started_at", "is not", null)
    .select(["m.section", "a.started_at as at"])
    .$narrowType<{ at: NotNull }>(),
);

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
