import type { Plan } from "@theta/contract";
import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";

/** How long a plan lasts, by its order. */
export const DURATIONS: Readonly<Record<number, string>> = {
  1: "2 Months",
  2: "3 Months",
  3: "6 Months",
  4: "12 Months",
};

/** A plan with its price for the whole time, what it holds, and the way to the checkout. */
export function PlanCard({ plan }: { plan: Plan }) {
  return (
    <article
      aria-label={plan.name}
      className={`flex h-full flex-col rounded-lg border bg-surface p-5 ${plan.isPopular ? "border-ink" : "border-line"}`}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h3 className="font-strong">{plan.name}</h3>
        {plan.isPopular && <Badge tone="solid">Popular</Badge>}
      </div>
      <p className="mt-3 flex items-baseline gap-2 numerals">
        <span className="font-serif text-h2">${plan.price}</span>
        <span className="text-sm text-ink-muted">for {DURATIONS[plan.order]}</span>
      </p>
      <ul className="mt-4 mb-6 flex flex-col gap-2 text-sm text-ink-2">
        {plan.features.map(({ featureString }) => (
          <li key={featureString} className="flex gap-2">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-action" />
            {featureString}
          </li>
        ))}
      </ul>
      <ButtonLink
        to="/checkout"
        state={plan}
        variant={plan.isPopular ? "solid" : "outline"}
        full
        className="mt-auto"
      >
        Enroll Now<VisuallyHidden>: {plan.name}</VisuallyHidden>
      </ButtonLink>
    </article>
  );
}
