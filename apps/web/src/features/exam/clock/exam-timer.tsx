import { Timer } from "../../../ui/timer/timer.tsx";
import { useTimeLeft } from "./use-time-left.ts";

interface ExamTimerProps {
  /** By the server's clock, or null while it isn't known. */
  millisecondsLeft: () => number | null;
  /** Called once a second while the time is over and this is mounted. */
  onZero: () => void;
}

/** The ticking part of a test's bar. It only displays, and reads the time again at every tick. */
export function ExamTimer({ millisecondsLeft, onZero }: ExamTimerProps) {
  const left = useTimeLeft(millisecondsLeft, onZero);
  return left === null ? null : <Timer millisecondsLeft={left} />;
}
