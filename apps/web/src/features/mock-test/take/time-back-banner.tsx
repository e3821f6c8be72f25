import { History } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { inMinutes } from "./run/run-words.ts";

interface TimeBackBannerProps {
  /** Seconds. */
  available: number;
  isBusy: boolean;
  onTake: () => void;
}

/** Theta was down during the section, so you can take the time back, once. */
export function TimeBackBanner({ available, isBusy, onTake }: TimeBackBannerProps) {
  const time = inMinutes(available);
  return (
    <div className="flex shrink-0 flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line bg-caution-soft px-gutter py-2 text-sm text-ink">
      <output className="flex items-start gap-3">
        <History aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
        <span>
          <span className="font-strong">
            Theta was down for {time} of this section. That's on us, so you can have the time back.
          </span>{" "}
          If you take it, your report will say so.
        </span>
      </output>
      <Button
        variant="outline"
        size="sm"
        busy={isBusy}
        busyLabel="Adding the time…"
        onClick={onTake}
      >
        Add {time}
      </Button>
    </div>
  );
}
