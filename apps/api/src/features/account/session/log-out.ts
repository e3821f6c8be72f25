import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import type { Caller } from "../../../platform/http/handle.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { readAccessToken } from "./access-token.ts";
import type { AccountServices } from "../account-services.ts";
import { endCookieSession } from "./end-cookie-session.ts";
import type { RefreshSecret } from "./session.rules.ts";
import { endSession } from "./sessions.queries.ts";

interface Proofs {
  token: string | null;
  refresh: RefreshSecret | null;
}

/**
 * Ends the sessions that the caller can prove are theirs. If there aren't any, there's nothing to
 * do.
 */
export async function logOut(
  { db, keys, config }: AccountServices,
  { token, refresh }: Proofs,
  origin: Origin,
): Promise<void> {
  const named = token === null ? null : await callerOf(keys.accessTokens, config.publicUrl, token);
  await inTransaction(db, async (tx) => {
    if (named && (await endSession(tx, named))) {
      const { learnerId, sessionId } = named;
      await audit(tx, origin, { event: "session.ended", learnerId, detail: { sessionId } });
    }
    await endCookieSession(tx, refresh, origin);
  });
}

/** Signing out never fails because a token is too old. */
async function callerOf(key: Uint8Array, issuer: string, token: string): Promise<Caller | null> {
  try {
    return await readAccessToken(key, issuer, token);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
