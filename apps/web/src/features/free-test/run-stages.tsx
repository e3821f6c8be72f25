/** What stands in the place of a question. */
import type { QuizScore } from "@theta/contract";
import { ExamBar } from "../../lib/exam/exam-bar.tsx";
import { ExamFrame } from "../../lib/exam/exam-frame.tsx";
import { ExamSheet } from "../../lib/exam/exam-sheet.tsx";
import { type QuizState, stateOf } from "../../lib/quiz/quiz-state.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { useLasting } from "../../lib/exam/use-lasting.ts";
import type { EndedBy } from "./run-stage.ts";

interface WaitingProps {
  quiz: QuizState;
  hasUnsent?: boolean;
  onRetry: () => void;
}

const retry = (onRetry: () => void) => (
  <Button variant="outline" onClick={onRetry}>
    Try now
  </Button>
);

export function RunOpening({
  quiz,
  isWaiting,
  hasUnsent,
  onRetry,
}: WaitingProps & { isWaiting: boolean }) {
  if (isWaiting) {
    return (
      <ExamSheet name={quiz.name} title="Theta cannot be reached" actions={retry(onRetry)}>
        <p role="alert">
          The quiz opens by itself as soon as the line is back.
          {hasUnsent && " Your last answer is kept on this device and will be sent first."}
        </p>
        <p>If the quiz has started already, its clock keeps running.</p>
      </ExamSheet>
    );
  }
  return (
    <ExamFrame bar={<ExamBar name={quiz.name} />}>
      <h1 className="sr-only">{quiz.name}</h1>
      <Skeleton
        label="Opening the quiz"
        className="mx-auto flex max-w-152 flex-col gap-6 px-gutter py-6 md:py-10"
      >
        <SkeletonText lines={3} className="text-read" />
        <div className="flex flex-col gap-2">
          {["A", "B", "C", "D", "E"].map((letter) => (
            <SkeletonBlock key={letter} className="h-12 rounded-md" />
          ))}
        </div>
      </Skeleton>
    </ExamFrame>
  );
}

export function RunEnding(props: WaitingProps & { stage: { by: EndedBy; isWaiting: boolean } }) {
  const { quiz, stage, hasUnsent = false, onRetry } = props;
  const isSlow = useLasting(true, 400);
  const title = stage.by === "time" ? "Time is up" : "Submitting your answers";
  if (stage.isWaiting || hasUnsent) {
    return (
      <ExamSheet name={quiz.name} title={title} actions={retry(onRetry)}>
        <p role="alert">
          Theta cannot be reached. The quiz is submitted as soon as the line is back; everything
          that was saved counts.
        </p>
        {hasUnsent && (
          <p>
            Your last choice is kept on this device. It counts only if it arrives within ten seconds
            of the end.
          </p>
        )}
      </ExamSheet>
    );
  }
  return (
    <ExamSheet name={quiz.name} title={title}>
      <output>{isSlow && "Submitting the quiz…"}</output>
    </ExamSheet>
  );
}

export function TimeWasUp({ quiz, score }: { quiz: QuizState; score: QuizScore }) {
  const { totalQuestions, correctAnswers, wrongAnswers } = score;
  const answered = correctAnswers + wrongAnswers;
  return (
    <ExamSheet
      name={quiz.name}
      title="Time was up"
      actions={
        <>
          <ButtonLink to="/SolutionAndAnaalytics" replace state={stateOf({ ...quiz, status: 2 })}>
            See the analytics
          </ButtonLink>
          <ButtonLink to="/dashboard/Gmat" replace variant="outline">
            Go to the dashboard
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        {answered === 0
          ? `None of the ${totalQuestions} questions was answered when the time was up.`
          : `${answered} of ${totalQuestions} questions were answered when the time was up.`}{" "}
        The quiz has been submitted, and your result is ready.
      </p>
    </ExamSheet>
  );
}

export function OpenElsewhere({ quiz, onTakeOver }: { quiz: QuizState; onTakeOver: () => void }) {
  return (
    <ExamSheet
      name={quiz.name}
      title="Open in another tab"
      actions={<Button onClick={onTakeOver}>Use it here</Button>}
    >
      <p role="alert">
        This quiz is open in another tab of this browser, and goes on there. Nothing is lost: what
        you have chosen here is saved or kept on this device.
      </p>
    </ExamSheet>
  );
}
