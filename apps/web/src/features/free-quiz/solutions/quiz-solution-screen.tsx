import { useLocation } from "react-router";
import { quizDifficultyLabel } from "../../question/difficulty-labels.ts";
import { useResultsLock } from "../../../lib/use-results-lock.ts";
import { ClosedResult, FinishedQuiz, NoResult } from "../shared/finished-quiz.tsx";
import { useQuizSolutionQuery } from "../shared/quiz-data.ts";
import { needsPlan, type QuizState, stateOf } from "../shared/quiz-state.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { ReviewPage } from "../../question/review-page/review-page.tsx";
import { ReviewSkeleton } from "../../question/review-page/review-skeleton.tsx";
import { SolutionReview } from "../../question/review-page/solution-review.tsx";

const TITLE = "Solutions";

export function QuizSolutionScreen() {
  return (
    <FinishedQuiz title={TITLE} loading={<Loading />}>
      {(quiz) => <QuizSolution key={quiz.freeQuizId} quiz={quiz} />}
    </FinishedQuiz>
  );
}

function QuizSolution({ quiz }: { quiz: QuizState }) {
  const { state } = useLocation();
  const results = useResultsLock({ needsPlan: needsPlan(quiz) });
  const { data, error, isFetching, refetch } = useQuizSolutionQuery(quiz.freeQuizId, {
    skip: results.state !== "open",
  });
  if (results.state === "closed")
    return <ClosedResult title={TITLE} quiz={quiz} lock={results.lock} />;
  if (!data) {
    if (!error) return <Loading over={quiz.name} />;
    return (
      <NoResult
        title={TITLE}
        quiz={quiz}
        failure={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  return (
    <ReviewPage
      title={TITLE}
      over={quiz.name}
      aside={
        <ButtonLink to="/SolutionAndAnaalytics" state={stateOf(quiz)} variant="outline">
          Analytics
        </ButtonLink>
      }
    >
      <SolutionReview
        questions={data}
        difficultyLabel={quizDifficultyLabel}
        startAt={questionOfState(state)}
      />
    </ReviewPage>
  );
}

function Loading({ over }: { over?: string }) {
  return (
    <ReviewPage title={TITLE} over={over}>
      <ReviewSkeleton />
    </ReviewPage>
  );
}

/** The question that a table of the report led to. */
function questionOfState(state: unknown): string | undefined {
  const { questionId } = (state ?? {}) as { questionId?: unknown };
  return typeof questionId === "string" ? questionId : undefined;
}
