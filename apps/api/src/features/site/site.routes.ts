import { DONE, site } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { spend } from "../../platform/throttle.ts";

const REPORTS_PER_HOUR = 20;
/** One check of a connection takes 21, and a classroom shares an address. */
const CLOCKS_PER_MINUTE = 1200;

/** What pages report to the server, and what they measure their connection with. */
export function siteRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, site.clientErrors, async ({ body, request }) => {
    // Anyone can write to the log here, so only a little.
    const key = `client-errors/${originOf(request).ip}`;
    await spend(db, [{ key, hits: REPORTS_PER_HOUR, windowSeconds: 3_600 }]);
    request.log.warn({ clientError: body }, "error in a browser");
    return DONE;
  });
  // It must cost next to nothing: no session, no database, no line in the log (server.ts).
  handle(app, site.clock, async () => ({ result: { serverTime: Date.now() } }), {
    requestsPerMinute: CLOCKS_PER_MINUTE,
  });
}
