import { useEffect, useEffectEvent } from "react";

/**
 * What to do when the line is back: nobody should have to press Retry for that. Queries see to it
 * themselves; a question is put on screen and answered by mutations.
 */
export function useBackOnline(goOn: () => void): void {
  const back = useEffectEvent(goOn);
  useEffect(() => {
    const onBack = () => back();
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  }, []);
}
