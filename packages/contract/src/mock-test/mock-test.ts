/** Mock tests: the list, taking one section after the other, and the score. */
import * as z from "zod/mini";
import { mockAnswerFields } from "../answer-fields.ts";
import { result } from "../envelope.ts";
import { idField } from "../ids.ts";
import { list, pageFields, type SectionName, sectionTypeField, testTypeField } from "../lists.ts";
import { MOCK_KINDS, MockCard } from "./mock-card.ts";
import { MockMode } from "./mock-mode.ts";
import { MockReport, SectionResult } from "./mock-report.ts";
import { mockReview, SectionReview } from "./mock-review.ts";
import { RunningMock, SectionEnd } from "./mock-section.ts";
import { route } from "../route.ts";
import { SolvedQuestion } from "../served-question.ts";
import { SectionType, TimeAllowed } from "../shared/card-fields.ts";

/** Between sections: the last one is over and the next one hasn't been started. */
export const MOCK_STATUS = { notStarted: 0, started: 1, betweenSections: 2, completed: 3 } as const;
export const SECTION_STATUS = { notStarted: 1, started: 2 } as const;

/** The specification's orders first, then the exam's other three. */
export const SECTION_ORDERS: Readonly<Record<number, readonly SectionName[]>> = {
  1: ["quant", "verbal", "dataInsights"],
  2: ["verbal", "quant", "dataInsights"],
  3: ["dataInsights", "quant", "verbal"],
  4: ["quant", "dataInsights", "verbal"],
  5: ["verbal", "dataInsights", "quant"],
  6: ["dataInsights", "verbal", "quant"],
};

/** The break that may be taken now: on offer, running until `endsAt`, or over. */
export const MockBreak = z.strictObject({
  state: z.enum(["offered", "running", "over"]),
  seconds: z.int(),
  startedAt: z.optional(z.number()),
  endsAt: z.optional(z.number()),
  /** In exam mode, after a break that ran out: when the instructions have had their time, too. */
  startBy: z.optional(z.number()),
});
export type MockBreak = z.output<typeof MockBreak>;

/** Where a mock is. Without `sectionType`, all its sections are over. */
export const SectionDetails = z.strictObject({
  mockTestId: z.string(),
  name: z.string(),
  kind: z.enum(MOCK_KINDS),
  mode: MockMode,
  time: TimeAllowed,
  sectionTypes: z.array(SectionType),
  sectionType: z.optional(SectionType),
  sectionStatus: z.optional(z.union([z.literal(1), z.literal(2)])),
  mockTestSectionId: z.optional(z.string()),
  /** Number of the section, starting at 1. */
  order: z.optional(z.int()),
  totalQuestions: z.optional(z.int()),
  /** Support has reopened it: it continues where it stopped. */
  isReopened: z.optional(z.literal(true)),
  /** Seconds. */
  duration: z.optional(z.int()),
  startDateTimestamp: z.optional(z.number()),
  deadline: z.optional(z.number()),
  serverTime: z.number(),
  /** Before a section that follows another, unless the break was taken earlier. */
  break: z.nullable(MockBreak),
});
export type SectionDetails = z.output<typeof SectionDetails>;

const mockId = idField("mock test");
const which = z.object({ mockTestId: mockId });
const whichSection = z.object({ mockTestId: mockId, sectionType: sectionTypeField });
/** A number, as JSON sends it. */
const sectionTypeInBody = z.union(
  [z.literal(1), z.literal(2), z.literal(3)],
  "The section type is 1 (Data Insights), 2 (Verbal Reasoning) or 3 (Quantitative).",
);

export const mockTest = {
  list: route({
    method: "GET",
    path: "/mock-test/user-mock-test-list",
    access: "learner",
    summary:
      "Lists the mock tests and the learner's progress in each: full mocks first, or one kind only.",
    query: z.object({
      testType: testTypeField,
      kind: z.optional(z.enum(MOCK_KINDS, "The kind of mock is full or sectional.")),
      ...pageFields,
    }),
    reply: list(MockCard),
    errors: [],
  }),
  lastMocks: route({
    method: "GET",
    path: "/mock-test/last-mock-test",
    access: "learner",
    summary: "Returns the running mock and the last finished one, for screens opened by address.",
    reply: result(
      z.strictObject({
        running: z.nullable(MockCard),
        finished: z.nullable(MockCard),
        /** The test mode that the learner chose last. */
        mode: MockMode,
      }),
    ),
    errors: [],
  }),
  selectOrder: route({
    method: "POST",
    path: "/mock-test/select-mock-test-order",
    access: "learner",
    summary:
      "Opens a mock in the chosen section order and test mode. A sectional mock takes no order. Without a mode, the mock is forward only.",
    body: z.object({
      mockTestId: mockId,
      orderType: z.optional(
        z
          .int("The section order is a number from 1 to 6.")
          .check(
            z.gte(1, "The section order is a number from 1 to 6."),
            z.lte(6, "The section order is a number from 1 to 6."),
          ),
      ),
      mode: z.optional(MockMode),
    }),
    reply: result(SectionDetails),
    errors: [
      "subscription-required",
      "not-in-plan",
      "not-yet-available",
      "order-needed",
      "order-already-chosen",
      "mode-already-chosen",
    ],
  }),
  currentSection: route({
    method: "GET",
    path: "/mock-test/current-section-details",
    access: "learner",
    summary: "Returns the running or next section, and the break if one is available.",
    query: which,
    reply: result(SectionDetails),
    errors: ["mock-not-started"],
  }),
  place: route({
    method: "GET",
    path: "/mock-test/mock-place",
    access: "learner",
    summary: "Returns the running or next section, or null if the mock isn't open yet.",
    query: which,
    reply: result(z.nullable(SectionDetails)),
    errors: [],
  }),
  startSection: route({
    method: "POST",
    path: "/mock-test/start-mock-test-section",
    access: "learner",
    summary: "Starts or resumes a section. The clock never goes back.",
    body: z.object({ mockTestId: mockId, mockTestSectionId: idField("section") }),
    reply: result(z.union([RunningMock, SectionReview])),
    errors: [
      "mock-not-started",
      "subscription-required",
      "not-in-plan",
      "not-next-section",
      "section-ended",
      "other-section-running",
    ],
  }),
  currentQuestion: route({
    method: "GET",
    path: "/mock-test/current-mock-test-question",
    access: "learner",
    summary:
      "Returns the running section's current question or its review, with the server's time.",
    query: which,
    reply: result(z.union([RunningMock, SectionReview])),
    errors: ["mock-not-started", "section-not-started"],
  }),
  submitAnswer: route({
    method: "POST",
    path: "/mock-test/submit-mock-test-answer",
    access: "learner",
    summary:
      "Records the answer to the current question and returns the next one, the review, or the section's end.",
    body: z.object({
      mockTestId: mockId,
      questionId: idField("question"),
      ...mockAnswerFields,
      sectionType: z.optional(sectionTypeInBody),
      /**
       * Only here because the specification names it. The server counts on its own and never reads
       * it.
       */
      isLastQuestion: z.optional(z.boolean()),
    }),
    reply: result(z.union([RunningMock, SectionReview, SectionEnd])),
    errors: [
      "mock-not-started",
      "section-ended",
      "time-is-up",
      "already-answered",
      "not-an-answer",
    ],
  }),
  ...mockReview,
  endSection: route({
    method: "POST",
    path: "/mock-test/end-mock-test-section",
    access: "learner",
    summary:
      "Ends a section whose time is up or whose review is done. Repeating the call returns the same result.",
    body: z.object({ mockTestId: mockId, sectionType: sectionTypeInBody }),
    reply: result(SectionEnd),
    errors: ["mock-not-started", "section-not-started", "section-not-over"],
  }),
  takeTimeBack: route({
    method: "POST",
    path: "/mock-test/take-time-back",
    access: "learner",
    summary: "Gives the running section back the time it lost to an outage, once.",
    body: which,
    reply: result(z.union([RunningMock, SectionReview])),
    errors: ["mock-not-started", "section-not-started", "nothing-to-take-back"],
  }),
  startBreak: route({
    method: "POST",
    path: "/mock-test/start-break",
    access: "learner",
    summary:
      "Starts the optional break between two sections. Repeating the call doesn't extend it.",
    body: which,
    reply: result(SectionDetails),
    errors: ["mock-not-started", "no-break-now"],
  }),
  endBreak: route({
    method: "POST",
    path: "/mock-test/end-break",
    access: "learner",
    summary: "Ends the break early.",
    body: which,
    reply: result(SectionDetails),
    errors: ["mock-not-started", "no-break-now"],
  }),
  sectionQuestions: route({
    method: "GET",
    path: "/mock-test/mock-test-section-questions",
    access: "learner",
    summary: "Returns the questions of one section of a finished mock with the learner's answers.",
    query: whichSection,
    reply: result(z.array(SolvedQuestion)),
    errors: ["mock-not-finished", "subscription-required"],
  }),
  solution: route({
    method: "GET",
    path: "/mock-test/mock-test-solution",
    access: "learner",
    summary:
      "Returns the questions of one section as a bare list, with keys, explanations, and solutions.",
    query: whichSection,
    reply: z.array(SolvedQuestion),
    errors: ["mock-not-finished", "subscription-required"],
  }),
  sectionResult: route({
    method: "GET",
    path: "/mock-test/mock-test-overall-analysis",
    access: "learner",
    summary: "Returns the scores of a finished mock and one of its sections.",
    query: whichSection,
    reply: result(SectionResult),
    errors: ["mock-not-finished", "subscription-required"],
  }),
  report: route({
    method: "GET",
    path: "/mock-test/mock-test-report",
    access: "learner",
    summary:
      "Returns the full report on a finished mock: scores with their ranges, paths, and test conditions.",
    query: which,
    reply: result(z.strictObject({ mock: MockCard, report: MockReport })),
    errors: ["mock-not-finished", "subscription-required"],
  }),
} as const;
