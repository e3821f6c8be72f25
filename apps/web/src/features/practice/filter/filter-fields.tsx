import { FORMAT_NAMES, type PracticeFilter, type PracticeOverview } from "@theta/contract";
import { Select, type SelectOption } from "../../../ui/form/select.tsx";
import { Switch } from "../../../ui/form/switch.tsx";
import { type FilterChange, offered } from "../shared/practice-filter.ts";
import {
  LEVEL_NAMES,
  ONLY_MISSED,
  severalWords,
  SHORT_SECTION_NAMES,
} from "../shared/practice-words.ts";

export interface FilterFieldsProps {
  filter: PracticeFilter;
  /** Empty until they're loaded. */
  topics: PracticeOverview["topics"];
  onChange: (change: FilterChange) => void;
}

export function FilterFields({ filter, topics, onChange }: FilterFieldsProps) {
  const { section, topic, topics: several, level, format, onlyMissed = false } = filter;
  const formats = offered(topics, section ? { section } : {}).map((row) => row.format);
  const labels = offered(topics, filter).map((row) => row.topic);
  return (
    <>
      <Choice
        label="Section"
        any="Any section"
        value={section}
        options={optionsOf(SHORT_SECTION_NAMES)}
        onChoose={(value) => onChange({ section: value as PracticeFilter["section"] })}
      />
      <Choice
        label="Question type"
        any="Any question type"
        value={format}
        options={optionsOf(FORMAT_NAMES).filter(
          ({ value }) => value === format || formats.some((one) => one === value),
        )}
        onChoose={(value) => onChange({ format: value as PracticeFilter["format"] })}
      />
      <Choice
        label="Topic"
        any="Any topic"
        value={topic ?? (several && SEVERAL)}
        options={[
          ...(several ? [{ value: SEVERAL, label: severalWords(several) }] : []),
          ...[...new Set(topic ? [...labels, topic] : labels)]
            .toSorted((one, other) => one.localeCompare(other, "en"))
            .map((label) => ({ value: label, label })),
        ]}
        onChoose={(value) => onChange({ topic: value, topics: undefined })}
      />
      <Choice
        label="Difficulty"
        any="Any difficulty"
        value={level}
        options={optionsOf(LEVEL_NAMES)}
        onChoose={(value) => onChange({ level: value as PracticeFilter["level"] })}
      />
      <Switch
        label={ONLY_MISSED}
        checked={onlyMissed}
        onChange={({ currentTarget }) => onChange({ onlyMissed: currentTarget.checked })}
        className="lg:col-span-2"
      />
    </>
  );
}

/** Stands for the topics of a group, which only the list of topics can choose. */
const SEVERAL = "several";

function optionsOf(names: Record<string, string>): SelectOption[] {
  return Object.entries(names).map(([value, label]) => ({ value, label }));
}

/** A long name ends before the arrow. A custom select would let it run below. */
const SHORTENED = "overflow-clip pr-9 pl-3 whitespace-nowrap [overflow-clip-margin:content-box]";

interface ChoiceProps {
  label: string;
  /** What it says while nothing is chosen. */
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
