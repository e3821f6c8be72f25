import { durationWords, meanSeconds } from "../../../lib/clock-time.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import { Figure } from "../../../lib/charts/figure.tsx";
import { OUTCOME_WORDS, outcomeOf } from "../../question/results/outcome.ts";
import { missOf, NO_PACE_WORDS } from "../../question/results/pace.ts";
import { TimeSpent } from "../../question/results/time-spent.tsx";
import { missWords } from "./miss-words.ts";
import type { QuestionRow } from "../shared/question-row.ts";
import { TimeChart } from "./time-chart.tsx";

interface QuestionTimesFigureProps {
  rows: readonly QuestionRow[];
  /** The quiz's time, shared equally among its questions; in seconds. Null without a clock. */
  evenPace: number | null;
}

export function QuestionTimesFigure({ rows, evenPace }: QuestionTimesFigureProps) {
  const times = rows.flatMap(({ timeSpent }) => timeSpent ?? []);
  return (
    <Figure
      number={2}
      title="Time per question"
      measure="Minutes and seconds per question"
      sum={meanWords(times, rows.length)}
      caption={captionOf(rows, evenPace)}
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

function captionOf(rows: readonly QuestionRow[], evenPace: number | null): string {
  if (evenPace === null) return NO_PACE_WORDS;
  return missWords(rows, evenPace);
}

/** The average, and over how many questions unless it's all of them. */
function meanWords(times: readonly number[], total: number): string {
  const mean = meanSeconds(times);
  if (mean === null) return "No times recorded";
  const over =
    times.length < total
      ? ` over ${times.length} ${times.length === 1 ? "question" : "questions"}`
      : "";
  return `Average ${durationWords(mean)}${over}`;
}

function columns(evenPace: number | null): TableColumn<QuestionRow>[] {
  return [
    { key: "order", head: "Question", cell: ({ order }) => order },
    { key: "time", head: "Time", numeric: true, cell: (row) => <TimeSpent row={row} /> },
    { key: "verdict", head: "Answer", cell: (row) => OUTCOME_WORDS[outcomeOf(row)] },
    ...(evenPace === null ? [] : [missColumn(evenPace)]),
  ];
}

function missColumn(evenPace: number): TableColumn<QuestionRow> {
  return {
    key: "miss",
    head: "Miss",
    cell: (row) => {
      const miss = missOf(row, evenPace);
      return miss ? `${miss} miss` : "–";
    },
  };
}
