import { FORMAT_NAMES } from "@theta/contract";
import { type ItemState, type StaffItemRow, staffItems } from "@theta/contract/staff";
import { SHORT_SECTION_NAMES } from "../../src/features/practice/shared/practice-words.ts";
import { PageTitle } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { TextLink } from "../../src/ui/text-link.tsx";
import { numberWords } from "../shared/count-words.ts";
import type { CsvColumn } from "../shared/csv.ts";
import { FilterBar } from "../shared/filter-bar.tsx";
import { StaffList } from "../shared/staff-list.tsx";
import { useFilters } from "../shared/use-filters.ts";
import { FILTERS, useItemFields } from "./item-filters.ts";
import { ItemStateBadge } from "./item-state.tsx";
import { itemPath, POOL_WORDS, STATE_WORDS } from "./item-words.ts";
import { useItemsQuery } from "./items-data.ts";

/** The bank's questions in their current versions. */
export function ItemsScreen() {
  const { filters, setFilters, cursor } = useFilters(FILTERS);
  const fields = useItemFields(filters.section);
  const asked = askedOf(filters);
  const { currentData, error, isFetching, refetch } = useItemsQuery(
    { ...asked, cursor },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <div className="flex flex-col gap-8">
      <PageTitle lead="Every question of the bank, and how often learners have seen it.">
        Questions
      </PageTitle>
      <FilterBar fields={fields} values={filters} onChange={setFilters} />
      <StaffList
        caption="Questions"
        page={currentData}
        isLoading={isFetching}
        error={error}
        onRetry={() => void refetch()}
        columns={COLUMNS}
        rowKey={({ key }) => key}
        empty={{
          title: "No question matches",
          text: "Try fewer words, or reset some filters to All.",
        }}
        list={{ route: staffItems.list, filters: asked }}
        csv={CSV}
      />
    </div>
  );
}

type Filters = ReturnType<typeof useFilters<(typeof FILTERS)[number]>>["filters"];
type Asked = Parameters<typeof useItemsQuery>[0];

/** From the address, where anything may stand: the server refuses what it doesn't know. */
const askedOf = (filters: Filters) => filters as Exclude<Asked, symbol>;

const COLUMNS: TableColumn<StaffItemRow>[] = [
  {
    key: "question",
    head: "Question",
    cell: ({ key, preview }) => (
      <span className="block min-w-0 md:max-w-md">
        <TextLink to={itemPath(key)} className="wrap-anywhere">
          {key}
        </TextLink>
        <span className="mt-1 line-clamp-2 wrap-anywhere text-ink-2">{preview}</span>
      </span>
    ),
  },
  {
    key: "format",
    head: "Format and topic",
    cell: ({ format, topic }) => (
      <span>
        {FORMAT_NAMES[format]}
        {!topic.startsWith(FORMAT_NAMES[format]) && (
          <span className="block text-ink-muted">{topic}</span>
        )}
      </span>
    ),
  },
  { key: "difficulty", head: "Difficulty", numeric: true, cell: ({ difficulty }) => difficulty },
  {
    key: "shown",
    head: "Shown",
    numeric: true,
    cell: ({ shown }) => (shown === null ? "–" : numberWords(shown)),
  },
  { key: "state", head: "State", cell: ({ state }) => <ItemStateBadge state={state} /> },
];

const CSV: CsvColumn<StaffItemRow>[] = [
  { head: "ID", text: ({ key }) => key },
  { head: "Version", text: ({ version }) => version },
  { head: "State", text: ({ state }: { state: ItemState }) => STATE_WORDS[state] },
  { head: "Section", text: ({ section }) => SHORT_SECTION_NAMES[section] },
  { head: "Format", text: ({ format }) => FORMAT_NAMES[format] },
  { head: "Topic", text: ({ topic }) => topic },
  { head: "Difficulty", text: ({ difficulty }) => difficulty },
  { head: "Used in", text: ({ pool }) => POOL_WORDS[pool] },
  { head: "Shown", text: ({ shown }) => shown },
];
