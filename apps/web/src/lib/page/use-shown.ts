import { useEffect, useState } from "react";

/** How long the page waits for something that takes its time before it shows the rest. */
const PATIENCE_MS = 3000;

/** Whether to show the page: once nothing is awaited or it took too long, and from then on, also while it loads again. */
export function useShown(isAwaited: boolean): boolean {
  const [wasShown, setShown] = useState(!isAwaited);
  useEffect(() => {
    if (wasShown) return undefined;
    const timer = setTimeout(() => setShown(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [wasShown]);
  if (!isAwaited && !wasShown) setShown(true);
  return wasShown || !isAwaited;
}
