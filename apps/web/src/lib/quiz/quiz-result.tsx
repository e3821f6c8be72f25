import type { QuizCard } from "@theta/contract";
import { Check, Minus, X } from "lucide-react";
import type { ReactNode } from "react";

/** "7/10", and how that came about: sign and word beside each colour. */
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
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        <Count sign={<Check {...SIGN} />} className="text-correct">
          {correctAnswers} correct
        </Count>
        <Count sign={<X {...SIGN} />} className="text-incorrect">
          {wrongAnswers} incorrect
        </Count>
        {left > 0 && (
          <Count sign={<Minus {...SIGN} />} className="text-ink-muted">
            {left} without an answer
          </Count>
        )}
      </ul>
    </div>
  );
}

const SIGN = { "aria-hidden": true, strokeWidth: 2.25, className: "size-4 shrink-0" } as const;

function Count(props: { sign: ReactNode; className: string; children: ReactNode }) {
  return (
    <li className={`flex items-center gap-1 ${props.className}`}>
      {props.sign}
      <span>{props.children}</span>
    </li>
  );
}
