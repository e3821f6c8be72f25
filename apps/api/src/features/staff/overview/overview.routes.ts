import { staffOverview } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { handle } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { readOverview } from "./read-overview.ts";

export function overviewRoutes(app: FastifyInstance, { readLagging }: StaffServices): void {
  handle(app, staffOverview.read, async ({ query }) => ({
    result: await readLagging("staff overview", async (db) => readOverview(db, query)),
  }));
}
