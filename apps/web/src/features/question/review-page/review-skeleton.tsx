import { SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

const OPTIONS = ["A", "B", "C", "D", "E"];

/** Holds the place of a review while it loads. Goes in a ReviewPage. */
export function ReviewSkeleton() {
  return (
    <div className="border-t border-ink @4xl:grid @4xl:grid-cols-[minmax(0,1fr)_19rem]">
      <div>
        <div className="px-gutter py-5">
          <output className="block headline text-h3 text-ink-2">Loading...</output>
          <SkeletonText className="mt-2 w-60 text-sm" />
        </div>
        <div aria-hidden="true" className="border-t border-line bg-surface px-gutter py-10">
          <div className="mx-auto flex max-w-152 flex-col gap-2">
            <SkeletonText lines={3} className="mb-4 font-serif text-read" />
            {OPTIONS.map((letter) => (
              <SkeletonBlock key={letter} className="h-target w-full" />
            ))}
          </div>
        </div>
      </div>
      <div aria-hidden="true" className="hidden border-l border-line p-5 @4xl:block">
        <SkeletonBlock className="h-80 w-full" />
      </div>
    </div>
  );
}
