import type { JobFacts, JobRun } from "@theta/contract/staff";
import { useState } from "react";
import { Badge } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import { PageTitle, SectionHeading } from "../../src/ui/headings.tsx";
import { toast } from "../../src/ui/overlay/toast.ts";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import { useMay } from "../access/use-self.ts";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { ReasonDialog } from "../shared/reason-dialog.tsx";
import { ShortList } from "../shared/short-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { purposeOf, tookWords } from "./job-words.ts";
import { useJobsQuery, useRunJobMutation } from "./jobs-data.ts";
import { Queues } from "./queues.tsx";
import { RunBadge } from "./run-badge.tsx";
import { JOB_SORTS, JOB_STATES, shownJobs } from "./shown-jobs.ts";

const LOOK_MILLISECONDS = 10_000;

/** Whether background work is getting done. */
export function JobsScreen() {
  const { data, isFetching, refetch } = useJobsQuery(undefined, {
    refetchOnMountOrArgChange: true,
    pollingInterval: LOOK_MILLISECONDS,
  });
  return (
    <div className="flex flex-col gap-10">
      <PageTitle lead="Everything that happens without anybody asking.">Jobs</PageTitle>
      {data ? (
        <>
          <Queues queues={data.queues} />
          <JobTable jobs={data.jobs} />
        </>
      ) : isFetching ? (
        <SkeletonRows
          label="Loading the jobs"
          rows={8}
          row="py-4"
          lines={["w-72", "w-40"]}
          end="h-6 w-20"
        />
      ) : (
        <FailedState title="We couldn't load the jobs." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

function JobTable({ jobs }: { jobs: readonly JobFacts[] }) {
  const [asking, setAsking] = useState<JobFacts | null>(null);
  const { filters, setFilters } = useFilters(["state", "sort"]);
  const mayRun = useMay("jobs.run");
  return (
    <section className="flex flex-col gap-6">
      <SectionHeading>Background jobs</SectionHeading>
      <FilterBar fields={FIELDS} values={filters} onChange={setFilters} />
      <ShortList
        caption="Background jobs"
        rows={shownJobs(jobs, filters)}
        columns={mayRun ? [...COLUMNS, runColumn(setAsking)] : COLUMNS}
        rowKey={({ name }) => name}
        empty={jobs.length > 0 ? NO_MATCH : NO_JOBS}
        csv={CSV}
      />
      {asking && <RunDialog job={asking} onClose={() => setAsking(null)} />}
    </section>
  );
}

const NO_JOBS = {
  title: "No jobs yet.",
  text: "They show up when a server has started its background work.",
};
const NO_MATCH = { title: "No job matches", text: "None is in this state right now." };

const optionsOf = (words: Readonly<Record<string, { words: string }>>) =>
  Object.entries(words).map(([value, { words: label }]) => ({ value, label }));

const FIELDS = [
  { name: "state", label: "State", options: optionsOf(JOB_STATES) },
  { name: "sort", label: "Sort", none: "By name", options: optionsOf(JOB_SORTS) },
] as const;

const COLUMNS: readonly TableColumn<JobFacts>[] = [
  {
    key: "job",
    head: "Job",
    cell: ({ name }) => (
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-left md:min-w-36">
        <TextLink to={`/staff/jobs/${name}`} className="wrap-anywhere">
          {name}
        </TextLink>
        <span className="text-ink-2">{purposeOf(name)}</span>
      </span>
    ),
  },
  {
    key: "due",
    head: "Due",
    cell: ({ dueAt, isLate }) => (
      <span className="inline-flex flex-wrap items-center justify-end gap-2 md:justify-start">
        <When at={dueAt} />
        {isLate && <Badge tone="caution">No server runs it</Badge>}
      </span>
    ),
  },
  { key: "last", head: "Last run", cell: ({ lastRun }) => <LastRun run={lastRun} /> },
  { key: "how", head: "How it went", cell: (job) => <HowItWent job={job} /> },
];

const moment = (at: number | null | undefined) => (at ? new Date(at).toISOString() : null);

const CSV: readonly CsvColumn<JobFacts>[] = [
  { head: "Job", text: ({ name }) => name },
  { head: "What it does", text: ({ name }) => purposeOf(name) },
  { head: "Due (UTC)", text: ({ dueAt }) => moment(dueAt) },
  { head: "Last run (UTC)", text: ({ lastRun }) => moment(lastRun?.startedAt) },
  { head: "Took (ms)", text: ({ lastRun }) => lastRun?.milliseconds ?? null },
  { head: "Error", text: ({ lastRun }) => lastRun?.error ?? null },
  { head: "Last failed (UTC)", text: ({ lastFailure }) => moment(lastFailure?.startedAt) },
];

function LastRun({ run }: { run: JobRun | null }) {
  if (!run) return <When at={null} />;
  return (
    <span className="flex flex-col gap-0.5">
      <When at={run.startedAt} />
      <span className="text-xs text-ink-muted">Took {tookWords(run.milliseconds)}</span>
    </span>
  );
}

/** The last run, and the last failure if that was another. */
function HowItWent({ job: { runningSince, lastRun, lastFailure } }: { job: JobFacts }) {
  if (runningSince !== null)
    return (
      <span className="flex flex-col items-end gap-1 md:items-start">
        <Badge tone="plain">Running</Badge>
        <span className="text-xs text-ink-muted">
          Since <When at={runningSince} />
        </span>
      </span>
    );
  if (!lastRun) return <span className="text-ink-muted">Hasn't run yet</span>;
  return (
    <span className="flex flex-col items-end gap-1 md:items-start">
      <RunBadge run={lastRun} />
      {lastRun.error !== null ? (
        <span className="max-w-xs text-xs wrap-anywhere text-incorrect">{lastRun.error}</span>
      ) : (
        lastFailure && (
          <span className="text-xs text-ink-muted">
            Last failed <When at={lastFailure.startedAt} />
          </span>
        )
      )}
    </span>
  );
}

function runColumn(ask: (job: JobFacts) => void): TableColumn<JobFacts> {
  return {
    key: "do",
    head: "Action",
    cell: (job) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Run now: ${job.name}`}
        onClick={() => ask(job)}
        className="whitespace-nowrap"
      >
        Run now
      </Button>
    ),
  };
}

function RunDialog({ job, onClose }: { job: JobFacts; onClose: () => void }) {
  const [run] = useRunJobMutation();
  const { name, lastRun } = job;
  return (
    <ReasonDialog
      title={`Run ${name} now?`}
      description={`${purposeOf(name) ?? ""} A server begins within seconds. Running a job once more does no harm.`.trim()}
      confirmLabel="Run it"
      onConfirm={(reason) =>
        run({ name, afterRun: lastRun?.runId ?? null, reason })
          .unwrap()
          .then(() => toast.success(`${name} begins within seconds. Its run shows up here.`))
      }
      onClose={onClose}
    />
  );
}
