/** The section of a mock that runs, question by question, and how it ends. */
import * as z from "zod/mini";
import { MockMode } from "./mock-mode.ts";
import { ServedQuestion } from "../served-question.ts";
import { SectionType, TimeAllowed } from "../shared/card-fields.ts";

/** The section that runs, and its clock. */
export const runningSection = {
  mockTestId: z.string(),
  name: z.string(),
  mode: MockMode,
  time: TimeAllowed,
  totalQuestions: z.int(),
  sectionType: SectionType,
  mockTestSectionId: z.string(),
  startDateTimestamp: z.number(),
  deadline: z.number(),
  serverTime: z.number(),
  /**
   * Seconds that a fault of ours cost this section: how many the learner may still take back, and
   * how many they took.
   */
  timeBack: z.optional(z.strictObject({ available: z.int(), taken: z.int() })),
  /** Seconds that support has added. */
  staffAdded: z.optional(z.int()),
  /** In exam mode: seconds that the break before this section ran over, taken off its time. */
  breakOverrun: z.optional(z.int()),
};

export const RunningMock = z.strictObject({
  ...runningSection,
  currentQuestionId: z.string(),
  order: z.int(),
  /** The specification's name for `order === totalQuestions`. */
  isLastQuestion: z.boolean(),
  question: ServedQuestion,
  /** In exam mode only. */
  isBookmarked: z.boolean(),
});
export type RunningMock = z.output<typeof RunningMock>;

export const SectionEnd = z.strictObject({
  sectionEnded: z.literal(true),
  sectionType: SectionType,
  endedBy: z.enum(["learner", "time"]),
  answered: z.int(),
  totalQuestions: z.int(),
  /** Whether this was the mock's last section. */
  isMockOver: z.boolean(),
});
export type SectionEnd = z.output<typeof SectionEnd>;
