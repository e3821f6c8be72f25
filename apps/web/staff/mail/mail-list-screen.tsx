import { MAIL_STATES, type MailRow, staffMail } from "@theta/contract/staff";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { askedSort, TIME_SORT_FIELD } from "../shared/time-sort.ts";
import { useFilters } from "../shared/use-filters.ts";
import { When } from "../shared/when.tsx";
import { MAIL_WORDS, MailBadge } from "./mail-badge.tsx";
import { useMailListQuery } from "./mail-data.ts";

/** Whether an email arrived, and if not, why. */
export function MailListScreen() {
  const { filters, setFilters, cursor } = useFilters(["to", "state", "sort"]);
  const input = {
    state: MAIL_STATES.find((state) => state === filters.state),
    to: filters.to,
    ...askedSort(filters.sort),
  };
  const { currentData, error, isFetching, refetch } = useMailListQuery(
    { ...input, cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead="Every email of the last 30 days.">Mail</PageTitle>
      <FilterBar
        fields={[
          { name: "to", label: "Recipient's email" },
          {
            name: "state",
            label: "State",
            options: MAIL_STATES.map((value) => ({ value, label: MAIL_WORDS[value] })),
          },
          TIME_SORT_FIELD,
        ]}
        values={filters}
        onChange={setFilters}
      />
      <StaffList
        caption="Emails"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ mailId }) => mailId}
        empty={EMPTY}
        list={{ route: staffMail.list, filters: input }}
        csv={CSV}
      />
    </div>
  );
}

const EMPTY = {
  title: "No emails match.",
  text: "If somebody is waiting for one, we never wrote it to this address. They may have an account with another, or have mistyped it.",
};

const COLUMNS: readonly TableColumn<MailRow>[] = [
  {
    key: "mail",
    head: "Email",
    cell: ({ mailId, to, subject }) => (
      <span className="flex min-w-0 flex-1 flex-col gap-0.5 text-left md:min-w-44">
        <TextLink to={`/staff/mail/${mailId}`} className="wrap-anywhere">
          {subject}
        </TextLink>
        <span className="wrap-anywhere text-ink-2">{to}</span>
      </span>
    ),
  },
  { key: "state", head: "State", cell: ({ state }) => <MailBadge state={state} /> },
  {
    key: "story",
    head: "What happened",
    cell: ({ story }) => <span className="block max-w-measure">{story}</span>,
  },
  { key: "tries", head: "Tries", numeric: true, cell: ({ tries }) => tries },
  {
    key: "created",
    head: "Written",
    cell: ({ createdAt, nextAt }) => (
      <span className="flex flex-col gap-0.5">
        <When at={createdAt} />
        {nextAt !== null && (
          <span className="text-xs text-ink-muted">
            Next try: <When at={nextAt} />
          </span>
        )}
      </span>
    ),
  },
];

const moment = (at: number | null) => (at === null ? null : new Date(at).toISOString());

const CSV: readonly CsvColumn<MailRow>[] = [
  { head: "Email", text: ({ mailId }) => mailId },
  { head: "To", text: ({ to }) => to },
  { head: "Subject", text: ({ subject }) => subject },
  { head: "State", text: ({ state }) => MAIL_WORDS[state] },
  { head: "What happened", text: ({ story }) => story },
  { head: "Tries", text: ({ tries }) => tries },
  { head: "Written (UTC)", text: ({ createdAt }) => moment(createdAt) },
  { head: "Next try (UTC)", text: ({ nextAt }) => moment(nextAt) },
  { head: "Sent or given up (UTC)", text: ({ endedAt }) => moment(endedAt) },
];
