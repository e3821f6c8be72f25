/** How a learner takes tests: accommodations like the exam's, and what the test center is like. */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { route } from "./route.ts";
import { TimeAllowed } from "./shared/card-fields.ts";

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
