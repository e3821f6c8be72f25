import type { QuestionTable } from "@theta/contract";
import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { Table } from "../../ui/table.tsx";
import { RichText } from "./rich-text.tsx";
import { ScrollGroup } from "./scroll-group.tsx";
import { tableColumns, tableRows } from "./table-columns.ts";

interface ChartFigureProps {
  svg: string;
  numbers?: QuestionTable | undefined;
}

/** A chart keeps a width at which it can be read and scrolls in its frame where there is less. */
export function ChartFigure({ svg, numbers }: ChartFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <figure className="m-0 font-sans">
      <ScrollGroup label="Chart" className="overflow-x-auto">
        <RichText html={svg} />
      </ScrollGroup>
      {numbers && (
        <>
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className="group mt-2 inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-ui underline underline-offset-4"
          >
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-(--t-base) group-aria-expanded:rotate-180"
            />
            {isOpen ? "Hide the numbers" : "Show the numbers"}
          </button>
          <div id={id} hidden={!isOpen} className="mt-2">
            <Table
              caption={numbers.caption}
              columns={tableColumns(numbers, { sortable: false })}
              rows={tableRows(numbers)}
              rowKey={({ place }) => place}
            />
          </div>
        </>
      )}
    </figure>
  );
}
