import { setTimeout as sleep } from "node:timers/promises";
import type { Mock, PooledItem, Quiz, TopicTest } from "@theta/content";
import type { Db, Tx } from "../../platform/database/database.ts";
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
} from "./bank.queries.ts";
import { toBankRow } from "./bank-row.ts";
import { writeQuizzes } from "../free-quiz/write-quizzes.ts";
import { writeMocks } from "../mock-test/write-mocks.ts";

export interface BankSource {
  /** Changes when any source changes. */
  readonly stamp: string;
  /** Renders the whole bank. If an item is broken, throws and names it. */
  readonly load: (onProgress?: (done: number, total: number) => void) => Promise<Bank>;
}

export interface Bank {
  readonly items: readonly PooledItem[];
  /** Every file that these items name. */
  readonly pictures: readonly PictureFile[];
  readonly quizzes: readonly (Quiz | TopicTest)[];
  readonly mocks: readonly Mock[];
}

const ROWS_AT_ONCE = 200;
const LOCK_PAUSE_MS = 200;

/**
 * Updates the table of items to match the sources: all or nothing, and nothing if they haven't
 * changed. An item that somebody was served is never overwritten; a new version replaces it.
 */
export async function importBank(
  db: Db,
  source: BankSource,
  onProgress?: (done: number, total: number) => void,
): Promise<ImportCounts | "up-to-date"> {
  if ((await selectOptionalLastStamp(db)) === source.stamp) return "up-to-date";
  const { items, pictures, quizzes, mocks } = await source.load(onProgress);
  return await db.transaction().execute(async (tx) => {
    // Polls, because an import takes longer than a single statement may.
    while (!(await tryLockImports(tx))) await sleep(LOCK_PAUSE_MS);
    // Another server may have been faster.
    if ((await selectOptionalLastStamp(tx)) === source.stamp) return "up-to-date";
    await insertPictures(tx, pictures);
    const counts = await writeItems(tx, items);
    await writeQuizzes(tx, quizzes);
    await writeMocks(tx, mocks);
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
      added.slice(k, k + ROWS_AT_ONCE).map((item) => toBankRow(item, 1)),
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
    const row = toBankRow(item, version);
    const isBack = isRetired && item.state !== "retired";
    const isSame =
      designed === null || (["a", "b", "c"] as const).every((p) => designed[p] === row[p]);
    if (isSame && !isBack && pool === item.pool) return "unchanged";
    await updateUse(tx, id, row, designed !== null);
    return "changed";
  }
  if (await updateUnservedItem(tx, id, toBankRow(item, version))) return "changed";
  await updateToPast(tx, id);
  await insertItems(tx, [toBankRow(item, version + 1)]);
  return "versioned";
}
