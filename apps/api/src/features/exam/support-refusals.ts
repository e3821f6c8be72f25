import { Refusal } from "../../platform/refusal.ts";

export function nothingRunning(): Refusal {
  return new Refusal(
    409,
    "nothing-running",
    "Nothing is running: it hasn't begun, or it has ended. Look at it again.",
  );
}

/** The clock that one of the staff had on screen when they decided to add time. */
export interface SeenClock {
  /** Null for a quiz. */
  sectionId: string | null;
  deadline: number;
}

export function clockChanged(): Refusal {
  return new Refusal(
    409,
    "changed-meanwhile",
    "The clock has changed since you looked: somebody else added time, an outage was made up for, or another section runs now. Look at it again, then add what's still needed.",
  );
}
