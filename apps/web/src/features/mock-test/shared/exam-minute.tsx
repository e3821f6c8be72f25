import { INSTRUCTION_SECONDS } from "@theta/contract";
import { useRef, useState } from "react";
import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { formatTimeLeft } from "../../../ui/timer/time-left.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";

interface ExamMinuteProps {
  /** "Time to choose". */
  label: string;
  /** Called once, and never while nobody is looking at the page. */
  onZero: () => void;
}

/**
 * The minute that exam mode gives for a screen before a section. It's kept here alone, for nothing on
 * the server runs yet: opening the screen again begins it again.
 */
export function ExamMinute({ label, onZero }: ExamMinuteProps) {
  const [end] = useState(() => performance.now() + INSTRUCTION_SECONDS * 1000);
  const isDone = useRef(false);
  const left = useTimeLeft(
    () => end - performance.now(),
    () => {
      // A section must not begin in a tab that somebody has left.
      if (isDone.current || document.visibilityState === "hidden") return;
      isDone.current = true;
      onZero();
    },
  );
  return (
    <div className="flex items-baseline gap-3">
      <span aria-hidden="true" className="text-sm text-exam-bar-muted @max-[40rem]:hidden">
        {label}
      </span>
      <span role="timer" aria-label={label} className="text-h4 font-ui numerals">
        {formatTimeLeft(left ?? 0)}
      </span>
      <VisuallyHidden aria-live="polite">{wordsAt(left ?? 0)}</VisuallyHidden>
    </div>
  );
}

function wordsAt(left: number): string {
  if (left <= 10_000) return "10 seconds left";
  return left <= 30_000 ? "30 seconds left" : "";
}
