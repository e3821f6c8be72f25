import type { PracticeFilter, PracticeOverview } from "@theta/contract";
import { Select, type SelectOption } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { type FilterChange, offered } from "./practice-filter.ts";
import { FORMAT_NAMES, LEVEL_NAMES, SHORT_SECTION_NAMES } from "./practice-words.ts";

interface FilterBarProps {
  filter: PracticeFilter;
  /** Empty until they are known. */
  topics: PracticeOverview["topics"];
  /** How many questions fit; null until that is known. */
  fitting: number | null;
  onChange: (change: FilterChange) => void;
}

export function FilterBar({ filter, topics, fitting, onChange }: FilterBarProps) {
  const { section, topic, level, format, onlyMissed = false } = filter;
  const formats = offered(topics, section ? { section } : {}).map((row) => row.format);
  const labels = offered(topics, filter).map((row) => row.topic);
  return (
    <fieldset className={GRID}>
      <legend className="sr-only">What to practise</legend>
      <Choice
        label="Section"
        any="Any section"
        value={section}
        options={optionsOf(SHORT_SECTION_NAMES)}
        onChoose={(value) => onChange({ section: value as PracticeFilter["section"] })}
      />
      <Choice
        label="Format"
        any="Any format"
        value={format}
        options={optionsOf(FORMAT_NAMES).filter(
          ({ value }) => value === format || formats.some((one) => one === value),
        )}
        onChoose={(value) => onChange({ format: value as PracticeFilter["format"] })}
      />
      <Choice
        label="Topic"
        any="Any topic"
        value={topic}
        options={[...new Set(topic ? [...labels, topic] : labels)]
          .toSorted((one, other) => one.localeCompare(other, "en"))
          .map((label) => ({ value: label, label }))}
        onChoose={(value) => onChange({ topic: value })}
      />
      <Choice
        label="Difficulty"
        any="Any difficulty"
        value={level}
        options={optionsOf(LEVEL_NAMES)}
        onChoose={(value) => onChange({ level: value as PracticeFilter["level"] })}
      />
      <Switch
        label="Only what I got wrong"
        checked={onlyMissed}
        onChange={({ currentTarget }) => onChange({ onlyMissed: currentTarget.checked })}
        className="max-md:col-span-2 lg:max-xl:col-span-2"
      />
      <output className={FITTING}>
        {fitting !== null && fitting > 0 && fittingWords(fitting)}
      </output>
    </fieldset>
  );
}

const GRID =
  "grid grid-cols-2 items-center gap-x-3 gap-y-2 lg:grid-cols-[4fr_5fr_5fr_4fr] xl:grid-cols-[4fr_5fr_5fr_4fr_auto]";

const FITTING =
  "min-h-[1lh] text-sm text-ink-muted numerals max-md:col-span-2 max-md:-mt-2 md:max-xl:text-right lg:max-xl:col-span-2 xl:col-span-full";

function fittingWords(fitting: number): string {
  return fitting === 1 ? "1 question fits" : `${fitting.toLocaleString("en")} questions fit`;
}

function optionsOf(names: Record<string, string>): SelectOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** A long name ends before the arrow; a select that we draw ourselves would let it run below. */
const SHORTENED = "overflow-clip pr-9 pl-3 whitespace-nowrap [overflow-clip-margin:content-box]";

interface ChoiceProps {
  label: string;
  /** What stands there while nothing is chosen. */
  any: string;
  value: string | undefined;
  options: readonly SelectOption[];
  onChoose: (value: string | undefined) => void;
}

function Choice({ label, any, value = "", options, onChoose }: ChoiceProps) {
  return (
    <Select
      label={label}
      hideLabel
      placeholder={any}
      value={value}
      options={options}
      onChange={({ currentTarget }) => onChoose(currentTarget.value || undefined)}
      className={SHORTENED}
    />
  );
}
