import { useEffect, useEffectEvent, useReducer } from "react";

/**
 * How much time is left, read again at every tick, or null while that isn't known. `onZero` is called
 * once a second while the time is over.
 */
export function useTimeLeft(
  millisecondsLeft: () => number | null,
  onZero: () => void,
): number | null {
  const [, tick] = useReducer(() => ({}), {});
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
    timer = setTimeout(go);
    // A hidden tab's timers are slow, so show the right time as soon as it's visible again.
    document.addEventListener("visibilitychange", go);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", go);
    };
  }, []);
  return millisecondsLeft();
}

/** A little after the change, so as not to miss it by a hair. */
function untilNextSecond(left: number | null): number {
  return left === null || left <= 0 ? 1000 : (left % 1000) + 5;
}
