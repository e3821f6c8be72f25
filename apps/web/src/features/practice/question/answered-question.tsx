import { answerOf } from "@theta/contract";
import type { Ref } from "react";
import { durationWords } from "../../../lib/clock-time.ts";
import { ReportProblem } from "../../question/report/report-problem.tsx";
import { QuestionReview } from "../../question/review/question-review.tsx";
import { Button } from "../../../ui/button.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { PanelNotice } from "./panel-notice.tsx";
import { PracticePanel } from "./practice-panel.tsx";
import { returnWords } from "../shared/practice-words.ts";
import { useBackOnline } from "./use-back-online.ts";
import { useEnter } from "./use-enter.ts";
import type { Answered } from "./use-practice.ts";

interface AnsweredQuestionProps {
  view: Answered;
  headingRef: Ref<HTMLHeadingElement>;
  now: number;
}

/** The question with its right answer and solution, and when it comes back. */
export function AnsweredQuestion({ view, headingRef, now }: AnsweredQuestionProps) {
  const { result, isFromElsewhere, onNext, isGoingOn, failure } = view;
  const { question } = result;
  function goOn() {
    if (!isGoingOn) onNext();
  }
  useEnter(goOn);
  useBackOnline(() => {
    if (failure?.offline) goOn();
  });
  return (
    <PracticePanel
      headingRef={headingRef}
      title={
        <>
          <VisuallyHidden>{question.isCorrect ? "Correct. " : "Incorrect. "}</VisuallyHidden>
          {returnWords(result, now)}
        </>
      }
      meta={[
        isFromElsewhere && "You answered this in another window, and that answer counts.",
        question.timeSpent !== null && `You took ${durationWords(question.timeSpent)}.`,
      ]
        .filter(Boolean)
        .join(" ")}
      notice={
        <PanelNotice
          words={failure && `We couldn't load the next question. ${failure.message}`}
          hint="Enter for the next question"
        />
      }
      action={
        <Button size="lg" busy={isGoingOn} busyLabel="Loading…" onClick={goOn}>
          {failure ? "Retry" : "Next question"}
        </Button>
      }
    >
      <QuestionReview question={question} given={answerOf(question)}>
        <ReportProblem questionId={question.questionId} />
      </QuestionReview>
    </PracticePanel>
  );
}
