import { type AuditEntry, staffAudit } from "@theta/contract/staff";
import { Link } from "react-router";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { eventWords } from "../shared/event-words.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { askedSort, TIME_SORT_FIELD } from "../shared/time-sort.ts";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { useAuditQuery } from "./audit-data.ts";
import { detailWords } from "./detail-words.ts";

/** What happened, to whom, and who did it. Nothing in it can be changed. */
export function AuditScreen() {
  const { filters, setFilters, cursor } = useFilters([
    "person",
    "event",
    "by",
    "from",
    "to",
    "sort",
  ]);
  const { currentData, error, isFetching, refetch } = useAuditQuery(
    { ...asked(filters), cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead="Sign-ins, changes to accounts, and everything staff do. Entries can't be changed or deleted.">
        Audit log
      </PageTitle>
      <FilterBar
        fields={[
          { name: "person", label: "Email or id of a learner or of staff" },
          { name: "event", label: "Event begins with", placeholder: "staff." },
          { name: "by", label: "Done by", options: [{ value: "staff", label: "Staff" }] },
          { name: "from", label: "From (UTC)", type: "date" },
          { name: "to", label: "To (UTC)", type: "date" },
          TIME_SORT_FIELD,
        ]}
        values={filters}
        onChange={setFilters}
      />
      <StaffList
        caption="Audit log"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={{ title: "No entries", text: "Nothing in the log matches these filters." }}
        list={{ route: staffAudit.list, filters: asked(filters) }}
        csv={[
          { head: "Time (UTC)", text: ({ at }) => new Date(at).toISOString() },
          { head: "Event", text: ({ event }) => event },
          { head: "What", text: ({ event }) => eventWords(event) },
          { head: "About", text: ({ learner }) => learner?.email ?? learner?.learnerId ?? null },
          { head: "By", text: ({ actor }) => actor?.email ?? actor?.learnerId ?? null },
          { head: "IP address", text: ({ ip }) => ip },
          { head: "Detail", text: ({ detail }) => JSON.stringify(detail) },
        ]}
      />
    </div>
  );
}

/** What else an address may say is left out. */
const asked = ({
  by,
  sort,
  ...filters
}: Record<"person" | "event" | "by" | "from" | "to" | "sort", string | undefined>) => ({
  ...filters,
  ...askedSort(sort),
  ...(by === "staff" && ({ by } as { by: "staff" })),
});

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  { key: "at", head: "When", cell: ({ at }) => <When at={at} /> },
  { key: "event", head: "Event", cell: (entry) => <Event {...entry} /> },
  { key: "learner", head: "About", cell: ({ learner }) => <Person person={learner} /> },
  { key: "actor", head: "By", cell: ({ actor }) => <Person person={actor} /> },
];

/** With its name in the log, because that's what the filter takes, and with its detail. */
function Event({ event, detail }: Pick<AuditEntry, "event" | "detail">) {
  const words = eventWords(event);
  return (
    <span className="flex flex-col gap-0.5 md:min-w-32">
      {words}
      {words !== event && <code className="text-xs wrap-anywhere text-ink-muted">{event}</code>}
      <span className="wrap-anywhere text-ink-2">{detailWords(detail)}</span>
    </span>
  );
}

function Person({ person }: { person: AuditEntry["learner"] }) {
  if (!person) return <span className="text-ink-muted">–</span>;
  if (!person.email) return <span className="text-ink-muted">Erased account</span>;
  return (
    <Link
      to={`/staff/learners/${person.learnerId}`}
      className="block min-w-36 wrap-anywhere underline underline-offset-4 stacked:min-w-0 lg:min-w-44"
    >
      {person.email}
    </Link>
  );
}
