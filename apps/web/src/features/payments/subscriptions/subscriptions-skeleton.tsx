import { SkeletonRows } from "../../../ui/skeleton-rows.tsx";

export function SubscriptionsSkeleton() {
  return (
    <SkeletonRows
      label="Loading your subscriptions"
      rows={3}
      row="gap-6 py-6"
      lines={["w-56", "w-80"]}
      end="h-10 w-36"
      className="border-t border-ink"
    />
  );
}
