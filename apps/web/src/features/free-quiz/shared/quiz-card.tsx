import type { QuizCard as Quiz } from "@theta/contract";
import { classNames } from "../../../ui/class-names.ts";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { runningWords } from "../../test-settings/time-words.ts";
import { QuizActions } from "./quiz-actions.tsx";
import { QuizResult } from "./quiz-result.tsx";
import { quizFacts } from "./quiz-words.ts";

/**
 * A quiz in the list: what it is, its status, and what you can do with it. It's a row where there's
 * room, and the status gets its own column where there's more.
 */
export function QuizCard({ quiz }: { quiz: Quiz }) {
  const { time } = useTestSettings();
  const isBegun = quiz.status !== 0;
  return (
    <article
      aria-label={quiz.name}
      className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 @2xl:grid-cols-[minmax(0,1fr)_auto] @2xl:items-center @4xl:grid-cols-[minmax(0,1fr)_auto_17rem]"
    >
      <div className="@2xl:col-start-1 @2xl:row-start-1">
        <h3 className="headline wrap-anywhere text-h4">{quiz.name}</h3>
        <p className="mt-0.5 max-w-measure text-ink-2">{quiz.about}</p>
        <p className="mt-1 text-sm text-ink-muted numerals">{quizFacts(quiz, time)}</p>
      </div>
      {isBegun && (
        <div className="@2xl:col-start-1 @2xl:row-start-2 @4xl:col-start-2 @4xl:row-start-1">
          <QuizStatus quiz={quiz} />
        </div>
      )}
      <div
        className={classNames(
          "flex flex-wrap gap-2 @2xl:col-start-2 @2xl:row-start-1 @2xl:justify-end @4xl:col-start-3",
          isBegun && "@2xl:row-span-2 @4xl:row-span-1",
        )}
      >
        <QuizActions quiz={quiz} />
      </div>
    </article>
  );
}

function QuizStatus({ quiz }: { quiz: Quiz }) {
  if (quiz.status === 2) return <QuizResult quiz={quiz} />;
  return <p className="text-sm text-ink-2">In progress. {runningWords(quiz.time)}</p>;
}
