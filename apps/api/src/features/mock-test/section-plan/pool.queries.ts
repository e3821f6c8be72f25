import type { SectionName } from "@theta/contract";
import type { ItemParameters } from "@theta/engine";
import { type NotNull, sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

const FIELDS = [
  "key",
  "a",
  "b",
  "c",
  "area",
  "topics",
  "set_key as set",
  "enemy_group as enemyGroup",
] as const;

/** The items mocks may serve in a section, in the engine's terms. */
export async function selectPool(db: Db, section: SectionName): Promise<ItemParameters[]> {
  const rows = await db
    .selectFrom("items")
    .select(FIELDS)
    .select(sql<boolean>`state = 'pretest'`.as("pretest"))
    .where("is_current", "=", true)
    .where("pool", "=", "mock")
    .where("state", "in", ["active", "pretest"])
    .where("section", "=", section)
    .orderBy("key")
    .execute();
  return rows.map(({ key, ...item }) => ({ id: key, ...item }));
}

/** Items by key, whatever happened to them since: the newest version of each. */
export async function selectItems(db: Db | Tx, keys: readonly string[]): Promise<ItemParameters[]> {
  const rows = await db
    .selectFrom("items")
    .select(FIELDS)
    .where("is_current", "=", true)
    .where("key", "in", keys)
    .execute();
  return rows.map(({ key, ...item }) => ({ id: key, ...item }));
}

/**
 * An item's current version, if mocks may serve it, for use inside another statement. One that has
 * gone on trial since the plan was made mustn't count.
 */
export function itemOfToday(db: Db | Tx, key: string, isScored: boolean) {
  return db
    .selectFrom("items")
    .select(["id", "key", "format", "content", "topic_name as topicName", "difficulty"])
    .select(["a", "b", "c"])
    .where("key", "=", key)
    .where("is_current", "=", true)
    .where("pool", "=", "mock")
    .where(sql<boolean>`(state = 'active' or state = 'pretest' and not ${isScored}::boolean)`);
}

/** How often items and sets were served in a section's latest sittings. */
export async function selectRates(
  db: Db,
  section: SectionName,
  most: number,
): Promise<{ sittings: number; items: Map<string, number>; sets: Map<string, number> }> {
  const recent = db
    .selectFrom("mock_sections")
    .select("id")
    .where("section", "=", section)
    .where("started_at", "is not", null)
    .orderBy("started_at", "desc")
    .limit(most);
  const served = db
    .with("recent", () => recent)
    .with("served", (with_) =>
      with_
        .selectFrom("recent as r")
        // Joined by section only, though the key begins with the learner: PostgreSQL doesn't see the
        // foreign key through a limit. Joined by both columns, it expects one question per section,
        // and its plan takes seconds.
        .innerJoin("mock_questions as q", "q.section_id", "r.id")
        .select(["q.item_id", "q.section_id"]),
    );
  const [{ sittings }, items, sets] = await Promise.all([
    db
      .selectFrom(recent.as("r"))
      .select(sql<number>`count(*)::int`.as("sittings"))
      .executeTakeFirstOrThrow(),
    served
      // Counted before it's known which versions belong together: that joins hundreds of rows, not a
      // hundred thousand.
      .with("counted", (with_) =>
        with_
          .selectFrom("served")
          .groupBy("item_id")
          .select(["item_id", sql<number>`count(*)`.as("n")]),
      )
      .selectFrom("counted as c")
      .innerJoin("items as i", "i.id", "c.item_id")
      .groupBy("i.key")
      .select(["i.key", sql<number>`sum(c.n)::int`.as("n")])
      .execute(),
    served
      .selectFrom("served as s")
      .innerJoin("items as i", "i.id", "s.item_id")
      .where("i.set_key", "is not", null)
      .groupBy("i.set_key")
      .select(["i.set_key as key", sql<number>`count(distinct s.section_id)::int`.as("n")])
      .$narrowType<{ key: NotNull }>()
      .execute(),
  ]);
  return {
    sittings,
    items: new Map(items.map(({ key, n }) => [key, n])),
    sets: new Map(sets.map(({ key, n }) => [key, n])),
  };
}
