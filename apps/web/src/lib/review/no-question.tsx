import { Button } from "../../ui/button.tsx";
import type { QuestionFilter } from "./question-filter.ts";
import { NOTHING } from "./question-list.tsx";

interface NoQuestionProps {
  headingId: string;
  filter: QuestionFilter;
  onShowAll: () => void;
}

export function NoQuestion({ headingId, filter, onShowAll }: NoQuestionProps) {
  return (
    <div className="px-gutter py-8">
      <h2 id={headingId} className="headline text-h3">
        No question selected
      </h2>
      <p className="mt-1 text-ink-2">{NOTHING[filter]}</p>
      {filter !== "All" && (
        <Button variant="outline" className="mt-5" onClick={onShowAll}>
          Show all questions
        </Button>
      )}
    </div>
  );
}
