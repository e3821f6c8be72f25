const FIRST = 500;
const LONGEST = 8_000;
/** A server may ask for more patience than we would have, but not for any. */
const MOST_ASKED = 30_000;

/**
 * How long to wait after so many failures in a row: half a second, doubling up to eight, each time a
 * little more or less, so that a hall full of learners does not come back in one moment.
 */
export function retryDelay(
  failures: number,
  random: () => number,
  askedSeconds: number | null = null,
): number {
  const own = Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.8 + 0.4 * random());
  return Math.max(own, Math.min((askedSeconds ?? 0) * 1000, MOST_ASKED));
}
