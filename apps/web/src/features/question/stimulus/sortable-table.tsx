import type { QuestionTable } from "@theta/contract";
import { Table } from "../../../ui/table/table.tsx";
import { tableRows, tableColumns } from "./table-columns.ts";

/** A question's table. Every column sorts, from a list as in the exam or from its heading. */
export function SortableTable({ table }: { table: QuestionTable }) {
  return (
    <div className="font-sans">
      <Table
        caption={table.caption}
        columns={tableColumns(table, { sortable: true })}
        rows={tableRows(table)}
        rowKey={({ place }) => place}
        sortMenu
      />
    </div>
  );
}
