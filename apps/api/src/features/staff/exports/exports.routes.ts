import { staffExports } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { beginExport } from "./begin-export.ts";

export function exportRoutes(app: FastifyInstance, { db }: StaffServices): void {
  handle(app, staffExports.begin, async ({ body, staff, request }) => {
    const actor = { actorId: staff.learnerId, role: staff.role, origin: originOf(request) };
    return { result: { exportId: await beginExport(db, body, actor) } };
  });
}
