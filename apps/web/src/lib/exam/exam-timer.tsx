import { useEffect, useEffectEvent, useReducer } from "react";
import { Timer } from "../../ui/timer.tsx";

interface ExamTimerProps {
  /** By the server's clock; null while it is not known. */
  millisecondsLeft: () => number | null;
  /** Called once a second as long as the time is over and this stands here. */
  onZero: () => void;
}

/** The ticking part of a test's bar. It only shows; what it says is read anew at every tick. */
export function ExamTimer({ millisecondsLeft, onZero }: ExamTimerProps) {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  const left = millisecondsLeft();
  const work = useEffectEvent(() => {
    tick();
    const now = millisecondsLeft();
    if (now !== null && now <= 0) onZero();
    return untilNextSecond(now);
  });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const go = () => {
      clearTimeout(timer);
      timer = setTimeout(go, work());
    };
    timer = setTimeout(go, 0);
    // A hidden tab's timers are slow; whoever looks again sees the right time at once.
    document.addEventListener("visibilitychange", go);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", go);
    };
  }, []);
  return left === null ? null : <Timer millisecondsLeft={left} />;
}

/** A little after the change, so that it is not missed by a hair. */
function untilNextSecond(left: number | null): number {
  return left === null || left <= 0 ? 1000 : (left % 1000) + 5;
}
