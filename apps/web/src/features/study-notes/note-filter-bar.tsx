import type { NoteHead } from "@theta/contract";
import { Select } from "../../ui/form/select.tsx";
import { TextField } from "../../ui/form/text-field.tsx";
import { type NoteFilter, SECTION_NAMES } from "./find-notes.ts";

interface NoteFilterBarProps {
  filter: NoteFilter;
  /** How many notes match. */
  count: number;
  onChange: (filter: NoteFilter) => void;
}

export function NoteFilterBar({ filter, count, onChange }: NoteFilterBarProps) {
  return (
    <div className="grid items-end gap-x-4 gap-y-3 sm:grid-cols-[1fr_16rem] lg:grid-cols-[24rem_16rem_1fr]">
      <TextField
        type="search"
        label="Search notes"
        placeholder="ratio, overlap, weaken…"
        autoComplete="off"
        value={filter.words}
        onChange={({ currentTarget }) => onChange({ ...filter, words: currentTarget.value })}
      />
      <Select
        label="Section"
        placeholder="All sections"
        value={filter.section ?? ""}
        options={Object.entries(SECTION_NAMES).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget }) =>
          onChange({
            ...filter,
            section: (currentTarget.value || undefined) as NoteHead["section"] | undefined,
          })
        }
      />
      <output className="text-sm text-ink-muted numerals sm:col-span-2 lg:col-span-1 lg:pb-3 lg:text-right">
        {count === 1 ? "1 note" : `${count} notes`}
      </output>
    </div>
  );
}
