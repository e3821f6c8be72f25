import { PlanCards } from "../shared/plan-cards.tsx";
import { PageTitle } from "../../../ui/headings.tsx";

/** The checkout, opened by its address alone, or for a plan that is not sold any more. */
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
