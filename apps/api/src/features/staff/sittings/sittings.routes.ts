import { staffSittings } from "@theta/contract/staff";
import { DONE } from "@theta/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle, type StaffCaller } from "../../../platform/http/handle.ts";
import type { StaffAct } from "../../../platform/staff-act.ts";
import type { StaffServices } from "../staff-services.ts";
import { changeAccommodations, readAccommodations } from "./accommodations.ts";
import { addTime, reopen } from "./change-sitting.ts";
import { readSitting } from "./read-sitting.ts";

export function sittingRoutes(app: FastifyInstance, services: StaffServices): void {
  const { db } = services;

  handle(app, staffSittings.read, async ({ query }) => ({ result: await readSitting(db, query) }));

  handle(app, staffSittings.addTime, async ({ body, staff, request }) => ({
    result: { deadline: await addTime(db, body, actOf(body, staff, request)) },
  }));

  handle(app, staffSittings.reopen, async ({ body, staff, request }) => {
    await reopen(services, body, actOf(body, staff, request));
    return DONE;
  });

  handle(app, staffSittings.accommodations, async ({ query }) => ({
    result: await readAccommodations(db, query.learnerId),
  }));

  handle(app, staffSittings.setAccommodations, async ({ body, staff, request }) => ({
    result: await changeAccommodations(db, body, actOf(body, staff, request)),
  }));
}

function actOf(
  { reason, requestId }: { reason: string; requestId: string },
  { learnerId: actorId }: StaffCaller,
  request: FastifyRequest,
): StaffAct {
  return { actorId, reason, requestId, origin: originOf(request) };
}
