/** Questions with what a learner has answered: while a quiz or test is running, and after it. */
import * as z from "zod/mini";
import { givenFields } from "./answer-fields.ts";
import { PublicQuestion, ReviewedQuestion } from "./question.ts";

export const ServedQuestion = z.strictObject({
  ...PublicQuestion.shape,
  /** Its place, counted from 1. */
  order: z.int(),
  name: z.string(),
  ...givenFields,
  /** Counts on with every saved change, so that a late one is known as late. */
  revision: z.int(),
});
export type ServedQuestion = z.output<typeof ServedQuestion>;

export const SolvedQuestion = z.strictObject({
  ...ReviewedQuestion.shape,
  order: z.int(),
  name: z.string(),
  ...givenFields,
  isCorrect: z.boolean(),
  /** False when the time was up before it came on screen; left out where only such questions are that did. */
  isReached: z.optional(z.boolean()),
  /** Seconds from its coming on screen to its being left; null when that is not known. */
  timeSpent: z.nullable(z.number()),
});
export type SolvedQuestion = z.output<typeof SolvedQuestion>;
