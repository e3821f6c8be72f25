/** How a learner takes tests: accommodations like the exam's, and what the test center is like. */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { route } from "./route.ts";

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
export const TimeAllowed = z.enum(TIMES_ALLOWED, "Choose how much time tests give you");
export type TimeAllowed = z.output<typeof TimeAllowed>;

/** Without a clock, a test still ends eventually, so that abandoned ones don't stay open. */
const NO_CLOCK_SECONDS = 24 * 3600;

/** How many seconds this learner gets for a test that has this many for everybody else. */
export function secondsAllowed(seconds: number, time: TimeAllowed): number {
  const factor = TIME_FACTORS[time];
  return factor === null ? NO_CLOCK_SECONDS : Math.round(seconds * factor);
}

/** Text in tests, in percent. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
const TextSize = z.union(
  [z.literal(100), z.literal(125), z.literal(150), z.literal(175), z.literal(200)],
  "Choose a text size from 100% to 200%",
);

export const TestSettings = z.strictObject({
  time: TimeAllowed,
  /** A break before every section but the first, instead of one. */
  hasExtraBreaks: z.boolean(),
  textSize: TextSize,
  hasHighContrast: z.boolean(),
  hasLineReader: z.boolean(),
  /** Options are covered until they are asked for. */
  masksAnswers: z.boolean(),
  /** As in the test center: the calculator takes no keys. */
  isCalculatorMouseOnly: z.boolean(),
});
export type TestSettings = z.output<typeof TestSettings>;

export const STANDARD_SETTINGS: TestSettings = {
  time: "standard",
  hasExtraBreaks: false,
  textSize: 100,
  hasHighContrast: false,
  hasLineReader: false,
  masksAnswers: false,
  isCalculatorMouseOnly: false,
};

export const testSettings = {
  read: route({
    method: "GET",
    path: "/test-settings",
    access: "learner",
    summary: "Returns how the learner takes tests: time, breaks, and how the screen looks.",
    reply: result(TestSettings),
    errors: [],
  }),
  save: route({
    method: "PUT",
    path: "/test-settings",
    access: "learner",
    summary:
      "Changes how the learner takes tests; settings that aren't sent stay. Running tests keep the time they started with.",
    body: z.partial(z.object(TestSettings.shape)),
    reply: result(TestSettings),
    errors: [],
  }),
} as const;
