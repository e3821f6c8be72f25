import { PageSection } from "../../../ui/page-section.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { TitledTexts } from "../../../ui/titled-texts.tsx";
import { WHY_TRUST } from "./home-places.ts";
import { REASONS_TO_TRUST, WHAT_WE_DO_NOT_KNOW } from "./trust-words.ts";

export function WhyTrust() {
  return (
    <PageSection
      id={WHY_TRUST}
      title="Why trust the score?"
      lead="We tested our scoring before asking you to rely on it."
      more={<TextLink to="/how-scores-work">How scores work</TextLink>}
    >
      <TitledTexts texts={REASONS_TO_TRUST} ruled />
      <p className="mt-8 max-w-measure border-t border-line pt-5 text-ink-2">
        {WHAT_WE_DO_NOT_KNOW}
      </p>
    </PageSection>
  );
}
