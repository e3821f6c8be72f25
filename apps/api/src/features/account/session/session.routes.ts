import { DONE, user } from "@theta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { bearerOf, handle } from "../../../platform/http/handle.ts";
import { Refusal } from "../../../platform/refusal.ts";
import type { AccountServices } from "../account-services.ts";
import { endOneSession, endOtherSessions } from "./end-session.ts";
import { listSessions } from "./list-sessions.ts";
import { logOut } from "./log-out.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import { refreshSession } from "./refresh-session.ts";
import { sessionEnded } from "../refusals.ts";

export function sessionRoutes(
  app: FastifyInstance,
  services: AccountServices,
  cookie: RefreshCookie,
): void {
  async function refresh(request: FastifyRequest, reply: FastifyReply) {
    const given = cookie.read(request);
    const outcome = given ? await refreshSession(services, given, originOf(request)) : "unreadable";
    if (typeof outcome === "object") {
      cookie.set(reply, outcome.refresh);
      return { result: { accessToken: outcome.accessToken } };
    }
    // The cookie of an ended session stays: this reply may be late, and the browser may hold a
    // newer one.
    if (outcome !== "ended") cookie.clear(reply);
    throw sessionEnded();
  }

  handle(app, user.refreshSession, async ({ request, reply }) => {
    // No form or link can send this header, and a cookie alone must not do anything.
    if (request.headers["x-theta-refresh"] !== "1") {
      throw new Refusal(403, "foreign-origin", "This request didn't come from Theta's own pages.");
    }
    return await refresh(request, reply);
  });

  handle(app, user.logout, async ({ request, reply }) => {
    const token = request.headers.authorization ? bearerOrNothing(request) : null;
    await logOut(services, { token, refresh: cookie.read(request) }, originOf(request));
    cookie.clear(reply);
    // A page without a token has cleared its storage before. Its device's settings must stay, also if it's gone by
    // the time this arrives.
    if (token !== null) reply.header("clear-site-data", '"storage"');
    return DONE;
  });

  handle(app, user.sessions, async ({ caller }) => ({
    result: await listSessions(services.db, caller),
  }));

  handle(app, user.endSession, async ({ body, caller, request }) => {
    await endOneSession(services, caller, body.sessionId, originOf(request));
    return DONE;
  });

  handle(app, user.endOtherSessions, async ({ caller, request }) => {
    await endOtherSessions(services, caller, originOf(request));
    return DONE;
  });
}

/** Signing out accepts anything it is given. */
function bearerOrNothing(request: FastifyRequest): string | null {
  try {
    return bearerOf(request);
  } catch {
    return null;
  }
}
