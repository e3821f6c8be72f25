import type { Pool } from "pg";
import { PgBoss } from "pg-boss";
import type { Logger } from "pino";

/** Work that happens beside the requests. Any server may run it, and two may at once. */
export interface Job {
  name: string;
  /** In cron's words, UTC; the job also runs when it is nudged. */
  schedule: string;
  run: () => Promise<void>;
}

export interface Jobs {
  /** Runs the job soon; lost nudges cost time only, since the schedule comes anyway. */
  nudge(name: string): void;
  stop(): Promise<void>;
}

export async function startJobs(pool: Pool, jobs: Job[], log: Logger): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: async (text: string, values?: unknown[]) => await pool.query(text, values) },
  });
  boss.on("error", (error) => log.warn({ err: error }, "job queue"));
  await boss.start();
  for (const job of jobs) {
    // "short": at most one waiting. A nudge that comes while one runs still gets its own run.
    await boss.createQueue(job.name, { policy: "short", retryLimit: 3, retryDelay: 5 });
    await boss.schedule(job.name, job.schedule);
    await boss.work(job.name, { pollingIntervalSeconds: 0.5 }, async () => {
      try {
        await job.run();
      } catch (error) {
        log.error({ err: error, job: job.name }, "job failed");
        throw error;
      }
    });
  }
  return {
    nudge: (name) => {
      boss
        .send(name, {})
        .catch((error: Error) => log.warn({ err: error, job: name }, "not nudged"));
    },
    stop: async () => await boss.stop({ graceful: true, timeout: 5_000 }),
  };
}
