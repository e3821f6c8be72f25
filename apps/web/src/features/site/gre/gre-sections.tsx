import { Testimonials } from "../testimonials/testimonials.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { CourseHighlights } from "./course-highlights.tsx";
import { GrePlans } from "./gre-plans.tsx";
import { GRE_QUESTIONS } from "./gre-questions.ts";

/** The GRE landing page below the first screen. */
export function GreSections() {
  return (
    <>
      <CourseHighlights />
      <GrePlans />
      <PageSection title="GRE FAQ's">
        <Accordion items={GRE_QUESTIONS} />
      </PageSection>
      <Testimonials />
      <WayOn />
    </>
  );
}

/** The end of the page: what you can do today. */
function WayOn() {
  return (
    <section
      aria-labelledby="way-on-title"
      className="flex flex-wrap items-end justify-between gap-x-12 gap-y-6 border-y border-t-ink border-b-line py-8"
    >
      <div>
        <h2 id="way-on-title" className="headline text-h2">
          Start with what's here today.
        </h2>
        <p className="mt-2 max-w-measure text-ink-2">
          A free account includes every GMAT quiz. The quantitative and reading questions are good
          practice for the GRE, too.
        </p>
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {/* It loads a new document, so it isn't a link inside the app. */}
        <a href="/signup" className={buttonLook({ size: "lg" })}>
          Create a free account
        </a>
        <TextLink to="/gmat">About the GMAT</TextLink>
      </p>
    </section>
  );
}
