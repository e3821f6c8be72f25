import type { QuizCard } from "@theta/contract";
import { lazy, useEffect, useRef } from "react";
import { loadResult } from "./load-result.ts";
import type { FreshQuiz } from "./use-fresh-quiz.ts";

// Shown for an hour after a quiz: what it's drawn with need not come with every dashboard.
const ResultCard = lazy(async () => ({ default: (await loadResult()).ResultCard }));

interface FreshQuizResultProps extends Pick<FreshQuiz, "isClosed" | "close"> {
  quiz: QuizCard | null;
}

/** The result of the quiz that was just finished, until it's closed. */
export function FreshQuizResult({ quiz, isClosed, close }: FreshQuizResultProps) {
  if (quiz) return <ResultCard key={quiz.freeQuizId} quiz={quiz} onDismiss={close} />;
  return isClosed && <Closed />;
}

/** The button that was pressed is gone: the focus stays where it was, and it's said where the result is now. */
function Closed() {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} className="sr-only">
      Result closed. You'll find it under "Last quiz."
    </p>
  );
}
