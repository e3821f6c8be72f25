import { type RawBuilder, sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";

/** Marks items as seen by somebody. `ids` is in parentheses: a list or a query. */
export function markingServed(db: Db | Tx, ids: RawBuilder<unknown>) {
  return db
    .updateTable("items")
    .set({ first_served_at: sql`now()` })
    .where(sql<boolean>`id in ${ids}`)
    .where("first_served_at", "is", null);
}
