import { type MockCard, type MockReport, type PathStep, sectionOfType } from "@theta/contract";
import type { ReactNode } from "react";
import { clockTime } from "../../../../lib/clock-time.ts";
import { NextRow } from "../../../question/results/next-row.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { SectionHeading } from "../../../../ui/headings.tsx";
import { sectionName } from "../score/score-words.ts";
import { solutionState } from "../solution-state.ts";
import { type Improvement, nextStepsOf } from "./next-steps.ts";

interface NextPartProps {
  mock: MockCard;
  report: MockReport;
}

/** What to do about this result, with links. */
export function NextPart({ mock, report }: NextPartProps) {
  const steps = nextStepsOf(report);
  return (
    <section aria-labelledby="next-steps">
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

const topicName = (step: Improvement) => (step.kind === "topic" ? step.topic : "");

interface StepProps<Kind extends Improvement["kind"] = Improvement["kind"]> {
  mock: MockCard;
  step: Extract<Improvement, { kind: Kind }>;
}

function Step({ mock, step }: StepProps) {
  switch (step.kind) {
    case "topic":
      return <PracticeTopic step={step} />;
    case "left":
      return <AnswerAll step={step} />;
    case "slow":
      return <LetGoSooner mock={mock} step={step} />;
    case "rushed":
      return <TakeYourTime mock={mock} step={step} />;
  }
}

function PracticeTopic({ step }: Pick<StepProps<"topic">, "step">) {
  return (
    <NextRow
      meta={sectionName(step.sectionType)}
      title={`Practice ${step.topic}`}
      action={
        <Way
          to="/practice"
          state={{ filter: { section: sectionOfType(step.sectionType), topic: step.topic } }}
        >
          Practice this topic
        </Way>
      }
    >
      <p>
        You got {step.total - step.questions} of {step.total} right
        {step.meanSeconds === null ? "." : `, at ${clockTime(step.meanSeconds)} per question.`} In
        practice, you'll see each solution right away.
      </p>
    </NextRow>
  );
}

function AnswerAll({ step }: Pick<StepProps<"left">, "step">) {
  return (
    <NextRow
      meta={sectionName(step.sectionType)}
      title="Answer every question"
      action={<Way to="/blog/guessing-well">How to guess well</Way>}
    >
      <p>
        You left {counted(step.questions)} without an answer.{" "}
        {step.points > 0 &&
          `Blind guesses would have added about ${step.points} ${step.points === 1 ? "point" : "points"}. `}
        Save the last half minute to pick something for each question that's left.
      </p>
    </NextRow>
  );
}

function LetGoSooner({ mock, step }: StepProps<"slow">) {
  return (
    <NextRow
      meta={sectionName(step.sectionType)}
      title="Let go of a question sooner"
      action={<Review mock={mock} step={step} />}
    >
      <p>
        You spent {clockTime(step.secondsLost)} more than the even pace allows on{" "}
        {counted(step.questions)} you got wrong anyway. That time is worth more on the next
        question.
      </p>
    </NextRow>
  );
}

function TakeYourTime({ mock, step }: StepProps<"rushed">) {
  return (
    <NextRow
      meta={sectionName(step.sectionType)}
      title="Use the time you have"
      action={<Review mock={mock} step={step} />}
    >
      <p>
        You got {counted(step.questions)} wrong in less than half the time an even pace allows. A
        second read often catches the mistake.
      </p>
    </NextRow>
  );
}

function Review({ mock, step }: { mock: MockCard; step: Improvement & { first: PathStep } }) {
  const { sectionType, questions, first } = step;
  return (
    <Way to="/mock-test-solution" state={solutionState(mock, sectionType, first)}>
      Review {questions === 1 ? "it" : "the first one"}
    </Way>
  );
}

function AllRight() {
  return (
    <NextRow title="Take the next mock" action={<Way to="/mock-test">All mocks</Way>}>
      <p>You got everything right. Take another mock to see whether your score holds up.</p>
    </NextRow>
  );
}

function Way({ to, state, children }: { to: string; state?: unknown; children: ReactNode }) {
  return (
    <ButtonLink to={to} state={state} variant="outline">
      {children}
    </ButtonLink>
  );
}

const counted = (questions: number) =>
  questions === 1 ? "one question" : `${questions} questions`;
