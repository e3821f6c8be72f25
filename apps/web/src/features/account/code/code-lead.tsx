import { endOfWait, type CodeState } from "./navigation-state.ts";
import { useCountdown } from "./use-countdown.ts";
import { waitWords } from "./wait-words.ts";

/** What happened to the code. It reads the same whether or not the address has an account. */
export function CodeLead({ waiting }: { waiting: CodeState }) {
  const { email, news } = waiting;
  const secondsLeft = useCountdown(endOfWait(waiting));
  const address = <strong className="font-strong wrap-anywhere text-ink">{email}</strong>;
  const wait = waitWords(secondsLeft);
  const isHeldBack = secondsLeft > 0;
  if (news === "later" && isHeldBack)
    return (
      <>
        If {address} can be used here, you'll get a 6-digit code in {wait}. We can send one code per
        minute.
      </>
    );
  if (news === "not-sent")
    return (
      <>
        We didn't send a code to {address}, because several were requested in a short time.{" "}
        {isHeldBack ? `You can ask for one in ${wait}.` : "You can ask for one now."}
      </>
    );
  if (news === "no-newer")
    return (
      <>
        We didn't send another code to {address}, because several were requested in a short time. A
        code from the last 10 minutes still works.
      </>
    );
  return <>If {address} can be used here, you'll get a 6-digit code. It's good for 10 minutes.</>;
}
