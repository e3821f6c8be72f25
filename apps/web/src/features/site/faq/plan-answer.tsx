import type { Plan } from "@theta/contract";
import { createContext, useContext } from "react";
import { PlanFeatures } from "../../payments/shared/plan-features.tsx";
import { durationLabel } from "../../payments/shared/plan-period.ts";
import { Skeleton, SkeletonText } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";

interface PlansOfPage {
  plans: readonly Plan[] | undefined;
  isFetching: boolean;
  retry: () => void;
}

const Plans = createContext<PlansOfPage>({ plans: undefined, isFetching: true, retry: () => {} });

/** Answers about plans take names, prices, and features from the list of plans on sale. */
export const PlansKnown = Plans.Provider;

/** The plans at these places in the list, each with its price, period, and features. */
export function PlanAnswer({ orders }: { orders: readonly number[] }) {
  const { plans, isFetching, retry } = useContext(Plans);
  if (!plans) {
    if (!isFetching)
      return <FailedState inline title="We couldn't load the plans." onRetry={retry} />;
    return (
      <Skeleton label="Loading plans">
        <SkeletonText lines={4} />
      </Skeleton>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      {plans
        .filter(({ order }) => orders.includes(order))
        .map(({ planId, name, price, order, features }) => (
          <div key={planId} className="flex flex-col gap-3">
            <p>
              <span className="font-strong text-ink">{name}</span> costs{" "}
              <span className="numerals">${price}</span> for {durationLabel(order)}, paid once. It
              includes:
            </p>
            <PlanFeatures features={features} />
          </div>
        ))}
    </div>
  );
}
