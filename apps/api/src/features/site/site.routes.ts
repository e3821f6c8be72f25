import { DONE, site } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { type Limit, spend } from "../../platform/throttle.ts";
import { networkOf } from "../account/address.rules.ts";
import { deriveKeys, keyedHash } from "../account/keys.ts";

const HOUR = 60 * 60;
const REPORTS_PER_HOUR = 20;
/** One check of a connection takes 21, and a classroom shares an address. */
const CLOCKS_PER_MINUTE = 1200;

interface SiteServices {
  db: Db;
  /** This installation's, from which keys are derived. */
  secret: string;
}

/** What pages report to the server, and what they measure their connection with. */
export function siteRoutes(app: FastifyInstance, { db, secret }: SiteServices): void {
  const key = deriveKeys(secret).limits;
  /** As a keyed hash, so that the counter doesn't identify anyone. */
  function reportsFrom(ip: string): Limit {
    const network = keyedHash(key, networkOf(ip)).toString("base64url");
    return {
      key: `client-errors/${HOUR}/${network}`,
      hits: REPORTS_PER_HOUR,
      windowSeconds: HOUR,
    };
  }

  handle(app, site.clientErrors, async ({ body, request }) => {
    // Anyone can write to the log here, so only a little.
    await spend(db, [reportsFrom(originOf(request).ip)]);
    request.log.warn({ clientError: body }, "error in a browser");
    return DONE;
  });
  // It must cost next to nothing: no session, no database, no line in the log (server.ts).
  handle(app, site.clock, async () => ({ result: { serverTime: Date.now() } }), {
    requestsPerMinute: CLOCKS_PER_MINUTE,
  });
}
