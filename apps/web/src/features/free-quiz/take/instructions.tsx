import { kindOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { StepText } from "../../exam/frame/step-text.tsx";

export function Instructions({ quiz }: { quiz: QuizState }) {
  const { totalQuestions, duration } = quiz;
  return (
    <StepText>
      <ul>
        <li>
          The {kindOf(quiz)} has <strong className="font-strong">{totalQuestions} questions</strong>{" "}
          and <strong className="font-strong">{duration / 60} minutes</strong> for all of them. The
          clock starts with the first question and does not stop, not even when you leave.
        </li>
        <li>It goes forward only. Once you have gone on, you cannot return to a question.</li>
        <li>Every question must be answered before you can move on to the next.</li>
        <li>
          Use a single tab. If you open the {kindOf(quiz)} in a second one, the first makes way for
          it.
        </li>
        <li>
          Each answer is saved as soon as you choose it. If the connection breaks, the answer is
          kept on this device and sent later.
        </li>
        <li>
          When the time is up the {kindOf(quiz)} is submitted with the answers that you have given.
        </li>
      </ul>
    </StepText>
  );
}
