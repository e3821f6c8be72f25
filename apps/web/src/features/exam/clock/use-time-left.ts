import { useEffect, useEffectEvent, useReducer } from "react";

/**
 * How much time is left, read anew at every tick; null while that is not known. `onZero` is called once
 * a second as long as the time is over.
 */
export function useTimeLeft(
  millisecondsLeft: () => number | null,
  onZero: () => void,
): number | null {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
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
  return millisecondsLeft();
}

/** A little after the change, so that it is not missed by a hair. */
function untilNextSecond(left: number | null): number {
  return left === null || left <= 0 ? 1000 : (left % 1000) + 5;
}
