import type { MockCard } from "@theta/contract";
import { OutcomeCounts } from "../outcome-counts.tsx";
import { dayTaken } from "../quiz/quiz-words.ts";
import { ScoreStrip } from "./score-strip.tsx";

/** What came of a mock: the score with its band, on its scale, and how it came about. */
export function MockScore({ mock, score }: { mock: MockCard; score: number }) {
  const { low, high, endDateTimestamp, correctAnswers = 0, wrongAnswers = 0 } = mock;
  return (
    <>
      {endDateTimestamp !== undefined && (
        <p className="text-sm">Finished {dayTaken(endDateTimestamp)}</p>
      )}
      <p className="mt-1 flex flex-wrap items-baseline gap-x-2 numerals">
        <span className="sr-only">Score </span>
        <span className="font-serif text-h3">{score}</span>
        {low !== undefined && high !== undefined && (
          <span className="text-sm text-ink-muted">
            <span className="sr-only">, band </span>
            {low}–{high}
          </span>
        )}
      </p>
      <ScoreStrip kind={mock.kind} score={score} low={low ?? score} high={high ?? score} />
      <div className="mt-3">
        <OutcomeCounts
          correct={correctAnswers}
          wrong={wrongAnswers}
          left={mock.totalQuestions - correctAnswers - wrongAnswers}
        />
      </div>
    </>
  );
}
