import { type Subscriptions, useSubscriptionsQuery } from "../shared/payment-data.ts";
import { SandboxBadge } from "../shared/sandbox-badge.tsx";
import { useLearner } from "../../../lib/session/use-session.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle, SectionHeading } from "../../../ui/headings.tsx";
import { EmptyState, FailedState } from "../../../ui/states.tsx";
import { CurrentPlan } from "./current-plan.tsx";
import { Orders } from "./orders.tsx";
import { PlanIncludes } from "./plan-includes.tsx";
import { PendingPayments } from "./pending-payments.tsx";
import { SubscriptionsSkeleton } from "./subscriptions-skeleton.tsx";

export function SubscriptionsScreen() {
  const learner = useLearner();
  const { data, isFetching, refetch } = useSubscriptionsQuery(undefined, {
    // A webhook, another device, or the clock may have changed it.
    refetchOnMountOrArgChange: true,
  });
  return (
    <div className="page-width flex flex-col gap-12 py-8">
      <PageTitle lead="See what your plan includes and what you've bought.">
        Your subscriptions
      </PageTitle>
      {learner && <PendingPayments key={learner.userId} learnerId={learner.userId} />}
      {data ? (
        <WhatWasBought {...data} />
      ) : isFetching ? (
        <SubscriptionsSkeleton />
      ) : (
        <FailedState title="We couldn't load your subscriptions." onRetry={() => void refetch()}>
          Our server didn't respond. Everything you've bought is still yours.
        </FailedState>
      )}
    </div>
  );
}

function WhatWasBought(bought: Subscriptions) {
  const { current, ended, orders, serverTime } = bought;
  if (!current && !ended && orders.length === 0)
    return (
      <EmptyState
        title="You don't have a plan yet"
        action={<ButtonLink to="/PlanAndPricing">View plans</ButtonLink>}
      >
        A plan gives you mock tests with analytics and solutions. You'll see it here, along with how
        much you've used and your receipts.
      </EmptyState>
    );
  return (
    <>
      <section aria-label="Your plan">
        <SectionHeading ruled>Your plan</SectionHeading>
        <CurrentPlan {...bought} />
      </section>
      {current && <PlanIncludes opens={current.opens} />}
      <section aria-label="Orders">
        <SectionHeading ruled aside={<SandboxBadge />}>
          Orders
        </SectionHeading>
        <Orders orders={orders} serverTime={serverTime} />
      </section>
    </>
  );
}
