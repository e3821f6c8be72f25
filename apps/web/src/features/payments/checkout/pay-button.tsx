import { Button } from "../../../ui/button.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { PaymentNote } from "./payment-note.tsx";
import type { Razorpay } from "./razorpay.ts";
import type { Stage } from "./stage.ts";
import { useRazorpay } from "./use-razorpay.ts";

interface PayButtonProps {
  scriptUrl: string;
  stage: Stage;
  onPay: (Razorpay: Razorpay) => void;
}

/** The button's label while it waits. */
const WAITING: Partial<Record<Stage["at"], string>> = {
  creating: "Creating Order...",
  paying: "Waiting for your payment…",
  looking: "Checking your payment…",
};

export function PayButton({ scriptUrl, stage, onPay }: PayButtonProps) {
  const script = useRazorpay(scriptUrl);
  const note = stage.at === "ready" ? stage.note : null;
  const pay = () => script.state === "ready" && onPay(script.Razorpay);
  return (
    <>
      {note && <PaymentNote note={note} onRetry={pay} />}
      {script.state === "failed" && (
        <FailedState
          inline
          title={`Error loading Razorpay: ${script.why}`}
          onRetry={script.retry}
        />
      )}
      <Button
        size="lg"
        full
        disabled={script.state !== "ready"}
        busy={stage.at in WAITING}
        busyLabel={WAITING[stage.at]}
        onClick={pay}
      >
        Proceed to pay
      </Button>
      {script.state === "loading" && <output className="sr-only">Loading secure payment…</output>}
    </>
  );
}
