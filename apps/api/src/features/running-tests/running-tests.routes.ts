import { runningTests } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import type { Db } from "../../platform/database/database.ts";
import { handle, handleEvents } from "../../platform/http/handle.ts";
import { createClockHub } from "./clock-hub.ts";
import { findRunningTests } from "./find-running-tests.ts";

export function runningTestRoutes(
  app: FastifyInstance,
  { db, log }: { db: Db; log: Logger },
): void {
  handle(app, runningTests.list, async ({ caller }) => ({
    result: await findRunningTests(db, caller.learnerId),
  }));

  const clocks = createClockHub(db, log);
  app.addHook("preClose", async () => clocks.stop());
  handleEvents(app, runningTests.clocks, async ({ caller }) => await clocks.open(caller));
}
