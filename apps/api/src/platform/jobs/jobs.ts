import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import type { Db } from "../database/database.ts";
import { claimDueJobs, insertMissingJobs, makeJobDue, noteBeat } from "./due-jobs.ts";
import { insertRun } from "./job-runs.ts";
import type { Schedule } from "./schedule.ts";

/** Work that happens alongside requests. Any server may run it, and two may at once. */
export interface Job {
  name: string;
  /** The job also runs when it is nudged. */
  schedule: Schedule;
  run: () => Promise<void>;
}

export interface Jobs {
  /**
   * Runs the job now, or once more if it is already running. If this server dies before that,
   * another one runs it. Lost nudges only cost time, because the schedule comes anyway.
   */
  nudge(name: string): void;
  /** Lets running jobs finish, within a few seconds. */
  stop(): Promise<void>;
}

/** One statement each time, for all jobs together. */
const LOOK_MILLISECONDS = 3_000;
const STOP_MILLISECONDS = 5_000;
/**
 * After a failure, so that a moment without the database doesn't cost a day. Then the schedule
 * takes over.
 */
const RETRY_SECONDS = [5, 20, 80];

/** Several times before a job counts as dead. */
const BEAT_MILLISECONDS = 15_000;

/** Starts looking for work. Nothing waits for it: a server is ready before its jobs are. */
export function startJobs(
  db: Db,
  jobs: readonly Job[],
  log: Logger,
  lookMilliseconds = LOOK_MILLISECONDS,
): Jobs {
  const runner = createRunner(db, log, (job) => void nudge(job.name));
  let isKnown = false;
  let isLost = false;
  let isStopping = false;

  async function look(): Promise<void> {
    try {
      if (!isKnown) await insertMissingJobs(db, jobs);
      isKnown = true;
      const due = new Set(await claimDueJobs(db, jobs));
      for (const job of jobs) if (due.has(job.name)) runner.begin(job);
      isLost = false;
    } catch (error) {
      // Once each time the database goes away, not every few seconds.
      if (!isLost) log.warn({ err: error }, "can't look for background work");
      isLost = true;
    }
  }

  async function nudge(name: string): Promise<void> {
    if (isStopping) return;
    try {
      await makeJobDue(db, name);
      await track(look());
    } catch (error) {
      log.warn({ err: error, job: name }, "couldn't nudge a job");
    }
  }

  /** Anything claimed must be run, even if the server is asked to stop in the meantime. */
  const looks = new Set<Promise<void>>();
  async function track(oneLook: Promise<void>): Promise<void> {
    looks.add(oneLook);
    await oneLook;
    looks.delete(oneLook);
  }

  void track(look());
  const timer = setInterval(() => {
    if (looks.size === 0) void track(look());
  }, lookMilliseconds);
  timer.unref();
  return {
    nudge: (name) => void nudge(name),
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      const end = sleep(STOP_MILLISECONDS, undefined, { ref: false });
      await Promise.race([Promise.all(looks), end]);
      await Promise.race([runner.finished(), end]);
    },
  };
}

/** Runs a job once at a time, once more if it was wanted meanwhile, and soon again after a failure. */
function createRunner(db: Db, log: Logger, retry: (job: Job) => void) {
  const running = new Map<Job, Promise<void>>();
  const wantedAgain = new Set<Job>();
  const failures = new Map<Job, number>();

  function begin(job: Job): void {
    if (running.has(job)) wantedAgain.add(job);
    else running.set(job, work(job));
  }

  async function work(job: Job): Promise<void> {
    await attempt(job);
    while (wantedAgain.delete(job)) await attempt(job);
    running.delete(job);
  }

  async function attempt(job: Job): Promise<void> {
    const startedAt = new Date();
    const began = performance.now();
    const note = async (error: string | null) =>
      await noteRun(job, { startedAt, milliseconds: Math.round(performance.now() - began), error });
    const beat = setInterval(() => void noteAlive(job, startedAt), BEAT_MILLISECONDS);
    beat.unref();
    try {
      await job.run().finally(() => clearInterval(beat));
      failures.delete(job);
      await note(null);
    } catch (error) {
      await note(error instanceof Error ? error.message : String(error));
      log.error({ err: error, job: job.name }, "job failed");
      const count = failures.get(job) ?? 0;
      failures.set(job, count + 1);
      const seconds = RETRY_SECONDS[count];
      if (seconds) setTimeout(() => retry(job), seconds * 1_000).unref();
    }
  }

  async function noteAlive({ name }: Job, startedAt: Date): Promise<void> {
    try {
      await noteBeat(db, name, startedAt);
    } catch (error) {
      log.warn({ err: error, job: name }, "couldn't note that a job still runs");
    }
  }

  /** For the console only, so a job doesn't fail because of it. */
  async function noteRun({ name }: Job, run: Omit<Parameters<typeof insertRun>[1], "name">) {
    try {
      await insertRun(db, { name, ...run });
    } catch (error) {
      log.warn({ err: error, job: name }, "couldn't record how a job went");
    }
  }

  return { begin, finished: async () => await Promise.all(running.values()) };
}
