/** How long everything in a mock takes. */
import type { TimeAllowed } from "../shared/card-fields.ts";
import { TIME_FACTORS } from "../shared/time-factors.ts";

export const SECTION_SECONDS = 2700;
/** The optional break after one of the sections. */
export const BREAK_SECONDS = 600;

/** In exam mode, a section's instructions and the choice of the section order each have a minute. */
const INSTRUCTION_SECONDS = 60;

/** The same for a learner with more time; null without a clock, when these screens wait. */
export function instructionSeconds(time: TimeAllowed): number | null {
  const factor = TIME_FACTORS[time];
  return factor === null ? null : INSTRUCTION_SECONDS * factor;
}

/**
 * How long the page and the connection may take between the end of the instructions and the start
 * of the section.
 */
const START_GRACE_SECONDS = 5;
/** A break that runs over takes its time from the next section, but never all of it. */
const LEAST_SECTION_SECONDS = 300;

/** Whole seconds that a section loses when it starts so many milliseconds later than it should after a break. */
export function breakOverrun(millisecondsLate: number): number {
  const counted = Math.floor(millisecondsLate / 1000) - START_GRACE_SECONDS;
  return Math.min(Math.max(0, counted), SECTION_SECONDS - LEAST_SECTION_SECONDS);
}
