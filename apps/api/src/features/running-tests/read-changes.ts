import type { Db } from "../../platform/database/database.ts";
import { findMovedClocks } from "../exam/moved-clocks.ts";

/** A change is dated before it's committed; no transaction takes as long as this. */
const OVERLAP_MILLISECONDS = 20_000;

/**
 * Says whose clocks were moved since it was last asked. It reads the last seconds again and again, and passes on what it
 * hasn't seen.
 */
export function createChangeReader(db: Db): () => Promise<ReadonlySet<string>> {
  let known = new Set<string>();
  let since = new Date(0);
  return async () => {
    const { now, changes } = await findMovedClocks(db, since);
    const news = changes.filter(({ id }) => !known.has(id));
    known = new Set(changes.map(({ id }) => id));
    since = new Date(now.getTime() - OVERLAP_MILLISECONDS);
    return new Set(news.map(({ learnerId }) => learnerId));
  };
}
