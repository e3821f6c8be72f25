import { user } from "@theta/contract";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../platform/audit.ts";
import { handle } from "../../platform/http/handle.ts";
import type { AccountServices } from "./account-services.ts";
import { deleteAccount } from "./delete-account.ts";
import { subscriptionOf } from "./entitlement.ts";
import { type Exporter, exportAccountData } from "./export-account.ts";
import { selectOptionalLearner } from "./learners.queries.ts";
import type { RefreshCookie } from "./refresh-cookie.ts";
import { sessionEnded } from "./refusals.ts";

export function accountDataRoutes(
  app: FastifyInstance,
  services: AccountServices,
  { cookie, exporters }: { cookie: RefreshCookie; exporters: Exporter[] },
): void {
  handle(app, user.details, async ({ caller }) => {
    const learner = await selectOptionalLearner(services.db, caller.learnerId);
    if (!learner) throw sessionEnded();
    const { id, name, email, phone } = learner;
    return { result: { userId: id, name, email, phone, ...subscriptionOf() } };
  });

  handle(app, user.exportAccountData, async ({ caller, request }) => ({
    result: await exportAccountData(services, caller, { exporters, origin: originOf(request) }),
  }));

  handle(app, user.deleteAccount, async ({ body, caller, request, reply }) => {
    const result = await deleteAccount(services, caller, body.password, originOf(request));
    cookie.clear(reply);
    return { result };
  });
}
