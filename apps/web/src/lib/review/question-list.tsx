import type { SolvedQuestion } from "@theta/contract";
import { Select } from "../../ui/select.tsx";
import { QUESTION_FILTERS, type QuestionFilter } from "./question-filter.ts";
import { QuestionButton } from "./question-button.tsx";
import { QuestionLegend } from "./question-legend.tsx";
import { statusOf } from "./question-status.ts";
import type { Review } from "./use-review.ts";

interface QuestionListProps {
  questions: readonly SolvedQuestion[];
  review: Review;
  onSelect: (order: number) => void;
}

const FILTERS = QUESTION_FILTERS.map((value) => ({ value, label: value }));

/** The palette: which questions are shown, and how each of them was answered. */
export function QuestionList({ questions, review, onSelect }: QuestionListProps) {
  const { filter, setFilter, listed, current } = review;
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="Filter questions"
        hideLabel
        options={FILTERS}
        value={filter}
        onChange={({ target }) => setFilter(target.value as QuestionFilter)}
      />
      {listed.length === 0 ? (
        <p className="text-sm text-ink-2">{NOTHING[filter]}</p>
      ) : (
        <ol
          aria-label="Questions"
          className="grid grid-cols-5 justify-items-center gap-x-2 gap-y-3"
        >
          {listed.map((question) => (
            <li key={question.questionId}>
              <QuestionButton
                order={question.order}
                status={statusOf(question)}
                isCurrent={question === current}
                onSelect={() => onSelect(question.order)}
              />
            </li>
          ))}
        </ol>
      )}
      <QuestionLegend questions={questions} />
    </div>
  );
}

/** Why a filter lists nothing. */
export const NOTHING: Record<QuestionFilter, string> = {
  All: "There are no questions here.",
  Answered: "No question was answered.",
  "Not Answered": "Every question was answered.",
  Correct: "No answer was correct.",
  Incorrect: "No answer was incorrect.",
};
