import type { QuizState } from "../shared/quiz-state.ts";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";
import { useTestSettings } from "../../test-settings/test-settings-data.ts";
import { limitWords } from "../../test-settings/time-words.ts";

export function Differences({ quiz }: { quiz: QuizState }) {
  const { time } = useTestSettings();
  const { totalQuestions, duration } = quiz;
  return (
    <>
      <StepText>
        <p>
          {quiz.topicTest ? "A topic test" : "A free quiz"} is good practice, but it isn't the exam,
          and it doesn't predict your score. Here's what's different.
        </p>
      </StepText>
      <Facts
        facts={[
          [
            "Length",
            `Here, you get ${totalQuestions} questions and ${limitWords(duration, time)}. The exam has 64 questions in three 45-minute sections.`,
          ],
          [
            "Question selection",
            "Here, everyone gets the same ones. The exam picks each question based on how you've done so far, and so do Theta's mocks.",
          ],
          [
            "Changing answers",
            "Here, an answer is final once you move on. On the exam, you can go back at the end of a section if there's time left, and change up to three answers.",
          ],
          [
            "Score",
            "Here, it's the number of right answers. The exam reports section scores from 60 to 90 and a total score from 205 to 805.",
          ],
          [
            "Setting",
            "Here, nobody's watching, and you can use paper. On exam day, someone checks your ID and your desk.",
          ],
        ]}
      />
    </>
  );
}
