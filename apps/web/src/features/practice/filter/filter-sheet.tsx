import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FilterFields, type FilterFieldsProps } from "./filter-fields.tsx";
import { EVERYTHING } from "../shared/practice-filter.ts";
import { filterWords, fittingWords } from "../shared/practice-words.ts";

interface FilterSheetProps extends FilterFieldsProps {
  fitting: number | null;
}

/** On a phone: what you're practicing in one line, and a sheet from the bottom to change it. */
export function FilterSheet({ fitting, ...fields }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false);
  const { filter, onChange } = fields;
  return (
    <div className="col-span-2 flex items-center justify-between gap-4 md:hidden">
      <p className="min-w-0 leading-ui text-ink text-pretty">{filterWords(filter)}</p>
      <Button
        variant="outline"
        size="sm"
        aria-label="Change what to practice"
        className="shrink-0"
        onClick={() => setOpen(true)}
      >
        Change
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title="What to practice"
        side="bottom"
        footer={
          <>
            <output className="mr-auto self-center text-sm text-ink-2 numerals">
              {fitting !== null && fittingWords(fitting)}
            </output>
            {Object.keys(filter).length > 0 && (
              <Button variant="quiet" onClick={() => onChange(EVERYTHING)}>
                Clear
              </Button>
            )}
            <Button onClick={() => setOpen(false)}>Done</Button>
          </>
        }
      >
        <div className="flex flex-col gap-3">
          <FilterFields {...fields} />
        </div>
      </Dialog>
    </div>
  );
}
