import type { StaffLearnerRow } from "@theta/contract/staff";
import { Search } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { Badge } from "../../src/ui/badge.tsx";
import { Button } from "../../src/ui/button.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { readLearnersPage, useStaffLearnersQuery } from "./learners-data.ts";

/** Finding a learner. */
export function LearnersScreen() {
  const { filters, setFilter, cursor } = useFilters(["q"]);
  const { q } = filters;
  const { currentData, isFetching, refetch } = useStaffLearnersQuery(
    { ...(q && { q }), ...(cursor && { cursor }) },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle>Learners</PageTitle>
      <SearchForm key={q ?? ""} q={q ?? ""} onSearch={(text) => setFilter("q", text)} />
      <StaffList
        caption="Learners"
        page={currentData}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ learnerId }) => learnerId}
        empty={
          q
            ? {
                title: "Nobody found",
                text: "Try the beginning of their email address, or of their first or last name.",
              }
            : { title: "No learners yet", text: "Everyone who signs up will be listed here." }
        }
        readPage={async (after, limit) => await readLearnersPage(q, after, limit)}
        csv={CSV}
      />
    </div>
  );
}

function SearchForm({ q, onSearch }: { q: string; onSearch: (text: string) => void }) {
  const [text, setText] = useState(q);
  return (
    <search>
      <form
        className="flex flex-wrap items-end gap-3"
        onSubmit={(event: SubmitEvent) => {
          event.preventDefault();
          onSearch(text.trim());
        }}
      >
        <div className="min-w-0 flex-1 basis-64 sm:max-w-md">
          <TextField
            type="search"
            name="q"
            label="Email or name"
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <Button type="submit" size="lg">
          <Search aria-hidden="true" className="size-4" />
          Search
        </Button>
        {q && (
          <Button variant="outline" size="lg" onClick={() => onSearch("")}>
            Show everyone
          </Button>
        )}
      </form>
    </search>
  );
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
