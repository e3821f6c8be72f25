import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { FilterSheet } from "./filter-sheet.tsx";
import { fittingWords } from "../shared/practice-words.ts";

interface FilterBarProps extends FilterFieldsProps {
  /** How many questions match, or null until that's known. */
  fitting: number | null;
}

/** What to practice: a bar, or one line on a phone, so that the question comes first. */
export function FilterBar({ fitting, ...fields }: FilterBarProps) {
  return (
    <div className={GRID}>
      <FilterSheet {...fields} fitting={fitting} />
      <fieldset className="contents max-md:hidden">
        <legend className="sr-only">What to practice</legend>
        <FilterFields {...fields} />
      </fieldset>
      <output className="min-h-[1lh] text-sm text-ink-muted numerals max-md:col-span-2 md:text-right lg:col-span-2">
        {fitting !== null && fitting > 0 && fittingWords(fitting)}
      </output>
    </div>
  );
}

const GRID = "grid grid-cols-2 items-center gap-x-3 md:gap-y-2 lg:grid-cols-[4fr_5fr_5fr_4fr]";
