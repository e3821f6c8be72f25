import { DONE } from "@theta/contract";
import { staffTeam } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { grantRole, revokeRole } from "./change-team.ts";
import { listTeam } from "./list-team.ts";

export function teamRoutes(app: FastifyInstance, services: StaffServices): void {
  handle(app, staffTeam.list, async () => ({ result: await listTeam(services.db) }));

  handle(app, staffTeam.grant, async ({ body: { reason, ...grant }, staff, request }) => {
    await grantRole(services, grant, {
      actorId: staff.learnerId,
      reason,
      origin: originOf(request),
    });
    return DONE;
  });

  handle(app, staffTeam.revoke, async ({ body: { reason, learnerId }, staff, request }) => {
    await revokeRole(services, learnerId, {
      actorId: staff.learnerId,
      reason,
      origin: originOf(request),
    });
    return DONE;
  });
}
