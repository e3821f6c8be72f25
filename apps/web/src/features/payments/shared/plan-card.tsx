import type { Plan } from "@theta/contract";
import { Badge } from "../../../ui/badge.tsx";
import { ButtonLink } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { useStateLink } from "../../../lib/page/use-state-link.ts";
import { PlanFeatures } from "./plan-features.tsx";
import { durationLabel } from "./plan-period.ts";
import { CHECKOUT_PATH, checkoutLink } from "../../../lib/page/checkout-path.ts";

/** A plan with its price for the whole period, what it includes, and a link to the checkout. */
export function PlanCard({ plan, headingLevel }: { plan: Plan; headingLevel: 2 | 3 }) {
  const Heading = `h${headingLevel}` as const;
  const { name, price, order, isPopular, features } = plan;
  const enroll = useStateLink({ path: CHECKOUT_PATH, state: plan });
  return (
    <article
      aria-label={name}
      data-popular={isPopular || undefined}
      className={classNames(
        "relative flex h-full flex-col",
        // The popular plan is taller than the row; its padding makes up for the border.
        isPopular
          ? "rounded-lg border-2 border-brand bg-surface px-[1.125rem] py-[1.6875rem] shadow-1 xl:-my-4 xl:h-auto xl:min-h-[calc(100%+2rem)] xl:py-[2.375rem]"
          : "px-5 py-7 xl:py-6",
      )}
    >
      {isPopular && (
        <Badge tone="solid" className="absolute top-0 left-5 -translate-y-1/2">
          Popular
        </Badge>
      )}
      <Heading className="font-strong">{name}</Heading>
      <p className="mt-2 numerals">
        <span className="headline block text-h2">${price}</span>
        <span className="text-sm text-ink-muted">for {durationLabel(order)}</span>
      </p>
      <div className="mt-5 mb-7">
        <PlanFeatures features={features} />
      </div>
      <ButtonLink
        to={checkoutLink(plan.planId)}
        onClick={enroll}
        variant={isPopular ? "solid" : "outline"}
        full
        className="mt-auto"
      >
        Enroll Now<VisuallyHidden>: {name}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}
