import { useRef } from "react";
import { classNames } from "../class-names.ts";
import { ScrollSideways } from "../browser/scroll-sideways.tsx";
import type { TableColumn } from "./table-column.ts";
import { cellGround } from "./table-grounds.ts";
import { ROLES } from "./table-roles.ts";
import { SortMenu } from "./sort-menu.tsx";
import { TableHead } from "./table-head.tsx";
import { orderWords, type TableOrder } from "./table-order.ts";
import { useSorted } from "./use-sorted.ts";

interface TableProps<Row> {
  /** What the table shows; screen readers read it first. */
  caption: string;
  showCaption?: boolean | undefined;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  defaultOrder?: TableOrder | undefined;
  /** For a few short columns that fit on a phone, too, so rows don't stack. */
  stays?: boolean | undefined;
  /** A list of the sortable columns above the table, in addition to their headings. */
  sortMenu?: boolean | undefined;
  /** Extra classes for rows that are links. */
  rowClassName?: string | undefined;
}

/**
 * Below 768 px, rows become stacks of names and values, or two lines each if the columns say how. A sortable
 * table needs its headings, so it scrolls in place with its first column fixed.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, showCaption = false, columns, rows, rowKey, stays = false } = props;
  const { shown, order, press, choose } = useSorted(rows, columns, props.defaultOrder);
  const frame = useRef<HTMLDivElement>(null);
  const sortable = columns.some((column) => column.sortBy);
  const sorted = columns.find((column) => column.key === order?.column);
  const table = (
    <table
      {...ROLES.table}
      className={classNames(
        TABLE,
        !sortable && !stays && (columns.some(({ line }) => line) ? TWO_LINES : STACKED),
      )}
    >
      <caption className={showCaption ? "pb-2 text-left text-sm text-ink-muted" : "sr-only"}>
        {caption}
      </caption>
      <TableHead columns={columns} order={order} onSort={press} />
      <tbody {...ROLES.rowgroup}>
        {shown.map((row) => (
          <TableRow
            key={rowKey(row)}
            row={row}
            columns={columns}
            sortedBy={order?.column}
            hasFixedColumn={sortable}
            className={props.rowClassName}
          />
        ))}
      </tbody>
    </table>
  );
  if (!sortable) return table;
  return (
    <div ref={frame}>
      {/* Both are outside the frame, so that they stay in view while the columns scroll. */}
      {props.sortMenu && (
        <SortMenu
          columns={columns}
          column={sorted?.key}
          onSort={(column) => {
            choose(column);
            // A column can be chosen that's out of sight.
            frame.current?.querySelector(`th[data-column="${column}"]`)?.scrollIntoView(NEAREST);
          }}
        />
      )}
      <p aria-live="polite" className="mb-1 text-sm text-ink-muted">
        {orderWords(sorted, order?.direction)}
      </p>
      <ScrollSideways label={caption}>{table}</ScrollSideways>
    </div>
  );
}

const NEAREST = { block: "nearest", inline: "nearest" } as const;

interface TableRowProps<Row> {
  row: Row;
  columns: readonly TableColumn<Row>[];
  sortedBy: string | undefined;
  hasFixedColumn: boolean;
  className: string | undefined;
}

function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, sortedBy, hasFixedColumn, className } = props;
  return (
    <tr {...ROLES.row} className={classNames("border-b border-line", className)}>
      {columns.map((column, place) => {
        const Cell = column.isRowHead ? "th" : "td";
        return (
          <Cell
            key={column.key}
            {...(column.isRowHead ? { scope: "row", ...ROLES.rowheader } : ROLES.cell)}
            data-head={column.head}
            className={classNames(
              column.isRowHead && "font-text",
              column.numeric && "text-right numerals",
              column.line && LINE[column.line],
              cellGround(column.key === sortedBy, hasFixedColumn && place === 0),
              hasFixedColumn && place === 0 && "sm:min-w-30",
            )}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

const TABLE =
  "w-full border-collapse text-left text-sm text-ink [&_tr>*]:py-2.5 [&_tr>*]:pr-5 [&_tr>*:last-child]:pr-0";

const STACKED =
  "stacked:block stacked:border-t stacked:border-ink stacked:[&_thead]:sr-only stacked:[&_tbody]:block stacked:[&_tr]:block stacked:[&_tr]:py-2 stacked:[&_tbody>tr>*]:flex stacked:[&_tbody>tr>*]:items-baseline stacked:[&_tbody>tr>*]:justify-between stacked:[&_tbody>tr>*]:gap-6 stacked:[&_tbody>tr>*]:py-1 stacked:[&_tbody>tr>*]:pr-0 stacked:[&_tbody>tr>*]:text-right stacked:[&_tbody>tr>*]:before:shrink-0 stacked:[&_tbody>tr>*]:before:text-left stacked:[&_tbody>tr>*]:before:text-ink-muted stacked:[&_tbody>tr>*]:before:content-[attr(data-head)]";

/** two-lines.css has the rest. */
const TWO_LINES = "two-lines stacked:[&_thead]:sr-only";
const LINE = { lead: "line-lead", main: "line-main", more: "line-more" };
