import { FORMAT_NAMES, FORMATS } from "@theta/contract";
import { ITEM_SORTS, ITEM_STATES } from "@theta/contract/staff";
import { type KeyboardEvent, useState } from "react";
import { SHORT_SECTION_NAMES } from "../../src/features/practice/shared/practice-words.ts";
import { Select, type SelectOption } from "../../src/ui/form/select.tsx";
import { TextField } from "../../src/ui/form/text-field.tsx";
import type { useFilters } from "../shared/use-filters.ts";
import { SORT_WORDS, STATE_WORDS } from "./item-words.ts";
import { useItemTopicsQuery } from "./items-data.ts";

export const FILTERS = [
  "text",
  "key",
  "topic",
  "section",
  "format",
  "difficulty",
  "state",
  "sort",
] as const;
type Filter = (typeof FILTERS)[number];
type Filtering = Pick<ReturnType<typeof useFilters<Filter>>, "filters" | "setFilter">;

const FORMAT_OPTIONS = FORMATS.map((value) => ({ value, label: FORMAT_NAMES[value] }));
const STATE_OPTIONS = ITEM_STATES.map((value) => ({ value, label: STATE_WORDS[value] }));
const SORT_OPTIONS = ITEM_SORTS.map((value) => ({ value, label: SORT_WORDS[value] }));
const SECTION_OPTIONS = Object.entries(SHORT_SECTION_NAMES).map(([value, label]) => ({
  value,
  label,
}));
const LEVELS = Array.from({ length: 10 }, (_, k) => ({ value: `${k + 1}`, label: `${k + 1}` }));

export function ItemFilters({ filters, setFilter }: Filtering) {
  const { data: topics = [] } = useItemTopicsQuery();
  const names = topics
    .filter(({ section }) => !filters.section || section === filters.section)
    .map(({ topic }) => topic);
  const select = (name: Filter, label: string, options: readonly SelectOption[]) => (
    <Select
      name={name}
      label={label}
      options={[{ value: "", label: "Any" }, ...options]}
      value={filters[name] ?? ""}
      onChange={({ target }) => setFilter(name, target.value)}
    />
  );
  return (
    <search className="grid grid-cols-2 gap-4 xl:grid-cols-4" aria-label="Find questions">
      <TypedFilter name="text" label="Words of the question" {...{ filters, setFilter }} />
      <TypedFilter name="key" label="Id, or how it starts" {...{ filters, setFilter }} />
      {select("section", "Section", SECTION_OPTIONS)}
      {select(
        "topic",
        "Topic",
        [...new Set(names)].map((value) => ({ value, label: value })),
      )}
      {select("format", "Format", FORMAT_OPTIONS)}
      {select("difficulty", "Difficulty", LEVELS)}
      {select("state", "State", STATE_OPTIONS)}
      <Select
        name="sort"
        label="Sort by"
        options={SORT_OPTIONS}
        value={filters.sort ?? "key"}
        onChange={({ target }) => setFilter("sort", target.value === "key" ? "" : target.value)}
      />
    </search>
  );
}

/** Applied with Enter, or when it's left. */
function TypedFilter(props: Filtering & { name: Filter; label: string }) {
  const { name, label, filters, setFilter } = props;
  const applied = filters[name] ?? "";
  const [typed, setTyped] = useState(applied);
  const [known, setKnown] = useState(applied);
  // The address changed, by Back for example.
  if (known !== applied) {
    setKnown(applied);
    setTyped(applied);
  }
  const apply = () => {
    if (typed.trim() !== applied) setFilter(name, typed.trim());
  };
  return (
    <div className="max-sm:col-span-2">
      <TextField
        name={name}
        type="search"
        enterKeyHint="search"
        label={label}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={apply}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key === "Enter") apply();
        }}
      />
    </div>
  );
}
