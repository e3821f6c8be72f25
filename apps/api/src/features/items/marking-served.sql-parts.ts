import { type QueryCreator, type RawBuilder, sql } from "kysely";
import type { DB } from "../../platform/database/schema.generated.ts";

/** Marks items as seen by somebody. `ids` is in parentheses: a list or a query. */
export function markingServed(db: Pick<QueryCreator<DB>, "updateTable">, ids: RawBuilder<unknown>) {
  return db
    .updateTable("items")
    .set({ first_served_at: sql`now()` })
    .where(sql<boolean>`id in ${ids}`)
    .where("first_served_at", "is", null);
}
