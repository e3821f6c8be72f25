import plans from "virtual:plans";
import { BlogTeasers } from "../../blog/posts/blog-teasers.tsx";
import { PlanGrid } from "../../payments/shared/plan-grid.tsx";
import { Testimonials } from "../testimonials/testimonials.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { DatesPart, FeesPart } from "./booking-parts.tsx";
import { GMAT_QUESTIONS } from "./gmat-questions.ts";
import { ScoresPart } from "./scores-part.tsx";
import { SyllabusPart } from "./syllabus-part.tsx";
import { WideSection } from "./wide-section.tsx";

/** Everything below the first screens. */
export function RestOfPage() {
  return (
    <>
      <ScoresPart />
      <SyllabusPart />
      <DatesPart />
      <FeesPart />
      <WideSection
        id="plans"
        title="Plans"
        lead="One payment. Quizzes and practice are free without a plan."
        more={<TextLink to="/PlanAndPricing">Plans and pricing</TextLink>}
      >
        <div className="pt-3">
          <PlanGrid plans={plans} />
        </div>
      </WideSection>
      <PageSection
        title="Stay Current"
        lead="Read our latest news"
        more={<TextLink to="/blog">All posts</TextLink>}
      >
        <BlogTeasers />
      </PageSection>
      <Testimonials />
      <PageSection
        id="questions"
        title="Frequently asked questions"
        more={
          <>
            Still have a question? <TextLink to="/contact">Write to us</TextLink>
          </>
        }
      >
        <Accordion items={GMAT_QUESTIONS} />
      </PageSection>
    </>
  );
}
