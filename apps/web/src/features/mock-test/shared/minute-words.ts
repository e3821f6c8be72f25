import type { TimeAllowed } from "@theta/contract";

/** The time that exam mode gives for a screen before a section; null if the screen waits. */
export const MINUTE_WORDS: Record<TimeAllowed, string | null> = {
  standard: "one minute",
  "time-and-a-quarter": "75 seconds",
  "time-and-a-half": "90 seconds",
  "double-time": "two minutes",
  "no-clock": null,
};
