import { useState } from "react";
import { CallError } from "../../../lib/call/call-error.ts";
import { reportFault } from "../../../lib/call/report-fault.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlay/toast.ts";
import { CODE_NOT_SENT } from "../failure-words.ts";
import { endOfWait, type CodeState } from "./navigation-state.ts";
import { useCountdown } from "./use-countdown.ts";
import { useResendCode } from "./use-resend-code.ts";
import { waitWords } from "./wait-words.ts";

/** Offers another code as soon as the server would send one. */
export function ResendCode({ waiting }: { waiting: CodeState }) {
  const secondsLeft = useCountdown(endOfWait(waiting));
  const resendCode = useResendCode(waiting);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function resend() {
    setBusy(true);
    setProblem(null);
    try {
      sayNews(await resendCode());
    } catch (error) {
      toast.error(CODE_NOT_SENT);
      if (error instanceof CallError) setProblem(error.told.join(" ") || null);
      else void reportFault(error, location.pathname);
    } finally {
      setBusy(false);
    }
  }

  if (secondsLeft > 0) {
    return (
      <p className="flex min-h-11 items-center numerals">
        You can ask for a new code in {waitWords(secondsLeft)}
      </p>
    );
  }
  return (
    <div className="flex min-h-11 flex-col items-start gap-3">
      {problem && <Notice tone="problem">{problem}</Notice>}
      <Button variant="outline" onClick={() => void resend()} busy={busy} busyLabel="Sending…">
        Send a new code
      </Button>
    </div>
  );
}

/** The text above the code has changed, which a screen reader wouldn't announce. */
function sayNews({ news, resendAfterSeconds }: CodeState) {
  const wait = waitWords(resendAfterSeconds);
  if (news === "sent")
    toast.success(
      "If that address can be used here, a new code is on its way. Only the newest one works.",
    );
  else if (news === "later") toast.info(`We'll send your code in ${wait}.`);
  else toast.info(`We didn't send a new code. You can ask for one in ${wait}.`);
}
