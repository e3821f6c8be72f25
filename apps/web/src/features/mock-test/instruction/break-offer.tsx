import {
  INSTRUCTION_SECONDS,
  type MockBreak,
  type MockMode,
  type TimeAllowed,
} from "@theta/contract";
import { Coffee } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
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
  const isLate = mode === "exam" && time !== "no-clock" && serverTime > lateFrom(pause);
  const isOffered = pause.state === "offered";
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
          {isOffered ? OFFERED[mode] : isLate ? LATE : OVER[mode]}
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

/** From then on, a break takes its time from the section after it. */
function lateFrom({ endsAt }: MockBreak): number {
  return endsAt === undefined ? Infinity : endsAt + INSTRUCTION_SECONDS * 1000;
}

const LATE =
  "You came back late, so the extra time comes off this section. Start it as soon as you can.";
const OFFERED: Record<MockMode, string> = {
  forward:
    "It doesn't count toward your time. You can also skip it and go straight to the section.",
  exam: "If you want it, take it before your minute on this screen is up. After that, the section starts.",
};
const OVER: Record<MockMode, string> = {
  forward:
    "It didn't count toward your time. On the exam, the next section would start automatically; here, it doesn't start until you press Start Test.",
  exam: "It didn't count toward your time. The section starts when your minute on this screen is up.",
};
