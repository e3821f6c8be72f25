import { Navigate, useLocation } from "react-router";
import { quizOfState } from "../../lib/quiz/quiz-data.ts";
import { useLearner } from "../../lib/use-session.ts";
import { FindQuiz } from "./find-quiz.tsx";
import { QUESTIONS, useQuizStep } from "./quiz-step.ts";
import { QuizSteps } from "./quiz-steps.tsx";
import { TakingQuiz } from "./taking-quiz.tsx";

/** Steps 1 to 4 tell what is coming; from step 5 on there are the questions. */
export function FreeTestScreen() {
  const { state } = useLocation();
  const quiz = quizOfState(state);
  const learner = useLearner();
  const [step, goTo] = useQuizStep();
  if (!learner) return null;
  if (!quiz) return <FindQuiz />;
  if (quiz.status === 2) return <Navigate to="/SolutionAndAnaalytics" replace state={quiz} />;
  if (step < QUESTIONS) return <QuizSteps quiz={quiz} step={step} goTo={goTo} />;
  return <TakingQuiz key={quiz.freeQuizId} quiz={quiz} learnerId={learner.userId} />;
}
