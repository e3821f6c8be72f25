import type { MockReport } from "@theta/contract";
import { SectionHeading } from "../../../../ui/headings.tsx";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { signed } from "../../shared/comparison-words.ts";
import { sectionName } from "./score-words.ts";
import { type Lever, totalLevers } from "./total-levers.ts";

const TITLE = "What would raise your total";

/** The exam's score table, starting from the learner's scores. */
export function WhatIfPart({ report }: { report: MockReport }) {
  const levers = totalLevers(report);
  if (levers.length === 0) return null;
  return (
    <section aria-labelledby="what-if" className="min-w-0">
      <SectionHeading id="what-if">{TITLE}</SectionHeading>
      <p className="mt-4 mb-4 text-ink-2">
        All three sections count equally. The total moves in steps of 10, so one section point is
        worth 10 points or none.
      </p>
      <Table
        caption={TITLE}
        columns={COLUMNS}
        rows={levers}
        stays
        rowKey={({ points, total }) => `${points} ${total}`}
      />
    </section>
  );
}

const LIST = new Intl.ListFormat("en", { type: "disjunction" });

const COLUMNS: TableColumn<Lever>[] = [
  {
    key: "points",
    head: "Section points",
    cell: ({ points, isAny, sectionTypes }) =>
      `${signed(points)} in ${isAny ? "any section" : LIST.format(sectionTypes.map(sectionName))}`,
  },
  { key: "total", head: "Total", numeric: true, cell: ({ total }) => total },
  {
    key: "gain",
    head: "Change",
    numeric: true,
    cell: ({ gain }) => (gain === 0 ? "none" : signed(gain)),
  },
];
