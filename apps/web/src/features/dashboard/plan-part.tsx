import type { CurrentSubscription } from "@theta/contract";
import { lazy, Suspense } from "react";
import { longDate } from "../../lib/long-date.ts";
import { useLearner } from "../../lib/session/use-session.ts";
import { Skeleton, SkeletonText } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { useSubscriptionsQuery } from "../payments/shared/payment-data.ts";

/** Only for learners without a plan. */
const PlanCards = lazy(async () => ({
  default: (await import("../payments/shared/plan-cards.tsx")).PlanCards,
}));

/** A subscriber sees what they have, in one line; everyone else sees the plans. */
export function PlanPart() {
  const isSubscribed = useLearner()?.isUserSubscribed ?? false;
  return isSubscribed ? <YourPlan /> : <Plans />;
}

function Plans() {
  return (
    <Suspense fallback={<div className="h-96" />}>
      <PlanCards />
    </Suspense>
  );
}

function YourPlan() {
  const { data, isFetching, refetch } = useSubscriptionsQuery(undefined, {
    // A mock may have started since, or a plan may have been bought or have ended.
    refetchOnMountOrArgChange: true,
  });
  if (data && !data.current) return <Plans />;
  return (
    <div className="border-t border-b border-t-ink border-b-line py-4">
      {data?.current ? (
        <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
          <p className="text-ink-2 numerals">
            <span className="font-strong text-ink">{data.current.planName}</span> until{" "}
            {longDate(data.current.endsAt)} · {leftWords(data.current)}
          </p>
          <TextLink to="/subscriptions" className="py-1">
            Your plan
          </TextLink>
        </div>
      ) : isFetching ? (
        <Skeleton label="Loading your plan">
          <SkeletonText className="w-96 max-w-full" />
        </Skeleton>
      ) : (
        <FailedState inline title="We couldn't load your plan." onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** "5 mocks left · 1 sectional mock left" */
function leftWords({ mocks, sectionals }: CurrentSubscription): string {
  return [left(mocks, "mock"), sectionals.of > 0 && left(sectionals, "sectional mock")]
    .filter(Boolean)
    .join(" · ");
}

function left({ of, used }: CurrentSubscription["mocks"], what: string): string {
  const count = Math.max(0, of - used);
  return `${count === 0 ? "no" : count} ${what}${count === 1 ? "" : "s"} left`;
}
