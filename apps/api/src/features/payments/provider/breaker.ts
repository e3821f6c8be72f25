interface BreakerOptions {
  /** This many failures in a row open it. */
  failures: number;
  /** How long it lets nobody through. After that, a single failure opens it again. */
  pauseMs: number;
}

interface Breaker {
  isOpen(): boolean;
  note(hasWorked: boolean): void;
}

/** Keeps requests from waiting for a service that hasn't answered for a while. */
export function createBreaker({ failures, pauseMs }: BreakerOptions): Breaker {
  let failed = 0;
  let openUntil = 0;
  return {
    isOpen: () => performance.now() < openUntil,
    note(hasWorked) {
      failed = hasWorked ? 0 : failed + 1;
      if (failed >= failures) openUntil = performance.now() + pauseMs;
    },
  };
}
