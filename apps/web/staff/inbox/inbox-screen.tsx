import { INBOX_STATES, type InboxRow, staffInbox } from "@theta/contract/staff";
import { call } from "../../src/lib/call/call.ts";
import { ButtonLink } from "../../src/ui/button.tsx";
import { Select } from "../../src/ui/form/select.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import { AddressFilter } from "../shared/address-filter.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { useInboxQuery } from "./inbox-data.ts";
import { readState, STATE_WORDS, StateBadge } from "./state-badge.tsx";

/** What people wrote to us; at first, whatever isn't done. */
export function InboxScreen() {
  const { filters, setFilter, cursor } = useFilters(["state", "whose", "email", "order"]);
  const input = {
    state: readState(filters.state),
    whose: (["mine", "unassigned"] as const).find((whose) => whose === filters.whose),
    email: filters.email,
    order: filters.order === "oldest" ? ("oldest" as const) : undefined,
  };
  const { currentData, isFetching, refetch } = useInboxQuery(
    { ...input, cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle
        aside={
          <ButtonLink to="/staff/inbox/answers" variant="outline">
            Canned answers
          </ButtonLink>
        }
      >
        Inbox
      </PageTitle>
      <InboxFilters filters={filters} onChange={setFilter} />
      <StaffList
        caption="Messages"
        page={currentData}
        isLoading={isFetching}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ messageId }) => messageId}
        empty={emptyWords(filters)}
        readPage={async (after, limit) => {
          const sent = { ...input, cursor: after, limit: String(limit) };
          return (await call(staffInbox.list, sent)).result;
        }}
        csv={CSV}
      />
    </div>
  );
}

type Filters = Record<"state" | "whose" | "email" | "order", string | undefined>;

interface InboxFiltersProps {
  filters: Filters;
  onChange: (name: keyof Filters, value: string) => void;
}

function InboxFilters({ filters, onChange }: InboxFiltersProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-3">
      <Select
        compact
        name="state"
        label="State"
        value={filters.state ?? ""}
        options={[
          { value: "", label: "Not done" },
          ...INBOX_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
          { value: "all", label: "All" },
        ]}
        onChange={(event) => onChange("state", event.target.value)}
      />
      <Select
        compact
        name="whose"
        label="Assigned to"
        value={filters.whose ?? ""}
        options={[
          { value: "", label: "Anyone" },
          { value: "mine", label: "Me" },
          { value: "unassigned", label: "Nobody" },
        ]}
        onChange={(event) => onChange("whose", event.target.value)}
      />
      <Select
        compact
        name="order"
        label="Order"
        value={filters.order ?? ""}
        options={[
          { value: "", label: "Newest first" },
          { value: "oldest", label: "Oldest first" },
        ]}
        onChange={(event) => onChange("order", event.target.value)}
      />
      <AddressFilter
        key={filters.email}
        label="Sender's email"
        value={filters.email}
        onSearch={(email) => onChange("email", email)}
      />
    </div>
  );
}

function emptyWords({ state, whose, email }: Filters) {
  const isFiltered = state ?? whose ?? email;
  return isFiltered
    ? { title: "No messages match.", text: "Change the filters to see others." }
    : { title: "All done.", text: "New messages from the contact form show up here." };
}

const COLUMNS: readonly TableColumn<InboxRow>[] = [
  {
    key: "message",
    head: "Message",
    cell: ({ messageId, name, email, excerpt }) => (
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-left">
        <TextLink to={`/staff/inbox/${messageId}`} className="wrap-anywhere">
          {name}
        </TextLink>
        <span className="text-xs wrap-anywhere text-ink-muted">{email}</span>
        <span className="line-clamp-2 max-w-measure wrap-anywhere text-ink-2">{excerpt}</span>
      </span>
    ),
  },
  { key: "state", head: "State", cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: "assigned",
    head: "Assigned to",
    cell: ({ assignedTo }) => assignedTo?.name ?? <span className="text-ink-muted">Nobody</span>,
  },
  { key: "replies", head: "Answers", numeric: true, cell: ({ replies }) => replies },
  { key: "at", head: "Written", cell: ({ at }) => <When at={at} /> },
];

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const CSV: readonly CsvColumn<InboxRow>[] = [
  { head: "Message", text: ({ messageId }) => messageId },
  { head: "Name", text: ({ name }) => name },
  { head: "Email", text: ({ email }) => email },
  { head: "State", text: ({ state }) => STATE_WORDS[state] },
  { head: "Assigned to", text: ({ assignedTo }) => assignedTo?.name ?? null },
  { head: "Written (UTC)", text: ({ at }) => moment(at) },
  { head: "Answers", text: ({ replies }) => replies },
  { head: "Last answer (UTC)", text: ({ lastReplyAt }) => moment(lastReplyAt) },
  { head: "Begins with", text: ({ excerpt }) => excerpt },
];
