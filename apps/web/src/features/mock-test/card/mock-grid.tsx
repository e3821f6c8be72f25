import type { MockCard as Mock } from "@theta/contract";
import type { ReactNode } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";
import { MockCard } from "./mock-card.tsx";

/** Columns depend on the space next to the sidebar, not on the window. */
const GRID = "grid grid-cols-1 gap-4 @lg:grid-cols-2 @5xl:grid-cols-4";

/** In three columns, one card would be left alone in the last row for some numbers of cards. */
const gridFor = (cards: number) => classNames(GRID, cards % 3 !== 1 && "@3xl:grid-cols-3");

interface MockGridProps {
  mocks: readonly Mock[];
  /** In place of one more card. */
  last?: ReactNode;
}

export function MockGrid({ mocks, last }: MockGridProps) {
  return (
    <div className="@container">
      <ul className={gridFor(mocks.length + (last ? 1 : 0))}>
        {mocks.map((mock) => (
          <li key={mock.mockTestId}>
            <MockCard mock={mock} />
          </li>
        ))}
        {last && <li>{last}</li>}
      </ul>
    </div>
  );
}

export function MockGridSkeleton({ label, cards }: { label: string; cards: number }) {
  return (
    <div className="@container">
      <Skeleton label={label} className={gridFor(cards)}>
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
