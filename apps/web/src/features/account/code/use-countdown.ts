import { useEffect, useState } from "react";

/** Counts down the whole seconds until a time; 0 once it has passed. */
export function useCountdown(until: number): number {
  const [now, setNow] = useState(() => Date.now());
  const secondsLeft = Math.max(0, Math.ceil((until - now) / 1000));
  const running = until > now;

  useEffect(() => {
    if (!running) return undefined;
    const clock = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(clock);
  }, [running]);

  return secondsLeft;
}
