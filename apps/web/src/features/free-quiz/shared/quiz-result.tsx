import type { QuizCard } from "@theta/contract";
import { OutcomeCounts } from "../../question/results/outcome-counts.tsx";
import { timeNote } from "../../test-settings/time-words.ts";
import { countsOfCard } from "../../question/results/count-words.ts";

/** "7/10", and what's behind it: the counts, and a time that isn't standard. */
export function QuizResult({ quiz }: { quiz: QuizCard }) {
  if (quiz.topicTest?.lock) return <p className="text-sm text-ink-2">{RESULT_KEPT}</p>;
  const { score = 0, totalQuestions, time } = quiz;
  const note = timeNote(time);
  return (
    <div className="flex flex-wrap items-baseline gap-x-4 gap-y-1 numerals">
      <p>
        <span className="sr-only">Score </span>
        <span className="font-serif text-h4">{score}</span>
        <span className="text-ink-muted">/{totalQuestions}</span>
      </p>
      <OutcomeCounts counts={countsOfCard(quiz)} />
      {note && <p className="text-sm text-ink-2">{note}</p>}
    </div>
  );
}

/** For a topic test whose plan has ended. */
const RESULT_KEPT =
  "Finished. We've saved your result. You'll see it again when you renew your plan.";
