import type { TimeAllowed } from "@theta/contract";
import { useHasClock } from "../../test-settings/test-settings-data.ts";

interface NoResponseProps {
  /** What may be running: "a quiz". */
  what: string;
  /** Its time, if it's known. */
  time?: TimeAllowed | undefined;
}

/** Why a test didn't open, and what that means if it's running. */
export function NoResponse({ what, time }: NoResponseProps) {
  const hasClock = useHasClock(time);
  return (
    <>
      Theta didn't respond. If {what} is running, your answers are safe
      {hasClock && " and the clock keeps running"}.
    </>
  );
}
