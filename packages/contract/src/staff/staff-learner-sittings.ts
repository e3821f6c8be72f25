/** A learner's mocks and quizzes as the console shows them: when, how far, how it went. */
import * as z from "zod/mini";

const moment = z.nullable(z.number());

export const StaffLearnerSection = z.strictObject({
  sectionId: z.string(),
  section: z.enum(["quant", "verbal", "dataInsights"]),
  place: z.int(),
  state: z.enum(["waiting", "running", "ended"]),
  startedAt: moment,
  deadline: moment,
  endedAt: moment,
  endedBy: z.nullable(z.string()),
  answered: z.int(),
  total: z.int(),
  score: z.nullable(z.int()),
  /** How often it was opened again after it had ended. */
  reopened: z.int(),
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
