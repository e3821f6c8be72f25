/** A learner's mocks and quizzes as the console shows them: when, how far, how it went. */
import * as z from "zod/mini";

const moment = z.nullable(z.number());

export const StaffLearnerSection = z.strictObject({
  sectionId: z.string(),
  section: z.enum(["quant", "verbal", "dataInsights"]),
  place: z.int(),
  /** "reopened": by support, and its learner hasn't continued yet. */
  state: z.enum(["planned", "running", "ended", "reopened"]),
  startedAt: moment,
  deadline: moment,
  endedAt: moment,
  endedBy: z.nullable(z.string()),
  answered: z.int(),
  total: z.int(),
  score: z.nullable(z.int()),
  /** How often its page was opened again while it ran. */
  pageReloads: z.int(),
});
export type StaffLearnerSection = z.output<typeof StaffLearnerSection>;

export const StaffLearnerMock = z.strictObject({
  mockId: z.string(),
  name: z.string(),
  mode: z.enum(["forward", "exam"]),
  timeAllowed: z.string(),
  openedAt: z.number(),
  startedAt: moment,
  endedAt: moment,
  total: z.nullable(z.int()),
  sections: z.array(StaffLearnerSection),
});
export type StaffLearnerMock = z.output<typeof StaffLearnerMock>;

export const StaffLearnerQuiz = z.strictObject({
  quizId: z.string(),
  name: z.string(),
  startedAt: z.number(),
  deadline: z.number(),
  endedAt: moment,
  endedBy: z.nullable(z.string()),
  answered: z.int(),
  total: z.int(),
  right: z.nullable(z.int()),
});
export type StaffLearnerQuiz = z.output<typeof StaffLearnerQuiz>;

/** How many of a learner's tests the results of a search show. */
export const LAST_TESTS = 3;

export const StaffLastTest = z.strictObject({
  kind: z.enum(["mock", "quiz"]),
  testId: z.string(),
  name: z.string(),
  startedAt: z.number(),
  endedAt: moment,
});
export type StaffLastTest = z.output<typeof StaffLastTest>;
