import { timingSafeEqual } from "node:crypto";
import { audit, type Origin } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { hashSecret, type RefreshSecret } from "./session.rules.ts";
import { endSession, lockOptionalLiveSession } from "./sessions.queries.ts";

/**
 * Ends the session that a refresh cookie belongs to, if it's alive and the cookie really belongs to
 * it.
 */
export async function endCookieSession(
  tx: Tx,
  refresh: RefreshSecret | null,
  origin: Origin,
): Promise<void> {
  const session = refresh && (await lockOptionalLiveSession(tx, refresh));
  if (!session) return;
  const presented = hashSecret(refresh.secret);
  const isHeld = [session.currentHash, session.previousHash].some(
    (hash) => hash && timingSafeEqual(hash, presented),
  );
  if (!isHeld || !(await endSession(tx, refresh))) return;
  const { learnerId, sessionId } = refresh;
  await audit(tx, origin, { event: "session.ended", learnerId, detail: { sessionId } });
}
