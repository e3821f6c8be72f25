import type { QuizCard } from "@theta/contract";
import { skipToken } from "@reduxjs/toolkit/query";
import { useEffect, useState } from "react";
import { useLearner } from "../../../lib/session/use-session.ts";
import { useLastQuizzesQuery, useQuizReportQuery } from "../../free-quiz/shared/quiz-data.ts";
import { dismiss, isDismissed } from "./dismissed-result.ts";
import { isFresh } from "./fresh-quiz.ts";
import { prepareResult } from "./load-result.ts";

export interface FreshQuiz {
  /** Null when there's none or its result was closed. */
  quiz: QuizCard | null;
  /** Whether what its result shows may still come. */
  isLoading: boolean;
  /** Whether it was closed just now. */
  isClosed: boolean;
  close: () => void;
}

/** The quiz that was just finished, until its result is closed. */
export function useFreshQuiz(): FreshQuiz {
  const [now] = useState(Date.now);
  const [isClosed, setClosed] = useState(false);
  const learnerId = useLearner()?.userId;
  const last = useLastQuizzesQuery().data?.finished;
  const isShown =
    learnerId !== undefined && isFresh(last, now) && !isDismissed(learnerId, last.freeQuizId);
  const quiz = isShown ? last : null;
  const hasResult = quiz !== null;
  useEffect(() => {
    if (hasResult) prepareResult();
  }, [hasResult]);
  const report = useQuizReportQuery(quiz?.freeQuizId ?? skipToken);
  function close() {
    if (learnerId === undefined || !quiz) return;
    dismiss(learnerId, quiz.freeQuizId);
    setClosed(true);
  }
  return { quiz, isLoading: quiz !== null && !report.data && report.isFetching, isClosed, close };
}
