import plans from "virtual:plans";
import { durationLabel } from "../../lib/plans/plan-period.ts";
import { PageSection } from "../../ui/page-section.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** None is on sale. What a plan costs is told by those of the GMAT, as such. */
export function GrePlans() {
  return (
    <PageSection
      title="GRE Plans"
      lead="They come with the GRE tests. Nothing is sold for the GRE before."
      more={<TextLink to="/PlanAndPricing">Choose a GMAT plan</TextLink>}
    >
      <p className="border-t border-ink py-4 text-ink-2">
        On sale today, for the GMAT. Each price is for the whole time.
      </p>
      <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
        {plans.map(({ planId, name, price, order }) => (
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
