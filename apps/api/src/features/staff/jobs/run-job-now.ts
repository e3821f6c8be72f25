import { audit, type Origin } from "../../../platform/audit.ts";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { makeJobDue } from "../../../platform/jobs/due-jobs.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockOptionalJob } from "./jobs.queries.ts";

interface Run {
  name: string;
  /** The last run that the caller saw. */
  afterRun: number | null;
  reason: string;
  actorId: string;
  origin: Origin;
}

/** Makes a job due; a server takes it within seconds. Repeated after it ran, it does nothing. */
export async function runJobNow(
  db: Db,
  { name, afterRun, reason, actorId, origin }: Run,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const job = await lockOptionalJob(tx, name);
    if (!job) throw new Refusal(404, "no-such-job", "There's no such job. Reload the page.");
    if (job.isDue || job.lastRunId !== afterRun) return;
    await makeJobDue(tx, name);
    await audit(tx, origin, {
      event: "staff.job-run",
      actorId,
      detail: { job: name, reason, before: { dueAt: job.dueAt }, after: { dueAt: "now" } },
    });
  });
}
