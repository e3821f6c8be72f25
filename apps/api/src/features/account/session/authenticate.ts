import type { Authenticate } from "../../../platform/http/handle.ts";
import type { HostServices } from "../account-services.ts";
import { accessTokenReader } from "./access-token.ts";
import { deriveKeys } from "../keys.ts";
import { sessionEnded } from "../refusals.ts";
import { selectOptionalLiveSession, touchSession } from "./sessions.queries.ts";

type Needs = Pick<HostServices, "config" | "secret" | "db">;

/**
 * Who a bearer token belongs to. A token isn't enough: its session must be alive right now, so that
 * signing out, a new password, and a deletion take effect at once and everywhere.
 */
export function createAuthenticate({ config, secret, db }: Needs): Authenticate {
  const { accessTokens } = deriveKeys(secret);
  const readToken = accessTokenReader(accessTokens, config.publicUrl);
  return async (bearer) => {
    const { learnerId, sessionId } = await readToken(bearer);
    const caller = { learnerId, sessionId };
    const session = await selectOptionalLiveSession(db, caller);
    if (!session) throw sessionEnded();
    if (session.isUseStale) await touchSession(db, caller);
    return caller;
  };
}
