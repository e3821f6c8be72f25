import { useEffect, useState } from "react";

/** True once something has lasted. What's over in a blink isn't worth mentioning. */
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
