import gmatPlans from "virtual:plans";
import { PlanGrid } from "../../payments/shared/plan-grid.tsx";
import { durationLabel } from "../../payments/shared/plan-period.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { useGrePlans } from "./use-gre-plans.ts";

const TITLE = "GRE Plans";

/** GRE plans. Until there are any, GMAT plans, labeled as such, show what a plan costs. */
export function GrePlans() {
  const { plans, hasFailed, isRetrying, retry } = useGrePlans();
  if (plans.length > 0)
    return (
      <PageSection title={TITLE} lead="One payment for the whole period.">
        <PlanGrid plans={plans} />
      </PageSection>
    );
  return (
    <PageSection
      title={TITLE}
      lead="GRE plans will launch with the GRE tests."
      more={<TextLink to="/PlanAndPricing">Choose a GMAT plan</TextLink>}
    >
      {hasFailed && (
        <div className="pb-4">
          <FailedState
            inline
            title="We couldn't check whether GRE plans are on sale."
            onRetry={retry}
            retrying={isRetrying}
          />
        </div>
      )}
      <p className="border-t border-ink py-4 text-ink-2">
        Available today for the GMAT. Each price covers the whole period.
      </p>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {gmatPlans.map(({ planId, name, price, order }) => (
          <li
            key={planId}
            className="flex items-baseline justify-between gap-4 border-b border-line py-4"
          >
            <div>
              <h3 className="font-strong">{name}</h3>
              <p className="text-sm text-ink-muted">{durationLabel(order)}</p>
            </div>
            <p className="headline text-h3 numerals">${price}</p>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}
