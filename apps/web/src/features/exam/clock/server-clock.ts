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
  isOver: () => boolean;
  /**
   * Whether the time is over, or ran out while the device slept: during sleep, the wall clock keeps
   * running but the steady one stops. Somebody may have set the wall clock, so use this only to
   * decide what to say.
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
  /** `ahead`: the server's clock compared with the steady one. */
  let known: { ahead: number; deadline: number; overAtWall: number; saidAt: number } | null = null;
  const millisecondsLeft = () => known && known.deadline - (known.ahead + steadyNow());
  const isOver = () => {
    const left = millisecondsLeft();
    return left !== null && left <= 0;
  };
  return {
    sync({ deadline, serverTime }) {
      // Something that isn't a time would stop the clock for good and show as "NaN".
      if (!Number.isFinite(deadline) || !Number.isFinite(serverTime)) return;
      // It's late by the time the reply took, so the largest seen is the closest. It grows when this
      // device has slept, and shrinks only when the server's own clock was set back.
      const seen = serverTime - steadyNow();
      const closest = Math.max(seen, known?.ahead ?? seen);
      const ahead = closest - seen > LONGEST_TRAVEL ? seen : closest;
      // A reply that was overtaken on its way may not know of time that was added.
      const isOvertaken =
        known !== null && serverTime < known.saidAt && known.saidAt - serverTime <= LONGEST_TRAVEL;
      if (isOvertaken) return void (known = { ...known!, ahead });
      known = {
        ahead,
        deadline,
        overAtWall: wallNow() + deadline - serverTime,
        saidAt: serverTime,
      };
    },
    millisecondsLeft,
    isOver,
    seemsOver: () => isOver() || (known !== null && wallNow() >= known.overAtWall),
  };
}
