import { DONE } from "@theta/contract";
import { staffLearners } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { Eraser } from "../../account/erase/erase-accounts.ts";
import type { StaffServices } from "../staff-services.ts";
import { byOf } from "./by.ts";
import { extendPlan, grantPlan, revokePlan } from "./change-plans.ts";
import { closeAccount, keepAccount } from "./close-account.ts";
import { endLearnerSessions } from "./end-sessions.ts";
import { eraseLearner } from "./erase-learner.ts";
import { listLearners } from "./list-learners.ts";
import { readLearner } from "./read-learner.ts";
import { resendToLearner } from "./resend-mail.ts";

export function learnersRoutes(
  app: FastifyInstance,
  services: StaffServices,
  erasers: readonly Eraser[],
): void {
  const { db } = services;

  handle(app, staffLearners.list, async ({ query }) => ({ result: await listLearners(db, query) }));

  handle(app, staffLearners.learner, async ({ query, staff, request }) => ({
    result: await readLearner(db, query.id, {
      actorId: staff.learnerId,
      origin: originOf(request),
    }),
  }));

  handle(app, staffLearners.endSessions, async ({ body, staff, request }) => {
    await endLearnerSessions(db, body, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.resendMail, async ({ body, staff, request }) => {
    await resendToLearner(services, body, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.grantPlan, async ({ body, staff, request }) => {
    await grantPlan(db, body, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.extendPlan, async ({ body, staff, request }) => {
    await extendPlan(db, body, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.revokePlan, async ({ body, staff, request }) => {
    await revokePlan(services, body, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.closeAccount, async ({ body, staff, request }) => {
    await closeAccount(services, body.learnerId, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.keepAccount, async ({ body, staff, request }) => {
    await keepAccount(services, body.learnerId, byOf(staff, request, body.reason));
    return DONE;
  });

  handle(app, staffLearners.erase, async ({ body, staff, request }) => {
    await eraseLearner(db, body, { by: byOf(staff, request, body.reason), erasers });
    return DONE;
  });
}
