import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { formatTimeLeft, LAST_MILLISECONDS } from "../../../ui/timer/time-left.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface BreakTimerProps {
  millisecondsLeft: () => number | null;
  onZero: () => void;
}

/** Large and calm: nothing is lost when it reaches zero. */
export function BreakTimer({ millisecondsLeft, onZero }: BreakTimerProps) {
  const left = useTimeLeft(millisecondsLeft, onZero);
  const isLast = left !== null && left <= LAST_MILLISECONDS;
  return (
    <>
      <p
        role="timer"
        aria-label="Time left in your break"
        className="my-2 min-h-[1.1em] font-serif text-h1 text-ink numerals"
      >
        {left !== null && formatTimeLeft(left)}
      </p>
      <VisuallyHidden aria-live="polite">{isLast && "1 minute left in your break"}</VisuallyHidden>
    </>
  );
}
