import { lazy, Suspense, useState } from "react";
import { useLearner } from "../../../lib/session/use-session.ts";
import { useLastQuizzesQuery } from "../../free-quiz/shared/quiz-data.ts";
import { isFresh } from "./fresh-quiz.ts";

// Shown for an hour after a quiz: what it's drawn with need not come with every dashboard.
const ResultPart = lazy(async () => ({ default: (await import("./result-part.tsx")).ResultPart }));

/** The result of the quiz that was just finished. */
export function FreshQuizResult() {
  const [now] = useState(Date.now);
  const learner = useLearner();
  const quiz = useLastQuizzesQuery().data?.finished;
  if (!learner || !isFresh(quiz, now)) return null;
  return (
    <Suspense fallback={<div className="min-h-64" />}>
      <ResultPart key={quiz.freeQuizId} quiz={quiz} learnerId={learner.userId} />
    </Suspense>
  );
}
