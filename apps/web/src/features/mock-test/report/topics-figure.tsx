import type { PathStep, SectionReport } from "@theta/contract";
import { Figure } from "../../../lib/charts/figure.tsx";
import { OutcomeBars } from "../../question/results/outcome-bars.tsx";
import { clockTime } from "../../../lib/clock-time.ts";
import { type Accuracy, accuracyBy } from "../../question/results/accuracy.ts";
import { OUTCOME_WORDS, outcomeOf } from "../../question/results/outcome.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";

interface AccuracyFigureProps {
  number: number;
  title: string;
  /** What the questions are grouped by. */
  head: string;
  section: SectionReport;
  nameOf: (step: PathStep) => string;
}

export function AccuracyFigure({ number, title, head, section, nameOf }: AccuracyFigureProps) {
  const groups = accuracyBy(section.path, nameOf, outcomeOf);
  return (
    <Figure
      number={number}
      level={3}
      title={title}
      measure={head}
      sum="Right answers and time per question"
      caption={`Each box is a question.${groups.length > 1 ? " The most misses come first." : ""}`}
      table={
        <Table caption={title} columns={columns(head)} rows={groups} rowKey={({ name }) => name} />
      }
    >
      <OutcomeBars groups={groups} withTime />
    </Figure>
  );
}

function columns(head: string): TableColumn<Accuracy>[] {
  return [
    { key: "name", head, cell: ({ name }) => name },
    { key: "total", head: "Questions", numeric: true, cell: ({ total }) => total },
    ...(["correct", "incorrect", "unanswered"] as const).map((outcome) => ({
      key: outcome,
      head: OUTCOME_WORDS[outcome],
      numeric: true,
      cell: ({ outcomes }: Accuracy) => outcomes.filter((one) => one === outcome).length,
    })),
    {
      key: "time",
      head: "Time per question",
      numeric: true,
      cell: ({ meanSeconds }) => (meanSeconds === null ? "–" : clockTime(meanSeconds)),
    },
  ];
}
