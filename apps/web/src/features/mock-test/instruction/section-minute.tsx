import { breakOverrun } from "@theta/contract";
import { useServerClock } from "../../exam/clock/use-server-clock.ts";
import { ExamMinute } from "../shared/exam-minute.tsx";
import { MinuteTimer } from "../shared/minute-timer.tsx";
import type { NextSection } from "./next-section.ts";

const LABEL = "Section starts in";

interface SectionMinuteProps {
  section: NextSection;
  onZero: () => void;
}

/** The minute for a section's instructions. After a break that ran out, it's the server's. */
export function SectionMinute({ section, onZero }: SectionMinuteProps) {
  const { time, serverTime } = section;
  const startBy = section.break?.startBy;
  if (startBy === undefined) return <ExamMinute label={LABEL} time={time} onZero={onZero} />;
  if (breakOverrun(serverTime - startBy) > 0) return null;
  return <MinuteAfterBreak startBy={startBy} serverTime={serverTime} onZero={onZero} />;
}

interface MinuteAfterBreakProps {
  startBy: number;
  serverTime: number;
  onZero: () => void;
}

function MinuteAfterBreak({ startBy, serverTime, onZero }: MinuteAfterBreakProps) {
  const { millisecondsLeft } = useServerClock({ deadline: startBy, serverTime });
  // Someone who comes back to a section that has lost time should read that first.
  const isLate = () => breakOverrun(-(millisecondsLeft() ?? 0)) > 0;
  return (
    <MinuteTimer
      label={LABEL}
      millisecondsLeft={millisecondsLeft}
      onZero={() => !isLate() && onZero()}
    />
  );
}
