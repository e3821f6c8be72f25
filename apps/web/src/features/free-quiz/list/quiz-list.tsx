import { PAGE_SIZE } from "@theta/contract";
import { useFocusOnNewPage } from "../../../lib/page/list-page.ts";
import { QuizRows, QuizRowsSkeleton } from "../shared/quiz-rows.tsx";
import { type QuizPage, type SectionTab, useFreeQuizListQuery } from "../shared/quiz-data.ts";
import { Pager } from "../../../ui/table/pager.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { NoQuizzes } from "./no-quizzes.tsx";

interface QuizListProps {
  section: SectionTab;
  page: number;
  onPageChange: (page: number) => void;
}

/** One page of a section's quizzes. */
export function QuizList({ section, page, onPageChange }: QuizListProps) {
  const { data, currentData, isFetching, refetch } = useFreeQuizListQuery(
    { quizType: section.type, pageNumber: page },
    // A quiz may have been taken since then, or have run out of time.
    { refetchOnMountOrArgChange: true },
  );
  const heading = useFocusOnNewPage(page);
  // While a page loads, the count comes from the page before, so the pager stays in place.
  const lastPage = data && Math.max(1, Math.ceil(data.totalItems / PAGE_SIZE));
  return (
    <div className="flex flex-col gap-8">
      <div>
        <h2 ref={heading} tabIndex={-1} className="mb-3 text-sm text-ink-muted numerals">
          <VisuallyHidden>{section.label}: </VisuallyHidden>
          {currentData?.result.length ? extent(page, currentData) : `Page ${page}`}
        </h2>
        {currentData && currentData.result.length > 0 ? (
          <QuizRows quizzes={currentData.result} />
        ) : currentData ? (
          <NoQuizzes
            section={section}
            page={page}
            total={currentData.totalItems}
            onPageChange={onPageChange}
          />
        ) : isFetching ? (
          <QuizRowsSkeleton label={`Loading ${section.label}, page ${page}`} rows={PAGE_SIZE} />
        ) : (
          <FailedState title="We couldn't load the quizzes." onRetry={() => void refetch()}>
            Nothing is lost. Check your connection and try again.
          </FailedState>
        )}
      </div>
      {lastPage !== undefined && (
        <Pager
          label={`${section.label} quizzes`}
          page={page}
          lastPage={lastPage}
          onPageChange={onPageChange}
        />
      )}
    </div>
  );
}

/** "Quizzes 11–20 of 20" */
function extent(page: number, { result, totalItems }: QuizPage): string {
  const first = (page - 1) * PAGE_SIZE + 1;
  return `Quizzes ${first}–${first + result.length - 1} of ${totalItems}`;
}
