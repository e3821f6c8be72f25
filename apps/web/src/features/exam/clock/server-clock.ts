/** What every reply with a timer contains, in milliseconds since 1970 by the server's clock. */
export interface ServerTimes {
  deadline: number;
  serverTime: number;
}

export interface ServerClock {
  /** Call it the moment a reply arrives. */
  sync: (times: ServerTimes) => void;
  /** Null before the first reply. Negative once the time is over. */
  millisecondsLeft: () => number | null;
  /**
   * Whether the time is over, or ran out while the device slept, when the wall clock goes on but the
   * steady one stops. Somebody may have set the wall clock, so use this only for what to say.
   */
  seemsOver: () => boolean;
}

/** No reply takes longer than this, because calls time out sooner. */
const LONGEST_TRAVEL = 30_000;

/**
 * The server's clock as seen from here. It runs on a clock that nobody can set (`performance.now`),
 * because this device's wall clock may be a day off or be corrected in the middle of a test.
 */
export function createServerClock(
  steadyNow: () => number = () => performance.now(),
  wallNow: () => number = () => Date.now(),
): ServerClock {
  let ahead: number | null = null;
  let deadline = 0;
  let overAtWall = Number.POSITIVE_INFINITY;
  const millisecondsLeft = () => (ahead === null ? null : deadline - (ahead + steadyNow()));
  return {
    sync(times) {
      // Something that isn't a time would stop the clock for good and show as "NaN".
      if (!Number.isFinite(times.deadline) || !Number.isFinite(times.serverTime)) return;
      deadline = times.deadline;
      overAtWall = wallNow() + deadline - times.serverTime;
      // It's late by the time the reply took, so the largest seen is the closest. It grows when this
      // device has slept, and shrinks only when the server's own clock was set back.
      const seen = times.serverTime - steadyNow();
      if (ahead === null || seen > ahead || ahead - seen > LONGEST_TRAVEL) ahead = seen;
    },
    millisecondsLeft,
    seemsOver: () => (millisecondsLeft() ?? 1) <= 0 || wallNow() >= overAtWall,
  };
}
