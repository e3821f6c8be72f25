import type { PlanLock } from "@theta/contract";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/states.tsx";

const TITLE: Record<PlanLock, string> = {
  "no-subscription": "You don't have an active plan right now",
  "plan-ended": "Your plan has ended",
  "not-in-plan": "Your plan doesn't include the practice plan",
};

/** For a learner whose plan doesn't open the practice plan. */
export function PlanClosed({ lock }: { lock: PlanLock }) {
  return (
    <EmptyState
      title={TITLE[lock]}
      action={
        <ButtonLink to="/PlanAndPricing">
          {lock === "plan-ended" ? "Renew plan" : "View plans"}
        </ButtonLink>
      }
    >
      The practice plan comes with GMAT PRACTICE and GMAT MENTOR. If you set one up before, we've
      kept it for you.
    </EmptyState>
  );
}
