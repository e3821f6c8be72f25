import { runningTests } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { findRunningTests } from "./find-running-tests.ts";

export function runningTestRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, runningTests.list, async ({ caller }) => ({
    result: await findRunningTests(db, caller.learnerId),
  }));
}
