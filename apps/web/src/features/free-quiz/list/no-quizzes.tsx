import { BeyondPages } from "../../../lib/page/beyond-pages.tsx";
import type { SectionTab } from "../shared/quiz-data.ts";
import { EmptyState } from "../../../ui/states.tsx";

interface NoQuizzesProps {
  section: SectionTab;
  page: number;
  /** How many quizzes the section has on all pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** For a section without quizzes, or a page after its last one. */
export function NoQuizzes({ section, page, total, onPageChange }: NoQuizzesProps) {
  if (total === 0)
    return (
      <EmptyState headingLevel={3} title="No quizzes yet">
        {section.label} quizzes will appear here. In the meantime, try another section.
      </EmptyState>
    );
  return (
    <BeyondPages page={page} total={total} onPageChange={onPageChange}>
      {`${section.label} has ${total} quizzes`}
    </BeyondPages>
  );
}
