import { DONE } from "@theta/contract";
import { staffJobs } from "@theta/contract/staff";
import type { FastifyInstance } from "fastify";
import { originOf } from "../../../platform/audit.ts";
import { handle } from "../../../platform/http/handle.ts";
import type { StaffServices } from "../staff-services.ts";
import { listJobs, listRuns } from "./list-jobs.ts";
import { runJobNow } from "./run-job-now.ts";

export function jobRoutes(app: FastifyInstance, { db }: StaffServices): void {
  handle(app, staffJobs.overview, async () => ({ result: await listJobs(db) }));

  handle(app, staffJobs.runs, async ({ query }) => ({ result: await listRuns(db, query) }));

  handle(app, staffJobs.run, async ({ body, staff, request }) => {
    await runJobNow(db, { ...body, actorId: staff.learnerId, origin: originOf(request) });
    return DONE;
  });
}
