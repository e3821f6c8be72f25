import { DONE } from "@theta/contract";
import { staffLearners } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { handle } from "../../../platform/http/handle.ts";
import type { Eraser } from "../../account/erase/erase-accounts.ts";
import { actOn } from "../shared/act-on.ts";
import { noteLook } from "../shared/note-look.ts";
import type { StaffServices } from "../staff-services.ts";
import { extendPlan, grantPlan, revokePlan } from "./change-plans.ts";
import { closeAccount, keepAccount } from "./close-account.ts";
import { endLearnerSessions } from "./end-sessions.ts";
import { eraseLearner } from "./erase-learner.ts";
import { listLearners } from "./list-learners.ts";
import { readLearner } from "./read-learner.ts";
import { readLastTests } from "./read-sittings.ts";
import { resendToLearner } from "./resend-mail.ts";

export function learnersRoutes(
  app: FastifyInstance,
  services: StaffServices,
  erasers: readonly Eraser[],
): void {
  const { db } = services;

  handle(app, staffLearners.list, async ({ query }) => ({ result: await listLearners(db, query) }));

  handle(app, staffLearners.learner, async ({ query, staff, request }) => {
    const result = await readLearner(db, query.id);
    await noteLook(db, { staff, request }, { at: "learner", learnerId: query.id });
    return { result };
  });

  handle(app, staffLearners.lastTests, async ({ query }) => ({
    result: await readLastTests(db, query.id),
  }));

  handle(app, staffLearners.endSessions, async ({ body, staff, request }) => {
    await endLearnerSessions(db, body, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.resendMail, async ({ body, staff, request }) => {
    await resendToLearner(services, body, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.grantPlan, async ({ body, staff, request }) => {
    await grantPlan(db, body, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.extendPlan, async ({ body, staff, request }) => {
    await extendPlan(db, body, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.revokePlan, async ({ body, staff, request }) => {
    await revokePlan(services, body, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.closeAccount, async ({ body, staff, request }) => {
    await closeAccount(services, body.learnerId, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.keepAccount, async ({ body, staff, request }) => {
    await keepAccount(services, body.learnerId, await actOn(db, { staff, request }, body));
    return DONE;
  });

  handle(app, staffLearners.erase, async ({ body, staff, request }) => {
    await eraseLearner(db, body, { by: await actOn(db, { staff, request }, body), erasers });
    return DONE;
  });
}
