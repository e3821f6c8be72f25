import type { Db, Tx } from "./database.ts";
import { isRetryable } from "./failures.ts";

/**
 * Runs one use case, all or nothing. Retries once when the connection died or a deadlock was
 * broken, so the work must be idempotent: it may have been committed with its reply lost.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return await withSecondTry(() => db.transaction().execute(work));
}

/** The same for work that needs no transaction because it writes in one statement at most. */
export async function withSecondTry<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isRetryable(error)) throw error;
    return await work();
  }
}
