import { PlanCards } from "../shared/plan-cards.tsx";
import { PageTitle } from "../../../ui/headings.tsx";

/** Shown when the checkout is opened by its bare address or for a plan that's no longer sold. */
export function ChoosePlan() {
  return (
    <div className="flex flex-col gap-10">
      <PageTitle over="Checkout" lead="Choose one, and you'll come right back here to pay.">
        Which plan would you like?
      </PageTitle>
      <PlanCards headingLevel={2} />
    </div>
  );
}
