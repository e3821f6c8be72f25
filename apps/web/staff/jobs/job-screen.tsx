import { type JobRun, staffJobs } from "@theta/contract/staff";
import { useParams } from "react-router";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { purposeOf, tookWords } from "./job-words.ts";
import { useJobRunsQuery } from "./jobs-data.ts";
import { RunBadge } from "./run-badge.tsx";

/** How one job went lately. */
export function JobScreen() {
  const { name = "" } = useParams();
  const { cursor } = useFilters([]);
  const { currentData, error, isFetching, refetch } = useJobRunsQuery(
    { name, cursor },
    { refetchOnMountOrArgChange: true },
  );
  const isUnknown = purposeOf(name) === null && !cursor && currentData?.rows.length === 0;
  if (isUnknown) {
    return (
      <PageTitle
        over={<TextLink to="/staff/jobs">Jobs</TextLink>}
        lead={`No server has ever run a job called "${name}".`}
      >
        There's no such job
      </PageTitle>
    );
  }
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        over={<TextLink to="/staff/jobs">Jobs</TextLink>}
        lead={`${purposeOf(name) ?? ""} Below are its last 20 runs, and the last 20 that failed.`.trim()}
      >
        {name}
      </PageTitle>
      <StaffList
        caption={`Runs of ${name}`}
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ runId }) => runId}
        empty={EMPTY}
        list={{ route: staffJobs.runs, filters: { name } }}
        csv={CSV}
      />
    </div>
  );
}

const EMPTY = {
  title: "No runs yet.",
  text: "It hasn't run since we began to record how jobs went.",
};

const COLUMNS: readonly TableColumn<JobRun>[] = [
  { key: "at", head: "Began", cell: ({ startedAt }) => <When at={startedAt} /> },
  {
    key: "took",
    head: "Took",
    numeric: true,
    cell: ({ milliseconds }) => (
      <span className="whitespace-nowrap">{tookWords(milliseconds)}</span>
    ),
  },
  { key: "how", head: "How it went", cell: (run) => <RunBadge run={run} /> },
  {
    key: "error",
    head: "Error",
    cell: ({ error }) =>
      error === null ? (
        <span className="text-ink-muted">None</span>
      ) : (
        <span className="wrap-anywhere">{error}</span>
      ),
  },
];

const CSV: readonly CsvColumn<JobRun>[] = [
  { head: "Began (UTC)", text: ({ startedAt }) => new Date(startedAt).toISOString() },
  { head: "Took (ms)", text: ({ milliseconds }) => milliseconds },
  { head: "Error", text: ({ error }) => error },
];
