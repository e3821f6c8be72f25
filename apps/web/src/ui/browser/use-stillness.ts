import { useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the reader has asked their device for less motion. Unknown in HTML, where nothing moves. */
export function useStillness(): boolean {
  return useSyncExternalStore(
    follow,
    () => matchMedia(REDUCED_MOTION).matches,
    () => false,
  );
}

function follow(onChange: () => void) {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}
