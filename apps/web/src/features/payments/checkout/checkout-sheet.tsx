import type { Plan } from "@theta/contract";
import type { ReactNode } from "react";
import { longDate } from "../../../lib/long-date.ts";
import type { Subscriptions } from "../shared/payment-data.ts";
import { PlanFeatures } from "../shared/plan-features.tsx";
import { durationLabel, endOfPlan } from "../shared/plan-period.ts";
import { SectionHeading } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { NextSteps } from "./next-steps.tsx";

interface CheckoutSheetProps {
  plan: Plan;
  /** What the learner already has, once that's known. */
  bought: Subscriptions | undefined;
  /** The price and the button. */
  children: ReactNode;
}

/** The plan, its price, the button, and what happens next. On a phone, the price comes second. */
export function CheckoutSheet({ plan, bought, children }: CheckoutSheetProps) {
  return (
    <div className="mx-auto grid max-w-5xl gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr]">
      <section aria-label="Plan summary">
        <TextLink to="/PlanAndPricing" className="text-sm">
          Change plan
        </TextLink>
        <h1 className="mt-3 headline text-h2">{plan.name}</h1>
        <p className="mt-1 text-ink-2">
          {durationLabel(plan.order)}
          {bought && <Period order={plan.order} bought={bought} />}
        </p>
      </section>
      <div className="lg:row-span-2">{children}</div>
      <div className="flex flex-col gap-10">
        <section aria-label="What you get">
          <SectionHeading className="text-h4" ruled>
            What you get
          </SectionHeading>
          <div className="pt-4">
            <PlanFeatures features={plan.features} />
          </div>
        </section>
        <NextSteps current={bought?.current?.planName} />
      </div>
    </div>
  );
}

/** A new plan starts when the current one ends. */
function Period({ order, bought }: { order: number; bought: Subscriptions }) {
  const { current, serverTime } = bought;
  if (!current) return `, until ${longDate(endOfPlan(order, serverTime))}`;
  return (
    <>
      , until {longDate(endOfPlan(order, current.endsAt))}.{" "}
      <span className="block">
        Its period starts when your {current.planName} plan ends, on {longDate(current.endsAt)}.
      </span>
    </>
  );
}
