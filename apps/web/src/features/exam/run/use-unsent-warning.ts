import { useEffect, useEffectEvent } from "react";
import { isLeaving } from "../../../lib/session/leaving.ts";

/** Makes the browser ask before closing the page, but only while something isn't acknowledged. */
export function useUnsentWarning(hasUnsent: () => boolean): void {
  const warn = useEffectEvent((event: BeforeUnloadEvent) => {
    // On the way to the sign-in page, there's nothing to decide: the answer is kept.
    if (hasUnsent() && !isLeaving()) event.preventDefault();
  });
  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => warn(event);
    window.addEventListener("beforeunload", onLeave);
    return () => window.removeEventListener("beforeunload", onLeave);
  }, []);
}
