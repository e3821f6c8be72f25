import { BlogPages } from "../../blog/posts/blog-pages.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TitledTexts } from "../../../ui/titled-texts.tsx";
import { CoursePromo } from "./course-promo.tsx";
import { ExploreYourExam } from "./explore-your-exam.tsx";
import { HOME_QUESTIONS } from "./home-questions.ts";
import { FIRST_STEPS, HOW_THE_SCORE_IS_MADE } from "./home-words.ts";
import { PlansBanner } from "./plans-banner.tsx";
import { PlansSideBanner } from "./plans-side-banner.tsx";
import { Screens } from "./screens/screens.tsx";
import { TryOneNow } from "./try-one-now.tsx";
import { WhyTrust } from "./why-trust.tsx";
import { Walkthrough } from "./walkthrough/walkthrough.tsx";
import { WhyUs } from "./why-us.tsx";

/** The home page below the first screen. */
export function HomeSections() {
  return (
    <>
      <TryOneNow />
      <Screens />
      <WhyTrust />
      <HowTheScoreIsMade />
      <HowToGetStarted />
      <Walkthrough />
      <ExploreYourExam />
      <WhyUs />
      <CoursePromo />
      <PlansBanner />
      <PageSection
        title="Stay Current"
        lead="Read our latest news"
        more={<TextLink to="/blog">All posts</TextLink>}
      >
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_15rem]">
          <BlogPages />
          <PlansSideBanner />
        </div>
      </PageSection>
      <PageSection title="Frequently asked questions">
        <Accordion items={HOME_QUESTIONS} />
      </PageSection>
    </>
  );
}

function HowTheScoreIsMade() {
  return (
    <PageSection
      title="How your score is made"
      more={<TextLink to="/how-scores-work">The full story, including the limits</TextLink>}
    >
      <TitledTexts texts={HOW_THE_SCORE_IS_MADE} ruled />
    </PageSection>
  );
}

function HowToGetStarted() {
  return (
    <PageSection title="How to Get Started" lead="Four steps to finding out where you stand.">
      <ol className="border-t border-ink">
        {FIRST_STEPS.map(({ title, text, time }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.5rem_1fr] gap-y-1 border-b border-line py-5 sm:grid-cols-[3.5rem_1fr_auto] sm:gap-x-4"
          >
            <span aria-hidden="true" className="headline text-h4 text-ink-2 numerals">
              {index + 1}
            </span>
            <div>
              <h3 className="headline text-h4">{title}</h3>
              <p className="mt-1 max-w-measure text-ink-2">{text}</p>
            </div>
            <p className="col-start-2 text-sm text-ink-muted sm:col-start-3 sm:pt-1">{time}</p>
          </li>
        ))}
      </ol>
    </PageSection>
  );
}
