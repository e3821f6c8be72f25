import type { QuizCard as Quiz } from "@theta/contract";
import { Check, X } from "lucide-react";
import { QuizActions } from "./quiz-actions.tsx";
import { quizFacts } from "./quiz-words.ts";

/** A quiz in the list: what it is, how far the learner is, and what to do. */
export function QuizCard({ quiz }: { quiz: Quiz }) {
  return (
    <article
      aria-label={quiz.name}
      className="flex h-full flex-col rounded-lg border border-line bg-surface p-5"
    >
      <h3 className="headline text-h4">{quiz.name}</h3>
      <p className="mt-1 text-ink-2">{quiz.about}</p>
      <p className="mt-3 text-sm text-ink-muted numerals">{quizFacts(quiz)}</p>
      <div className="mt-auto pt-5">
        {quiz.status === 2 && <Result quiz={quiz} />}
        {quiz.status === 1 && <p className="mb-3 text-sm text-ink-2">Started; the clock runs.</p>}
        <div className="flex flex-wrap gap-2 *:grow">
          <QuizActions quiz={quiz} />
        </div>
      </div>
    </article>
  );
}

function Result({ quiz }: { quiz: Quiz }) {
  return (
    <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 numerals">
      <p>
        <span className="font-serif text-h3">{quiz.score}</span>
        <span className="text-ink-muted">/{quiz.totalQuestions}</span>
      </p>
      <p className="flex gap-4 text-sm">
        <span className="flex items-center gap-1 text-correct">
          <Check aria-hidden="true" className="size-4" />
          {quiz.correctAnswers} correct
        </span>
        <span className="flex items-center gap-1 text-incorrect">
          <X aria-hidden="true" className="size-4" />
          {quiz.wrongAnswers} incorrect
        </span>
      </p>
    </div>
  );
}
