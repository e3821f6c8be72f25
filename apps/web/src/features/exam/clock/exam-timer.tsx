import { Timer } from "../../../ui/timer/timer.tsx";
import { useTimeLeft } from "./use-time-left.ts";

interface ExamTimerProps {
  /** By the server's clock; null while it is not known. */
  millisecondsLeft: () => number | null;
  /** Called once a second as long as the time is over and this stands here. */
  onZero: () => void;
}

/** The ticking part of a test's bar. It only shows; what it says is read anew at every tick. */
export function ExamTimer({ millisecondsLeft, onZero }: ExamTimerProps) {
  const left = useTimeLeft(millisecondsLeft, onZero);
  return left === null ? null : <Timer millisecondsLeft={left} />;
}
