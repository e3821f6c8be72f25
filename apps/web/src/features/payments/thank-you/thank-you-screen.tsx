import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { MailboxHint } from "../../../lib/mailbox-hint.tsx";
import { longDate } from "../../../lib/long-date.ts";
import { SandboxBadge } from "../shared/sandbox-badge.tsx";
import { useStateLink } from "../../../lib/page/use-state-link.ts";
import { ToList } from "../../../lib/page/to-list.tsx";
import { buttonLook } from "../../../ui/button-look.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { useFirstMockQuery } from "./first-mock-data.ts";
import { readPurchase } from "./thank-you-place.ts";

export function ThankYouScreen() {
  const bought = readPurchase(useLocation().state);
  if (!bought)
    return (
      <ToList path="/PlanAndPricing" why="There's no purchase to confirm here.">
        Taking you to the plans…
      </ToList>
    );
  return (
    <div className="page-width py-12 sm:py-20">
      <div className="mx-auto flex max-w-xl flex-col items-start gap-6">
        <span className="grid size-16 place-items-center rounded-full border-2 border-brand text-brand motion-safe:animate-thanks">
          <Check aria-hidden="true" className="size-8" />
        </span>
        <h1 className="headline text-h1">Thank You!</h1>
        <div className="flex flex-col gap-2 text-lg text-ink-2">
          <p>Your payment is complete.</p>
          <p>We've sent a confirmation email to your registered email address.</p>
        </div>
        <div className="flex w-full flex-col gap-2 border-t border-ink pt-5 text-ink-2">
          <p>{openWords(bought)}</p>
          <div>
            <SandboxBadge />
          </div>
          <MailboxHint />
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          {/* A new document leaves the provider's script behind. */}
          <a href="/" className={buttonLook({})}>
            Return to Home
          </a>
          <StartMock />
          <TextLink to="/subscriptions">Receipt and refund</TextLink>
        </div>
      </div>
    </div>
  );
}

/** Goes straight to the first mock that's available. */
function StartMock() {
  const { data: mock } = useFirstMockQuery();
  const start = useStateLink({ path: "/mock-test-guideline", state: mock, newDocument: true });
  if (!mock) return null;
  return (
    <a href="/mock-test" onClick={start} className={buttonLook({ variant: "outline" })}>
      Start {mock.name}
    </a>
  );
}

function openWords({ planName, startsAt, endsAt }: NonNullable<ReturnType<typeof readPurchase>>) {
  // Its time starts when another plan ends; its tests are open already.
  if (startsAt > Date.now())
    return `You can take your ${planName} tests now. The new period starts on ${longDate(startsAt)}, when your current plan ends, and runs until ${longDate(endsAt)}.`;
  return `${planName} is yours until ${longDate(endsAt)}.`;
}
