import { useSyncExternalStore } from "react";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the reader's device asks for reduced motion. Unknown in the HTML, where nothing moves. */
export function useReducedMotion(): boolean {
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
