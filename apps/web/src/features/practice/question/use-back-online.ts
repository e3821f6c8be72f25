import { useEffect, useEffectEvent } from "react";

/**
 * What to do when the connection is back, so that nobody has to press Retry for that. Queries refetch by
 * themselves, but mutations, which load and answer questions, don't.
 */
export function useBackOnline(goOn: () => void): void {
  const back = useEffectEvent(goOn);
  useEffect(() => {
    const onBack = () => back();
    window.addEventListener("online", onBack);
    return () => window.removeEventListener("online", onBack);
  }, []);
}
