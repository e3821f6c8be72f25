import { ArrowRight } from "lucide-react";
import { ButtonLink } from "../../ui/button.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../ui/skeleton.tsx";
import type { NextStep } from "./next-step.ts";

/** The first thing on the dashboard: one line and its button. */
export function NextStepPanel({ step }: { step: NextStep | null }) {
  return (
    <div className="border-b border-line pb-8">
      <p className="text-sm text-ink-2">Next</p>
      {step ? (
        <>
          <h1 className="mt-1 max-w-[24ch] headline text-h2">{step.title}</h1>
          <p className="mt-2 max-w-measure text-ink-2">{step.text}</p>
          <ButtonLink to={step.to} state={step.state} size="lg" className="mt-5">
            {step.action}
            <ArrowRight aria-hidden="true" className="size-5" />
          </ButtonLink>
        </>
      ) : (
        <>
          <h1 className="sr-only">Dashboard</h1>
          <Skeleton label="Finding out what comes next" className="mt-1">
            <SkeletonText className="max-w-[24ch] text-h2" />
            <SkeletonText className="mt-2 max-w-measure" />
            <SkeletonBlock className="mt-5 h-12 w-36 rounded-md" />
          </Skeleton>
        </>
      )}
    </div>
  );
}
