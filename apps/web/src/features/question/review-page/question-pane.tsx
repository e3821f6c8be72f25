import { answerOf, type QuestionSet, type SolvedQuestion } from "@theta/contract";
import { type Ref, useId } from "react";
import type { DifficultyLabel } from "../difficulty-labels.ts";
import { ReportProblem } from "../report/report-problem.tsx";
import { QuestionReview } from "../review/question-review.tsx";
import { NothingSelected } from "./nothing-selected.tsx";
import { ReviewHead } from "./review-head.tsx";

interface QuestionPaneProps {
  /** Null if the filter lists none. */
  question: SolvedQuestion | null;
  set: QuestionSet | undefined;
  difficultyLabel: (level: number) => DifficultyLabel;
  mean: number | null;
  heading: Ref<HTMLHeadingElement>;
  /** Why there's no question. */
  nothing: string;
  isFiltered: boolean;
  onShowAll: () => void;
}

/** The question on screen. Whatever gets the focus is scrolled clear of the bar at the foot. */
export function QuestionPane(props: QuestionPaneProps) {
  const { question, set, difficultyLabel, mean, heading, nothing, isFiltered, onShowAll } = props;
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="@container flex min-w-0 flex-col [&_*]:scroll-mb-24"
    >
      {question ? (
        <>
          <ReviewHead
            question={question}
            difficulty={difficultyLabel(question.difficuiltyLevel)}
            mean={mean}
            heading={heading}
            headingId={headingId}
          />
          <div className="flex-1 border-t border-line bg-surface">
            <QuestionReview
              key={question.questionId}
              question={question}
              given={answerOf(question)}
              set={set}
              inPage
            >
              <ReportProblem questionId={question.questionId} />
            </QuestionReview>
          </div>
        </>
      ) : (
        <NothingSelected
          headingId={headingId}
          why={nothing}
          onShowAll={isFiltered ? onShowAll : null}
        />
      )}
    </section>
  );
}
