import type { Reply, user } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { selectLiveSessions } from "./sessions.queries.ts";

/** The devices that the learner is signed in on. */
export async function listSessions(
  db: Db,
  { learnerId, sessionId }: Caller,
): Promise<Reply<typeof user.sessions>["result"]> {
  const sessions = await selectLiveSessions(db, learnerId);
  return sessions.map((session) => ({
    sessionId: session.id,
    device: session.device,
    createdAt: session.createdAt.getTime(),
    lastUsedAt: session.lastUsedAt.getTime(),
    isCurrent: session.id === sessionId,
  }));
}
