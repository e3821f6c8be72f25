import type { QuizCard } from "@theta/contract";
import { OutcomeCounts } from "../outcome-counts.tsx";

/** "7/10", and how that came about. */
export function QuizResult({ quiz }: { quiz: QuizCard }) {
  const { score = 0, correctAnswers = 0, wrongAnswers = 0, totalQuestions } = quiz;
  const left = totalQuestions - correctAnswers - wrongAnswers;
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 numerals">
      <p>
        <span className="sr-only">Score </span>
        <span className="font-serif text-h4">{score}</span>
        <span className="text-ink-muted">/{totalQuestions}</span>
      </p>
      <OutcomeCounts correct={correctAnswers} wrong={wrongAnswers} left={left} />
    </div>
  );
}
