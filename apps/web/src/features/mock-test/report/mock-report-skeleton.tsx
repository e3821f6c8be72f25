import { PageTitle } from "../../../ui/headings.tsx";
import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

const SECTIONS = [1, 2, 3];

export function MockReportSkeleton() {
  return (
    <div className="page-width review @container py-8">
      <PageTitle>Analytics</PageTitle>
      <Skeleton label="Loading your analytics" className="mt-6 flex flex-col gap-12">
        <div className="grid items-end gap-x-12 gap-y-6 border-t border-ink pt-6 @3xl:grid-cols-[auto_1fr]">
          <SkeletonBlock className="h-36 w-64" />
          <div>
            <SkeletonText lines={2} className="lead max-w-2xl" />
            <SkeletonBlock className="mt-6 h-16 w-full" />
          </div>
        </div>
        <div className="grid gap-x-14 gap-y-8 @3xl:grid-cols-3">
          {SECTIONS.map((section) => (
            <div key={section}>
              <SkeletonText className="w-32" />
              <SkeletonText className="w-48 text-h2" />
              <SkeletonBlock className="h-16 w-full" />
              <SkeletonText lines={4} className="mt-2" />
            </div>
          ))}
        </div>
        <div className="grid gap-12 @4xl:grid-cols-[7fr_5fr]">
          <SkeletonBlock className="h-96 w-full" />
          <SkeletonBlock className="h-96 w-full" />
        </div>
      </Skeleton>
    </div>
  );
}
