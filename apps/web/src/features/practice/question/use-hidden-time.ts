import { useState } from "react";

const KEY = "practice-time-hidden";

function read(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this learner wants to see how long a question takes. Remembered in this browser. */
export function useHiddenTime(): [boolean, (isHidden: boolean) => void] {
  const [isHidden, setHidden] = useState(read);
  return [
    isHidden,
    (hide) => {
      setHidden(hide);
      try {
        if (hide) localStorage.setItem(KEY, "1");
        else localStorage.removeItem(KEY);
      } catch {
        // Storage is forbidden or full, so the choice lasts until the page is closed.
      }
    },
  ];
}
