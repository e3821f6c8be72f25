import { useSyncExternalStore } from "react";
import { longDate } from "../../../lib/long-date.ts";
import { onSessionChange, readDetails } from "../../../lib/session/local-session.ts";
import { Badge } from "../../../ui/badge.tsx";
import { TextLink } from "../../../ui/text-link.tsx";

/**
 * What the learner already has. Shows nothing if that's nothing. It's there from the start, because the prices below
 * would move if it came later.
 */
export function YourPlan() {
  const details = useSyncExternalStore(onSessionChange, readDetails, () => null);
  if (!details?.subscription && !details?.hasPlanEnded) return null;
  const { subscription } = details;
  return (
    <section
      aria-label="Your plan"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-t border-b border-t-ink border-b-line py-4"
    >
      {subscription ? (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-2">
          <Badge tone="soft">Your plan</Badge>
          <span>
            <span className="font-strong text-ink">{subscription.planName}</span> until{" "}
            {longDate(subscription.endsAt)}. If you buy another plan now, you can use its tests
            right away, and its period starts when this one ends.
          </span>
        </p>
      ) : (
        <p className="text-ink-2">You don't have an active plan.</p>
      )}
      <TextLink to="/subscriptions">Your subscriptions</TextLink>
    </section>
  );
}
