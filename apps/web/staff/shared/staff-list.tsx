import { useLocation, useSearchParams } from "react-router";
import { failureOf } from "../../src/lib/call/server-data.ts";
import { Button, ButtonLink } from "../../src/ui/button.tsx";
import { moveFocus } from "../../src/ui/browser/move-focus.ts";
import { SkeletonRows } from "../../src/ui/skeleton-rows.tsx";
import { EmptyState, FailedState } from "../../src/ui/states.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import type { CsvColumn } from "./csv.ts";
import { ExportButton } from "./export-button.tsx";
import { foundWords, useOutcome } from "./outcome.tsx";
import { type ExportedList, readForExport } from "./read-for-export.ts";

export interface ListPage<Row> {
  rows: readonly Row[];
  /** Where the list goes on; null at its end. */
  next: string | null;
}

interface StaffListProps<Row> {
  /** "Learners": names the table, and the file of an export. */
  caption: string;
  page: ListPage<Row> | undefined;
  isLoading: boolean;
  /** What the last try failed with. */
  error: object | undefined;
  onRetry: () => void;
  columns: readonly TableColumn<Row>[];
  rowKey: (row: Row) => string | number;
  /** What to say when nothing matches. */
  empty: { title: string; text: string };
  /** What an export reads. */
  list: ExportedList;
  csv: readonly CsvColumn<Row>[];
}

/** A list of the console: a table, paged by a cursor that the address carries, with an export. */
export function StaffList<Row>(props: StaffListProps<Row>) {
  const { caption, page, isLoading, error, onRetry, columns, rowKey, list } = props;
  const empty = isBackward(list.filters) ? BACKWARD : props.empty;
  useOutcome(
    page && !isLoading
      ? foundWords({
          caption,
          rows: page.rows.length,
          hasMore: page.next !== null,
          none: empty.title,
        })
      : null,
  );
  if (!page) {
    if (!isLoading && failureOf(error)?.status === 400) return <BadAddress />;
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
  return (
    <div className="flex flex-col gap-6" aria-busy={isLoading || undefined}>
      {page.rows.length === 0 ? (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      ) : (
        <Table caption={caption} columns={columns} rows={page.rows} rowKey={rowKey} />
      )}
      <ListFooter {...props} next={page.next} />
    </div>
  );
}

const BACKWARD = {
  title: "The end date is before the start date",
  text: "Swap the dates, or clear one of them.",
};

/** Days are written so that they sort as they follow each other. */
const isBackward = ({ from, to }: ExportedList["filters"]) => Boolean(from && to && from > to);

/** The address asks for something that this list doesn't have: a mistyped or shortened link. */
function BadAddress() {
  const { pathname } = useLocation();
  return (
    <EmptyState
      title="This address doesn't fit the list"
      action={
        <ButtonLink to={pathname} replace variant="outline">
          Show the whole list
        </ButtonLink>
      }
    >
      The link may be old, mistyped, or cut short, or the text to search for is too long.
    </EmptyState>
  );
}

function ListFooter<Row>({ next, ...props }: StaffListProps<Row> & { next: string | null }) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  /** Where the pages before this one begin, as far as somebody has come from there; null is the first. */
  const { pages = [] }: { pages?: readonly (string | null)[] } = Object(state);
  const here = parameters.get("after");
  const go = (after: string | null, before: readonly (string | null)[]) => {
    const changed = new URLSearchParams(parameters);
    if (after) changed.set("after", after);
    else changed.delete("after");
    setParameters(changed, { state: { pages: before } });
    focusTitle();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {here && (
        <Button variant="outline" onClick={() => go(null, [])}>
          First page
        </Button>
      )}
      {pages.length > 0 && (
        <Button variant="outline" onClick={() => go(pages.at(-1) ?? null, pages.slice(0, -1))}>
          Previous page
        </Button>
      )}
      {next && (
        <Button variant="outline" onClick={() => go(next, [...pages, here])}>
          Next page
        </Button>
      )}
      <span className="ml-auto">
        <ExportButton
          caption={props.caption}
          read={() => readForExport<Row>(props.list)}
          csv={props.csv}
        />
      </span>
    </div>
  );
}

/** The button that was pressed goes with its page, and the focus would go with it. */
function focusTitle() {
  const title = document.querySelector<HTMLElement>("main h1");
  if (!title) return;
  moveFocus(title);
  title.closest("main")?.scrollIntoView({ block: "start" });
}
