import { type StaffLearnerRow, staffLearners } from "@theta/contract/staff";
import { Badge } from "../../src/ui/badge.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { askedOf, FILTERS, LEARNER_FIELDS, type LearnerFilters } from "./asked-learners.ts";
import { useStaffLearnersQuery } from "./learners-data.ts";

/** Finding a learner. */
export function LearnersScreen() {
  const { filters, setFilters, cursor } = useFilters(FILTERS);
  const asked = askedOf(filters);
  const { currentData, error, isFetching, refetch } = useStaffLearnersQuery(
    { ...asked, ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>Learners</PageTitle>
      <FilterBar fields={LEARNER_FIELDS} values={filters} onChange={setFilters} />
      <StaffList
        caption="Learners"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ learnerId }) => learnerId}
        empty={emptyWords(filters)}
        list={{ route: staffLearners.list, filters: { ...asked } }}
        csv={CSV}
      />
    </div>
  );
}

function emptyWords({ q, plan, state, from, to }: LearnerFilters) {
  const isFiltered = [plan, state, from, to].some(Boolean);
  if (q)
    return {
      title: "Nobody found",
      text: `Try the beginning of their email address, or of their first or last name${isFiltered ? ", or clear the other filters" : ""}.`,
    };
  return isFiltered
    ? { title: "Nobody found", text: "No learner matches these filters." }
    : { title: "No learners yet", text: "Everyone who signs up will be listed here." };
}

const COLUMNS: TableColumn<StaffLearnerRow>[] = [
  {
    key: "name",
    head: "Name",
    cell: ({ learnerId, name, isClosed }) => (
      <span className="inline-flex flex-wrap items-center gap-x-3 gap-y-1 max-md:justify-end">
        <TextLink to={`/staff/learners/${learnerId}`} className="wrap-anywhere">
          {name}
        </TextLink>
        {isClosed && <Badge tone="caution">Closed</Badge>}
      </span>
    ),
  },
  {
    key: "email",
    head: "Email",
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { key: "joined", head: "Joined", cell: ({ joinedAt }) => <When at={joinedAt} /> },
  {
    key: "plan",
    head: "Plan",
    cell: ({ planName }) => planName ?? <span className="text-ink-muted">None</span>,
  },
  { key: "seen", head: "Last seen", cell: ({ lastSeenAt }) => <When at={lastSeenAt} /> },
];

const iso = (at: number | null) => at && new Date(at).toISOString();

const CSV: CsvColumn<StaffLearnerRow>[] = [
  { head: "Name", text: ({ name }) => name },
  { head: "Email", text: ({ email }) => email },
  { head: "Joined", text: ({ joinedAt }) => iso(joinedAt) },
  { head: "Plan", text: ({ planName }) => planName },
  { head: "Last seen", text: ({ lastSeenAt }) => iso(lastSeenAt) },
  { head: "Closed", text: ({ isClosed }) => (isClosed ? "yes" : "no") },
];
