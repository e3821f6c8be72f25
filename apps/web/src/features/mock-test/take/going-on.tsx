import { useEffect, useRef } from "react";
import { SHOWN_SECONDS } from "./use-go-on-afterwards.ts";

interface GoingOnProps {
  to: string;
  /** Null once it has been stopped. */
  seconds: number | null;
  /** What it counts from. */
  shownSeconds?: number;
}

/**
 * The number is visual only; screen readers hear once what's about to happen, and again if it's
 * stopped.
 */
export function GoingOn({ to, seconds, shownSeconds = SHOWN_SECONDS }: GoingOnProps) {
  const isGoing = seconds !== null;
  const line = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => {
    if (!isGoing && document.activeElement === document.body) line.current?.focus();
  }, [isGoing]);
  return (
    <div ref={line} tabIndex={-1} className="text-sm text-ink-muted">
      <output className="sr-only">
        {isGoing
          ? `In ${shownSeconds} seconds, you'll go to ${to}. Press a key or tap anywhere to stay here.`
          : "You'll stay here until you move on."}
      </output>
      <p aria-hidden="true" className="numerals">
        {isGoing
          ? `Going to ${to} in ${seconds} s. Press a key or tap anywhere to stay here.`
          : "You'll stay here until you move on."}
      </p>
    </div>
  );
}
