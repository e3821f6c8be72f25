/** The question bank as practice: one question at a time, with the solution right away. */
import * as z from "zod/mini";
import { quizAnswerFields } from "./answer-fields.ts";
import { result } from "./envelope.ts";
import { idField } from "./ids.ts";
import { route } from "./route.ts";
import { ServedQuestion, SolvedQuestion } from "./served-question.ts";
import { FORMATS } from "./shared/formats.ts";
import { PRACTICE_SECTIONS, PracticeFilter } from "./shared/practice-filter.ts";

const PracticeTopic = z.strictObject({
  section: z.enum(PRACTICE_SECTIONS),
  format: z.enum(FORMATS),
  topic: z.string(),
  questions: z.int(),
  answered: z.int(),
  right: z.int(),
});

export const PracticeOverview = z.strictObject({
  topics: z.array(PracticeTopic),
  /** Missed questions that are due for another look. */
  due: z.int(),
  /** Questions answered wrong, or left unanswered in a quiz that ended, the last time around. */
  missed: z.int(),
  /** When the next one falls due, if none is due now. */
  nextDueAt: z.nullable(z.number()),
});
export type PracticeOverview = z.output<typeof PracticeOverview>;

const answered = result(
  z.strictObject({
    question: SolvedQuestion,
    /** When it comes back for review; null if it doesn't need one. */
    dueAt: z.nullable(z.number()),
  }),
);

export const practice = {
  overview: route({
    method: "GET",
    path: "/practice/overview",
    access: "learner",
    summary:
      "Returns what there is to practice, how the learner has done, and what's due for review.",
    reply: result(PracticeOverview),
    errors: [],
  }),
  next: route({
    method: "POST",
    path: "/practice/next-question",
    access: "learner",
    summary:
      "Returns a matching question: one still on screen first, then reviews that are due, then new ones.",
    body: z.object({
      filter: z.prefault(PracticeFilter, {}),
      /** The question just left, so that the next one is different. */
      after: z.optional(idField("question")),
    }),
    reply: result(
      z.strictObject({
        /** null when nothing matches. */
        question: z.nullable(ServedQuestion),
        /** Sent back with the answer, so that an answer sent twice counts once. */
        showingId: z.nullable(z.int()),
        /** Why this question: due for review, missed, new, or right before. */
        reason: z.nullable(z.enum(["due", "missed", "new", "again"])),
        /**
         * Seconds since it first appeared, whether or not the learner was there; null after a long
         * absence.
         */
        secondsSoFar: z.nullable(z.number()),
        /** How many match. */
        fitting: z.int(),
      }),
    ),
    errors: [],
  }),
  answer: route({
    method: "POST",
    path: "/practice/answer",
    access: "learner",
    summary: "Scores an answer and returns the solution. Sending it again changes nothing.",
    body: z.object({
      questionId: idField("question"),
      showingId: z.optional(z.int().check(z.gte(1))),
      /**
       * Seconds the question was in view with the learner there. Time beyond what actually passed
       * doesn't count.
       */
      secondsInView: z.optional(z.number().check(z.gte(0))),
      ...quizAnswerFields,
    }),
    reply: answered,
    errors: ["not-served", "not-an-answer", "answered-already", "kept-for-quiz"],
  }),
  answered: route({
    method: "GET",
    path: "/practice/answered-question",
    access: "learner",
    summary: "Returns the result of an answer, for a window other than the one it was given in.",
    query: z.object({ questionId: idField("question") }),
    reply: answered,
    errors: ["not-served", "not-finished", "kept-for-quiz"],
  }),
} as const;
