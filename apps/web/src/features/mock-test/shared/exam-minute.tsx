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
 * The minute that exam mode gives for a screen before a section, or more for a learner with more
 * time. It's kept only here, because nothing on the server is running yet: opening the screen again
 * starts it over. Without a clock, there's no minute.
 */
export function ExamMinute({ label, time, onZero }: ExamMinuteProps) {
  const [start] = useState(() => performance.now());
  const seconds = instructionSeconds(time);
  if (seconds === null) return null;
  const millisecondsLeft = () => start + seconds * 1000 - performance.now();
  return <MinuteTimer label={label} millisecondsLeft={millisecondsLeft} onZero={onZero} />;
}
