import { type RawBuilder, sql } from "kysely";
import type { SessionSeen } from "../../../platform/http/handle.ts";
import { USE_MINUTES } from "./session.rules.ts";

/** What a statement sees of a session, as a column: stale if its last use was written down a while ago. */
export function sessionSeen({
  learnerId,
  sessionId,
}: {
  learnerId: string;
  sessionId: string | null;
}): RawBuilder<SessionSeen> {
  return sql`(select case when last_used_at < now() - make_interval(mins => ${USE_MINUTES}) then 'stale' else 'fresh' end
    from sessions where learner_id = ${learnerId} and id = ${sessionId}
      and ended_at is null and expires_at > now())`;
}
