import { Skeleton, SkeletonBlock } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { PlanCard } from "./plan-card.tsx";
import { usePlansListQuery } from "./plan-data.ts";

const GRID = "grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4";

/** Every plan on sale, side by side. */
export function PlanCards() {
  const { data: plans, isFetching, refetch } = usePlansListQuery();
  if (plans)
    return (
      <ul className={GRID}>
        {plans.map((plan) => (
          <li key={plan.planId}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
    );
  if (isFetching)
    return (
      <Skeleton label="Loading the plans" className={GRID}>
        {Array.from({ length: 4 }, (_, card) => (
          <SkeletonBlock key={card} className="h-80 rounded-lg" />
        ))}
      </Skeleton>
    );
  return <FailedState title="The plans could not be loaded." onRetry={() => void refetch()} />;
}
