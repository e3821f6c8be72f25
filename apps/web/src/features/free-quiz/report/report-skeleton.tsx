import { PageTitle } from "../../../ui/headings.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

const CARDS = ["Score", "Correct Answers", "Attempted"];

/** Holds the place of a report while it loads. */
export function ReportSkeleton() {
  return (
    <div className="page-width review @container py-8">
      <PageTitle over={<SkeletonText className="w-60 max-w-full" />}>Analytics</PageTitle>
      <Skeleton label="Loading your analytics" className="mt-6 flex flex-col gap-12">
        <div className="grid border-y border-line @2xl:grid-cols-3">
          {CARDS.map((card) => (
            <div key={card} className="flex flex-col gap-1 py-5">
              <SkeletonText className="w-32" />
              <SkeletonText className="w-24 text-h1" />
              <SkeletonText className="w-40 text-sm" />
            </div>
          ))}
        </div>
        <div className="grid gap-12 @4xl:grid-cols-2">
          <SkeletonBlock className="h-96 w-full" />
          <SkeletonBlock className="h-96 w-full" />
        </div>
        <SkeletonText lines={10} />
      </Skeleton>
    </div>
  );
}
