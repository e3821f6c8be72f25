import type { Plan } from "@theta/contract";
import { LockKeyhole } from "lucide-react";
import { dollars } from "../shared/money.ts";
import { useSettings } from "../../../lib/call/settings.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PayButton } from "./pay-button.tsx";
import type { Razorpay } from "./razorpay.ts";
import { SandboxMark } from "./sandbox-mark.tsx";
import type { Stage } from "./stage.ts";

interface PayPartProps {
  plan: Plan;
  stage: Stage;
  onPay: (Razorpay: Razorpay) => void;
}

/** The price, the page's one button, and how the last attempt ended. */
export function PayPart({ plan, stage, onPay }: PayPartProps) {
  const { checkoutScriptUrl, isPaymentSandbox } = useSettings();
  return (
    <section
      aria-label="Price Breakdown"
      className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5 sm:p-6"
    >
      <h2 className="font-strong">Price Breakdown</h2>
      <dl className="numerals">
        <div className="flex justify-between gap-4 border-b border-ink pb-4">
          <dt className="text-ink-2">Plan price</dt>
          <dd>{dollars(plan.price)}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 pt-4">
          <dt className="font-strong">Total Payable</dt>
          <dd className="headline text-h3">{dollars(plan.price)}</dd>
        </div>
      </dl>
      {checkoutScriptUrl ? (
        <PayButton scriptUrl={checkoutScriptUrl} stage={stage} onPay={onPay} />
      ) : (
        <Notice tone="note">Purchases are turned off on this server.</Notice>
      )}
      <p className="flex items-start gap-2 text-sm text-ink-muted">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Secure payment by Razorpay. You pay once, in US dollars. Nothing renews automatically.
      </p>
      {isPaymentSandbox && <SandboxMark />}
    </section>
  );
}
