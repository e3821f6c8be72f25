import { PAGE_SIZE } from "@theta/contract";
import type { SectionTab } from "../../lib/quiz/quiz-data.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

interface NoQuizzesProps {
  section: SectionTab;
  page: number;
  /** How many the section has on all its pages. */
  total: number;
  onPageChange: (page: number) => void;
}

/** A section without quizzes, or a page after its last one. */
export function NoQuizzes({ section, page, total, onPageChange }: NoQuizzesProps) {
  if (total === 0)
    return (
      <EmptyState headingLevel={3} title="No quizzes yet">
        The quizzes of {section.label} will stand here. Have a look at the other sections.
      </EmptyState>
    );
  const lastPage = Math.ceil(total / PAGE_SIZE);
  return (
    <EmptyState
      headingLevel={3}
      title={`There is nothing on page ${page}`}
      action={
        <Button variant="outline" onClick={() => onPageChange(lastPage)}>
          Go to page {lastPage}
        </Button>
      }
    >
      {section.label} has {total} quizzes, and they end on page {lastPage}.
    </EmptyState>
  );
}
