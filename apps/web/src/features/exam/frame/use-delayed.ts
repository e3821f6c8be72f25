import { useEffect, useState } from "react";

/** True once something has lasted: what is over in a blink need not be said. */
export function useDelayed(is: boolean, milliseconds: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!is) return undefined;
    const timer = setTimeout(() => setLasted(true), milliseconds);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [is, milliseconds]);
  return is && hasLasted;
}
