import { Refusal } from "../../../platform/refusal.ts";

interface GateOptions {
  atOnce: number;
  mostWaiting: number;
  longestWaitMs: number;
}

/**
 * Runs a limited number of jobs at once, lets a limited number wait for a while, and refuses the
 * rest. For work that would otherwise take over the whole machine.
 */
export function createGate({ atOnce, mostWaiting, longestWaitMs }: GateOptions) {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw busy();
    await new Promise<void>((resolve, reject) => {
      const admit = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(admit), 1);
        reject(busy());
      }, longestWaitMs);
      waiting.push(admit);
    });
  }

  /** The place goes to the one that has waited longest. */
  function leave(): void {
    const admit = waiting.shift();
    if (admit) admit();
    else running -= 1;
  }

  return async function pass<T>(work: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}

function busy(): Refusal {
  return new Refusal(
    503,
    "busy",
    "Theta is very busy right now. Please try again in a few seconds.",
    {
      retryAfterSeconds: 3,
    },
  );
}
