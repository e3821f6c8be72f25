import type { MockBreak, MockCard } from "@theta/contract";
import { Coffee } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useTakeBreak } from "./use-take-break.ts";

interface BreakOfferProps {
  mock: MockCard;
  pause: MockBreak;
}

/** Offers the optional break between sections, or says that it's over. */
export function BreakOffer({ mock, pause }: BreakOfferProps) {
  const { begin, isBusy } = useTakeBreak(mock.mockTestId);
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
              ? `You can take a ${pause.seconds / 60}-minute break now, once per test.`
              : "Your break is over."}
          </strong>{" "}
          {isOffered
            ? "It doesn't count toward your time. You can also go straight on."
            : "It didn't count toward your time. On the exam, the next section would start now; here, the clock waits for Start Test."}
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
