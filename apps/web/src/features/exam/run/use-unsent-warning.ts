import { useEffect, useEffectEvent } from "react";
import { isLeaving } from "../../../lib/session/leaving.ts";

/** The browser asks before the page is closed while something is not acknowledged, and only then. */
export function useUnsentWarning(hasUnsent: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    // Sent to the login page: nobody has to decide, and the answer is kept.
    if (hasUnsent() && !isLeaving()) event.preventDefault();
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, []);
}
