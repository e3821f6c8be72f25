import { useResultsLock } from "../../../lib/use-results-lock.ts";
import { ClosedResult, FinishedQuiz, NoResult } from "../shared/finished-quiz.tsx";
import { useQuizReportQuery } from "../shared/quiz-data.ts";
import { needsPlan, type QuizState } from "../shared/quiz-state.ts";
import { QuizReport } from "./quiz-report.tsx";
import { ReportSkeleton } from "./report-skeleton.tsx";

const TITLE = "Analytics";

export function QuizReportScreen() {
  return (
    <FinishedQuiz title={TITLE} loading={<ReportSkeleton />}>
      {(quiz) => <FetchedReport key={quiz.freeQuizId} quiz={quiz} />}
    </FinishedQuiz>
  );
}

function FetchedReport({ quiz }: { quiz: QuizState }) {
  const results = useResultsLock({ needsPlan: needsPlan(quiz) });
  const { data, error, isFetching, refetch } = useQuizReportQuery(quiz.freeQuizId, {
    skip: results.state !== "open",
    // Which quiz comes next changes with every quiz started.
    refetchOnMountOrArgChange: true,
  });
  if (results.state === "closed")
    return <ClosedResult title={TITLE} quiz={quiz} lock={results.lock} />;
  if (data) return <QuizReport state={quiz} report={data} />;
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
