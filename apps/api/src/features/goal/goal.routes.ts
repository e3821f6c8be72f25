import { goal } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { readGoal } from "./read-goal.ts";
import { saveGoal } from "./save-goal.ts";

export function goalRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, goal.read, async ({ caller }) => ({ result: await readGoal(db, caller.learnerId) }));

  handle(app, goal.save, async ({ body, caller }) => ({
    result: await saveGoal(db, caller.learnerId, body),
  }));
}
