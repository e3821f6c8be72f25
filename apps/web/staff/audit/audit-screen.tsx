import { type AuditEntry, staffAudit } from "@theta/contract/staff";
import { Link } from "react-router";
import { call } from "../../src/lib/call/call.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { useAuditQuery } from "./audit-data.ts";
import { detailWords } from "./detail-words.ts";

/** What happened, to whom, and who did it. Nothing in it can be changed. */
export function AuditScreen() {
  const { filters, setFilter, cursor } = useFilters(["person", "event", "from", "to"]);
  const { currentData, isFetching, refetch } = useAuditQuery(
    { ...filters, cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead="Sign-ins, changes to accounts, and everything staff do. Entries can't be changed or deleted.">
        Audit log
      </PageTitle>
      <FilterBar
        fields={[
          { name: "person", label: "Email of a learner or of staff", type: "email" },
          { name: "event", label: "Event begins with", placeholder: "staff." },
          { name: "from", label: "From", type: "date" },
          { name: "to", label: "To", type: "date" },
        ]}
        values={filters}
        onChange={setFilter}
      />
      <StaffList
        caption="Audit log"
        page={currentData}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ id }) => id}
        empty={{ title: "No entries", text: "Nothing in the log matches these filters." }}
        readPage={async (after, limit) =>
          (await call(staffAudit.list, { ...filters, cursor: after, limit: String(limit) })).result
        }
        csv={[
          { head: "Time (UTC)", text: ({ at }) => new Date(at).toISOString() },
          { head: "Event", text: ({ event }) => event },
          { head: "About", text: ({ learner }) => learner?.email ?? learner?.learnerId ?? null },
          { head: "By", text: ({ actor }) => actor?.email ?? actor?.learnerId ?? null },
          { head: "IP address", text: ({ ip }) => ip },
          { head: "Detail", text: ({ detail }) => JSON.stringify(detail) },
        ]}
      />
    </div>
  );
}

const COLUMNS: readonly TableColumn<AuditEntry>[] = [
  { key: "at", head: "When", cell: ({ at }) => <When at={at} /> },
  { key: "event", head: "Event", cell: ({ event }) => <code className="text-sm">{event}</code> },
  { key: "learner", head: "About", cell: ({ learner }) => <Person person={learner} /> },
  { key: "actor", head: "By", cell: ({ actor }) => <Person person={actor} /> },
  {
    key: "detail",
    head: "Detail",
    cell: ({ detail }) => <span className="wrap-anywhere text-ink-2">{detailWords(detail)}</span>,
  },
];

function Person({ person }: { person: AuditEntry["learner"] }) {
  if (!person) return <span className="text-ink-muted">–</span>;
  if (!person.email) return <span className="text-ink-muted">Erased account</span>;
  return (
    <Link
      to={`/staff/learners/${person.learnerId}`}
      className="wrap-anywhere underline underline-offset-4"
    >
      {person.email}
    </Link>
  );
}
