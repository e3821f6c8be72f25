import * as z from "zod/mini";
import { SectionType, TimeAllowed } from "./card-fields.ts";
import { PLAN_LOCKS } from "./locks.ts";

export const QuizCard = z.strictObject({
  freeQuizId: z.string(),
  quizType: SectionType,
  testType: z.literal(1),
  name: z.string(),
  /** What it is about, in one sentence. */
  about: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  /** Seconds. */
  duration: z.int(),
  /** Available From. */
  expiryDateTimestamp: z.number(),
  isAvailable: z.boolean(),
  totalQuestions: z.int(),
  /** Only for a topic test, which plans include. */
  topicTest: z.optional(
    z.strictObject({
      topic: z.string(),
      /** Why it can't be started (status 0) or its results can't be read (status 2). */
      lock: z.nullable(z.enum(PLAN_LOCKS)),
    }),
  ),
  startDateTimestamp: z.optional(z.number()),
  /** Of a quiz that was started. */
  time: z.optional(TimeAllowed),
  /** Only for a finished quiz, and only while its results may be read. */
  endDateTimestamp: z.optional(z.number()),
  score: z.optional(z.int()),
  correctAnswers: z.optional(z.int()),
  wrongAnswers: z.optional(z.int()),
  /** Questions that were never on screen before time was up. */
  unreachedQuestions: z.optional(z.int()),
});
export type QuizCard = z.output<typeof QuizCard>;
