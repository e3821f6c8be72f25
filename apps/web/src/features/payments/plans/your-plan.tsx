import { longDate } from "../../../lib/long-date.ts";
import { useSubscriptionsQuery } from "../shared/payment-data.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/** What the learner already has. Shows nothing if that's nothing or isn't known. */
export function YourPlan() {
  const { data } = useSubscriptionsQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data || (!data.current && data.orders.length === 0)) return null;
  const { current } = data;
  return (
    <section
      aria-label="Your plan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-b border-t-ink border-b-line py-4"
    >
      {current ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Badge tone="soft">Your plan</Badge>
          <span>
            <span className="font-strong text-ink">{current.planName}</span> until{" "}
            {longDate(current.endsAt)}. If you buy another plan now, you can use its tests right
            away, and its period starts when this one ends.
          </span>
        </p>
      ) : (
        <p className="text-ink-2">You don't have an active plan.</p>
      )}
      <TextLink to="/subscriptions">Your subscriptions</TextLink>
    </section>
  );
}
