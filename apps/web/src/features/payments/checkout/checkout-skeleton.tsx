import { Skeleton, SkeletonBlock, SkeletonText } from "../../../ui/skeleton.tsx";

export function CheckoutSkeleton() {
  return (
    <Skeleton
      label="Loading the checkout"
      className="mx-auto grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
    >
      <div className="flex flex-col gap-6 pt-8">
        <SkeletonBlock className="h-10 w-56" />
        <SkeletonText lines={4} />
      </div>
      <SkeletonBlock className="h-80 rounded-lg" />
    </Skeleton>
  );
}
