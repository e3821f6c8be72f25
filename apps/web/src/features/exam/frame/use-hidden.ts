import { useState } from "react";
import { readRecord, removeRecord, writeRecord } from "../../../lib/device/device-store.ts";

export interface Hidden {
  isHidden: boolean;
  toggle: () => void;
}

/** Whether the learner has hidden a part of the test's bar. This device remembers it. */
export function useHidden(part: "clock" | "counter"): Hidden {
  const key = `hidden-in-exam:${part}`;
  const [isHidden, setHidden] = useState(() => readRecord(key) === true);
  function toggle() {
    if (isHidden) removeRecord(key);
    else writeRecord(key, true);
    setHidden(!isHidden);
  }
  return { isHidden, toggle };
}
