import type { SittingAct } from "@theta/contract/staff";
import { SectionHeading } from "../../src/ui/headings.tsx";
import type { TableColumn } from "../../src/ui/table/table-column.ts";
import { Table } from "../../src/ui/table/table.tsx";
import { When } from "../shared/when.tsx";
import { ACT_WORDS } from "./sitting-words.ts";

const COLUMNS: TableColumn<SittingAct>[] = [
  { key: "at", head: "When", cell: ({ at }) => <When at={at} /> },
  { key: "what", head: "What", cell: ({ event }) => ACT_WORDS[event] ?? event },
  { key: "minutes", head: "Minutes", cell: ({ minutes }) => minutes ?? "" },
  {
    key: "by",
    head: "Who",
    cell: ({ by, hasActor }) => by ?? (hasActor ? "Somebody who has left" : "The clock"),
  },
  {
    key: "why",
    head: "Why",
    cell: ({ reason }) => <span className="wrap-anywhere">{reason}</span>,
  },
];

/** What colleagues have done about this test. */
export function ActsPart({ acts }: { acts: readonly SittingAct[] }) {
  return (
    <section aria-label="What support did" className="flex flex-col gap-4">
      <SectionHeading ruled>What support did</SectionHeading>
      {acts.length === 0 ? (
        <p className="text-ink-muted">Nothing so far.</p>
      ) : (
        <Table
          caption="What support did"
          columns={COLUMNS}
          rows={acts}
          rowKey={({ at, event }) => `${at} ${event}`}
        />
      )}
    </section>
  );
}
