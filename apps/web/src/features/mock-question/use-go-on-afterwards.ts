import { useEffect, useEffectEvent } from "react";

/** Long enough to read two lines; whoever is quicker presses. */
export const SHOWN_MILLISECONDS = 6000;

/**
 * Goes on by itself after a while in sight. Who presses anything meanwhile decides alone when: nothing
 * moves away under a hand that is on its way to a button.
 */
export function useGoOnAfterwards(isReady: boolean, goOn: () => void): void {
  const onTime = useEffectEvent(goOn);
  useEffect(() => {
    if (!isReady) return undefined;
    const own = new AbortController();
    const { signal } = own;
    let timer: ReturnType<typeof setTimeout> | undefined;
    function wait() {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(() => onTime(), SHOWN_MILLISECONDS);
    }
    function stop() {
      clearTimeout(timer);
      own.abort();
    }
    // The key that gave the last answer may still be held down.
    const onKey = ({ repeat }: KeyboardEvent) => !repeat && stop();
    document.addEventListener("visibilitychange", wait, { signal });
    window.addEventListener("keydown", onKey, { signal });
    window.addEventListener("pointerdown", stop, { signal });
    wait();
    return stop;
  }, [isReady]);
}
