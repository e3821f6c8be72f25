import type { FreshResult, QuizCard } from "@theta/contract";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { countsOfCard } from "../../question/results/count-words.ts";
import { numbered } from "../../free-quiz/shared/question-row.ts";
import { secondsGiven } from "../../free-quiz/shared/quiz-words.ts";
import { OutcomeCounts } from "../../question/results/outcome-counts.tsx";
import { durationWords } from "../../../lib/clock-time.ts";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { ResultDetails } from "./result-details.tsx";

interface ResultCardProps {
  result: FreshResult;
  onDismiss: () => void;
}

/** How a quiz went, what was missed in it, and what to do about that. */
export function ResultCard({ result: { quiz, rows }, onDismiss }: ResultCardProps) {
  const id = useId();
  const { name, correctAnswers = 0, totalQuestions } = quiz;
  const result = `${correctAnswers} of ${totalQuestions} right`;
  const heading = useRef<HTMLHeadingElement>(null);
  // On arrival, the focus rests on the page's heading, and the result is above it.
  useEffect(() => {
    if (document.activeElement?.tagName === "H1") heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      aria-labelledby={id}
      className="@container mb-10 animate-appear rounded-lg border border-line bg-surface p-5"
    >
      <output className="sr-only">
        {name}: {result}.
      </output>
      <div className="flex items-start justify-between gap-4">
        <div className="min-w-0">
          <p className="wrap-anywhere text-sm text-ink-muted">Your result in {name}</p>
          <h2 ref={heading} id={id} tabIndex={-1} className="headline text-h3 numerals">
            {result}
          </h2>
        </div>
        <Button variant="quiet" size="sm" className="-mt-2 -mr-3 shrink-0 px-3" onClick={onDismiss}>
          <X aria-hidden="true" className="size-5" />
          <VisuallyHidden>Close this result</VisuallyHidden>
        </Button>
      </div>
      <div className="mt-1 flex flex-wrap items-baseline gap-x-6 gap-y-1">
        <OutcomeCounts counts={countsOfCard(quiz)} />
        <TimeTaken quiz={quiz} />
      </div>
      <ResultDetails quiz={quiz} rows={numbered(rows)} />
    </section>
  );
}

/** "12 min 5 s of 22 min 30 s"; without a clock, only what was taken. */
function TimeTaken({ quiz }: { quiz: QuizCard }) {
  const { startDateTimestamp, endDateTimestamp } = quiz;
  if (startDateTimestamp === undefined || endDateTimestamp === undefined) return null;
  const taken = durationWords((endDateTimestamp - startDateTimestamp) / 1000);
  const given = secondsGiven(quiz);
  return (
    <p className="text-sm text-ink-2 numerals">
      {given === null ? taken : `${taken} of ${durationWords(given)}`}
    </p>
  );
}
