import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { EmptyState, FailedState } from "../../ui/states.tsx";
import { useFinishedQuizzesQuery } from "./finished-quizzes-data.ts";
import { FinishedQuizRow } from "./finished-quiz-row.tsx";

export function TestReportScreen() {
  return (
    <div className="page-width review flex flex-col gap-8 py-8">
      <PageTitle lead="Every quiz that you have finished, the newest first.">Test report</PageTitle>
      <FinishedQuizzes />
    </div>
  );
}

function FinishedQuizzes() {
  const { data, error, isFetching, refetch } = useFinishedQuizzesQuery(undefined, {
    // One may have been finished, or its time run out, since this screen was last open.
    refetchOnMountOrArgChange: true,
  });
  if (!data) {
    if (!error) return <ListSkeleton />;
    return (
      <FailedState
        title="Your finished quizzes could not be loaded."
        onRetry={() => void refetch()}
        retrying={isFetching}
      >
        {error && "message" in error ? error.message : undefined}
      </FailedState>
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title="No finished quiz yet"
        action={<ButtonLink to="/free-quiz">Free quizzes</ButtonLink>}
      >
        When you finish a quiz, its score, solutions and analytics stay here.
      </EmptyState>
    );
  }
  return (
    <ul aria-label="Finished quizzes" className="border-t border-ink">
      {data.map((quiz) => (
        <FinishedQuizRow key={quiz.freeQuizId} quiz={quiz} />
      ))}
    </ul>
  );
}

const ROWS = [1, 2, 3, 4];

function ListSkeleton() {
  return (
    <Skeleton label="Loading your finished quizzes" className="border-t border-ink">
      {ROWS.map((row) => (
        <div
          key={row}
          className="flex items-center justify-between gap-8 border-b border-line py-5"
        >
          <div className="w-full">
            <SkeletonText className="w-72 max-w-full text-h4" />
            <SkeletonText className="w-56 max-w-full text-sm" />
          </div>
          <SkeletonBlock className="h-11 w-52 shrink-0 max-sm:hidden" />
        </div>
      ))}
    </Skeleton>
  );
}
