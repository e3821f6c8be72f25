import plans from "virtual:plans";
import { ButtonLink } from "../../../ui/button.tsx";

const LEAST = Math.min(...plans.map(({ price }) => price));

/** A link to the plans, next to the posts. */
export function PlansSideBanner() {
  return (
    <aside
      aria-labelledby="plans-side-title"
      className="flex flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5 lg:sticky lg:top-10 lg:self-start"
    >
      <h3 id="plans-side-title" className="headline text-h4">
        Ready for a full mock?
      </h3>
      <p className="text-ink-2">
        Adaptive mocks from <span className="numerals">${LEAST}</span>, paid once. Changed your
        mind? Get a full refund within 48 hours if you haven't started a mock.
      </p>
      <ButtonLink to="/PlanAndPricing" variant="outline">
        View plans
      </ButtonLink>
    </aside>
  );
}
