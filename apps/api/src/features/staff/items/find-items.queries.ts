import type { ItemSort } from "@theta/contract/staff";
import type { RenderedItem } from "@theta/items";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { DB } from "../../../platform/database/schema.generated.ts";
import { readInteger, type SortKey } from "../shared/cursor.ts";
import { beginningWith } from "../shared/time-place.sql-parts.ts";

type ItemOf<Field extends "section" | "format" | "state"> = DB["items"][Field];

export interface ItemFilter {
  text?: string | undefined;
  key?: string | undefined;
  topic?: string | undefined;
  section?: ItemOf<"section"> | undefined;
  format?: ItemOf<"format"> | undefined;
  difficulty?: number | undefined;
  state?: ItemOf<"state"> | undefined;
  /** Only those with a report that waits for us. */
  reported?: "yes" | undefined;
}

const SHOWN = sql<number>`coalesce(s.served, 0)`;
const DIFFICULTY = sql<number>`i.difficulty`;

/** What comes before the key, which every order ends with. */
const ORDERS: Record<ItemSort, { by: RawBuilder<number>; isFalling: boolean } | null> = {
  key: null,
  easiest: { by: DIFFICULTY, isFalling: false },
  hardest: { by: DIFFICULTY, isFalling: true },
  "most-shown": { by: SHOWN, isFalling: true },
  "least-shown": { by: SHOWN, isFalling: false },
};

/** Of a sort's cursor. */
export const sortParts = (sort: ItemSort) => (ORDERS[sort] ? 2 : 1);

/** A page of the current versions, with one more to say whether the list goes on. */
export async function selectItemPage(
  db: Db,
  filter: ItemFilter,
  { sort, after, limit }: { sort: ItemSort; after: SortKey | null; limit: number },
) {
  const order = ORDERS[sort];
  // Chosen first, so that the texts of the others are never read.
  let chosen = matching(db, filter)
    .leftJoin("item_servings as s", "s.key", "i.key")
    .select(["i.id", "s.served"])
    .limit(limit + 1);
  if (order) chosen = chosen.orderBy(order.by, order.isFalling ? "desc" : "asc");
  chosen = chosen.orderBy("i.key");
  if (after) chosen = chosen.where(isAfter(order, after));
  let page = db
    .with("chosen", () => chosen)
    .selectFrom("chosen as s")
    .innerJoin("items as i", "i.id", "s.id")
    .select(["i.key", "i.version", "i.state", "i.section", "i.format", "i.topic_name as topic"])
    .select(["i.difficulty", "i.pool", "s.served as shown"])
    .select(
      sql<RenderedItem["sections"]>`jsonb_path_query_array(i.content, '$.sections[*]')`.as(
        "sections",
      ),
    );
  if (order) page = page.orderBy(order.by, order.isFalling ? "desc" : "asc");
  return await page.orderBy("i.key").execute();
}

function matching(db: Db, filter: ItemFilter) {
  let query = db.selectFrom("items as i").where("i.is_current", "=", true);
  if (filter.text)
    query = query.where(
      sql<boolean>`to_tsvector('english', item_words(i.content))
        @@ websearch_to_tsquery('english', ${filter.text})`,
    );
  if (filter.key) query = query.where("i.key", "like", beginningWith(filter.key));
  if (filter.topic) query = query.where("i.topic_name", "=", filter.topic);
  if (filter.section) query = query.where("i.section", "=", filter.section);
  if (filter.format) query = query.where("i.format", "=", filter.format);
  if (filter.difficulty) query = query.where("i.difficulty", "=", filter.difficulty);
  if (filter.state) query = query.where("i.state", "=", filter.state);
  if (filter.reported)
    query = query.where(
      "i.key",
      "in",
      db
        .selectFrom("contact_messages as m")
        .innerJoin("items as seen", "seen.id", "m.item_id")
        .select("seen.key")
        .where(sql<boolean>`m.state in ('new', 'open')`),
    );
  return query;
}

function isAfter(order: (typeof ORDERS)[ItemSort], after: SortKey): RawBuilder<boolean> {
  const key = after.at(-1);
  if (!order) return sql`i.key > ${key}`;
  const value = readInteger(after[0]);
  const { by, isFalling } = order;
  return sql`(${by} ${sql.raw(isFalling ? "<" : ">")} ${value}::int
    or (${by} = ${value}::int and i.key > ${key}))`;
}

export async function selectTopicNames(db: Db) {
  return await db
    .selectFrom("items")
    .select(["section", "topic_name as topic"])
    .distinct()
    .where("is_current", "=", true)
    .orderBy("section")
    .orderBy("topic_name")
    .execute();
}
