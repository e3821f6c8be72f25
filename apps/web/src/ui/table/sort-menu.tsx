import { Select } from "../form/select.tsx";
import type { TableColumn } from "./table-column.ts";

interface SortMenuProps<Row> {
  columns: readonly TableColumn<Row>[];
  /** The column that rows are sorted by, if any. */
  column: string | undefined;
  /** Undefined for the order the rows came in. */
  onSort: (column: string | undefined) => void;
}

/** "Sort by" with a list of the columns, as in the exam. The headings sort as well, and reverse the order. */
export function SortMenu<Row>({ columns, column, onSort }: SortMenuProps<Row>) {
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 print:hidden">
      <span aria-hidden="true" className="text-sm font-ui">
        Sort by
      </span>
      <Select
        compact
        label="Sort by"
        hideLabel
        placeholder="Original order"
        options={columns
          .filter(({ sortBy }) => sortBy)
          .map(({ key, head }) => ({ value: key, label: head }))}
        value={column ?? ""}
        onChange={({ target }) => onSort(target.value === "" ? undefined : target.value)}
        className="max-w-72"
      />
    </div>
  );
}
