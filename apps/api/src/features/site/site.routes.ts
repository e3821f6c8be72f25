import { DONE, site } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { handle } from "../../platform/http/handle.ts";

/** What the pages themselves tell the server. */
export function siteRoutes(app: FastifyInstance): void {
  handle(app, site.clientErrors, async ({ body, request }) => {
    request.log.warn({ clientError: body }, "error in a browser");
    return DONE;
  });
}
