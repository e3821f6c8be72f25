import type { QuizState } from "../shared/quiz-state.ts";
import { Facts, StepText } from "../../exam/frame/step-text.tsx";

export function Differences({ quiz }: { quiz: QuizState }) {
  const { totalQuestions, duration } = quiz;
  return (
    <>
      <StepText>
        <p>
          {quiz.topicTest ? "A topic test" : "A practice quiz"} shows what you can do with its
          questions. It is not the exam, and its result is no prediction of your score. These are
          the differences that matter.
        </p>
      </StepText>
      <Facts
        facts={[
          [
            "Length",
            `Here ${totalQuestions} questions in ${duration / 60} minutes. The exam has 64 in three sections of 45 minutes each.`,
          ],
          [
            "Choice of questions",
            "Here they are the same for everybody. The exam picks each next question by how you did so far, and so do Theta’s mock tests.",
          ],
          [
            "Changing answers",
            "Here an answer is final once you go on. In the exam you may come back at the end of a section, while time is left, and change up to three.",
          ],
          [
            "Score",
            "Here it is the number of right answers. The exam reports sections from 60 to 90 and a total from 205 to 805.",
          ],
          [
            "Surroundings",
            "Here nobody watches, and you may use paper. The exam checks who you are and what is on your desk.",
          ],
        ]}
      />
    </>
  );
}
