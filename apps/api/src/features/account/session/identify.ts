import type { Identify } from "../../../platform/http/handle.ts";
import type { HostServices } from "../account-services.ts";
import { accessTokenReader } from "./access-token.ts";
import { deriveKeys } from "../keys.ts";
import { sessionEnded } from "../refusals.ts";
import { selectSessionSeen, touchSession } from "./sessions.queries.ts";

type Needs = Pick<HostServices, "config" | "secret" | "db">;

/**
 * Who a bearer token belongs to. A token isn't enough: its session must be alive right now, so that
 * signing out, a new password, and a deletion take effect at once and everywhere.
 */
export function createIdentify({ config, secret, db }: Needs): Identify {
  const { accessTokens } = deriveKeys(secret);
  const readToken = accessTokenReader(accessTokens, config.publicUrl);
  return async (bearer) => {
    const { learnerId, sessionId } = await readToken(bearer);
    let isConfirmed = false;
    return {
      learnerId,
      sessionId,
      get isConfirmed() {
        return isConfirmed;
      },
      async confirm(seen) {
        if (isConfirmed) return;
        const found = seen ?? (await selectSessionSeen(db, { learnerId, sessionId }));
        if (!found) throw sessionEnded();
        if (found === "stale") await touchSession(db, { learnerId, sessionId });
        isConfirmed = true;
      },
    };
  };
}
