import { ExamSelect } from "../../lib/exam-select.tsx";
import { PlanCards } from "../../lib/plans/plan-cards.tsx";
import { PageTitle } from "../../ui/headings.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { OwnPlan } from "./own-plan.tsx";
import { PlanFacts } from "./plan-facts.tsx";

export function PlanAndPricingScreen() {
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle
        lead="One price for the whole period, in US dollars. Every mock test adapts."
        aside={<ExamSelect />}
      >
        GMAT Plans
      </PageTitle>
      <OwnPlan />
      <section aria-label="GMAT Plans">
        <PlanCards headingLevel={2} />
      </section>
      <PlanFacts />
      <p className="border-t border-line pt-6 text-ink-2">
        More questions? <TextLink to="/Faq">Subscription FAQs</TextLink>
      </p>
    </div>
  );
}
