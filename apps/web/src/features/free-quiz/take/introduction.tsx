import { SECTION_TABS } from "../shared/quiz-data.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";

export function Introduction({ quiz }: { quiz: QuizState }) {
  const section = SECTION_TABS.find(({ type }) => type === quiz.quizType)?.label;
  return (
    <>
      <StepText>
        <p>{quiz.about}</p>
        <p>
          {quiz.topicTest
            ? "A topic test stays with one topic, at the pace of the exam. You see how far you can rely on it when the clock is on."
            : "A free quiz is a short, timed set on one part of the GMAT. It is made for practice: you learn how such questions are put, and how long they take you."}
        </p>
        <p>
          When it is over you see which answers were right, a worked solution for every question,
          and what to practise next.
        </p>
      </StepText>
      <Facts
        facts={[
          ["Section", section],
          ["Questions", quiz.totalQuestions],
          ["Time", `${quiz.duration / 60} minutes for all of them`],
          ["Cost", quiz.topicTest ? "None. It comes with your plan." : "None. No plan is needed."],
        ]}
      />
    </>
  );
}
