import { audit, type Origin } from "../../../platform/audit.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { signAccessToken } from "./access-token.ts";
import type { AccountServices } from "../account-services.ts";
import {
  hashSecret,
  isOfKey,
  judgeRefresh,
  keyMark,
  nextSecret,
  type RefreshSecret,
} from "./session.rules.ts";
import { endSession, exchangeSecret, lockOptionalLiveSession } from "./sessions.queries.ts";

interface Refreshed {
  accessToken: string;
  refresh: RefreshSecret;
}

/** Exchanges the refresh secret for a new access token and a new secret, or says why not. */
export async function refreshSession(
  { db, keys, config }: AccountServices,
  given: RefreshSecret,
  origin: Origin,
): Promise<Refreshed | "ended" | "stolen"> {
  const next = nextSecret(keys.refreshSecrets, given);
  const mark = keyMark(keys.sessionMarks, given.sessionId);
  const verdict = await inTransaction(db, async (tx) => {
    const session = await lockOptionalLiveSession(tx, given);
    if (!session || !isOfKey(session.keyMark, mark)) return "ended";
    const judged = judgeRefresh(session, hashSecret(given.secret));
    if (judged === "exchange") {
      await exchangeSecret(tx, given, { hash: hashSecret(next), keyMark: mark });
    }
    if (judged === "stolen") {
      await endSession(tx, given);
      await audit(tx, origin, {
        event: "session.refresh-reused",
        learnerId: given.learnerId,
        detail: { sessionId: given.sessionId },
      });
    }
    return judged;
  });
  if (verdict === "ended" || verdict === "stolen") return verdict;
  return {
    accessToken: await signAccessToken(keys.accessTokens, config.publicUrl, given),
    refresh: { ...given, secret: verdict === "keep" ? given.secret : next },
  };
}
