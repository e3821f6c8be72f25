import { type ReactNode, useId, useState } from "react";
import { SectionHeading } from "../../src/ui/headings.tsx";
import { MoreButton } from "../../src/ui/more-button.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";

interface LearnerPartProps {
  /** The target for links at the top of the page. */
  id: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}

/** One subject of a learner's page. */
export function LearnerPart({ id, title, aside, children }: LearnerPartProps) {
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId} className="flex scroll-mt-24 flex-col gap-4">
      <SectionHeading id={titleId} aside={aside}>
        {title}
      </SectionHeading>
      {children}
    </section>
  );
}

const FIRST_ROWS = 6;

interface PartTableProps<Row> {
  caption: string;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What to say when there are no rows. */
  none: string;
}

/** A table that shows its first rows until it's asked for all. */
export function PartTable<Row>({ caption, columns, rows, rowKey, none }: PartTableProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  if (rows.length === 0) return <p className="border-t border-ink pt-4 text-ink-2">{none}</p>;
  return (
    <div>
      <div id={id}>
        <Table
          caption={caption}
          columns={columns}
          rows={isWhole ? rows : rows.slice(0, FIRST_ROWS)}
          rowKey={rowKey}
        />
      </div>
      {rows.length > FIRST_ROWS && (
        <MoreButton isOpen={isWhole} controls={id} onToggle={() => setWhole(!isWhole)}>
          {isWhole ? `Show the first ${FIRST_ROWS}` : `Show all ${rows.length}`}
        </MoreButton>
      )}
    </div>
  );
}
