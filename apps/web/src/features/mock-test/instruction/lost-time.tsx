import { breakOverrun } from "@theta/contract";
import type { ReactNode } from "react";
import { useServerClock } from "../../exam/clock/use-server-clock.ts";
import { useTimeLeft } from "../../exam/clock/use-time-left.ts";
import { durationWords } from "../../../lib/clock-time.ts";

interface LostTimeProps {
  /** From then on, the section loses time. */
  startBy: number;
  serverTime: number;
  /** What to say until then. */
  children: ReactNode;
}

/** Counts what a section has lost so far because it wasn't started after the break. */
export function LostTime({ startBy, serverTime, children }: LostTimeProps) {
  const { millisecondsLeft } = useServerClock({ deadline: startBy, serverTime });
  const left = useTimeLeft(millisecondsLeft, () => {}) ?? startBy - serverTime;
  const lost = breakOverrun(-left);
  if (lost === 0) return children;
  return (
    <>
      Your time on this screen is up, too: this section has lost {durationWords(lost)} so far. Start
      it as soon as you can.
    </>
  );
}
