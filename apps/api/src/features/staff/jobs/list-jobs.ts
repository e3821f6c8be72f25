import type { Query } from "@theta/contract";
import type { JobFacts, JobRun, QueueFacts, staffJobs } from "@theta/contract/staff";
import type { Db } from "../../../platform/database/database.ts";
import { pageOf, readIdPlace } from "../shared/cursor.ts";
import {
  selectEventQueue,
  selectJobs,
  selectLastFailures,
  selectLastRuns,
  selectMailQueue,
  selectRefundQueue,
  selectRuns,
} from "./jobs.queries.ts";

export async function listJobs(db: Db): Promise<{ jobs: JobFacts[]; queues: QueueFacts[] }> {
  const [jobs, runs, failures, mail, events, refunds] = await Promise.all([
    selectJobs(db),
    selectLastRuns(db),
    selectLastFailures(db),
    selectMailQueue(db),
    selectEventQueue(db),
    selectRefundQueue(db),
  ]);
  const lastRuns = byName(runs);
  const lastFailures = byName(failures);
  return {
    jobs: jobs.map(({ name, dueAt, isLate, runningSince }) => ({
      name,
      dueAt: dueAt.getTime(),
      isLate,
      runningSince: runningSince?.getTime() ?? null,
      lastRun: lastRuns.get(name) ?? null,
      lastFailure: lastFailures.get(name) ?? null,
    })),
    queues: [toQueue("mail", mail), toQueue("payment-events", events), toQueue("refunds", refunds)],
  };
}

export async function listRuns(
  db: Db,
  { name, cursor, limit }: Query<typeof staffJobs.runs>,
): Promise<{ rows: JobRun[]; next: string | null }> {
  const found = await selectRuns(db, name, readRunPlace(cursor), limit + 1);
  const { rows, next } = pageOf(found, limit, ({ runId }) => [runId]);
  return { rows: rows.map(toRun), next };
}

function readRunPlace(cursor: string | undefined): number | null {
  const id = readIdPlace(cursor);
  return id === null ? null : Number(id);
}

type Found = Awaited<ReturnType<typeof selectRuns>>[number];

const byName = (runs: Found[]) => new Map(runs.map((run) => [run.name, toRun(run)]));

function toRun({ runId, startedAt, endedAt, error }: Found): JobRun {
  const milliseconds = endedAt.getTime() - startedAt.getTime();
  return { runId, startedAt: startedAt.getTime(), milliseconds, error };
}

function toQueue(
  queue: QueueFacts["queue"],
  { waiting, oldestAt, givenUp }: Awaited<ReturnType<typeof selectMailQueue>>,
): QueueFacts {
  return { queue, waiting, oldestAt: oldestAt?.getTime() ?? null, givenUp };
}
