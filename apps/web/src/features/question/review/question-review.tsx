import type { Answer, QuestionSet, ReviewedQuestion } from "@theta/contract";
import { type ReactNode, useId } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { chosenOf } from "../ask/answer.ts";
import { QuestionFrame } from "../shared/question-frame.tsx";
import { QuestionText } from "../stimulus/question-text.tsx";
import { ReviewGrid } from "./review-grid.tsx";
import type { ReviewProps } from "./review-props.ts";
import { ReviewRows } from "./review-rows.tsx";
import { ReviewSentences } from "./review-sentences.tsx";
import { ReviewedOptions } from "./reviewed-options.tsx";
import { Solution } from "./solution.tsx";
import { stimulusOf } from "../stimulus/stimulus.tsx";
import { topicOf } from "../results/question-words.ts";
import { type Verdict, verdictOn, VERDICT_WORDS } from "../results/verdict.ts";

const LAYOUTS = {
  options: ({ question, given }: ReviewProps) => (
    <ReviewedOptions label="Options" options={question.options} chosen={chosenOf(given)} />
  ),
  rows: ReviewRows,
  sentences: ReviewSentences,
  grid: ReviewGrid,
} satisfies Record<ReviewedQuestion["layout"], (props: ReviewProps) => React.ReactNode>;

interface QuestionReviewProps {
  question: ReviewedQuestion;
  given: Answer | null;
  /** The questions with the same passage or sources. */
  set?: QuestionSet | undefined;
  /** Part of a page that shows topic, difficulty, and verdict itself and scrolls as a whole. */
  inPage?: boolean | undefined;
  /** Below the solution. */
  children?: ReactNode;
}

/** A finished question: what was chosen, what's right and why, and how to solve it. */
export function QuestionReview(props: QuestionReviewProps) {
  const { question, given, set, inPage = false, children } = props;
  const id = useId();
  const Layout = LAYOUTS[question.layout];
  return (
    <QuestionFrame stimulus={stimulusOf({ ...question, set })} className="review" inPage={inPage}>
      {!inPage && <ReviewLine question={question} verdict={verdictOn(question, given)} />}
      <div className="flex flex-col gap-6">
        <QuestionText id={id} sections={question.sections} />
        <Layout question={question} given={given} />
      </div>
      <Solution solution={question.solution} />
      {children}
    </QuestionFrame>
  );
}

function ReviewLine({ question, verdict }: { question: ReviewedQuestion; verdict: Verdict }) {
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-b border-line pb-2.5 text-sm text-ink-muted">
      <p>
        {topicOf(question)} · Difficulty {question.difficuiltyLevel} of 10
      </p>
      <Badge tone={verdict === "unanswered" ? "plain" : verdict}>{VERDICT_WORDS[verdict]}</Badge>
    </div>
  );
}
