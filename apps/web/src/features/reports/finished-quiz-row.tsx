import type { QuizCard } from "@theta/contract";
import { SECTION_TABS } from "../free-quiz/shared/quiz-data.ts";
import { QuizActions } from "../free-quiz/shared/quiz-actions.tsx";
import { QuizResult } from "../free-quiz/shared/quiz-result.tsx";
import { timeNote } from "../test-settings/time-words.ts";
import { dayTaken } from "../../lib/day-words.ts";
import { countsOfCard, countWords } from "../question/results/count-words.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** A finished quiz with its score and links to its results. */
export function FinishedQuizRow({ quiz }: { quiz: QuizCard }) {
  const { name, quizType, time, startDateTimestamp, totalQuestions } = quiz;
  const { correctAnswers = 0 } = quiz;
  const isClosed = Boolean(quiz.topicTest?.lock);
  const section = SECTION_TABS.find(({ type }) => type === quizType)?.label;
  const note = timeNote(time);
  return (
    <li className="flex flex-wrap items-center gap-x-8 gap-y-3 border-b border-line py-5">
      <p className="w-20 shrink-0 numerals">
        <span className="headline text-h2">{isClosed ? "–" : correctAnswers}</span>
        <span className="text-ink-2">
          <span aria-hidden="true">/</span>
          <VisuallyHidden> out of </VisuallyHidden>
          {totalQuestions}
        </span>
      </p>
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 className="font-serif text-h4">{name}</h3>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-2 numerals">
          <span>{section}</span>
          {note && <span>{note}</span>}
          {startDateTimestamp !== undefined && <span>{dayTaken(startDateTimestamp)}</span>}
        </p>
        {isClosed ? (
          <QuizResult quiz={quiz} />
        ) : (
          <p className="text-sm text-ink-2 numerals">{countWords(countsOfCard(quiz))}</p>
        )}
      </div>
      <div className="flex gap-3">
        <QuizActions quiz={quiz} />
      </div>
    </li>
  );
}
