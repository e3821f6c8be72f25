import { timingSafeEqual } from "node:crypto";
import { audit, type Origin } from "../../platform/audit.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import type { Caller } from "../../platform/http/handle.ts";
import { Refusal } from "../../platform/refusal.ts";
import { readAccessToken } from "./access-token.ts";
import type { AccountServices } from "./account-services.ts";
import { hashSecret, type RefreshSecret } from "./session.rules.ts";
import { endSession, lockOptionalLiveSession } from "./sessions.queries.ts";

interface Proofs {
  token: string | null;
  refresh: RefreshSecret | null;
}

/** Ends the sessions that the caller can prove to hold. With none, there is nothing to end. */
export async function logOut(
  { db, keys, config }: AccountServices,
  { token, refresh }: Proofs,
  origin: Origin,
): Promise<void> {
  const named = token === null ? null : await callerOf(keys.accessTokens, config.publicUrl, token);
  await inTransaction(db, async (tx) => {
    const ends: Caller[] = named ? [named] : [];
    if (refresh) {
      const session = await lockOptionalLiveSession(tx, refresh);
      const presented = hashSecret(refresh.secret);
      const isHeld = [session?.currentHash, session?.previousHash].some(
        (hash) => hash && timingSafeEqual(hash, presented),
      );
      if (isHeld) ends.push(refresh);
    }
    for (const { learnerId, sessionId } of ends) {
      if (await endSession(tx, { learnerId, sessionId })) {
        await audit(tx, origin, { event: "session.ended", learnerId, detail: { sessionId } });
      }
    }
  });
}

/** Signing out never fails for a token that is too old. */
async function callerOf(key: Uint8Array, issuer: string, token: string): Promise<Caller | null> {
  try {
    return await readAccessToken(key, issuer, token);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
