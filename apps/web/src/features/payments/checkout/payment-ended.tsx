import { useEffect, useRef } from "react";
import { useSettings } from "../../../lib/call/settings.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { PageTitle } from "../../../ui/headings.tsx";
import { PlainLink, TextLink } from "../../../ui/text-link.tsx";

interface PaymentEndedProps {
  how: "in-review" | "refunded" | "unknown";
  /** In the server's words. */
  why: string;
}

const TITLE: Record<PaymentEndedProps["how"], string> = {
  "in-review": "We're checking this payment",
  refunded: "This order was refunded",
  unknown: "We couldn't find this payment",
};

/** A payment that didn't open its plan, and who to ask about it. */
export function PaymentEnded({ how, why }: PaymentEndedProps) {
  const { supportEmail } = useSettings();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className="mx-auto flex max-w-measure flex-col gap-6 py-8">
      <PageTitle ref={title} tabIndex={-1}>
        {TITLE[how]}
      </PageTitle>
      <output className="flex flex-col gap-4 border-t border-ink pt-6 text-ink-2">
        <p>{why}</p>
        {how !== "refunded" && <p className="font-strong text-ink">Please don't pay again.</p>}
        <p>
          Questions? Email <PlainLink href={`mailto:${supportEmail}`}>{supportEmail}</PlainLink>.
        </p>
      </output>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/subscriptions" variant="outline">
          Your subscriptions
        </ButtonLink>
        <TextLink to="/PlanAndPricing">View plans</TextLink>
      </div>
    </div>
  );
}
