import type { QuestionTable } from "@theta/contract";
import { ChevronDown, Maximize2, Minimize2 } from "lucide-react";
import { useId, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ScrollSideways } from "../../../ui/browser/scroll-sideways.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { RichText } from "../text/rich-text.tsx";
import { tableColumns, tableRows } from "./table-columns.ts";

interface ChartFigureProps {
  svg: string;
  numbers?: QuestionTable | undefined;
}

/**
 * Scales a chart to its place as long as its text stays readable. On a phone it wouldn't, so there the
 * chart scrolls in a frame, with a button to show all of it at a small size.
 */
export function ChartFigure({ svg, numbers }: ChartFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const Size = isWhole ? Maximize2 : Minimize2;
  return (
    <figure className={classNames("@container/chart m-0 font-sans", isWhole && "chart-whole")}>
      <ScrollSideways label="Chart">
        <RichText html={svg} />
      </ScrollSideways>
      <div className="mt-2 flex flex-wrap gap-x-6">
        <button
          type="button"
          onClick={() => setWhole(!isWhole)}
          className={classNames(BUTTON, "@min-[28rem]/chart:hidden")}
        >
          <Size aria-hidden="true" className="size-4" />
          {isWhole ? "Show at full size" : "Show the whole chart"}
        </button>
        {numbers && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
            className={classNames("group", BUTTON)}
          >
            <ChevronDown
              aria-hidden="true"
              className="size-4 transition-transform duration-(--t-base) group-aria-expanded:rotate-180"
            />
            {isOpen ? "Hide the numbers" : "Show the numbers"}
          </button>
        )}
      </div>
      {numbers && (
        <div id={id} hidden={!isOpen} className="mt-2">
          <ScrollSideways label={numbers.caption}>
            <Table
              caption={numbers.caption}
              columns={tableColumns(numbers, { sortable: false })}
              rows={tableRows(numbers)}
              rowKey={({ place }) => place}
            />
          </ScrollSideways>
        </div>
      )}
    </figure>
  );
}

const BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-ui underline underline-offset-4";
