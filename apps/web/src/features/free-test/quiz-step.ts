import { useLocation, useNavigate } from "react-router";
import { quizOfState } from "../../lib/quiz/quiz-data.ts";

/** Where the test opens, and the step from which on there are questions. */
export const INSTRUCTIONS = 4;
export const QUESTIONS = 5;

/**
 * The step stands beside the quiz in the navigation state: a reload keeps it, and the browser's Back
 * leads to where one came from, not through the steps.
 */
export function useQuizStep(): [number, (step: number) => void] {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  function goTo(step: number) {
    const status = step === QUESTIONS ? 1 : quizOfState(state)?.status;
    void navigate(pathname, { replace: true, state: { ...Object(state), step, status } });
  }
  return [stepOf(state), goTo];
}

function stepOf(state: unknown): number {
  if (quizOfState(state)?.status === 1) return QUESTIONS;
  const { step }: { step?: unknown } = Object(state);
  return typeof step === "number" && step >= 1 && step < QUESTIONS ? step : INSTRUCTIONS;
}
