import { ArrowRight } from "lucide-react";
import plans from "virtual:plans";
import { durationLabel } from "../../payments/shared/plan-period.ts";
import { Badge } from "../../../ui/badge.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { TextLink } from "../../../ui/text-link.tsx";

/** What the plans cost, with a link to everything in them. */
export function PlansBanner() {
  return (
    <section aria-labelledby="plans-title" className="flex flex-col gap-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="plans-title" className="headline text-h2">
          Plans
        </h2>
        <TextLink to="/PlanAndPricing" className="inline-flex items-center gap-1.5">
          Compare plans
          <ArrowRight aria-hidden="true" className="size-4" />
        </TextLink>
      </div>
      <ul className="grid border-t border-ink sm:grid-cols-2 lg:grid-cols-4 lg:border-b lg:border-b-line">
        {plans.map(({ planId, name, price, order, isPopular, features }) => (
          <li
            key={planId}
            className={classNames(
              "border-b border-line px-5 py-5 lg:border-b-0 lg:not-first:border-l",
              isPopular && "bg-surface",
            )}
          >
            <h3 className="flex flex-wrap items-center gap-x-3 gap-y-1 font-strong">
              {name}
              {isPopular && <Badge tone="solid">Popular</Badge>}
            </h3>
            <p className="headline mt-2 text-h2 numerals">${price}</p>
            <p className="mt-1 text-sm text-ink-2">
              {durationLabel(order)}, paid once. {features[0]?.featureString}.
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
