import { ExamStep } from "../../exam/frame/exam-step.tsx";
import { kindOf, listOf } from "../shared/quiz-kind.ts";
import type { QuizState } from "../shared/quiz-state.ts";
import { Agreement } from "./agreement.tsx";
import { Differences } from "./differences.tsx";
import { Instructions } from "./instructions.tsx";
import { Introduction } from "./introduction.tsx";
import { INSTRUCTIONS } from "./intro-step.ts";

const STEPS = [Introduction, Agreement, Differences, Instructions];
const TITLES = [
  "Introduction",
  "Nondisclosure Agreement and General Terms of Use",
  "How this differs from the real exam",
];

interface IntroStepsProps {
  quiz: QuizState;
  step: number;
  goTo: (step: number) => void;
}

export function IntroSteps({ quiz, step, goTo }: IntroStepsProps) {
  const Content = STEPS[step - 1] ?? Instructions;
  return (
    <ExamStep
      name={quiz.name}
      leaveTo={listOf(quiz)}
      place={`Step ${step} of ${INSTRUCTIONS}`}
      title={TITLES[step - 1] ?? (quiz.topicTest ? "Topic test instructions" : "Quiz instructions")}
      onPrevious={step > 1 ? () => goTo(step - 1) : undefined}
      nextLabel={step === INSTRUCTIONS ? `Next: start the ${kindOf(quiz)}` : "Next"}
      onNext={() => goTo(step + 1)}
    >
      <Content quiz={quiz} />
    </ExamStep>
  );
}
