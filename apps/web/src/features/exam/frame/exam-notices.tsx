import type { TimeAllowed } from "@theta/contract";
import { CircleAlert, CloudOff } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

interface UnsentBannerProps {
  isDurable: boolean;
  /** Of the running test. */
  time: TimeAllowed;
}

/** Quiet: nothing is lost, and there's nothing to do. */
export function UnsentBanner({ isDurable, time }: UnsentBannerProps) {
  return (
    <output className="flex shrink-0 items-start gap-3 border-b border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink">
      <CloudOff aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
      <span>
        <span className="font-strong">We can't reach the server.</span>{" "}
        {isDurable
          ? "Your answer is saved on this device and will be sent as soon as you're back online."
          : "Your answer is saved in this tab and will be sent as soon as you're back online. Keep the tab open."}
        {time !== "no-clock" && " The clock keeps running."}
      </span>
    </output>
  );
}

/** For when Next was pressed too early. If there are several parts, says which are missing. */
export function ChooseFirst({ open }: { open: string | null }) {
  return (
    <p
      role="alert"
      className="flex shrink-0 items-center gap-3 border-t border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink"
    >
      <CircleAlert aria-hidden="true" className="size-4.5 shrink-0 text-caution" />
      <span className="flex flex-wrap gap-x-3">
        <span>Please select an option before proceeding</span>
        {open && <span>{open}</span>}
      </span>
    </p>
  );
}

interface NotSavedProps {
  reason: string;
  onRetry: () => void;
  /** If a different answer counts without this one. */
  onKeep?: (() => void) | undefined;
}

/** The server refused the answer, which shouldn't happen: says why and what to do. */
export function NotSaved({ reason, onRetry, onKeep }: NotSavedProps) {
  return (
    <div
      role="alert"
      className="flex shrink-0 flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-caution-soft px-gutter py-2.5 text-sm text-ink"
    >
      <span className="flex items-start gap-3">
        <CircleAlert aria-hidden="true" className="mt-px size-4.5 shrink-0 text-caution" />
        <span>
          <span className="font-strong">We couldn't save this answer.</span> {reason} Try again, or
          choose another option.
        </span>
      </span>
      <span className="flex flex-wrap gap-3">
        {onKeep && (
          <Button variant="outline" size="sm" onClick={onKeep}>
            Keep my answer
          </Button>
        )}
        <Button variant="outline" size="sm" onClick={onRetry}>
          Retry
        </Button>
      </span>
    </div>
  );
}
