import { useContext, useState } from "react";
import { RecordsHere } from "../../../lib/device/records.ts";

/** The keys of what's hidden start with it. */
export const HIDDEN = "hidden-in-exam:";

export interface Hidden {
  isHidden: boolean;
  toggle: () => void;
}

/** Whether the learner has hidden a part of the test's bar. This device remembers it. */
export function useHidden(part: "clock" | "counter"): Hidden {
  const key = HIDDEN + part;
  const records = useContext(RecordsHere);
  const [isHidden, setHidden] = useState(() => records.read(key) === true);
  function toggle() {
    if (isHidden) records.remove(key);
    else records.write(key, true);
    setHidden(!isHidden);
  }
  return { isHidden, toggle };
}
