import { ArrowRight } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { stateOfMock } from "../mock-test/shared/mock-state.ts";
import { stateOf } from "../free-quiz/shared/quiz-state.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import type { NextStep } from "./next-step-view.ts";

interface NextStepPanelProps {
  step: NextStep | null;
  /** When there's no step, whether one may still come. */
  isLoading: boolean;
  onRetry: () => void;
  heading: Ref<HTMLHeadingElement>;
  aside?: ReactNode;
}

/** The first thing on the dashboard: one line and its button. */
export function NextStepPanel({ step, isLoading, onRetry, heading, aside }: NextStepPanelProps) {
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-8 border-b border-line pb-8 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
      <div>
        {/* The focus rests on it after navigation. useKeptFocus moves it from a heading to the next one. */}
        <h1 ref={heading} className="max-w-[32ch] headline text-h2 text-balance">
          {step ? <Unbroken text={step.title} /> : <Waiting isLoading={isLoading} />}
        </h1>
        {step ? (
          <>
            <p className="mt-3 max-w-measure text-ink-2">{step.text}</p>
            <ButtonLink
              to={step.to}
              state={step.state && stamped(step.state)}
              size="lg"
              className="mt-5"
            >
              {step.action}
              <ArrowRight aria-hidden="true" className="size-5" />
            </ButtonLink>
          </>
        ) : isLoading ? (
          <Skeleton label="Loading your next step">
            <SkeletonText className="mt-2 max-w-measure" />
            <SkeletonBlock className="mt-5 h-12 w-36 rounded-md" />
          </Skeleton>
        ) : (
          <div className="mt-3">
            <FailedState inline title="We couldn't load your next step." onRetry={onRetry} />
          </div>
        )}
      </div>
      {aside}
    </div>
  );
}

const stamped = (state: NonNullable<NextStep["state"]>) =>
  "mockTestId" in state ? stateOfMock(state) : stateOf(state);

/** Keeps "Warm-Up" on one line. */
function Unbroken({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((words, place) =>
    place % 2 === 0 ? (
      words
    ) : (
      <span key={place} className="whitespace-nowrap">
        {words}
      </span>
    ),
  );
}

function Waiting({ isLoading }: { isLoading: boolean }) {
  if (!isLoading) return "Dashboard";
  return (
    <>
      <VisuallyHidden>Dashboard</VisuallyHidden>
      <span aria-hidden="true">
        <SkeletonText />
      </span>
    </>
  );
}
