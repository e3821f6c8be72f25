import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { ExamOpening } from "../../exam/frame/exam-waiting.tsx";
import { NoResponse } from "../../exam/frame/no-response.tsx";
import { kindOf } from "../shared/quiz-kind.ts";
import { useQuizDetailsQuery } from "../shared/quiz-data.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { ToFreeQuizzes } from "../shared/to-free-quizzes.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { QUESTIONS, stepOf } from "./intro-step.ts";
import { PlanNeeded } from "./plan-needed.tsx";
import { IntroSteps } from "./intro-steps.tsx";

/**
 * A quiz that hasn't started, as far as the browser's history knows. It asks the server, because Back
 * and other windows lead here from quizzes that are running or over.
 */
export function BeforeQuiz({ quiz }: { quiz: QuizState }) {
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuizDetailsQuery(quiz.freeQuizId, {
    refetchOnMountOrArgChange: true,
  });
  useEffect(() => {
    if (!data || data.status === 0) return;
    const isOver = data.status === 2;
    if (isOver) toast.info(`This ${kindOf(data)} is over. Here's your result.`);
    const path = isOver ? "/SolutionAndAnaalytics" : pathname;
    void navigate(path, { replace: true, state: stateOf(data) });
  }, [data, navigate, pathname]);

  const lock = data?.topicTest?.lock;
  if (data?.status === 0 && lock) return <PlanNeeded name={data.name} lock={lock} />;
  if (data?.status === 0) {
    const goTo = (step: number) => {
      const next = { ...stateOf(data), step, status: step === QUESTIONS ? 1 : 0 };
      void navigate(pathname, { replace: true, state: next });
    };
    return <IntroSteps quiz={data} step={stepOf(state)} goTo={goTo} />;
  }
  // The screen that follows announces itself.
  if (data || !error || isFetching)
    return (
      <ExamOpening
        name={quiz.name}
        what={kindOf(quiz)}
        time={quiz.time}
        isWaiting={false}
        hasUnsent={false}
        onRetry={() => void refetch()}
      />
    );
  if ("status" in error && (error.status === 400 || error.status === 404))
    return <ToFreeQuizzes why="We couldn't find that quiz. Choose one to take." />;
  return (
    <main className="exam page-width py-10">
      <h1 className="headline text-h2">{quiz.name}</h1>
      <FailedState title={`We couldn't open the ${kindOf(quiz)}.`} onRetry={() => void refetch()}>
        <NoResponse what={`the ${kindOf(quiz)}`} time={quiz.time} />
      </FailedState>
    </main>
  );
}
