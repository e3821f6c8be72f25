interface BreakerOptions {
  /** So many failures in a row open it. */
  failures: number;
  /** For so long nobody is let through then; afterwards one failure is enough to open it again. */
  pauseMs: number;
}

interface Breaker {
  isOpen(): boolean;
  note(hasWorked: boolean): void;
}

/** Keeps requests from waiting for somebody who has not answered for a while. */
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
