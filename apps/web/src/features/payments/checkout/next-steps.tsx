import { REFUND_HOURS } from "@theta/contract";
import { SectionHeading } from "../../../ui/headings.tsx";

const stepsWith = (current: string | undefined) => [
  "The payment window of our provider, Razorpay, opens. Your card details never reach us.",
  `The plan opens at once${current ? `; its time follows on your ${current}` : ""}. A receipt goes to your e-mail.`,
  `Changed your mind? Ask within ${REFUND_HOURS} hours, before starting a mock test, and the money goes back.`,
];

/** `current`: the plan that runs, where there is one. */
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
