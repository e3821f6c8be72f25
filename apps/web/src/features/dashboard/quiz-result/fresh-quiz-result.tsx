import { lazy, useEffect, useRef } from "react";
import { FailedState } from "../../../ui/states.tsx";
import { loadResult } from "./load-result.ts";
import type { FreshResultSoFar } from "./use-fresh-result.ts";

// Shown for an hour after a quiz: what it's drawn with need not come with every dashboard.
const ResultCard = lazy(async () => ({ default: (await loadResult()).ResultCard }));

/** The result of the quiz that was just finished, until it's closed. */
export function FreshQuizResult(fresh: FreshResultSoFar) {
  const { result, missing, isLoading, onRetry, isClosed, close } = fresh;
  if (result) return <ResultCard key={result.quiz.freeQuizId} result={result} onDismiss={close} />;
  if (missing)
    return (
      <div className="mb-10">
        <FailedState
          inline
          title={`We couldn't load your result in ${missing.name}.`}
          onRetry={onRetry}
          retrying={isLoading}
        />
      </div>
    );
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
