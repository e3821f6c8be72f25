import * as z from "zod/mini";
import { SectionType, TimeAllowed } from "../shared/card-fields.ts";
import { MOCK_LOCKS } from "../shared/locks.ts";
import { MockMode } from "./mock-mode.ts";

/** A sectional mock has one section and no section order. */
export const MOCK_KINDS = ["full", "sectional"] as const;
export type MockKind = (typeof MOCK_KINDS)[number];

export const MockCard = z.strictObject({
  mockTestId: z.string(),
  testType: z.literal(1),
  kind: z.enum(MOCK_KINDS),
  /** In the chosen order, once there is one. */
  sectionTypes: z.array(SectionType),
  name: z.string(),
  about: z.string(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  /** Seconds for all sections together. */
  duration: z.int(),
  totalQuestions: z.int(),
  /** Available From. */
  createdAt: z.number(),
  isAvailable: z.boolean(),
  /** Why it can't be started (status 0) or its results can't be read (status 3). */
  lock: z.nullable(z.enum(MOCK_LOCKS)),
  startDateTimestamp: z.optional(z.number()),
  /** Of an opened mock. */
  mode: z.optional(MockMode),
  time: z.optional(TimeAllowed),
  /** For an opened mock, how many of its sections are over. */
  sectionsDone: z.optional(z.int()),
  /** Only for a finished mock, and only while its results may be read. */
  endDateTimestamp: z.optional(z.number()),
  /** The total with its range, or the section's score for a sectional test. */
  score: z.optional(z.int()),
  low: z.optional(z.int()),
  high: z.optional(z.int()),
  /** A section was answered too fast to say how sure its score is. Then there's no band, and it's in no trend. */
  isTooFast: z.optional(z.boolean()),
  percentile: z.optional(z.number()),
  correctAnswers: z.optional(z.int()),
  wrongAnswers: z.optional(z.int()),
  /** Whether or not they were on screen. */
  unansweredQuestions: z.optional(z.int()),
  /** Unanswered questions that were never chosen, so there is nothing to show. */
  unreachedQuestions: z.optional(z.int()),
});
export type MockCard = z.output<typeof MockCard>;
