import { practicePlan } from "@theta/contract";
import { lazy, Suspense } from "react";
import { lockOf, lockOfRefusal } from "../../lib/plan-lock.ts";
import { codeOf } from "../../lib/call/code-of.ts";
import { failureOf } from "../../lib/call/server-data.ts";
import { useUserDetailsQuery } from "../../lib/session/details-data.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { SkeletonRows } from "../../ui/skeleton-rows.tsx";
import { FailedState } from "../../ui/states.tsx";
import { PlainLink } from "../../ui/text-link.tsx";
import { PlanClosed } from "./plan-closed.tsx";
import { PlanSetup } from "./plan-setup.tsx";
import { usePracticePlanQuery } from "./practice-plan-data.ts";

const PlanView = lazy(async () => ({ default: (await import("./plan-view.tsx")).PlanView }));

/** Ten weeks of dated tasks, starting with this week's. */
export function PracticePlanScreen() {
  const learner = useUserDetailsQuery();
  // If the server would refuse, there's no need to ask.
  const isOut = learner.data !== undefined && !learner.data.subscription?.opens.practicePlan;
  const { data, error, isFetching, refetch } = usePracticePlanQuery(undefined, {
    skip: learner.isLoading || isOut,
    // The learner may have finished a quiz or a mock in the meantime.
    refetchOnMountOrArgChange: true,
  });
  const failure = failureOf(error);
  const code = codeOf(practicePlan.read, failure);
  const lock =
    isOut && learner.data
      ? lockOf(learner.data)
      : failure && (code === "subscription-required" || code === "not-in-plan")
        ? lockOfRefusal(failure.state)
        : null;
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle
        lead="Ten weeks at eight to ten hours a week: four evenings, plus a longer session one morning on the weekend."
        aside={
          <PlainLink href="/sheets/ten-week-plan-sheet.pdf" target="_blank" rel="noopener">
            Download the plan (PDF)
          </PlainLink>
        }
      >
        Practice plan
      </PageTitle>
      {lock ? (
        <PlanClosed lock={lock} />
      ) : data ? (
        data.plan ? (
          <Suspense fallback={<PlanSkeleton />}>
            <PlanView plan={data.plan} />
          </Suspense>
        ) : (
          <PlanSetup outline={data.outline} examOn={data.examOn} />
        )
      ) : isFetching || learner.isLoading ? (
        <PlanSkeleton />
      ) : (
        <FailedState title="We couldn't load your practice plan." onRetry={() => void refetch()}>
          Our server didn't respond. Everything you've checked off is safe.
        </FailedState>
      )}
    </div>
  );
}

function PlanSkeleton() {
  return (
    <SkeletonRows
      label="Loading your practice plan"
      rows={6}
      row="gap-6 py-4"
      lines={["w-80", "w-56"]}
      end="h-6 w-24"
      className="border-t border-ink"
    />
  );
}
