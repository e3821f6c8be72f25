import { useEffect, useEffectEvent, useState } from "react";

/** Long enough to read what has ended. A faster reader presses the button. */
export const SHOWN_SECONDS = 10;
/** Running out of time comes unexpectedly. */
export const SHOWN_AT_ZERO_SECONDS = 20;

export interface GoingOn {
  /** Null when it isn't counting: it isn't ready yet, or the learner stays. */
  secondsLeft: number | null;
  stay: () => void;
}

/**
 * Moves on automatically after some time on screen. Pressing anything stops it, so that nothing
 * moves while a hand is reaching for a button.
 */
export function useGoOnAfterwards(
  isReady: boolean,
  goOn: () => void,
  shownSeconds = SHOWN_SECONDS,
): GoingOn {
  const [secondsLeft, setSecondsLeft] = useState(shownSeconds);
  const [isStaying, setStaying] = useState(false);
  const isCounting = isReady && !isStaying;
  const onTime = useEffectEvent(goOn);

  useEffect(() => {
    if (!isCounting) return undefined;
    let left = shownSeconds;
    const clock = setInterval(() => {
      // The time stands still while the page is hidden.
      if (document.hidden) return;
      left -= 1;
      setSecondsLeft(left);
      if (left > 0) return;
      clearInterval(clock);
      onTime();
    }, 1000);
    const own = new AbortController();
    const stop = () => setStaying(true);
    // The key that gave the last answer may still be held down.
    const onKey = ({ repeat }: KeyboardEvent) => !repeat && stop();
    window.addEventListener("keydown", onKey, { signal: own.signal });
    window.addEventListener("pointerdown", stop, { signal: own.signal });
    // Scrolling, too, is reading.
    window.addEventListener("wheel", stop, { signal: own.signal, passive: true });
    return () => {
      clearInterval(clock);
      own.abort();
    };
  }, [isCounting, shownSeconds]);

  return { secondsLeft: isCounting ? secondsLeft : null, stay: () => setStaying(true) };
}
