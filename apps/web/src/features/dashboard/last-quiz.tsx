import type { QuizCard } from "@theta/contract";
import { QuizActions } from "../free-quiz/shared/quiz-actions.tsx";
import { QuizResult } from "../free-quiz/shared/quiz-result.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** The result of the most recently finished quiz. */
export function LastQuiz({ quiz }: { quiz: QuizCard }) {
  return (
    <section
      aria-label="Last quiz"
      className="mb-10 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-lg border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <p className="text-sm text-ink-muted">Last quiz</p>
        <h3 className="mt-1 headline wrap-anywhere text-h4">{quiz.name}</h3>
        <div className="mt-1">
          <QuizResult quiz={quiz} />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="flex flex-wrap gap-2">
          <QuizActions quiz={quiz} size="sm" />
        </div>
        <TextLink to="/TestReport" className="inline-block py-1.5 text-sm">
          All reports
        </TextLink>
      </div>
    </section>
  );
}
