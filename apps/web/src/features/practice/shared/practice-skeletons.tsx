import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

/** As tall as a question with five short options. */
export function QuestionSkeleton() {
  return (
    <Skeleton label="Loading the question" className="px-gutter py-6 md:py-10">
      <div className="mx-auto flex max-w-152 flex-col gap-6">
        <SkeletonText lines={3} className="text-read leading-read" />
        <div className="flex flex-col gap-2">
          {["a", "b", "c", "d", "e"].map((option) => (
            <SkeletonBlock key={option} className="h-12 rounded-md" />
          ))}
        </div>
      </div>
    </Skeleton>
  );
}

export function TopicListSkeleton() {
  return (
    <Skeleton label="Loading the topics" className="flex flex-col gap-10">
      {["quant", "verbal", "data"].map((section) => (
        <div key={section}>
          <SkeletonText className="w-48 pb-3" />
          <div className="grid gap-x-10 border-t border-ink md:grid-cols-2 xl:grid-cols-3">
            {[1, 2, 3, 4, 5, 6].map((row) => (
              <SkeletonText key={row} lines={2} className="border-b border-line py-3" />
            ))}
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
