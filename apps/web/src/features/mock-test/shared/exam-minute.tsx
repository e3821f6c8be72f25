import { instructionSeconds, type TimeAllowed } from "@theta/contract";
import { useState } from "react";
import { MinuteTimer } from "./minute-timer.tsx";

interface ExamMinuteProps {
  /** "Time to choose". */
  label: string;
  time: TimeAllowed;
  onZero: () => void;
}

/**
 * The minute that exam mode gives for a screen before a section, or more for a learner with more time. It's kept
 * here alone, for nothing on the server runs yet: opening the screen again begins it again. Without a clock, there's
 * none.
 */
export function ExamMinute({ label, time, onZero }: ExamMinuteProps) {
  const [start] = useState(() => performance.now());
  const seconds = instructionSeconds(time);
  if (seconds === null) return null;
  const millisecondsLeft = () => start + seconds * 1000 - performance.now();
  return <MinuteTimer label={label} millisecondsLeft={millisecondsLeft} onZero={onZero} />;
}
