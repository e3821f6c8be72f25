import { Skeleton, SkeletonBlock } from "../../ui/skeleton.tsx";
import { FailedState } from "../../ui/states.tsx";
import { PlanCard } from "./plan-card.tsx";
import { usePlansListQuery } from "./plan-data.ts";

const GRID = "grid grid-cols-1 gap-y-6 sm:grid-cols-2 sm:gap-x-4 xl:grid-cols-4 xl:gap-0";

/** One row between two rules where there is room for all; before that each has a rule of its own. */
const ROW =
  "xl:my-4 xl:border-y xl:border-t-ink xl:border-b-line [&>li]:border-t [&>li]:border-t-ink xl:[&>li]:border-t-0";

/** Lines stand between the plans, except beside the popular one, which has its own. */
const BETWEEN =
  "xl:[&>li+li]:border-l xl:[&>li+li]:border-l-line [&>li:has([data-popular])]:border-t-0 xl:[&>li:has([data-popular])]:border-l-0 xl:[&>li:has([data-popular])+li]:border-l-0";

/** Every plan on sale, side by side. The level of their headings fits those around them. */
export function PlanCards({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { data: plans, isFetching, refetch } = usePlansListQuery();
  if (plans)
    return (
      <ul className={`${GRID} ${ROW} ${BETWEEN}`}>
        {plans.map((plan) => (
          <li key={plan.planId}>
            <PlanCard plan={plan} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    );
  if (isFetching)
    return (
      <Skeleton label="Loading the plans" className={`${GRID} xl:my-4 xl:gap-x-4`}>
        {Array.from({ length: 4 }, (_, card) => (
          <SkeletonBlock key={card} className="h-96 rounded-lg" />
        ))}
      </Skeleton>
    );
  return <FailedState title="The plans could not be loaded." onRetry={() => void refetch()} />;
}
