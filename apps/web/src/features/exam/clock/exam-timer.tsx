import type { TimeAllowed } from "@theta/contract";
import { TimeNote } from "./time-note.tsx";
import { Timer } from "../../../ui/timer/timer.tsx";
import { useTimeLeft } from "./use-time-left.ts";

interface ExamTimerProps {
  /** By the server's clock, or null while it isn't known. */
  millisecondsLeft: () => number | null;
  /** Called once a second while the time is over and this is mounted. */
  onZero: () => void;
  time: TimeAllowed;
}

/** The ticking part of a test's bar. It's display only, and reads the time again at every tick. */
export function ExamTimer({ millisecondsLeft, onZero, time }: ExamTimerProps) {
  const left = useTimeLeft(millisecondsLeft, onZero);
  if (left === null) return null;
  return (
    <div className="flex flex-col items-end @max-[18rem]:items-start">
      {time !== "no-clock" && <Timer millisecondsLeft={left} />}
      <TimeNote time={time} />
    </div>
  );
}
