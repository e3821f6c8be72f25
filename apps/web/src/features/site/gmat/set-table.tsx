import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ROLES } from "../../../ui/table/table-roles.ts";

interface SetTableProps {
  /** What the table shows; screen readers read it first. */
  caption: string;
  /** The first column names the rows. */
  columns: readonly { head: string; numeric?: boolean }[];
  /** Makes all columns equally wide where there's room. */
  even?: boolean;
  rows: readonly { name: string; cells: readonly ReactNode[] }[];
  /** For a few short columns that fit on a phone, too, so rows don't stack. */
  stays?: boolean;
}

/** A table for reading: its rows have names, and below 768 px each row stacks under its name. */
export function SetTable({ caption, columns, rows, even = false, stays = false }: SetTableProps) {
  return (
    <table
      {...ROLES.table}
      className={classNames(TABLE, even && "md:table-fixed", !stays && STACKED)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...ROLES.rowgroup}>
        <tr {...ROLES.row} className="border-b border-ink">
          {columns.map(({ head, numeric }) => (
            <th
              key={head}
              {...ROLES.columnheader}
              scope="col"
              className={classNames("align-bottom text-sm font-strong", numeric && "text-right")}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ROLES.rowgroup}>
        {rows.map(({ name, cells }) => (
          <tr key={name} {...ROLES.row} className="border-b border-line">
            <th {...ROLES.rowheader} scope="row" className="font-strong">
              {name}
            </th>
            {cells.map((cell, place) => {
              const column = columns[place + 1];
              return (
                <td
                  key={column?.head}
                  {...ROLES.cell}
                  data-head={column?.head}
                  className={column?.numeric ? NUMBER : undefined}
                >
                  {cell}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const TABLE =
  "w-full border-collapse text-left text-ink-2 [&_td]:py-2.5 [&_td]:pr-5 [&_td]:align-top [&_td:last-child]:pr-0 [&_th]:py-2.5 [&_th]:pr-5 [&_th]:text-ink [&_tbody_th]:align-top [&_th:last-child]:pr-0";

const NUMBER = "text-right whitespace-nowrap numerals";

const STACKED =
  "stacked:block stacked:border-t stacked:border-ink stacked:[&_thead]:sr-only stacked:[&_tbody]:block stacked:[&_tr]:block stacked:[&_tr]:py-3 stacked:[&_tbody_th]:block stacked:[&_tbody_th]:py-0 stacked:[&_tbody_th]:pb-1 stacked:[&_td]:grid stacked:[&_td]:text-left stacked:[&_td]:grid-cols-[8.5rem_1fr] stacked:[&_td]:gap-x-4 stacked:[&_td]:py-0.5 stacked:[&_td]:pr-0 stacked:[&_td]:before:text-ink-muted stacked:[&_td]:before:content-[attr(data-head)]";
