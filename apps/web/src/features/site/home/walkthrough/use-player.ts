import { useEffect, useRef, useState } from "react";
import { LENGTH } from "./chapters.ts";

export interface Player {
  /** Seconds played so far. */
  second: number;
  isPlaying: boolean;
  /** Continues, or starts over if it has ended. */
  play: () => void;
  pause: () => void;
  goTo: (second: number) => void;
}

/** Advances while it plays, one step for each frame on screen. */
export function usePlayer(): Player {
  const [second, setSecond] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const place = useRef(second);

  function goTo(next: number) {
    place.current = next;
    setSecond(next);
  }

  useEffect(() => {
    if (!isPlaying) return undefined;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      // A frame may have started before the press, and a window that was hidden continues where it was.
      place.current = Math.min(
        LENGTH,
        place.current + Math.min(Math.max(now - last, 0), 100) / 1000,
      );
      last = now;
      setSecond(place.current);
      if (place.current < LENGTH) frame = requestAnimationFrame(step);
      else setPlaying(false);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying]);

  return {
    second,
    isPlaying,
    play: () => {
      if (place.current >= LENGTH) goTo(0);
      setPlaying(true);
    },
    pause: () => setPlaying(false),
    goTo,
  };
}
