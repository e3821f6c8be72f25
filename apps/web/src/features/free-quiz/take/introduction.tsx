import { SECTION_TABS } from "../shared/quiz-data.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { limitWords } from "../../test-settings/time-words.ts";

export function Introduction({ quiz }: { quiz: QuizState }) {
  const { time } = useTestSettings();
  const hasClock = time !== "no-clock";
  const section = SECTION_TABS.find(({ type }) => type === quiz.quizType)?.label;
  return (
    <>
      <StepText>
        <p>{quiz.about}</p>
        <p>
          {quiz.topicTest
            ? `A topic test covers one topic${hasClock ? " at exam pace" : ""}, so you can see how well you know it${hasClock ? " with the clock running" : ""}.`
            : `A free quiz is a short${hasClock ? ", timed" : ""} set of questions from one section of the GMAT. It shows you what these questions look like and how long they take you.`}
        </p>
        <p>
          Afterward, you'll see which answers were right, a solution for every question, and what to
          practice next.
        </p>
      </StepText>
      <Facts
        facts={[
          ["Section", section],
          ["Questions", quiz.totalQuestions],
          [
            "Time",
            hasClock
              ? `${limitWords(quiz.duration, time)} in all`
              : "No clock: take as long as you like",
          ],
          ["Cost", quiz.topicTest ? "Included in your plan" : "Free. You don't need a plan."],
        ]}
      />
    </>
  );
}
