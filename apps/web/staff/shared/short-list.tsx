import { EmptyState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import type { CsvColumn } from "./csv.ts";
import { ExportButton, wholeList } from "./export-button.tsx";
import { foundWords, useOutcome } from "./outcome.tsx";

interface ShortListProps<Row> {
  /** "Team": names the table, and the file of an export. */
  caption: string;
  rows: readonly Row[];
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string;
  empty: { title: string; text: string };
  csv: readonly CsvColumn<Row>[];
}

/** A list of the console that comes whole: the browser filters and sorts it, and exports what it shows. */
export function ShortList<Row>(props: ShortListProps<Row>) {
  const { caption, rows, columns, rowKey, empty, csv } = props;
  useOutcome(foundWords({ caption, rows: rows.length, none: empty.title }));
  return (
    <div className="flex flex-col gap-6">
      {rows.length === 0 ? (
        <EmptyState title={empty.title} headingLevel={3}>
          {empty.text}
        </EmptyState>
      ) : (
        <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} />
      )}
      <span className="ml-auto">
        <ExportButton caption={caption} read={wholeList(rows)} csv={csv} />
      </span>
    </div>
  );
}
