import plans from "virtual:plans";
import { ExamSelect } from "../../../lib/page/exam-select.tsx";
import { PlanGrid } from "../shared/plan-grid.tsx";
import { useLearner } from "../../../lib/session/use-session.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { PlanFacts } from "./plan-facts.tsx";
import { YourPlan } from "./your-plan.tsx";

/** For everyone: visitors see the prices and sign up on the way to the checkout. */
export function PlanAndPricingScreen() {
  const learner = useLearner();
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle
        lead="One payment in US dollars for the whole period. Plans never renew automatically."
        aside={learner && <ExamSelect />}
      >
        GMAT Plans
      </PageTitle>
      <YourPlan />
      <section aria-label="GMAT Plans">
        <PlanGrid plans={plans} headingLevel={2} />
      </section>
      <PlanFacts />
      <p className="border-t border-line pt-6 text-ink-2">
        Questions?{" "}
        {learner ? (
          <TextLink to="/Faq">Subscription FAQs</TextLink>
        ) : (
          <TextLink to="/contact">Ask us</TextLink>
        )}
      </p>
    </div>
  );
}
