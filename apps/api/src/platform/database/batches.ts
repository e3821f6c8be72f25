/** Rows that one statement may take, so that it stays well within the time that a statement has. */
export const BATCH_ROWS = 1_000;

/** Repeats a statement that takes at most one batch, until there is nothing left for it. */
export async function inBatches(takeBatch: () => Promise<number>): Promise<void> {
  while ((await takeBatch()) >= BATCH_ROWS);
}
