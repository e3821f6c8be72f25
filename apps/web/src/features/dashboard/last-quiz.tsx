import type { QuizCard } from "@theta/contract";
import { QuizActions } from "../free-quiz/shared/quiz-actions.tsx";
import { QuizResult } from "../free-quiz/shared/quiz-result.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** What came of the quiz that was finished last. */
export function LastQuiz({ quiz }: { quiz: QuizCard }) {
  return (
    <section aria-label="Last quiz" className="border-t border-ink pt-4">
      <p className="text-sm text-ink-muted">Last quiz</p>
      <h2 className="mt-1 headline wrap-anywhere text-h4">{quiz.name}</h2>
      <div className="mt-2">
        <QuizResult quiz={quiz} />
      </div>
      <div className="mt-4 flex flex-wrap gap-2">
        <QuizActions quiz={quiz} size="sm" />
      </div>
      <p className="mt-3">
        <TextLink to="/TestReport" className="inline-block py-1.5 text-sm">
          All reports
        </TextLink>
      </p>
    </section>
  );
}
