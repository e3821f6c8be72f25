/** For an answer that left the browser before time was up and arrived after. */
export const GRACE_SECONDS = 10;
/** A browser may find that time is up a moment before the database does. */
const END_TOLERANCE_SECONDS = 2;

interface Times {
  readonly deadline: Date;
  readonly now: Date;
}

/** Even a late answer is no longer accepted. */
export function isOver({ deadline, now }: Times): boolean {
  return now.getTime() > deadline.getTime() + GRACE_SECONDS * 1000;
}

export function isLate({ deadline, now }: Times): boolean {
  return now.getTime() > deadline.getTime();
}

/** Whether a quiz or section may be ended with questions left. */
export function isTimeUp({ deadline, now }: Times): boolean {
  return now.getTime() >= deadline.getTime() - END_TOLERANCE_SECONDS * 1000;
}

/** The recorded end of an attempt: never after its deadline. */
export function endOf({ deadline, now }: Times): { at: Date; by: "learner" | "time" } {
  return isLate({ deadline, now }) ? { at: deadline, by: "time" } : { at: now, by: "learner" };
}
