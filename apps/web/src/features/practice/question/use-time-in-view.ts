import { useEffect, useState } from "react";
import { addSeconds, savedSeconds } from "./saved-seconds.ts";
import { ViewClock } from "./view-clock.ts";

const SIGNS = ["pointermove", "pointerdown", "keydown", "wheel", "scroll", "touchmove"];

interface InView {
  /** Identifies this showing of the question. */
  showing: string;
  /** Seconds since it was first shown, or null if that's too long ago to say. */
  secondsSoFar: number | null;
  isCounting: boolean;
}

/**
 * How long the learner has looked at a question, in seconds. It doesn't count while the page is hidden
 * or after a long silence, and is never longer than the question has been on screen. Returns a function
 * that reads it.
 */
export function useTimeInView({ showing, secondsSoFar, isCounting }: InView): () => number {
  const [clock] = useState(() => new ViewClock());
  const [openedAt] = useState(() => performance.now());
  useEffect(() => {
    if (!isCounting) return;
    const keep = () => {
      clock.stop();
      addSeconds(showing, clock.take());
    };
    const follow = () => {
      if (document.hidden) keep();
      else clock.start();
    };
    const sign = () => clock.sign();
    const passively = { passive: true, capture: true };
    follow();
    document.addEventListener("visibilitychange", follow);
    window.addEventListener("pagehide", keep);
    window.addEventListener("pageshow", follow);
    for (const kind of SIGNS) window.addEventListener(kind, sign, passively);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      window.removeEventListener("pagehide", keep);
      window.removeEventListener("pageshow", follow);
      for (const kind of SIGNS) window.removeEventListener(kind, sign, passively);
      keep();
    };
  }, [clock, showing, isCounting]);
  return () => {
    const seen = savedSeconds(showing) + clock.seconds();
    if (secondsSoFar === null) return seen;
    return Math.min(seen, secondsSoFar + (performance.now() - openedAt) / 1000);
  };
}
