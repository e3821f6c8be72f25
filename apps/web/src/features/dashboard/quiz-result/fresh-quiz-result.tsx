import type { QuizCard } from "@theta/contract";
import { lazy, useEffect, useRef } from "react";
import type { FreshQuiz } from "./use-fresh-quiz.ts";

// Shown for an hour after a quiz: what it's drawn with need not come with every dashboard.
const load = async () => await import("./result-card.tsx");
const ResultCard = lazy(async () => ({ default: (await load()).ResultCard }));

/** Fetches its code while its data is on the way. A failure shows when it's drawn. */
export const prepareResult = (): void => void load().catch(() => {});

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
