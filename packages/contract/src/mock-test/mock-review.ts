/** What exam mode adds to a section: bookmarks, and a review where some answers may be changed. */
import * as z from "zod/mini";
import { mockAnswerFields } from "../answer-fields.ts";
import { result } from "../envelope.ts";
import { idField } from "../ids.ts";
import { runningSection, SectionEnd } from "./mock-section.ts";
import { route } from "../route.ts";
import { ServedQuestion } from "../served-question.ts";

/** A question in the review, with the answer that counts now. */
export const QuestionInReview = z.strictObject({
  question: ServedQuestion,
  isBookmarked: z.boolean(),
  isEdited: z.boolean(),
});
export type QuestionInReview = z.output<typeof QuestionInReview>;

/** Exam mode after the last answer, while time is left. All questions come at once, to be read without a connection. */
export const SectionReview = z.strictObject({
  isReview: z.literal(true),
  ...runningSection,
  editsLeft: z.int(),
  questions: z.array(QuestionInReview),
});
export type SectionReview = z.output<typeof SectionReview>;

const whichQuestion = {
  mockTestId: idField("mock test"),
  questionId: idField("question"),
};

/** Among the calls of `mockTest`. */
export const mockReview = {
  bookmark: route({
    method: "POST",
    path: "/mock-test/bookmark-mock-test-question",
    access: "learner",
    summary:
      "Sets or clears the bookmark of a question in exam mode, also after its section has ended. Repeating the call changes nothing.",
    body: z.object({
      ...whichQuestion,
      isBookmarked: z.boolean("Say whether the question is bookmarked."),
    }),
    reply: result(z.strictObject({ questionId: z.string(), isBookmarked: z.boolean() })),
    errors: ["mock-not-started", "not-exam-mode"],
  }),
  editAnswer: route({
    method: "POST",
    path: "/mock-test/edit-mock-test-answer",
    access: "learner",
    summary:
      "Changes an answer in the review. Each change uses one of three edits. Repeating the call doesn't use another.",
    body: z.object({
      ...whichQuestion,
      ...mockAnswerFields,
      /**
       * Which of the section's edits it is, from 1, so that a call that's sent again is recognized.
       */
      editNumber: z
        .int("The edit number is a whole number from 1.")
        .check(
          z.gte(1, "The edit number is a whole number from 1."),
          z.lte(99, "The edit number is a whole number from 1."),
        ),
    }),
    reply: result(z.union([SectionReview, SectionEnd])),
    errors: [
      "mock-not-started",
      "not-in-review",
      "no-edits-left",
      "edited-elsewhere",
      "section-ended",
      "time-is-up",
      "not-an-answer",
    ],
  }),
} as const;
