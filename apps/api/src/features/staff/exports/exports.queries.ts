import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

const OPEN_FOR = "10 minutes";
const KEPT_FOR = "30 days";

interface Export {
  actorId: string;
  list: string;
  filters: string;
}

export async function insertExport(tx: Tx, { actorId, list, filters }: Export): Promise<string> {
  const row = await tx
    .insertInto("staff_exports")
    .values({ actor_id: actorId, list, filters })
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/** How many rows it has given out; undefined if this isn't such an export, or it's over. */
export async function selectOptionalRowsRead(
  db: Db,
  id: string,
  { actorId, list, filters }: Export,
): Promise<number | undefined> {
  const row = await db
    .selectFrom("staff_exports")
    .select("rows_read as rowsRead")
    .where("id", "=", id)
    .where("actor_id", "=", actorId)
    .where("list", "=", list)
    .where("filters", "=", filters)
    .where("made_at", ">", sql<Date>`clock_timestamp() - ${OPEN_FOR}::interval`)
    .executeTakeFirst();
  return row?.rowsRead;
}

export async function updateRowsRead(tx: Tx, id: string, more: number): Promise<number> {
  const row = await tx
    .updateTable("staff_exports")
    .set({ rows_read: sql<number>`rows_read + ${more}` })
    .where("id", "=", id)
    .returning("rows_read as rowsRead")
    .executeTakeFirstOrThrow();
  return row.rowsRead;
}

export async function deleteOldExports(db: Db): Promise<void> {
  await db
    .deleteFrom("staff_exports")
    .where("made_at", "<", sql<Date>`now() - ${KEPT_FOR}::interval`)
    .execute();
}
