import { ArrowLeft, ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { ExamBar } from "../../lib/exam/exam-bar.tsx";
import { ExamFoot, ExamFrame } from "../../lib/exam/exam-frame.tsx";
import type { QuizState } from "../../lib/quiz/quiz-state.ts";
import { Button } from "../../ui/button.tsx";
import { Agreement } from "./agreement.tsx";
import { Differences } from "./differences.tsx";
import { Instructions } from "./instructions.tsx";
import { Introduction } from "./introduction.tsx";
import { INSTRUCTIONS } from "./quiz-step.ts";

const STEPS = [Introduction, Agreement, Differences, Instructions];
const TITLES = [
  "Introduction",
  "Nondisclosure Agreement and General Terms of Use",
  "How this differs from the real exam",
  "Quiz instructions",
];

interface QuizStepsProps {
  quiz: QuizState;
  step: number;
  goTo: (step: number) => void;
}

export function QuizSteps({ quiz, step, goTo }: QuizStepsProps) {
  const Content = STEPS[step - 1] ?? Instructions;
  const isLast = step === INSTRUCTIONS;
  const title = useFocusOnChange(step);
  return (
    <ExamFrame
      bar={<ExamBar name={quiz.name} aside={<LeaveLink />} />}
      foot={
        <ExamFoot
          left={
            step > 1 && (
              <Button variant="outline" onClick={() => goTo(step - 1)}>
                <ArrowLeft aria-hidden="true" className="size-4 max-sm:hidden" /> Previous
              </Button>
            )
          }
          hints={null}
          right={
            <Button
              onClick={({ detail }) => {
                // A double click is one step: the next one is there to be read.
                if (detail <= 1) goTo(step + 1);
              }}
            >
              {isLast ? "Next: start the quiz" : "Next"}
              <ArrowRight aria-hidden="true" className="size-4 max-sm:hidden" />
            </Button>
          }
        />
      }
    >
      <div className="mx-auto max-w-170 px-gutter py-8 md:py-14">
        <p className="numerals text-sm text-ink-muted">
          Step {step} of {INSTRUCTIONS}
        </p>
        <h1 ref={title} tabIndex={-1} className="mt-1 headline text-h2">
          {TITLES[step - 1]}
        </h1>
        <Content quiz={quiz} />
      </div>
    </ExamFrame>
  );
}

/** The next step begins at its title, for eyes and ears alike. */
function useFocusOnChange(step: number) {
  const title = useRef<HTMLHeadingElement>(null);
  const first = useRef(step);
  useEffect(() => {
    if (first.current !== step) title.current?.focus();
    first.current = step;
  }, [step]);
  return title;
}

/** As long as nothing is started, one may simply go. */
function LeaveLink() {
  return (
    <Link
      to="/free-quiz"
      replace
      className="-mr-3 inline-flex min-h-11 items-center rounded-md px-3 text-sm font-ui text-exam-bar-muted no-underline transition-control hover:text-on-exam-bar"
    >
      Leave
    </Link>
  );
}
