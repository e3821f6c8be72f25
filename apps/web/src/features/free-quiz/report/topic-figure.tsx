import { Figure } from "../../../lib/charts/figure.tsx";
import { OutcomeBars } from "../../question/results/outcome-bars.tsx";
import { type Accuracy, accuracyBy } from "../../question/results/accuracy.ts";
import { type Outcome, OUTCOME_WORDS, outcomeOf } from "../../question/results/outcome.ts";
import { topicOf } from "../../question/results/question-words.ts";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import type { QuestionRow } from "../shared/question-row.ts";

export function TopicFigure({ rows }: { rows: readonly QuestionRow[] }) {
  const topics = accuracyBy(rows, topicOf, outcomeOf);
  const correct = rows.filter(({ isCorrect }) => isCorrect).length;
  return (
    <Figure
      number={1}
      title="Accuracy by topic"
      measure="Questions by topic"
      sum={`${correct} of ${rows.length} right`}
      caption={caption(topics)}
      table={
        <Table
          caption="Accuracy by topic"
          columns={COLUMNS}
          rows={topics}
          rowKey={({ name }) => name}
        />
      }
    >
      <OutcomeBars groups={topics} />
    </Figure>
  );
}

/** Explains only the signs that appear in the boxes. */
function caption(topics: readonly Accuracy[]): string {
  const stands = (outcome: Outcome) => topics.some(({ outcomes }) => outcomes.includes(outcome));
  return [
    "Each box is one question. The topics with the most misses come first.",
    stands("unanswered") && "A dash means you didn't answer it.",
    stands("unreached") && "An empty box means you didn't reach it.",
  ]
    .filter(Boolean)
    .join(" ");
}

const COLUMNS: TableColumn<Accuracy>[] = [
  { key: "topic", head: "Topic", cell: ({ name }) => name },
  { key: "total", head: "Questions", numeric: true, cell: ({ total }) => total },
  ...(["correct", "incorrect", "unanswered", "unreached"] as const).map((outcome) => ({
    key: outcome,
    head: OUTCOME_WORDS[outcome],
    numeric: true,
    cell: ({ outcomes }: Accuracy) => outcomes.filter((one) => one === outcome).length,
  })),
];
