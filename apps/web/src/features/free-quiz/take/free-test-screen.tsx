import { Navigate, useLocation } from "react-router";
import { isStamped, quizOfState } from "../shared/quiz-state.ts";
import { useLearner } from "../../../lib/session/use-session.ts";
import { BeforeQuiz } from "./before-quiz.tsx";
import { FindQuiz } from "./find-quiz.tsx";
import { TakingQuiz } from "./taking-quiz.tsx";

/** Steps 1 to 4 tell what is coming; from step 5 on there are the questions. */
export function FreeTestScreen() {
  const { state } = useLocation();
  const quiz = quizOfState(state);
  const learner = useLearner();
  if (!learner) return null;
  if (!quiz) return <FindQuiz />;
  if (quiz.status === 2) return <Navigate to="/SolutionAndAnaalytics" replace state={state} />;
  // To go on is safe to ask for: the server starts nothing anew. But only who has started goes on.
  if (quiz.status === 1 && isStamped(state))
    return <TakingQuiz key={quiz.freeQuizId} quiz={quiz} learnerId={learner.userId} />;
  return <BeforeQuiz key={quiz.freeQuizId} quiz={quiz} />;
}
