import { clockTime, meanSeconds } from "../../lib/clock-time.ts";
import { VERDICT_WORDS } from "../../lib/question/verdict.ts";
import type { TableColumn } from "../../ui/table-column.ts";
import { Table } from "../../ui/table.tsx";
import { Figure } from "./figure.tsx";
import { missOf, missWords } from "./pace.ts";
import { type QuestionRow, verdictOf } from "./question-row.ts";
import { TimeChart } from "./time-chart.tsx";
import { TimeSpent } from "./time-spent.tsx";

interface TimeFigureProps {
  rows: readonly QuestionRow[];
  /** The quiz's time, shared equally among its questions; in seconds. */
  evenPace: number;
}

export function TimeFigure({ rows, evenPace }: TimeFigureProps) {
  const mean = meanSeconds(rows.map(({ timeSpent }) => timeSpent));
  return (
    <Figure
      number={2}
      title="Time per question"
      measure="Minutes per question"
      sum={mean === null ? "No times are known" : `${clockTime(mean)} on average`}
      caption={`${missWords(rows, evenPace)} The even pace is ${clockTime(evenPace)} for every question.`}
      table={
        <Table
          caption="Time per question"
          columns={columns(evenPace)}
          rows={rows}
          rowKey={({ id }) => id}
        />
      }
    >
      <TimeChart rows={rows} evenPace={evenPace} />
    </Figure>
  );
}

function columns(evenPace: number): TableColumn<QuestionRow>[] {
  return [
    { key: "order", head: "Question", cell: ({ order }) => order },
    { key: "time", head: "Time", numeric: true, cell: (row) => <TimeSpent row={row} /> },
    { key: "verdict", head: "Answer", cell: (row) => VERDICT_WORDS[verdictOf(row)] },
    {
      key: "miss",
      head: "Miss",
      cell: (row) => {
        const miss = missOf(row, evenPace);
        return miss ? `${miss} miss` : "–";
      },
    },
  ];
}
