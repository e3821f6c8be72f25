import type { RunningClock } from "@theta/contract";

export function toRunningClock(
  kind: RunningClock["kind"],
  { testId, deadline, staffAdded, now }: Clock,
): RunningClock {
  return {
    kind,
    testId,
    deadline: deadline.getTime(),
    serverTime: now.getTime(),
    staffAdded,
  };
}

interface Clock {
  testId: string;
  deadline: Date;
  staffAdded: number;
  now: Date;
}
