import { useLocation } from "react-router";
import { useLastQuizzesQuery } from "./quiz-data.ts";
import { quizOfState } from "./quiz-of-state.ts";
import type { QuizState } from "./quiz-state.ts";

export type QuizOfPlace =
  | { state: "loading" }
  | { state: "failed"; retry: () => void; isRetrying: boolean }
  | { state: "none" }
  | { state: "found"; quiz: QuizState };

/**
 * The finished quiz a screen shows: the one in the navigation state or, if the screen was opened by
 * its address, the one finished last.
 */
export function useQuizOfPlace(): QuizOfPlace {
  const { state } = useLocation();
  const handedOver = quizOfState(state);
  const { data, isError, isFetching, refetch } = useLastQuizzesQuery(undefined, {
    skip: handedOver !== null,
    refetchOnMountOrArgChange: true,
  });
  if (handedOver) return { state: "found", quiz: handedOver };
  if (data) return data.finished ? { state: "found", quiz: data.finished } : { state: "none" };
  if (isError) return { state: "failed", retry: () => void refetch(), isRetrying: isFetching };
  return { state: "loading" };
}
