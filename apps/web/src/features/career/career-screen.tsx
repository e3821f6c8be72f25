import { useSettings } from "../../lib/settings.ts";
import { PageTitle } from "../../ui/headings.tsx";
import { PageSection } from "../../ui/page-section.tsx";
import { PlainLink, TextLink } from "../../ui/text-link.tsx";
import { OpenPosition } from "./open-position.tsx";
import { OPENINGS, STEPS } from "./openings.ts";

export function CareerScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) py-10 pb-(--section) lg:py-14">
      <PageTitle lead="Two positions are open. Both are about one thing: that somebody who practises in the evening understands more than before.">
        Career
      </PageTitle>
      {OPENINGS.map((opening) => (
        <OpenPosition key={opening.id} opening={opening} />
      ))}
      <HowToApply />
    </div>
  );
}

function HowToApply() {
  const { supportEmail } = useSettings();
  return (
    <PageSection title="How to apply" more={<TextLink to="/about-us">Who we are</TextLink>}>
      <ol className="border-t border-ink">
        {STEPS.map((step, place) => (
          <li key={step} className="grid grid-cols-[2.5rem_1fr] border-b border-line py-4">
            <span aria-hidden="true" className="headline text-h4 text-ink-2 numerals">
              {place + 1}
            </span>
            <span className="max-w-measure pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 max-w-measure text-ink-2">
        The address is{" "}
        <PlainLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
          {supportEmail}
        </PlainLink>
        . We use what you send for your application and for nothing else.
      </p>
    </PageSection>
  );
}
