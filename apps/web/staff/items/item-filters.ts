import { FORMAT_NAMES, FORMATS } from "@theta/contract";
import { ITEM_SORTS, ITEM_STATES } from "@theta/contract/staff";
import { SHORT_SECTION_NAMES } from "../../src/features/practice/shared/practice-words.ts";
import type { FilterField } from "../shared/filter-bar.tsx";
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
  "reported",
  "sort",
] as const;
type Filter = (typeof FILTERS)[number];

const namesOf = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => ({ value, label: names[value] }));

const SECTIONS = Object.entries(SHORT_SECTION_NAMES).map(([value, label]) => ({ value, label }));
const LEVELS = Array.from({ length: 10 }, (_, k) => ({ value: `${k + 1}`, label: `${k + 1}` }));
const SORTS = namesOf(ITEM_SORTS, SORT_WORDS).filter(({ value }) => value !== "key");

/** What questions can be filtered by; topics are those of the chosen section. */
export function useItemFields(chosen: string | undefined): FilterField<Filter>[] {
  const { data = [] } = useItemTopicsQuery();
  const topics = data
    .filter(({ section }) => !chosen || section === chosen)
    .map(({ topic }) => topic);
  return [
    { name: "text", label: "Words in the question", maxLength: 200 },
    { name: "key", label: "ID, or the start of one", maxLength: 120 },
    { name: "section", label: "Section", options: SECTIONS },
    {
      name: "topic",
      label: "Topic",
      options: [...new Set(topics)].map((value) => ({ value, label: value })),
    },
    { name: "format", label: "Format", options: namesOf(FORMATS, FORMAT_NAMES) },
    { name: "difficulty", label: "Difficulty", options: LEVELS },
    { name: "state", label: "State", options: namesOf(ITEM_STATES, STATE_WORDS) },
    { name: "reported", label: "Reports", options: [{ value: "yes", label: "Need review" }] },
    { name: "sort", label: "Sort", none: SORT_WORDS.key, options: SORTS },
  ];
}
