import { usePlansListQuery } from "../../payments/shared/plans-data.ts";
import { useOpens } from "../../payments/shared/use-opens.ts";
import { useSettings } from "../../../lib/call/settings.ts";
import { SupportLine } from "../../contact/support/support-line.tsx";
import { Accordion } from "../../../ui/accordion.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";
import { QUESTIONS } from "./faq-questions.tsx";
import { PlansKnown } from "./plan-answer.tsx";

export function FaqScreen() {
  const { supportEmail } = useSettings();
  const hasSupport = useOpens()?.support ?? false;
  const { data, isFetching, refetch } = usePlansListQuery();
  return (
    <div className="page-width py-8">
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_8fr]">
        <div className="flex flex-col gap-4">
          <PageTitle lead="Plans, renewal, and refunds.">Subscription FAQs</PageTitle>
          <p className="text-ink-2">
            Don't see your question?{" "}
            {hasSupport ? (
              <SupportLine />
            ) : (
              <>
                Email <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>, or
                compare the <TextLink to="/PlanAndPricing">plans</TextLink>.
              </>
            )}
          </p>
        </div>
        <PlansKnown value={{ plans: data, isFetching, retry: () => void refetch() }}>
          <Accordion headingLevel={2} items={QUESTIONS} />
        </PlansKnown>
      </div>
    </div>
  );
}
