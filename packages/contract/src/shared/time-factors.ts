/** How much time a test gives: so many times the exam's, or no clock (null). */
export const TIME_FACTORS = {
  standard: 1,
  "time-and-a-quarter": 1.25,
  "time-and-a-half": 1.5,
  "double-time": 2,
  "no-clock": null,
} as const;
export const TIMES_ALLOWED = [
  "standard",
  "time-and-a-quarter",
  "time-and-a-half",
  "double-time",
  "no-clock",
] as const satisfies readonly (keyof typeof TIME_FACTORS)[];

/** Without a clock, a test still ends eventually, so that abandoned ones don't stay open. */
const NO_CLOCK_SECONDS = 24 * 3600;

/** How many seconds this learner gets for a test that has this many for everybody else. */
export function secondsAllowed(seconds: number, time: (typeof TIMES_ALLOWED)[number]): number {
  const factor = TIME_FACTORS[time];
  return factor === null ? NO_CLOCK_SECONDS : Math.round(seconds * factor);
}
