import type { Breakdown, KindResult, SectionReport } from "@theta/contract";
import { Figure } from "../../../../lib/charts/figure.tsx";
import { clockTime } from "../../../../lib/clock-time.ts";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { KindRows } from "./kind-rows.tsx";
import { BY_WORDS, kindsCaption, shareRangeWords } from "./kind-words.ts";

const TITLE = "Right answers by category";

/** What the exam's own report breaks a section down by, with how sure each share is. */
export function KindsFigure({ section, number }: { section: SectionReport; number: number }) {
  const { breakdowns } = section;
  if (breakdowns.length === 0) return null;
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure="Right answers"
      sum="Time per question"
      caption={kindsCaption(section)}
      table={
        <Table
          caption={TITLE}
          columns={COLUMNS}
          rows={breakdowns.flatMap(({ by, kinds }) => kinds.map((kind) => ({ by, ...kind })))}
          rowKey={({ by, name }) => `${by} ${name}`}
        />
      }
    >
      <KindRows breakdowns={breakdowns} />
    </Figure>
  );
}

const COLUMNS: TableColumn<KindResult & Pick<Breakdown, "by">>[] = [
  { key: "by", head: "By", cell: ({ by }) => BY_WORDS[by] },
  { key: "name", head: "Category", cell: ({ name }) => name },
  { key: "right", head: "Right", numeric: true, cell: ({ right }) => right },
  { key: "asked", head: "Questions", numeric: true, cell: ({ asked }) => asked },
  { key: "range", head: "Range", numeric: true, cell: (kind) => shareRangeWords(kind) ?? "–" },
  {
    key: "time",
    head: "Time per question",
    numeric: true,
    cell: ({ meanSeconds }) => (meanSeconds === null ? "–" : clockTime(meanSeconds)),
  },
];
