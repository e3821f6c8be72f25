import type { JobFacts } from "@theta/contract/staff";

export const JOB_STATES = {
  failed: { words: "Failed", has: ({ lastRun }) => (lastRun?.error ?? null) !== null },
  running: { words: "Running", has: ({ runningSince }) => runningSince !== null },
  late: { words: "Overdue", has: ({ isLate }) => isLate },
  never: { words: "Never ran", has: ({ lastRun }) => lastRun === null },
} as const satisfies Record<string, { words: string; has: (job: JobFacts) => boolean }>;

/** By name unless the address says otherwise. */
export const JOB_SORTS = {
  due: { words: "Due first", before: (a, b) => a.dueAt - b.dueAt },
  last: { words: "Last run", before: (a, b) => lastRunOf(b) - lastRunOf(a) },
} as const satisfies Record<
  string,
  { words: string; before: (a: JobFacts, b: JobFacts) => number }
>;

const lastRunOf = ({ lastRun }: JobFacts) => lastRun?.startedAt ?? 0;

interface Asked {
  state: string | undefined;
  sort: string | undefined;
}

/** What an address asks for of all jobs. Whatever it can't mean is left out, as if it weren't there. */
export function shownJobs(jobs: readonly JobFacts[], { state, sort }: Asked): JobFacts[] {
  const has = isKeyOf(JOB_STATES, state) ? JOB_STATES[state].has : () => true;
  const found = jobs.filter((job) => has(job));
  return isKeyOf(JOB_SORTS, sort) ? found.toSorted(JOB_SORTS[sort].before) : found;
}

const isKeyOf = <T extends object>(known: T, key: string | undefined): key is keyof T & string =>
  key !== undefined && Object.hasOwn(known, key);
