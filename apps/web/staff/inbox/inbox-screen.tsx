import { INBOX_STATES, type InboxRow, staffInbox } from "@theta/contract/staff";
import { ButtonLink } from "../../src/ui/button.tsx";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { askedSort, TIME_SORT_FIELD } from "../shared/time-sort.ts";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { useInboxQuery } from "./inbox-data.ts";
import { readState, STATE_WORDS, StateBadge } from "./state-badge.tsx";

/** What people wrote to us; at first, whatever isn't done. */
export function InboxScreen() {
  const { filters, setFilters, cursor } = useFilters(["state", "whose", "about", "email", "sort"]);
  const input = {
    state: readState(filters.state),
    whose: (["mine", "unassigned"] as const).find((whose) => whose === filters.whose),
    about: (["questions", "other"] as const).find((about) => about === filters.about),
    email: filters.email,
    ...askedSort(filters.sort),
  };
  const { currentData, error, isFetching, refetch } = useInboxQuery(
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
      <FilterBar fields={FIELDS} values={filters} onChange={setFilters} />
      <StaffList
        caption="Messages"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ messageId }) => messageId}
        empty={emptyWords(filters)}
        list={{ route: staffInbox.list, filters: input }}
        csv={CSV}
      />
    </div>
  );
}

const FIELDS = [
  { name: "email", label: "Sender's email" },
  {
    name: "state",
    label: "State",
    none: "Not done",
    options: [
      ...INBOX_STATES.map((value) => ({ value, label: STATE_WORDS[value] })),
      { value: "all", label: "All" },
    ],
  },
  {
    name: "whose",
    label: "Assigned to",
    none: "Anyone",
    options: [
      { value: "mine", label: "Me" },
      { value: "unassigned", label: "Nobody" },
    ],
  },
  {
    name: "about",
    label: "About",
    none: "Anything",
    options: [
      { value: "questions", label: "One of our questions" },
      { value: "other", label: "Something else" },
    ],
  },
  TIME_SORT_FIELD,
] as const;

type Filters = Record<(typeof FIELDS)[number]["name"], string | undefined>;

function emptyWords({ state, whose, about, email }: Filters) {
  const isFiltered = state ?? whose ?? about ?? email;
  return isFiltered
    ? { title: "No messages match.", text: "Change the filters to see others." }
    : {
        title: "All done.",
        text: "New messages from the contact form and reports about questions show up here.",
      };
}

const COLUMNS: readonly TableColumn<InboxRow>[] = [
  {
    key: "message",
    head: "Message",
    cell: ({ messageId, name, email, itemKey, excerpt }) => (
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-left">
        <TextLink to={`/staff/inbox/${messageId}`} className="wrap-anywhere">
          {name}
        </TextLink>
        <span className="text-xs wrap-anywhere text-ink-muted">{email}</span>
        {itemKey && (
          <span className="text-xs wrap-anywhere text-ink-muted">About question {itemKey}</span>
        )}
        <span className="line-clamp-2 max-w-measure wrap-anywhere text-ink-2">{excerpt}</span>
      </span>
    ),
  },
  { key: "state", head: "State", cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: "assigned",
    head: "Assigned",
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
  { head: "Question", text: ({ itemKey }) => itemKey },
  { head: "State", text: ({ state }) => STATE_WORDS[state] },
  { head: "Assigned to", text: ({ assignedTo }) => assignedTo?.name ?? null },
  { head: "Written (UTC)", text: ({ at }) => moment(at) },
  { head: "Answers", text: ({ replies }) => replies },
  { head: "Last answer (UTC)", text: ({ lastReplyAt }) => moment(lastReplyAt) },
  { head: "Begins with", text: ({ excerpt }) => excerpt },
];
