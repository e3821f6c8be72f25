import type { QuizCard } from "@theta/contract";
import { useState } from "react";
import { QuizActions } from "../free-quiz/shared/quiz-actions.tsx";
import { QuizResult } from "../free-quiz/shared/quiz-result.tsx";
import { lengthOf } from "../free-quiz/shared/quiz-words.ts";
import { useTestSettings } from "../test-settings/test-settings-data.ts";
import { Button } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { FailedState } from "../../ui/states.tsx";
import type { QuizSection } from "./use-dashboard-quizzes.ts";

/** Shown before someone asks for the rest. */
const FIRST = 4;

/** A section's quizzes as rows: running first, then open, then done. */
export function QuizColumn(section: QuizSection) {
  const { heading, quizzes, isLoading, onRetry } = section;
  return (
    <section aria-label={heading} className="min-w-0">
      <h3 className="border-b border-ink pb-2 font-ui">{heading}</h3>
      {quizzes ? (
        <QuizLines {...section} quizzes={quizzes} />
      ) : isLoading ? (
        <SkeletonRows
          label={`Loading ${heading}`}
          rows={FIRST}
          row="gap-4 py-3"
          lines={["w-40", "w-28"]}
          end="h-10 w-24 rounded-md"
        />
      ) : (
        <div className="py-4">
          <FailedState inline title="We couldn't load these quizzes." onRetry={onRetry} />
        </div>
      )}
    </section>
  );
}

const RANK = { 1: 0, 0: 1, 2: 2 } as const;

interface QuizLinesProps extends Pick<QuizSection, "heading" | "tab" | "total"> {
  quizzes: readonly QuizCard[];
}

function QuizLines({ quizzes, heading, tab, total }: QuizLinesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const ordered = quizzes.toSorted((one, other) => RANK[one.status] - RANK[other.status]);
  if (ordered.length === 0) return <p className="py-4 text-ink-2">No quizzes here yet.</p>;
  return (
    <>
      <ul>
        {ordered.slice(0, showsAll ? undefined : FIRST).map((quiz) => (
          <QuizLine key={quiz.freeQuizId} quiz={quiz} />
        ))}
      </ul>
      {ordered.length > FIRST && (
        <div className="mt-2 -ml-4 flex flex-wrap items-center justify-between gap-x-4">
          <Button
            variant="quiet"
            size="sm"
            aria-expanded={showsAll}
            onClick={() => setShowsAll(!showsAll)}
          >
            {showsAll ? "Show fewer" : `Show ${ordered.length - FIRST} more`}
            <span className="sr-only"> in {heading}</span>
          </Button>
          {showsAll && total > ordered.length && (
            <TextLink to={`/free-quiz?section=${tab.slug}`} className="py-1 text-sm">
              All {total}
              <span className="sr-only"> quizzes in {heading}</span>
            </TextLink>
          )}
        </div>
      )}
    </>
  );
}

function QuizLine({ quiz }: { quiz: QuizCard }) {
  const { time } = useTestSettings();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="wrap-anywhere">{quiz.name}</p>
        {quiz.status === 2 ? (
          <QuizResult quiz={quiz} />
        ) : (
          <p className="text-sm text-ink-muted numerals">{lengthOf(quiz, time)}</p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <QuizActions quiz={quiz} size="sm" />
      </div>
    </li>
  );
}
