import { useState } from "react";
import { showFailure } from "../../lib/show-failure.ts";
import { toast } from "../../ui/toast.ts";
import { Button } from "../../ui/button.tsx";
import type { OtpState } from "./passing-state.ts";
import { useCountdown } from "./use-countdown.ts";
import { useResendCode } from "./use-resend-code.ts";

/** Another code, as soon as the server would send one. */
export function ResendCode({ waiting }: { waiting: OtpState }) {
  const secondsLeft = useCountdown(waiting.sentAt + waiting.resendAfterSeconds * 1000);
  const resendCode = useResendCode(waiting);
  const [busy, setBusy] = useState(false);

  async function resend() {
    setBusy(true);
    try {
      await resendCode();
      toast.success("A new code is on its way. Only the newest one works.");
    } catch (error) {
      showFailure(error, "Failed to send OTP. Please try again.");
    } finally {
      setBusy(false);
    }
  }

  if (secondsLeft > 0) {
    return (
      <p className="flex min-h-11 items-center numerals">
        You can ask for a new code in {secondsLeft} s
      </p>
    );
  }
  return (
    <div className="min-h-11">
      <Button variant="outline" onClick={() => void resend()} busy={busy} busyLabel="Sending…">
        Send a new code
      </Button>
    </div>
  );
}
