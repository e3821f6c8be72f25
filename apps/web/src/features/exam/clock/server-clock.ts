/** What every answer with a timer carries, in milliseconds since 1970 by the server's clock. */
export interface ServerTimes {
  deadline: number;
  serverTime: number;
}

export interface ServerClock {
  /** Call it the moment an answer is there. */
  sync: (times: ServerTimes) => void;
  /** Null before the first answer. Below zero once the time is over. */
  millisecondsLeft: () => number | null;
  /**
   * Whether the time is over, or has been slept away: then the wall clock has gone on while the steady
   * one stood still. Somebody may have set the wall clock, so it is good for words and nothing else.
   */
  seemsOver: () => boolean;
}

/** No answer travels longer than this: calls are given up before. */
const LONGEST_TRAVEL = 30_000;

/**
 * The server's clock, seen from here. It goes on by a clock that nobody can set (`performance.now`);
 * the wall clock of this device may be wrong by a day, or be set right in the middle of a test.
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
      // What isn't a time would stop the clock for good, and show as "NaN".
      if (!Number.isFinite(times.deadline) || !Number.isFinite(times.serverTime)) return;
      deadline = times.deadline;
      overAtWall = wallNow() + deadline - times.serverTime;
      // Late by the time that the answer travelled, so the largest seen is the nearest. It grows when
      // this device has slept, and falls only when the server's own clock was set back.
      const seen = times.serverTime - steadyNow();
      if (ahead === null || seen > ahead || ahead - seen > LONGEST_TRAVEL) ahead = seen;
    },
    millisecondsLeft,
    seemsOver: () => (millisecondsLeft() ?? 1) <= 0 || wallNow() >= overAtWall,
  };
}
