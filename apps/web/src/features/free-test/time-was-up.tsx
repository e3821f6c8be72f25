import type { QuizScore } from "@theta/contract";
import { ExamSheet } from "../../lib/exam/exam-sheet.tsx";
import { type QuizState, stateOf } from "../../lib/quiz/quiz-state.ts";
import { ButtonLink } from "../../ui/button.tsx";

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
