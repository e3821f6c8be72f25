import type { Plan } from "@theta/contract";
import { PlanCard } from "./plan-card.tsx";

export const GRID = "grid grid-cols-1 gap-y-6 sm:grid-cols-2 sm:gap-x-4 xl:grid-cols-4 xl:gap-0";

/** One row between two rules where everything fits; on narrower screens, each plan has its own rule. */
const ROW =
  "xl:my-4 xl:border-y xl:border-t-ink xl:border-b-line [&>li]:border-t [&>li]:border-t-ink xl:[&>li]:border-t-0";

/** Lines between the plans, except next to the popular one, which has its own border. */
const BETWEEN =
  "xl:[&>li+li]:border-l xl:[&>li+li]:border-l-line [&>li:has([data-popular])]:border-t-0 xl:[&>li:has([data-popular])]:border-l-0 xl:[&>li:has([data-popular])+li]:border-l-0";

interface PlanGridProps {
  /** The fetched list, or `virtual:plans` on pages made at build time. */
  plans: readonly Plan[];
  headingLevel?: 2 | 3;
}

/** Plans side by side. Their heading level fits the headings around them. */
export function PlanGrid({ plans, headingLevel = 3 }: PlanGridProps) {
  return (
    <ul className={`${GRID} ${ROW} ${BETWEEN}`}>
      {plans.map((plan) => (
        <li key={plan.planId}>
          <PlanCard plan={plan} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
