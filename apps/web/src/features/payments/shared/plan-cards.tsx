import { Skeleton, SkeletonBlock } from "../../../ui/skeleton.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { usePlansListQuery } from "./plans-data.ts";
import { GRID, PlanGrid } from "./plan-grid.tsx";

/** Every plan on sale, as the server lists them. */
export function PlanCards({ headingLevel = 3 }: { headingLevel?: 2 | 3 }) {
  const { data: plans, isFetching, refetch } = usePlansListQuery();
  if (plans) return <PlanGrid plans={plans} headingLevel={headingLevel} />;
  if (isFetching)
    return (
      <Skeleton label="Loading plans" className={`${GRID} xl:my-4 xl:gap-x-4`}>
        {Array.from({ length: 4 }, (_, card) => (
          <SkeletonBlock key={card} className="h-96 rounded-lg" />
        ))}
      </Skeleton>
    );
  return <FailedState title="We couldn't load the plans." onRetry={() => void refetch()} />;
}
