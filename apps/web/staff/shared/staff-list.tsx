import type { ReactNode } from "react";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { showFailure } from "../../src/lib/call/show-failure.ts";
import { saveFile } from "../../src/lib/page/save-file.ts";
import { Button } from "../../src/ui/button.tsx";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { type CsvColumn, toCsv } from "./csv.ts";

export interface ListPage<Row> {
  rows: readonly Row[];
  /** Where the list goes on; null at its end. */
  next: string | null;
}

export interface StaffListProps<Row> {
  /** "Learners": names the table, and the file of an export. */
  caption: string;
  page: ListPage<Row> | undefined;
  isLoading: boolean;
  onRetry: () => void;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** What to say when nothing matches. */
  empty: { title: string; text: string };
  /** Reads any page of the list as it's filtered now, for an export. */
  readPage: (cursor: string | undefined, limit: number) => Promise<ListPage<Row>>;
  csv: readonly CsvColumn<Row>[];
}

/** A list of the console: a table, paged by a cursor that the address carries, with an export. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { caption, page, isLoading, onRetry, columns, rowKey, empty } = props;
  if (!page) {
    return isLoading ? (
      <SkeletonRows
        label={`Loading: ${caption}`}
        rows={8}
        row="py-4"
        lines={["w-72", "w-40"]}
        end="h-6 w-20"
      />
    ) : (
      <FailedState title="We couldn't load this list." onRetry={onRetry} retrying={isLoading} />
    );
  }
  if (page.rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  return (
    <div className="flex flex-col gap-6" aria-busy={isLoading || undefined}>
      <Table caption={caption} columns={columns} rows={page.rows} rowKey={rowKey} />
      <ListFooter {...props} next={page.next} />
    </div>
  );
}

function ListFooter<Row>({ next, ...props }: StaffListProps<Row> & { next: string | null }) {
  const [parameters, setParameters] = useSearchParams();
  const isFirst = !parameters.has("after");
  const go = (after: string | null) => {
    const changed = new URLSearchParams(parameters);
    if (after) changed.set("after", after);
    else changed.delete("after");
    setParameters(changed);
    document.querySelector("main")?.scrollIntoView({ block: "start" });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!isFirst && (
        <Button variant="outline" onClick={() => go(null)}>
          Back to the start
        </Button>
      )}
      {next && (
        <Button variant="outline" onClick={() => go(next)}>
          Next page
        </Button>
      )}
      <span className="ml-auto">
        <ExportButton {...props} />
      </span>
    </div>
  );
}

const EXPORT_PAGE = 200;
const EXPORT_MOST = 10_000;

function ExportButton<Row>({ caption, readPage, csv }: StaffListProps<Row>): ReactNode {
  const [isBusy, setBusy] = useState(false);
  async function save() {
    setBusy(true);
    try {
      const rows = await readAll(readPage);
      const name = `${caption.toLowerCase().replaceAll(/\W+/g, "-")}.csv`;
      saveFile(name, new Blob([toCsv(csv, rows)], { type: "text/csv;charset=utf-8" }));
    } catch (error) {
      showFailure(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button variant="outline" busy={isBusy} busyLabel="Reading…" onClick={() => void save()}>
      Export CSV
    </Button>
  );
}

/** Page by page, so that no request is large. */
async function readAll<Row>(readPage: StaffListProps<Row>["readPage"]): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await readPage(cursor, EXPORT_PAGE);
    rows.push(...page.rows);
    cursor = page.next ?? undefined;
  } while (cursor && rows.length < EXPORT_MOST);
  return rows;
}
