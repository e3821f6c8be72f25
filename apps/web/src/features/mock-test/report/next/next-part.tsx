import { type MockCard, type MockReport, type PathStep, sectionOfType } from "@theta/contract";
import type { ReactNode } from "react";
import { clockTime } from "../../../../lib/clock-time.ts";
import { NextRow } from "../../../question/results/next-row.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { sectionName } from "../score/score-words.ts";
import { solutionState } from "../solution-state.ts";
import { type NextStep, nextStepsOf } from "./next-steps.ts";

interface NextPartProps {
  mock: MockCard;
  report: MockReport;
}

/** What to do about this result, with the way there. */
export function NextPart({ mock, report }: NextPartProps) {
  const steps = nextStepsOf(report);
  return (
    <section aria-labelledby="next-steps" className="print:break-inside-avoid">
      <SectionHeading ruled id="next-steps">
        What to do next
      </SectionHeading>
      <ol>
        {steps.map((step) => (
          <Step key={`${step.kind} ${step.sectionType} ${topicName(step)}`} {...{ mock, step }} />
        ))}
        {steps.length === 0 && <AllRight />}
      </ol>
    </section>
  );
}

const topicName = (step: NextStep) => (step.kind === "topic" ? step.topic : "");

function Step({ mock, step }: { mock: MockCard; step: NextStep }) {
  const { sectionType, questions } = step;
  const section = sectionName(sectionType);
  switch (step.kind) {
    case "topic":
      return (
        <NextRow
          meta={section}
          title={`Practice ${step.topic}`}
          action={
            <Way
              to="/practice"
              state={{ filter: { section: sectionOfType(sectionType), topic: step.topic } }}
            >
              Practice this topic
            </Way>
          }
        >
          <p>
            You got {step.total - questions} of {step.total} right
            {step.meanSeconds === null
              ? "."
              : `, at ${clockTime(step.meanSeconds)} per question.`}{" "}
            Every question comes with its solution right away.
          </p>
        </NextRow>
      );
    case "left":
      return (
        <NextRow
          meta={section}
          title="Answer every question"
          action={<Way to="/blog/guessing-well">How to guess well</Way>}
        >
          <p>
            You left {counted(questions)} without an answer.{" "}
            {step.points > 0 &&
              `Blind guesses would have added about ${step.points} ${step.points === 1 ? "point" : "points"}. `}
            Keep the last half minute to pick something for each question that’s left.
          </p>
        </NextRow>
      );
    case "slow":
      return (
        <NextRow
          meta={section}
          title="Let go of a question sooner"
          action={<Review mock={mock} step={step} />}
        >
          <p>
            You spent {clockTime(step.secondsSunk)} more than an even pace on {counted(questions)}{" "}
            you got wrong anyway. That time is worth more on the next one.
          </p>
        </NextRow>
      );
    case "rushed":
      return (
        <NextRow
          meta={section}
          title="Take the time you have"
          action={<Review mock={mock} step={step} />}
        >
          <p>
            You got {counted(questions)} wrong in less than half the even pace. A second read often
            catches it.
          </p>
        </NextRow>
      );
  }
}

function Review({ mock, step }: { mock: MockCard; step: NextStep & { first: PathStep } }) {
  const { sectionType, questions, first } = step;
  return (
    <Way to="/mock-test-solution" state={solutionState(mock, sectionType, first)}>
      Review {questions === 1 ? "it" : "the first one"}
    </Way>
  );
}

function AllRight() {
  return (
    <NextRow title="Take the next mock" action={<Way to="/mock-test">All mock tests</Way>}>
      <p>You got everything right here. A second result will show whether the score holds.</p>
    </NextRow>
  );
}

function Way({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <ButtonLink to={to} state={state} variant="outline" className="print:hidden">
      {children}
    </ButtonLink>
  );
}

const counted = (questions: number) =>
  questions === 1 ? "one question" : `${questions} questions`;
