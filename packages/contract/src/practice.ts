/** The question bank as practice: one question at a time, the solution at once. */
import * as z from "zod/mini";
import { quizAnswerFields } from "./answer-fields.ts";
import { result } from "./envelope.ts";
import { idField } from "./ids.ts";
import { FORMATS } from "./question.ts";
import { route } from "./route.ts";
import { ServedQuestion, SolvedQuestion } from "./served-question.ts";

export const PRACTICE_LEVELS = ["easy", "medium", "hard"] as const;
export const PRACTICE_SECTIONS = ["quant", "verbal", "dataInsights"] as const;

/** What a learner wants to practise; whatever is left out is left open. */
export const PracticeFilter = z.strictObject({
  section: z.optional(z.enum(PRACTICE_SECTIONS)),
  /** The label of a topic, as `practice.overview` names it. */
  topic: z.optional(z.string().check(z.maxLength(80))),
  level: z.optional(z.enum(PRACTICE_LEVELS)),
  format: z.optional(z.enum(FORMATS)),
  /** Only questions that were answered wrong, or left unanswered by a quiz that ended, when last met. */
  onlyMissed: z.optional(z.boolean()),
});
export type PracticeFilter = z.output<typeof PracticeFilter>;

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
  /** Questions once missed whose day for another look has come. */
  due: z.int(),
  /** Questions that were answered wrong, or left unanswered by a quiz that ended, when last met. */
  missed: z.int(),
  /** When the next one falls due, if none is due now. */
  nextDueAt: z.nullable(z.number()),
});
export type PracticeOverview = z.output<typeof PracticeOverview>;

const answered = result(
  z.strictObject({
    question: SolvedQuestion,
    /** When it comes back for review; null when it needs none. */
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
      /** The question just left, so that another one comes. */
      after: z.optional(idField("question")),
    }),
    reply: result(
      z.strictObject({
        /** null when nothing fits. */
        question: z.nullable(ServedQuestion),
        /** To be sent with the answer, so that one sent again later counts once. */
        showingId: z.nullable(z.int()),
        /** Why this one: it is due for review, or was missed, or is new, or has been right before. */
        reason: z.nullable(z.enum(["due", "missed", "new", "again"])),
        /** Seconds since it first came on screen, the learner there or not; null after a long absence. */
        secondsSoFar: z.nullable(z.number()),
        /** How many fit. */
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
      /** Seconds that the question was in view with the learner there. More than went by doesn't count. */
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
