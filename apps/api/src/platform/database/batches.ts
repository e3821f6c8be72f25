/** How many rows one statement may take, to stay well within the statement timeout. */
export const BATCH_ROWS = 1_000;

/** Repeats a statement that takes at most one batch until nothing is left. */
export async function inBatches(takeBatch: () => Promise<number>): Promise<void> {
  while ((await takeBatch()) >= BATCH_ROWS);
}
