import { PAGE_SIZE } from "@theta/contract";
import { QuizCard } from "../../lib/quiz/quiz-card.tsx";
import { type SECTION_TABS, useFreeQuizListQuery } from "../../lib/quiz/quiz-data.ts";
import { Button } from "../../ui/button.tsx";
import { Pager } from "../../ui/pager.tsx";
import { Skeleton, SkeletonBlock } from "../../ui/skeleton.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";

interface QuizListProps {
  section: (typeof SECTION_TABS)[number];
  page: number;
  onPageChange: (page: number) => void;
}

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3";

/** One page of a section's quizzes. */
export function QuizList({ section, page, onPageChange }: QuizListProps) {
  const { currentData, isFetching, refetch } = useFreeQuizListQuery(
    { quizType: section.type, pageNumber: page },
    // A quiz may have been taken since, or have run out of time.
    { refetchOnMountOrArgChange: true },
  );
  if (!currentData) {
    if (isFetching) return <QuizListSkeleton />;
    return (
      <FailedState title="The quizzes could not be loaded." onRetry={() => void refetch()}>
        Nothing is lost. Check your connection and try again.
      </FailedState>
    );
  }
  const { result, totalItems } = currentData;
  const lastPage = Math.max(1, Math.ceil(totalItems / PAGE_SIZE));
  return (
    <div className="flex flex-col gap-8">
      {result.length > 0 ? (
        <ul className={GRID}>
          {result.map((quiz) => (
            <li key={quiz.freeQuizId}>
              <QuizCard quiz={quiz} />
            </li>
          ))}
        </ul>
      ) : (
        <Nothing page={page} lastPage={lastPage} onPageChange={onPageChange} />
      )}
      <Pager
        label={`${section.label} quizzes`}
        page={page}
        lastPage={lastPage}
        onPageChange={onPageChange}
      />
    </div>
  );
}

function Nothing({
  page,
  lastPage,
  onPageChange,
}: Omit<QuizListProps, "section"> & { lastPage: number }) {
  if (page === 1)
    return (
      <EmptyState title="No quizzes yet">
        The quizzes of this section will stand here. Have a look at the other two.
      </EmptyState>
    );
  return (
    <EmptyState
      title={`There is nothing on page ${page}`}
      action={
        <Button variant="outline" onClick={() => onPageChange(lastPage)}>
          Go to page {lastPage}
        </Button>
      }
    >
      The quizzes of this section end on page {lastPage}.
    </EmptyState>
  );
}

function QuizListSkeleton() {
  return (
    <Skeleton label="Loading the quizzes" className={GRID}>
      {Array.from({ length: 6 }, (_, card) => (
        <SkeletonBlock key={card} className="h-64 rounded-lg" />
      ))}
    </Skeleton>
  );
}
