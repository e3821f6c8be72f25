import { sql } from "kysely";
import type { Db, Tx } from "../../platform/database/database.ts";
import type { ItemRow } from "./item-row.ts";
import { BANK_STATE } from "./bank-state.sql-parts.ts";
import { markingServed } from "./marking-served.sql-parts.ts";

export interface CurrentItem {
  id: string;
  key: string;
  version: number;
  contentHash: string;
  /** By the bank; what the staff decided is applied on top. */
  isRetired: boolean;
  pool: "mock" | "practice";
  /** The designed parameters in use; null once they were fitted to answers. */
  designed: { a: number; b: number; c: number } | null;
}

/**
 * Allows only one import at a time; false when there is one. The lock is released with the
 * transaction.
 */
export async function tryLockImports(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isLocked: boolean }>`
    select pg_try_advisory_xact_lock(hashtext('theta item bank')) as "isLocked"`.execute(tx);
  return rows[0]!.isLocked;
}

export async function selectOptionalLastStamp(db: Db | Tx): Promise<string | undefined> {
  const row = await db
    .selectFrom("bank_imports")
    .select("stamp")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.stamp;
}

export async function selectCurrentItems(tx: Tx): Promise<CurrentItem[]> {
  const rows = await tx
    .selectFrom("items")
    .select([
      "id",
      "key",
      "version",
      "content_hash",
      BANK_STATE.as("bankState"),
      "pool",
      "a",
      "b",
      "c",
      "parameter_origin",
    ])
    .where("is_current", "=", true)
    .execute();
  return rows.map(({ content_hash, bankState, parameter_origin, a, b, c, ...item }) => ({
    ...item,
    contentHash: content_hash,
    isRetired: bankState === "retired",
    designed: parameter_origin === "designed" ? { a, b, c } : null,
  }));
}

export async function insertItems(tx: Tx, rows: ItemRow[]): Promise<void> {
  await tx.insertInto("items").values(rows).execute();
}

/** Overwrites an item that was never served to anyone; false if it was. */
export async function updateUnservedItem(tx: Tx, id: string, row: ItemRow): Promise<boolean> {
  const { key: _, version: __, ...fields } = row;
  const { numUpdatedRows } = await tx
    .updateTable("items")
    .set(fields)
    .where("id", "=", id)
    .where("first_served_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * What may change in a row that keeps its content: whether and where it is in use, and designed
 * parameters.
 */
export async function updateUse(
  tx: Tx,
  id: string,
  { state, bank_state, pool, a, b, c }: ItemRow,
  isDesigned: boolean,
): Promise<void> {
  const use = { state, bank_state, pool };
  await tx
    .updateTable("items")
    .set(isDesigned ? { ...use, a, b, c } : use)
    .where("id", "=", id)
    .execute();
}

/** The version stays for those who answered it but is no longer served. */
export async function updateToPast(tx: Tx, id: string): Promise<void> {
  await tx.updateTable("items").set({ is_current: false }).where("id", "=", id).execute();
}

export async function updateToRetired(tx: Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable("items")
    .set({ state: "retired", bank_state: "retired" })
    .where("id", "in", ids)
    .execute();
}

/** From now on a change of this item makes a new version. */
export async function updateToServed(db: Db | Tx, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await markingServed(db, sql`(${sql.join(ids)})`).execute();
}

/** A picture's file, named by a hash of its bytes. */
export interface PictureFile {
  readonly file: string;
  readonly bytes: Uint8Array;
}

/** Files that already exist are the same. */
export async function insertPictures(tx: Tx, pictures: readonly PictureFile[]): Promise<void> {
  for (const { file, bytes } of pictures)
    await tx
      .insertInto("item_pictures")
      .values({ file, bytes: Buffer.from(bytes) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function selectOptionalPicture(db: Db, file: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom("item_pictures")
    .select("bytes")
    .where("file", "=", file)
    .executeTakeFirst();
  return row?.bytes;
}

export interface ImportCounts {
  added: number;
  changed: number;
  versioned: number;
  retired: number;
  unchanged: number;
}

export async function insertImport(tx: Tx, stamp: string, counts: ImportCounts): Promise<void> {
  await tx
    .insertInto("bank_imports")
    .values({ stamp, ...counts })
    .execute();
}
