import { Link } from "react-router";
import { quizDifficultyLabel } from "../../question/difficulty-labels.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { outcomeOf } from "../../question/results/outcome.ts";
import { QuestionPreview } from "../../question/results/question-preview.tsx";
import { topicOf } from "../../question/results/question-words.ts";
import { TimeSpent } from "../../question/results/time-spent.tsx";
import { YesOrNo } from "../../question/results/yes-or-no.tsx";
import { SectionHeading } from "../../../ui/headings.tsx";
import type { TableColumn } from "../../../ui/table/table-column.ts";
import { Table } from "../../../ui/table/table.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { QuestionRow } from "./question-row.ts";

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
    { key: "order", head: "Qn. No.", unbroken: true, cell: ({ order }) => order },
    {
      key: "preview",
      head: "Question Preview",
      cell: (row) => (
        // The link covers its row, so that a press anywhere in the row follows it.
        <Link
          to="/Solution"
          state={{ ...stateOf(quiz), questionId: row.id }}
          className="rounded-sm underline decoration-line-strong underline-offset-4 after:absolute after:inset-0 hover:decoration-current"
        >
          <VisuallyHidden>Solution of question {row.order}: </VisuallyHidden>
          <QuestionPreview of={row} />
        </Link>
      ),
    },
    { key: "topic", head: "Topic", cell: topicOf },
    {
      key: "difficulty",
      head: "Difficulty Level",
      unbroken: true,
      cell: ({ defficuiltyLevel }) => quizDifficultyLabel(defficuiltyLevel),
    },
    { key: "time", head: "Time", numeric: true, cell: (row) => <TimeSpent row={row} /> },
    {
      key: "correct",
      head: "Correct/Incorrect",
      cell: (row) => <YesOrNo outcome={outcomeOf(row)} />,
    },
  ];
}
