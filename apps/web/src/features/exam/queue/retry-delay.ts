const FIRST = 500;
const LONGEST = 8_000;
/** A server may ask for more patience than we would have, but not for any. */
const MOST_ASKED = 30_000;

const FIRST_PATIENCE_SECONDS = 4;
const MOST_PATIENCE_SECONDS = 16;

/**
 * How long to wait for a reply after so many failures in a row. A line that hangs is given up soon, for
 * the server's grace is ten seconds; one that is only slow must not be given up for ever.
 */
export function replyPatience(failures: number): number {
  return Math.min(FIRST_PATIENCE_SECONDS * 2 ** failures, MOST_PATIENCE_SECONDS);
}

/** At most a second apart, for as many tries as fit into the server's grace with some to spare. */
const LAST_CHANCE_FAILURES = 2;
const LAST_CHANCE_TRIES = 15;

/**
 * As how many failures those since zero count. A line that was down before zero would otherwise be tried
 * once in eight seconds and be back in vain: the server takes an answer for ten seconds after it.
 */
export function lastChanceFailures(failures: number): number {
  return failures > LAST_CHANCE_TRIES ? failures : Math.min(failures, LAST_CHANCE_FAILURES);
}

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
