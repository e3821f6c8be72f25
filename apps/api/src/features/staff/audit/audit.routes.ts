import { staffAudit } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { handle } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { searchAudit } from "./search-audit.ts";

export function auditRoutes(app: FastifyInstance, { readLagging }: StaffServices): void {
  handle(app, staffAudit.list, async ({ query }) => ({
    result: await readLagging("staff audit search", async (db) => searchAudit(db, query)),
  }));
}
