import type { FreshResult, QuizCard } from "@theta/contract";
import { useEffect, useState } from "react";
import { useLearner } from "../../../lib/session/use-session.ts";
import { useLastQuizzesQuery } from "../../free-quiz/shared/quiz-data.ts";
import { dismiss, isDismissed } from "./dismissed-result.ts";
import { isFresh } from "./fresh-quiz.ts";
import { useFreshResultQuery } from "./fresh-result-data.ts";
import { prepareResult } from "./load-result.ts";

export interface FreshResultSoFar {
  /** Null when there's none or it was closed. */
  result: FreshResult | null;
  /** A quiz that seems to have one, though it couldn't be loaded. */
  missing: QuizCard | null;
  isLoading: boolean;
  onRetry: () => void;
  /** Whether it was closed just now. */
  isClosed: boolean;
  close: () => void;
}

/** The result of the quiz that was just finished, until it's closed. */
export function useFreshResult(): FreshResultSoFar {
  const [now] = useState(Date.now);
  const [isClosed, setClosed] = useState(false);
  const learnerId = useLearner()?.userId;
  const { data, error, isFetching, refetch } = useFreshResultQuery(undefined, {
    // The server decides how long it's fresh.
    refetchOnMountOrArgChange: true,
  });
  const last = useLastQuizzesQuery().data?.finished;
  const isOpen = ({ freeQuizId }: QuizCard) =>
    learnerId !== undefined && !isDismissed(learnerId, freeQuizId);
  const result = data && isOpen(data.quiz) ? data : null;
  const hasResult = result !== null;
  useEffect(() => {
    if (hasResult) prepareResult();
  }, [hasResult]);
  function close() {
    if (learnerId === undefined || !result) return;
    dismiss(learnerId, result.quiz.freeQuizId);
    setClosed(true);
  }
  return {
    result,
    // Without the server's word, this device's clock has to do.
    missing: error && isFresh(last, now) && isOpen(last) ? last : null,
    isLoading: data === undefined && isFetching,
    onRetry: () => void refetch(),
    isClosed,
    close,
  };
}
