import type { SolvedQuestion } from "@theta/contract";
import { Select } from "../../../ui/form/select.tsx";
import { filtersFor, nothingWords, type QuestionFilter } from "./question-filter.ts";
import { QuestionButton } from "./question-button.tsx";
import { QuestionLegend } from "./question-legend.tsx";
import { statusOf } from "./question-status.ts";
import { UnreachedNote, UnreachedPlace } from "./unreached.tsx";
import type { Review } from "./use-review.ts";

interface QuestionListProps {
  questions: readonly SolvedQuestion[];
  unreached: number;
  review: Review;
  onSelect: (order: number) => void;
}

/** The palette: which questions are listed, and how each of them was answered. */
export function QuestionList({ questions, unreached, review, onSelect }: QuestionListProps) {
  const { filter, setFilter, listed, current } = review;
  // A filter lists what can be opened. The whole list also shows the questions that were never picked.
  const showsUnreached = unreached > 0 && filter === "All";
  return (
    <div className="flex flex-col gap-5">
      <Select
        label="Filter questions"
        hideLabel
        options={filtersFor(questions).map((value) => ({ value, label: value }))}
        value={filter}
        onChange={({ target }) => setFilter(target.value as QuestionFilter)}
      />
      {listed.length === 0 && (
        <p className="text-sm text-ink-2">{nothingWords(filter, unreached)}</p>
      )}
      {(listed.length > 0 || showsUnreached) && (
        <ol
          aria-label="Questions"
          className="grid grid-cols-5 justify-items-center gap-x-2 gap-y-3"
        >
          {listed.map((question) => (
            <li key={question.questionId}>
              <QuestionButton
                order={question.order}
                status={statusOf(question)}
                isBookmarked={question.isBookmarked === true}
                isEdited={question.isEdited === true}
                isCurrent={question === current}
                onSelect={() => onSelect(question.order)}
              />
            </li>
          ))}
          {showsUnreached &&
            Array.from({ length: unreached }, (_, place) => (
              <li key={place}>
                <UnreachedPlace order={questions.length + 1 + place} />
              </li>
            ))}
        </ol>
      )}
      <QuestionLegend questions={questions} unreached={unreached} />
      {unreached > 0 && <UnreachedNote />}
    </div>
  );
}
