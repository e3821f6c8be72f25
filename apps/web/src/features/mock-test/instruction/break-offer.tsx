import type { MockBreak, MockMode, TimeAllowed } from "@theta/contract";
import { Coffee } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { LostTime } from "./lost-time.tsx";
import type { TakingBreak } from "./use-take-break.ts";

interface BreakOfferProps {
  mode: MockMode;
  time: TimeAllowed;
  pause: MockBreak;
  /** When the server said all this. */
  serverTime: number;
  taking: TakingBreak;
}

/** Offers the optional break between sections, or says that it's over. */
export function BreakOffer({ mode, time, pause, serverTime, taking }: BreakOfferProps) {
  const { begin, isBusy } = taking;
  const { startBy } = pause;
  const isOffered = pause.state === "offered";
  const words = mode === "exam" && time !== "no-clock" ? TIMED : UNTIMED;
  return (
    <section
      aria-label="Break"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-paper p-4"
    >
      <div className="flex min-w-0 flex-1 basis-72 gap-3">
        <Coffee aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-2" />
        <p className="text-ink-2">
          <strong className="font-strong text-ink">
            {isOffered
              ? `You can take a ${pause.seconds / 60}-minute break now.`
              : "Your break is over."}
          </strong>{" "}
          {isOffered && words.offered}
          {pause.state === "over" &&
            (startBy === undefined ? (
              words.over
            ) : (
              <LostTime startBy={startBy} serverTime={serverTime}>
                {words.over}
              </LostTime>
            ))}
        </p>
      </div>
      {isOffered && (
        <Button variant="outline" onClick={begin} busy={isBusy} busyLabel="Starting the break…">
          Take the break
        </Button>
      )}
    </section>
  );
}

const TIMED = {
  offered:
    "If you want it, take it before your time on this screen is up. After that, the section starts.",
  over: "It didn't count toward your time. The section starts when your time on this screen is up.",
};
const UNTIMED = {
  offered:
    "It doesn't count toward your time. You can also skip it and go straight to the section.",
  over: "It didn't count toward your time. On the exam, the next section would start automatically; here, it doesn't start until you press Start Test.",
};
