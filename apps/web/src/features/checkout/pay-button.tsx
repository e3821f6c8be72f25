import { Button } from "../../ui/button.tsx";
import { FailedState } from "../../ui/states.tsx";
import type { Razorpay } from "./razorpay.ts";
import type { Stage } from "./stage.ts";
import { useRazorpay } from "./use-razorpay.ts";

interface PayButtonProps {
  scriptUrl: string;
  at: Stage["at"];
  onPay: (Razorpay: Razorpay) => void;
}

/** What the button says while it waits. */
const WAITING: Partial<Record<Stage["at"], string>> = {
  creating: "Creating Order...",
  paying: "Waiting for the payment…",
  looking: "Looking for your payment…",
};

export function PayButton({ scriptUrl, at, onPay }: PayButtonProps) {
  const script = useRazorpay(scriptUrl);
  return (
    <>
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
        busy={at in WAITING}
        busyLabel={WAITING[at]}
        onClick={() => script.state === "ready" && onPay(script.Razorpay)}
      >
        Proceed to pay
      </Button>
      {script.state === "loading" && (
        <output className="sr-only">The payment window is on its way.</output>
      )}
    </>
  );
}
