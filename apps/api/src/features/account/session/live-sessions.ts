import type { Db } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { selectLiveSessionIds } from "./sessions.queries.ts";

/** Which of these sessions are alive right now, by their ids. */
export async function liveSessions(
  db: Db,
  callers: readonly Caller[],
): Promise<ReadonlySet<string>> {
  return new Set(await selectLiveSessionIds(db, callers));
}
