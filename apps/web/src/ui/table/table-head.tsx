import { ChevronDown, ChevronsUpDown, ChevronUp } from "lucide-react";
import { classNames } from "../class-names.ts";
import { cellGround } from "./table-grounds.ts";
import type { TableColumn } from "./table-column.ts";
import { ROLES } from "./table-roles.ts";
import type { TableOrder } from "./table-order.ts";

interface TableHeadProps<Row> {
  columns: readonly TableColumn<Row>[];
  order: TableOrder | undefined;
  onSort: (column: string) => void;
}

export function TableHead<Row>({ columns, order, onSort }: TableHeadProps<Row>) {
  return (
    <thead {...ROLES.rowgroup}>
      <tr {...ROLES.row} className="border-b border-ink">
        {columns.map((column, place) => {
          const direction = column.key === order?.column ? order.direction : undefined;
          return (
            <th
              key={column.key}
              {...ROLES.columnheader}
              scope="col"
              data-column={column.key}
              aria-sort={column.sortBy && (direction ?? "none")}
              className={classNames(
                // Clear of the fixed column when it's scrolled to.
                "scroll-ml-36 align-bottom font-strong",
                column.numeric && "text-right",
                column.unbroken && "whitespace-nowrap",
                cellGround(direction !== undefined, Boolean(column.sortBy) && place === 0),
              )}
            >
              {column.sortBy ? (
                <SortButton
                  head={column.head}
                  numeric={column.numeric ?? false}
                  direction={direction}
                  onPress={() => onSort(column.key)}
                />
              ) : (
                column.head
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

const SIGN = { ascending: ChevronUp, descending: ChevronDown, none: ChevronsUpDown };

interface SortButtonProps {
  head: string;
  numeric: boolean;
  direction: TableOrder["direction"] | undefined;
  onPress: () => void;
}

/**
 * The arrow is on the left of right-aligned headings, so that numbers and headings line up. It stays with
 * the word next to it: in a heading of two lines, it would otherwise end up away from both.
 */
function SortButton({ head, numeric, direction, onPress }: SortButtonProps) {
  const Sign = SIGN[direction ?? "none"];
  const words = head.split(" ");
  const sign = <Sign aria-hidden="true" className="inline size-3.5 align-[-0.125em]" />;
  return (
    <button
      type="button"
      onClick={onPress}
      className={classNames(
        "-my-2 inline-flex min-h-10 items-center rounded-sm text-left font-strong text-balance hover:text-action",
        numeric && "text-right",
      )}
    >
      {numeric ? (
        <span>
          <span className="whitespace-nowrap">
            {sign} {words[0]}
          </span>{" "}
          {words.slice(1).join(" ")}
        </span>
      ) : (
        <span>
          {words.slice(0, -1).join(" ")}{" "}
          <span className="whitespace-nowrap">
            {words.at(-1)} {sign}
          </span>
        </span>
      )}
    </button>
  );
}
