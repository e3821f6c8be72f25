import { type RawBuilder, sql } from "kysely";
import type { SessionSeen } from "../../../platform/http/handle.ts";

/**
 * What a statement sees of a session, as a column: nothing if it's over. One whose last use was
 * written down a while ago is stale; answers come every two minutes and shouldn't each write it.
 */
export function sessionSeen({
  learnerId,
  sessionId,
}: {
  learnerId: string;
  sessionId: string | null;
}): RawBuilder<SessionSeen> {
  return sql`(select case when last_used_at < now() - interval '10 minutes' then 'stale' else 'fresh' end
    from sessions where learner_id = ${learnerId} and id = ${sessionId}
      and ended_at is null and expires_at > now())`;
}
