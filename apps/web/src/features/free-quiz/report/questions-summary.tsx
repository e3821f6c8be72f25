import { quizDifficultyLabel } from "../../question/difficulty-labels.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { outcomeOf } from "../../question/results/outcome.ts";
import { topicOf } from "../../question/results/question-words.ts";
import { SolutionLink } from "../../question/results/solution-link.tsx";
import { TimeSpent } from "../../question/results/time-spent.tsx";
import { YesOrNo } from "../../question/results/yes-or-no.tsx";
import { SectionHeading } from "../../../ui/headings.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import type { QuestionRow } from "../shared/question-row.ts";

const TITLE = "Sectional Questions Summary";

interface QuestionsSummaryProps {
  quiz: QuizState;
  rows: readonly QuestionRow[];
}

/** Question by question. Every row leads to its solution. */
export function QuestionsSummary({ quiz, rows }: QuestionsSummaryProps) {
  return (
    <section aria-labelledby="questions-summary">
      <div className="mb-3">
        <SectionHeading id="questions-summary">{TITLE}</SectionHeading>
      </div>
      <Table
        caption={TITLE}
        columns={columns(quiz)}
        rows={rows}
        rowKey={({ id }) => id}
        rowClassName="relative hover:bg-sunk"
      />
    </section>
  );
}

function columns(quiz: QuizState): TableColumn<QuestionRow>[] {
  return [
    { key: "order", head: "Qn. No.", unbroken: true, line: "lead", cell: ({ order }) => order },
    {
      key: "preview",
      head: "Question Preview",
      line: "main",
      cell: (row) => (
        <SolutionLink
          to="/Solution"
          state={{ ...stateOf(quiz), questionId: row.id }}
          order={row.order}
          of={row}
        />
      ),
    },
    { key: "topic", head: "Topic", line: "more", cell: topicOf },
    {
      key: "difficulty",
      head: "Difficulty Level",
      unbroken: true,
      line: "more",
      cell: ({ defficuiltyLevel }) => quizDifficultyLabel(defficuiltyLevel),
    },
    {
      key: "time",
      head: "Time",
      numeric: true,
      line: "more",
      cell: (row) => <TimeSpent row={row} />,
    },
    {
      key: "correct",
      head: "Correct/Incorrect",
      line: "lead",
      cell: (row) => <YesOrNo outcome={outcomeOf(row)} />,
    },
  ];
}
