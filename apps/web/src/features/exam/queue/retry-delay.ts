const FIRST = 500;
const LONGEST = 8_000;
/** A server may ask for more patience than we'd have, but not without limit. */
const MOST_ASKED = 30_000;

const FIRST_PATIENCE_SECONDS = 4;
const MOST_PATIENCE_SECONDS = 16;

/**
 * How long to wait for a reply after so many failures in a row. We give up soon on a connection that
 * hangs, because the server's grace is ten seconds, but one that's only slow must get through eventually.
 */
export function replyPatience(failures: number): number {
  return Math.min(FIRST_PATIENCE_SECONDS * 2 ** failures, MOST_PATIENCE_SECONDS);
}

/** At most a second apart, for as many tries as fit into the server's grace, with some to spare. */
const LAST_CHANCE_FAILURES = 2;
const LAST_CHANCE_TRIES = 15;

/**
 * How many failures to count after zero. Otherwise, a connection that was down before zero would be tried
 * only every eight seconds and could come back in vain: the server takes answers for ten seconds.
 */
export function lastChanceFailures(failures: number): number {
  return failures > LAST_CHANCE_TRIES ? failures : Math.min(failures, LAST_CHANCE_FAILURES);
}

/**
 * How long to wait after so many failures in a row: half a second, doubling up to eight, each time a
 * little more or less, so that a roomful of learners doesn't come back at the same moment.
 */
export function retryDelay(
  failures: number,
  random: () => number,
  askedSeconds: number | null = null,
): number {
  const own = Math.min(LONGEST, FIRST * 2 ** (failures - 1)) * (0.8 + 0.4 * random());
  return askedSeconds === null ? own : Math.max(own, Math.min(askedSeconds * 1000, MOST_ASKED));
}
