import { ButtonLink } from "../../ui/button.tsx";

/** Replaces the cards for new learners, who would only see locks. */
export function MocksInPlans() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-t border-b border-t-ink border-b-line py-4">
      <p className="max-w-measure text-ink-2">
        Full and sectional mocks come with a plan. Free quizzes and practice don't need one.
      </p>
      <ButtonLink to="/PlanAndPricing" variant="outline">
        View plans
      </ButtonLink>
    </div>
  );
}
