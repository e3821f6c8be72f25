import { useRef } from "react";
import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { formatTimeLeft } from "../../../ui/timer/time-left.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface MinuteTimerProps {
  /** "Time to choose". */
  label: string;
  millisecondsLeft: () => number | null;
  /** Called once, and never while nobody is looking at the page. */
  onZero: () => void;
}

/** Shows a short time in the bar of a test, and says when it's nearly over. */
export function MinuteTimer({ label, millisecondsLeft, onZero }: MinuteTimerProps) {
  const isDone = useRef(false);
  const left = useTimeLeft(millisecondsLeft, () => {
    // A section mustn't start in a tab that the learner has left.
    if (isDone.current || document.visibilityState === "hidden") return;
    isDone.current = true;
    onZero();
  });
  return (
    <div className="flex items-baseline gap-3">
      <span aria-hidden="true" className="text-sm text-exam-bar-muted @max-[40rem]:hidden">
        {label}
      </span>
      <span role="timer" aria-label={label} className="text-h4 font-ui numerals">
        {left !== null && formatTimeLeft(left)}
      </span>
      <VisuallyHidden aria-live="polite">{left !== null && wordsAt(left)}</VisuallyHidden>
    </div>
  );
}

function wordsAt(left: number): string {
  if (left <= 10_000) return "10 seconds left";
  return left <= 30_000 ? "30 seconds left" : "";
}
