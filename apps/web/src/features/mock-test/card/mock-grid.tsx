import type { MockCard as Mock } from "@theta/contract";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { MockCard } from "./mock-card.tsx";

/** Columns depend on the space next to the sidebar, not on the window. */
const GRID = "grid grid-cols-1 gap-4 @lg:grid-cols-2 @3xl:grid-cols-3 @5xl:grid-cols-4";

export function MockGrid({ mocks }: { mocks: readonly Mock[] }) {
  return (
    <div className="@container">
      <ul className={GRID}>
        {mocks.map((mock) => (
          <li key={mock.mockTestId}>
            <MockCard mock={mock} />
          </li>
        ))}
      </ul>
    </div>
  );
}

export function MockGridSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div className="@container">
      <Skeleton label={label} className={GRID}>
        {Array.from({ length: cards }, (_, card) => (
          <div key={card} className="rounded-lg border border-line bg-surface p-5">
            <SkeletonText className="text-sm" />
            <SkeletonText className="text-h4 leading-head" />
            <SkeletonText lines={2} className="mt-1 text-sm" />
            <SkeletonText lines={3} className="mt-2 text-sm" />
            <SkeletonText className="mt-4 mb-2 text-sm" />
            <SkeletonText className="text-xs" />
            <SkeletonBlock className="mt-5 h-11 rounded-md" />
          </div>
        ))}
      </Skeleton>
    </div>
  );
}
