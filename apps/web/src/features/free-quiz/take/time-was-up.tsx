import type { QuizScore } from "@theta/contract";
import { ExamSheet } from "../../exam/frame/exam-sheet.tsx";
import { kindOf, listOf } from "../shared/quiz-kind.ts";
import { type QuizState, stateOf } from "../shared/quiz-state.ts";
import { ButtonLink } from "../../../ui/button.tsx";

export function TimeWasUp({ quiz, score }: { quiz: QuizState; score: QuizScore }) {
  const { totalQuestions, correctAnswers, wrongAnswers } = score;
  const answered = correctAnswers + wrongAnswers;
  return (
    <ExamSheet
      name={quiz.name}
      title="Time's up"
      actions={
        <>
          <ButtonLink to="/SolutionAndAnaalytics" replace state={stateOf({ ...quiz, status: 2 })}>
            See your analytics
          </ButtonLink>
          <ButtonLink
            to={quiz.topicTest ? listOf(quiz) : "/dashboard/Gmat"}
            replace
            variant="outline"
          >
            {quiz.topicTest ? "All topic tests" : "Go to the dashboard"}
          </ButtonLink>
        </>
      }
    >
      <p role="alert">
        {answered === 0
          ? `You hadn't answered any of the ${totalQuestions} questions when time ran out.`
          : `You had answered ${answered} of ${totalQuestions} questions when time ran out.`}{" "}
        We've submitted the {kindOf(quiz)}, and your result is ready.
      </p>
    </ExamSheet>
  );
}
