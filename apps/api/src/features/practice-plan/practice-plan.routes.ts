import { DONE, practicePlan } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import type { Db } from "../../platform/database/database.ts";
import { handle } from "../../platform/http/handle.ts";
import { needPlanWith } from "../subscriptions/entitlement.ts";
import { loseWeek, savePlan, startOver, takeBackLostWeek, tickTask } from "./change-plan.ts";
import { readPlan } from "./read-plan.ts";

/**
 * Every call needs a running plan that includes it; what was checked off stays until there is one.
 */
export function practicePlanRoutes(app: FastifyInstance, { db }: { db: Db }): void {
  handle(app, practicePlan.read, async ({ caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    return { result: await readPlan(db, learnerId) };
  });

  handle(app, practicePlan.save, async ({ body, caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    return { result: await savePlan(db, learnerId, body) };
  });

  handle(app, practicePlan.tick, async ({ body, caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    return { result: await tickTask(db, learnerId, body) };
  });

  handle(app, practicePlan.loseWeek, async ({ body, caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    return { result: await loseWeek(db, learnerId, body) };
  });

  handle(app, practicePlan.takeBack, async ({ body, caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    return { result: await takeBackLostWeek(db, learnerId, body) };
  });

  handle(app, practicePlan.startOver, async ({ caller: { learnerId } }) => {
    await needPlanWith(db, learnerId, "practicePlan");
    await startOver(db, learnerId);
    return DONE;
  });
}
