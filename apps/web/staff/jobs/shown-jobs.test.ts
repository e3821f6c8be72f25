import type { JobFacts } from "@theta/contract/staff";
import { expect, test } from "vitest";
import { shownJobs } from "./shown-jobs.ts";

const job = (name: string, more: Partial<JobFacts>): JobFacts => ({
  name,
  dueAt: 0,
  isLate: false,
  runningSince: null,
  lastRun: null,
  lastFailure: null,
  ...more,
});
const ran = (startedAt: number, error: string | null = null) => ({
  lastRun: { runId: startedAt, startedAt, milliseconds: 1, error },
});
const JOBS = [
  job("a", { dueAt: 30, ...ran(10) }),
  job("b", { dueAt: 10, ...ran(30, "broke") }),
  job("c", { dueAt: 20, isLate: true }),
  job("d", { dueAt: 40, runningSince: 5, ...ran(20) }),
];

test.each([
  [undefined, undefined, "abcd"],
  ["failed", undefined, "b"],
  ["late", undefined, "c"],
  ["running", undefined, "d"],
  ["never", undefined, "c"],
  [undefined, "due", "bcad"],
  [undefined, "last", "bdac"],
  ["toString", "constructor", "abcd"],
])("state %s, sorted by %s", (state, sort, names) => {
  expect(
    shownJobs(JOBS, { state, sort })
      .map(({ name }) => name)
      .join(""),
  ).toBe(names);
});
