import { DONE, site } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { spend } from "../../platform/throttle.ts";

const REPORTS_PER_HOUR = 20;

/** What pages report to the server. */
export function siteRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, site.clientErrors, async ({ body, request }) => {
    // Anyone can write to the log here, so only a little.
    const key = `client-errors/${originOf(request).ip}`;
    await spend(db, [{ key, hits: REPORTS_PER_HOUR, windowSeconds: 3_600 }]);
    request.log.warn({ clientError: body }, "error in a browser");
    return DONE;
  });
}
