import { useSettings } from "../../../lib/call/settings.ts";
import { PageSection } from "../../../ui/page-section.tsx";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";
import { OpenPosition } from "./open-position.tsx";
import { LEAD, OPENINGS, STEPS } from "./openings.ts";

export function CareerScreen() {
  return (
    <div className="page-width flex flex-col gap-(--section) pt-8 pb-(--section) lg:pt-14">
      <div>
        <h1 className="headline text-h1">Career</h1>
        <p className="mt-4 max-w-xl text-lg text-ink-2">{LEAD}</p>
      </div>
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
        Email:{" "}
        <PlainLink href={`mailto:${supportEmail}`} className="wrap-anywhere">
          {supportEmail}
        </PlainLink>
        . We use what you send only for your application.
      </p>
    </PageSection>
  );
}
