import { useEffect, useState } from "react";

/** How long a slow answer may hold back the rest of the page. */
const PATIENCE_MS = 3000;

/** True once everything has arrived or the wait has been too long. It stays true when something loads again. */
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
