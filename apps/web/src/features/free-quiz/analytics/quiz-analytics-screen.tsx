import { FinishedQuiz, NoResult } from "../shared/finished-quiz.tsx";
import { useQuizAnalyticsQuery } from "../shared/quiz-data.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { QuizReport } from "./quiz-report.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";

const TITLE = "Analytics";

export function QuizAnalyticsScreen() {
  return (
    <FinishedQuiz title={TITLE} loading={<ReportSkeleton />}>
      {(quiz) => <QuizAnalytics key={quiz.freeQuizId} quiz={quiz} />}
    </FinishedQuiz>
  );
}

function QuizAnalytics({ quiz }: { quiz: QuizState }) {
  // The next quiz that fits changes with every quiz that is begun.
  const { data, error, isFetching, refetch } = useQuizAnalyticsQuery(quiz.freeQuizId, {
    refetchOnMountOrArgChange: true,
  });
  if (data) return <QuizReport state={quiz} analytics={data} />;
  if (!error) return <ReportSkeleton />;
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
