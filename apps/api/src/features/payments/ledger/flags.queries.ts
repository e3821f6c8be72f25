import { sql } from "kysely";
import type { Db, Tx } from "../../../platform/database/database.ts";

/** Adds something for a person to look at. False if it was already noted, or dealt with. */
export async function addFlag(db: Db | Tx, id: string, flag: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("orders")
    .set({ flag: sql<string>`concat_ws('; ', flag, ${flag}::text)` })
    .where("id", "=", id)
    .where(
      sql<boolean>`not exists (
        select from unnest(array_append(resolved_flags, flag)) as noted
        where ${flag}::text = any(string_to_array(noted, '; ')))`,
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function updateToResolved(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({ flag: null, resolved_flags: sql<string[]>`array_append(resolved_flags, flag)` })
    .where("id", "=", id)
    .where("flag", "is not", null)
    .execute();
}

/** Before a refund is tried again, so that a second failure is noted like the first. */
export async function forgetResolvedRefunds(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable("orders")
    .set({
      resolved_flags: sql<string[]>`array(
        select resolved from unnest(resolved_flags) as noted, string_to_table(noted, '; ') as resolved
        where resolved not like 'its refund %' and resolved <> 'the provider has no such refund')`,
    })
    .where("id", "=", id)
    .execute();
}
