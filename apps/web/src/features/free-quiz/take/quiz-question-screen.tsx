import { Navigate, useLocation } from "react-router";
import { isStamped, quizOfState } from "../shared/quiz-of-state.ts";
import { useLearner } from "../../../lib/session/use-session.ts";
import { BeforeQuiz } from "./before-quiz.tsx";
import { FindQuiz } from "./find-quiz.tsx";
import { TakingQuiz } from "./taking-quiz.tsx";

/** Steps 1 to 4 explain what's coming; the questions start at step 5. */
export function QuizQuestionScreen() {
  const { state } = useLocation();
  const quiz = quizOfState(state);
  const learner = useLearner();
  if (!learner) return null;
  if (!quiz) return <FindQuiz />;
  if (quiz.status === 2) return <Navigate to="/SolutionAndAnaalytics" replace state={state} />;
  // Resuming is safe: the server doesn't start over. But only the learner who started may resume.
  if (quiz.status === 1 && isStamped(state))
    return <TakingQuiz key={quiz.freeQuizId} quiz={quiz} learnerId={learner.userId} />;
  return <BeforeQuiz key={quiz.freeQuizId} quiz={quiz} />;
}
