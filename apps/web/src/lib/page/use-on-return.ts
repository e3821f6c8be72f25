import { useEffect, useEffectEvent } from "react";

const LOOK_MILLISECONDS = 5_000;
/** If two clocks drift apart by more than this, the device was asleep or someone set its clock. */
const PARTED_MILLISECONDS = 2_000;

/** Calls back when the learner returns to the page, the device wakes up, or the connection is back. */
export function useOnReturn(onAwake: () => void): void {
  const awake = useEffectEvent(onAwake);
  useEffect(() => {
    let parted = Date.now() - performance.now();
    const wake = () => awake();
    const wakeWhenSeen = () => document.visibilityState === "visible" && awake();
    const look = setInterval(() => {
      const now = Date.now() - performance.now();
      if (Math.abs(now - parted) > PARTED_MILLISECONDS) awake();
      parted = now;
    }, LOOK_MILLISECONDS);
    document.addEventListener("visibilitychange", wakeWhenSeen);
    window.addEventListener("online", wake);
    return () => {
      clearInterval(look);
      document.removeEventListener("visibilitychange", wakeWhenSeen);
      window.removeEventListener("online", wake);
    };
  }, []);
}
