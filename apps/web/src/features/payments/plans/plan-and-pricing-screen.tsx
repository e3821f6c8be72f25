import { lazy, Suspense } from "react";
import plans from "virtual:plans";
import { ExamSelect } from "../../../lib/page/exam-select.tsx";
import { PlanGrid } from "../shared/plan-grid.tsx";
import { useLearner } from "../../../lib/session/use-session.ts";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { PlanFacts } from "./plan-facts.tsx";

// A visitor has none, and does without the code that asks for it.
const OwnPlan = lazy(async () => ({ default: (await import("./own-plan.tsx")).OwnPlan }));

/** For everybody: a visitor reads the prices, and logs in at the checkout. */
export function PlanAndPricingScreen() {
  const learner = useLearner();
  return (
    <div className="page-width flex flex-col gap-10 py-8">
      <PageTitle
        lead="One price for the whole period, in US dollars. Every mock test adapts."
        aside={learner && <ExamSelect />}
      >
        GMAT Plans
      </PageTitle>
      {learner && (
        <Suspense fallback={null}>
          <OwnPlan />
        </Suspense>
      )}
      <section aria-label="GMAT Plans">
        <PlanGrid plans={plans} headingLevel={2} />
      </section>
      <PlanFacts />
      <p className="border-t border-line pt-6 text-ink-2">
        More questions?{" "}
        {learner ? (
          <TextLink to="/Faq">Subscription FAQs</TextLink>
        ) : (
          <TextLink to="/contact">Write to us</TextLink>
        )}
      </p>
    </div>
  );
}
