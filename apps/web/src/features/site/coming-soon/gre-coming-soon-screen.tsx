import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { GetNotified } from "./get-notified.tsx";
import { TeaserDrawing } from "./teaser-drawing.tsx";
import { TEASERS } from "./teasers.ts";

/** Shown wherever a learner chooses the GRE. */
export function GreComingSoonScreen() {
  return (
    <div className="page-width flex flex-col gap-8 py-8">
      <PageTitle lead="Theta is live with GMAT only. GRE tests will follow.">
        GRE Coming Soon
      </PageTitle>
      <ul className="grid gap-x-10 border-t border-ink md:grid-cols-3 md:border-b md:border-b-line">
        {TEASERS.map(({ title, text }) => (
          <li
            key={title}
            className="grid grid-cols-[6rem_1fr] items-center gap-x-5 border-b border-line py-5 sm:grid-cols-[9rem_1fr] md:block md:border-b-0 md:py-6"
          >
            <TeaserDrawing title={title} />
            <div className="md:mt-5">
              <h2 className="headline text-h4">{title}</h2>
              <p className="mt-1 text-ink-2">{text}</p>
            </div>
          </li>
        ))}
      </ul>
      <GetNotified />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/dashboard/Gmat" state={{ testType: 1 }} size="lg">
          Explore GMAT Tests
        </ButtonLink>
        <TextLink to="/gre">About the GRE exam</TextLink>
      </p>
    </div>
  );
}
