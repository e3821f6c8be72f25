import { REFUND_HOURS } from "@theta/contract";
import { SectionHeading } from "../../../ui/headings.tsx";

const stepsWith = (current: string | undefined) => [
  "You'll pay in a window from Razorpay, our payment provider. We never see your card details.",
  `You get access right away${current ? `, and its period starts when your ${current} plan ends` : ""}. We'll email you a receipt.`,
  `Changed your mind? Ask for a full refund within ${REFUND_HOURS} hours, before you start a mock test.`,
];

/** `current`: the name of the running plan, if there is one. */
export function NextSteps({ current }: { current: string | undefined }) {
  return (
    <section aria-label="What happens next">
      <SectionHeading className="text-h4" ruled>
        What happens next
      </SectionHeading>
      <ol>
        {stepsWith(current).map((step, place) => (
          <li key={step} className="flex gap-6 border-b border-line py-4 text-ink-2">
            <span aria-hidden="true" className="headline w-4 shrink-0 text-h4 text-ink numerals">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </section>
  );
}
