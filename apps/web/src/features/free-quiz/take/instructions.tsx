import { kindOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { StepText } from "../../exam/frame/step-text.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { limitWords } from "../../test-settings/time-words.ts";

export function Instructions({ quiz }: { quiz: QuizState }) {
  const { time } = useTestSettings();
  const { totalQuestions, duration } = quiz;
  const hasClock = time !== "no-clock";
  return (
    <StepText>
      <ul>
        <li>
          The {kindOf(quiz)} has <strong className="font-strong">{totalQuestions} questions</strong>
          , and you have <strong className="font-strong">{limitWords(duration, time)}</strong>
          {hasClock
            ? " in all. The clock starts with the first question and keeps running, even if you leave."
            : ". It stays open for 24 hours after you start, even if you leave."}
        </li>
        <li>You can only go forward. Once you press Next, you can't go back to a question.</li>
        <li>You have to answer every question before you can move on to the next.</li>
        <li>Use only one tab. If you open the {kindOf(quiz)} in a second one, it moves there.</li>
        <li>
          We save each answer as soon as you choose it. If you lose your connection, we keep the
          answer on this device and send it when you're back online.
        </li>
        <li>
          {hasClock ? "When time runs out" : "After 24 hours"}, we submit the {kindOf(quiz)} with
          the answers you've given.
        </li>
      </ul>
    </StepText>
  );
}
