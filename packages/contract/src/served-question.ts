/** Questions with the learner's answers, during a quiz or test and after it. */
import * as z from "zod/mini";
import { givenFields } from "./answer-fields.ts";
import { PublicQuestion, ReviewedQuestion } from "./question.ts";

/** The first and last of the questions that share a passage or sources, by their `order`. */
const QuestionSet = z.strictObject({ first: z.int(), last: z.int() });
export type QuestionSet = z.output<typeof QuestionSet>;

export const ServedQuestion = z.strictObject({
  ...PublicQuestion.shape,
  /** Its place, starting at 1. */
  order: z.int(),
  name: z.string(),
  /** In a quiz, where it's known beforehand. */
  set: z.optional(QuestionSet),
  ...givenFields,
  /** Goes up with every saved change, so that a late one can be recognized. */
  revision: z.int(),
});
export type ServedQuestion = z.output<typeof ServedQuestion>;

export const SolvedQuestion = z.strictObject({
  ...ReviewedQuestion.shape,
  order: z.int(),
  name: z.string(),
  ...givenFields,
  isCorrect: z.boolean(),
  /** False if time was up before it appeared. Left out where every question listed did appear. */
  isReached: z.optional(z.boolean()),
  /** Of a mock in exam mode. */
  isBookmarked: z.optional(z.boolean()),
  isEdited: z.optional(z.boolean()),
  /** If it's edited: the first answer in short, with a text for each part. */
  firstAnswer: z.optional(z.array(z.string())),
  /** Seconds on screen; null when unknown. */
  timeSpent: z.nullable(z.number()),
});
export type SolvedQuestion = z.output<typeof SolvedQuestion>;
