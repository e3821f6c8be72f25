/**
 * Counts the elementary steps of deciding whether a blueprint can still be met: sums of ranges,
 * words of state sets, edges of flows. It changes no result. Tests and benchmarks read it because a
 * bound on work holds even on a busy machine, where a bound on time doesn't.
 */
export const effort = { units: 0 };
