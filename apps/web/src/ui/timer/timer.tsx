import { useState } from "react";
import { classNames } from "../class-names.ts";
import { formatTimeLeft, timerPhase, type TimerPhase } from "./time-left.ts";
import { VisuallyHidden } from "../visually-hidden.tsx";

/** White, yellow, then red and pulsing; with reduced motion, the last minute is bold instead. */
const LOOK: Record<TimerPhase, string> = {
  calm: "text-on-exam-bar font-ui",
  low: "text-exam-timer-low font-strong",
  last: "text-exam-timer-last font-strong motion-safe:animate-last-minute motion-reduce:font-[800]",
};

const WORDS: Record<TimerPhase, string> = {
  calm: "",
  low: "5 minutes left",
  last: "1 minute left",
};

interface TimerProps {
  millisecondsLeft: number;
  /** Text before the numbers: always read aloud, shown where there's room. */
  label?: string | undefined;
  /** Shows no figures, and still speaks at its marks. */
  isHidden?: boolean | undefined;
  className?: string | undefined;
}

/** The time left on a test's dark bar. It keeps no clock; its parent does. */
export function Timer({
  millisecondsLeft,
  label = "Time left",
  isHidden = false,
  className,
}: TimerProps) {
  const phase = timerPhase(millisecondsLeft);
  const words = useWordsOnCrossing(phase);
  return (
    <div className={classNames("flex items-baseline gap-3 bg-exam-bar", className)}>
      <span aria-hidden="true" className="text-sm text-exam-bar-muted @max-[40rem]:hidden">
        {label}
      </span>
      {!isHidden && (
        <span
          role="timer"
          aria-label={label}
          data-phase={phase}
          className={classNames("text-h4 numerals", LOOK[phase])}
        >
          {formatTimeLeft(millisecondsLeft)}
        </span>
      )}
      <VisuallyHidden aria-live="polite">{words}</VisuallyHidden>
    </div>
  );
}

/** Announces a threshold when it's crossed while the learner is here, not every second and not on arrival. */
function useWordsOnCrossing(phase: TimerPhase): string {
  const [seen, setSeen] = useState({ phase, words: "" });
  if (seen.phase === phase) return seen.words;
  const now = { phase, words: WORDS[phase] };
  setSeen(now);
  return now.words;
}
