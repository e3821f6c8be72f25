import { ButtonLink } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
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

function ListSkeleton() {
  return (
    <SkeletonRows
      label="Loading your finished quizzes"
      rows={4}
      row="gap-8 py-5"
      lines={["w-72 text-h4", "w-56"]}
      end="h-11 w-52 max-sm:hidden"
      className="border-t border-ink"
    />
  );
}
