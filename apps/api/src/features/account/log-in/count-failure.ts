import type { Db } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { giveBack, type Limit, spend } from "../../../platform/throttle.ts";

/**
 * Counts a failure before the work that may fail, so that many at once can't slip through together.
 * Takes it back if the work ends in any other way than this refusal.
 */
export async function countFailure<T>(
  db: Db,
  { limits, code }: { limits: Limit[]; code: string },
  work: () => Promise<T>,
): Promise<T> {
  let isFailure = false;
  try {
    await spend(db, limits);
    return await work();
  } catch (error) {
    isFailure = error instanceof Refusal && error.code === code;
    throw error;
  } finally {
    if (!isFailure) await giveBack(db, limits);
  }
}
