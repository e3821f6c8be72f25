import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { Db } from "./database/database.ts";
import { Refusal } from "./refusal.ts";
import { RELEASE } from "./release.ts";

/** `/healthz`: the process answers, and is of this release. `/readyz`: it can do its work, so send it some. */
export function healthRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  const quiet = { schema: { hide: true } };
  app.get("/healthz", quiet, async () => ({ status: "alive", ...RELEASE }));
  app.get("/readyz", quiet, async () => {
    if (app.isStopping) throw new Refusal(503, "try-again", "This server is shutting down.");
    await sql`select 1`.execute(db);
    return { status: "ready" };
  });
}

declare module "fastify" {
  interface FastifyInstance {
    isStopping: boolean;
  }
}
