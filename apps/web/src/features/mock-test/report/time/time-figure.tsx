import type { SectionReport, Stretch } from "@theta/contract";
import { Figure } from "../../../../lib/charts/figure.tsx";
import { clockTime } from "../../../../lib/clock-time.ts";
import type { TableColumn } from "../../../../ui/table/table-column.ts";
import { Table } from "../../../../ui/table/table.tsx";
import { Thirds } from "./thirds.tsx";
import { stretchName, timeWords } from "./time-words.ts";

const TITLE = "Time management";

/** The section in the order it was taken. */
export function TimeFigure({ section, number }: { section: SectionReport; number: number }) {
  const { longSeconds, thirds } = section.timeManagement;
  return (
    <Figure
      number={number}
      level={3}
      title={TITLE}
      measure="In order, with times"
      sum={longSeconds === null ? "No clock" : `Outlined: over ${clockTime(longSeconds)}`}
      caption={timeWords(section)}
      table={<Table caption={TITLE} columns={COLUMNS} rows={thirds} rowKey={({ from }) => from} />}
    >
      <Thirds section={section} />
    </Figure>
  );
}

const COLUMNS: TableColumn<Stretch>[] = [
  { key: "third", head: "Third", cell: (third) => stretchName(third) },
  { key: "right", head: "Right", numeric: true, cell: ({ right }) => right },
  { key: "wrong", head: "Wrong", numeric: true, cell: ({ wrong }) => wrong },
  { key: "blank", head: "Unanswered", numeric: true, cell: ({ unanswered }) => unanswered },
  {
    key: "time",
    head: "Time per question",
    numeric: true,
    cell: ({ meanSeconds }) => (meanSeconds === null ? "–" : clockTime(meanSeconds)),
  },
];
