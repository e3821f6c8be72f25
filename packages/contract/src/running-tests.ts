/** Tests with a running clock, for the bar on every other page that leads back to them. */
import * as z from "zod/mini";
import { result } from "./envelope.ts";
import { QuizCard } from "./shared/quiz-card.ts";
import { SectionType } from "./shared/card-fields.ts";
import { MockCard } from "./mock-test/mock-card.ts";
import { route } from "./route.ts";

/** With the server's time, because a browser's clock may be wrong. */
const clock = { deadline: z.number(), serverTime: z.number() };

export const RunningTest = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("mock"), mock: MockCard, sectionType: SectionType, ...clock }),
  /** Between two sections of a mock, with the one that comes next. */
  z.strictObject({ kind: z.literal("break"), mock: MockCard, sectionType: SectionType, ...clock }),
  z.strictObject({ kind: z.literal("quiz"), quiz: QuizCard, ...clock }),
]);
export type RunningTest = z.output<typeof RunningTest>;

/** A clock that runs, and how much of it support has added. */
export const RunningClock = z.strictObject({
  kind: z.enum(["mock", "quiz"]),
  /** The mock's, or the quiz's. */
  testId: z.string(),
  ...clock,
  /** Seconds. */
  staffAdded: z.int(),
});
export type RunningClock = z.output<typeof RunningClock>;

export const runningTests = {
  list: route({
    method: "GET",
    path: "/running-tests",
    access: "learner",
    summary:
      "Returns the mock section or the break whose clock is running, and up to three running quizzes.",
    reply: result(z.array(RunningTest)),
    errors: [],
  }),
  clocks: route({
    method: "GET",
    path: "/running-tests/clocks",
    access: "learner",
    summary:
      "Stays open and says when a running clock is moved: first all clocks as they are, then each that changes. Ends with the session.",
    reply: result(z.array(RunningClock)),
    events: true,
    errors: [],
  }),
} as const;
