import { setTimeout as sleep } from "node:timers/promises";
import type { PooledItem } from "@theta/content";
import type { Db, Tx } from "../../platform/database/database.ts";
import { applyHolds } from "./holds.queries.ts";
import {
  type CurrentItem,
  type ImportCounts,
  insertImport,
  insertItems,
  insertPictures,
  type PictureFile,
  selectCurrentItems,
  selectOptionalLastStamp,
  tryLockImports,
  updateToPast,
  updateToRetired,
  updateUnservedItem,
  updateUse,
} from "./items.queries.ts";
import { toItemRow } from "./item-row.ts";

/** The part of a bank that this feature stores. */
export interface Items {
  readonly items: readonly PooledItem[];
  /** Every file that these items name. */
  readonly pictures: readonly PictureFile[];
}

export interface ItemSource<Bank extends Items> {
  /** Changes when any source changes. */
  readonly stamp: string;
  /** Renders the whole bank. If an item is broken, throws and names it. */
  readonly load: (onProgress?: (done: number, total: number) => void) => Promise<Bank>;
  /** Writes what else the bank has, in the same transaction. */
  readonly writeRest: (tx: Tx, bank: Bank) => Promise<void>;
}

const ROWS_AT_ONCE = 200;
const LOCK_PAUSE_MS = 200;

/**
 * Updates the table of items to match the sources: all or nothing, and nothing if they haven't
 * changed. An item that somebody was served is never overwritten; a new version replaces it.
 */
export async function importItems<Bank extends Items>(
  db: Db,
  source: ItemSource<Bank>,
  onProgress?: (done: number, total: number) => void,
): Promise<ImportCounts | "up-to-date"> {
  if ((await selectOptionalLastStamp(db)) === source.stamp) return "up-to-date";
  const bank = await source.load(onProgress);
  return await db.transaction().execute(async (tx) => {
    // Polls, because an import takes longer than a single statement may.
    while (!(await tryLockImports(tx))) await sleep(LOCK_PAUSE_MS);
    // Another server may have been faster.
    if ((await selectOptionalLastStamp(tx)) === source.stamp) return "up-to-date";
    await insertPictures(tx, bank.pictures);
    const counts = await writeItems(tx, bank.items);
    // Last, so that a decision made while this ran is among them, or waits for this to end.
    await applyHolds(tx);
    await source.writeRest(tx, bank);
    await insertImport(tx, source.stamp, counts);
    return counts;
  });
}

async function writeItems(tx: Tx, items: readonly PooledItem[]): Promise<ImportCounts> {
  const current = new Map((await selectCurrentItems(tx)).map((item) => [item.key, item]));
  const counts: ImportCounts = { added: 0, changed: 0, versioned: 0, retired: 0, unchanged: 0 };
  const added = items.filter(({ key }) => !current.has(key));
  for (let k = 0; k < added.length; k += ROWS_AT_ONCE)
    await insertItems(
      tx,
      added.slice(k, k + ROWS_AT_ONCE).map((item) => toItemRow(item, 1)),
    );
  counts.added = added.length;
  for (const item of items) {
    const known = current.get(item.key);
    if (known) counts[await writeKnown(tx, item, known)]++;
  }
  const keys = new Set(items.map(({ key }) => key));
  const gone = [...current.values()].filter(({ key, isRetired }) => !keys.has(key) && !isRetired);
  await updateToRetired(
    tx,
    gone.map(({ id }) => id),
  );
  return { ...counts, retired: gone.length };
}

async function writeKnown(
  tx: Tx,
  item: PooledItem,
  { id, version, contentHash, isRetired, pool, designed }: CurrentItem,
): Promise<"unchanged" | "changed" | "versioned"> {
  if (contentHash === item.hash) {
    const row = toItemRow(item, version);
    const isBack = isRetired && item.state !== "retired";
    const isSame =
      designed === null || (["a", "b", "c"] as const).every((p) => designed[p] === row[p]);
    if (isSame && !isBack && pool === item.pool) return "unchanged";
    await updateUse(tx, id, row, designed !== null);
    return "changed";
  }
  if (await updateUnservedItem(tx, id, toItemRow(item, version))) return "changed";
  await updateToPast(tx, id);
  await insertItems(tx, [toItemRow(item, version + 1)]);
  return "versioned";
}

/** The stamp of the sources that the database was last updated to; undefined on an empty one. */
export async function lastStamp(db: Db): Promise<string | undefined> {
  return await selectOptionalLastStamp(db);
}
