/** Background work: when it's due, how it went, and what is queued. */
import * as z from "zod/mini";
import { done, result } from "../envelope.ts";
import { reasonField, staffList, staffPageFields } from "./staff-fields.ts";
import { staffRoute } from "./staff-route.ts";

export const JobRun = z.strictObject({
  runId: z.int(),
  startedAt: z.number(),
  milliseconds: z.int(),
  /** Null when it went well. */
  error: z.nullable(z.string()),
});
export type JobRun = z.output<typeof JobRun>;

export const JobFacts = z.strictObject({
  name: z.string(),
  dueAt: z.number(),
  /** It's long overdue, so no server is running jobs, or none knows this one. */
  isLate: z.boolean(),
  /** Null unless a server runs it at this moment. */
  runningSince: z.nullable(z.number()),
  lastRun: z.nullable(JobRun),
  lastFailure: z.nullable(JobRun),
});
export type JobFacts = z.output<typeof JobFacts>;

export const QueueFacts = z.strictObject({
  queue: z.enum(["mail", "payment-events", "refunds"]),
  waiting: z.int(),
  oldestAt: z.nullable(z.number()),
  /** Not tried anymore: these need a person. */
  givenUp: z.int(),
});
export type QueueFacts = z.output<typeof QueueFacts>;

const jobNameField = z.string("There's no such job.").check(z.minLength(1), z.maxLength(100));

export const staffJobs = {
  overview: staffRoute({
    method: "GET",
    path: "/staff/jobs",
    permission: "jobs.read",
    summary: "Lists the background jobs and the queues.",
    reply: result(z.strictObject({ jobs: z.array(JobFacts), queues: z.array(QueueFacts) })),
    errors: [],
  }),
  runs: staffRoute({
    method: "GET",
    path: "/staff/jobs/runs",
    permission: "jobs.read",
    summary: "Lists the last runs of a job, and the last that failed.",
    query: z.object({ name: jobNameField, ...staffPageFields }),
    reply: staffList(JobRun),
    errors: [],
  }),
  run: staffRoute({
    method: "POST",
    path: "/staff/jobs/run",
    permission: "jobs.run",
    summary: "Makes a job due now, unless it has run since the caller looked.",
    body: z.object({
      name: jobNameField,
      /** The last run that the caller saw; null if there was none. */
      afterRun: z.nullable(z.int()),
      reason: reasonField,
    }),
    reply: done,
    errors: ["no-such-job"],
  }),
} as const;
