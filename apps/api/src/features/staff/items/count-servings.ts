import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import {
  addServings,
  countNextServings,
  insertCounted,
  insertUnshown,
  isEverCounted,
  lockCounting,
  lockOptionalStretch,
  selectSettledTime,
} from "./servings.queries.ts";

/** So that each statement is short. */
const KEYS_AT_ONCE = 500;

/**
 * Counts how often each question was shown, so that a list can be sorted by it. Everything is
 * counted once; after that, only what was shown since, an hour at a time. A section that support
 * reopened shows its last question again, and counts it again.
 */
export async function countServings(db: Db): Promise<void> {
  if (!(await isEverCounted(db))) await inTransaction(db, countEverything);
  while (await inTransaction(db, countStretch));
  await insertUnshown(db);
}

async function countEverything(tx: Tx): Promise<void> {
  await lockCounting(tx);
  // By another server, meanwhile.
  if (await isEverCounted(tx)) return;
  const until = await selectSettledTime(tx);
  let after: string | null = "";
  while (after !== null) after = await countNextServings(tx, { after, keys: KEYS_AT_ONCE, until });
  await insertCounted(tx, until);
}

/** False when there's nothing left. */
async function countStretch(tx: Tx): Promise<boolean> {
  const stretch = await lockOptionalStretch(tx);
  if (!stretch) return false;
  await addServings(tx, stretch);
  return true;
}
