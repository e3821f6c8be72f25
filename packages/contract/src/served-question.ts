/** Questions with what a learner has answered: while a quiz or test is running, and after it. */
import * as z from "zod/mini";
import { PublicQuestion, ReviewedQuestion } from "./question.ts";

const PartAnswers = z.array(z.strictObject({ partId: z.string(), optionId: z.string() }));
export type PartAnswers = z.output<typeof PartAnswers>;

/** What was chosen: `optionId` for one of several, `partAnswers` where a question has parts. */
const given = {
  isAnswered: z.boolean(),
  optionId: z.optional(z.string()),
  partAnswers: z.optional(PartAnswers),
};

export const ServedQuestion = z.strictObject({
  ...PublicQuestion.shape,
  /** Its place, counted from 1. */
  order: z.int(),
  name: z.string(),
  ...given,
  /** Counts on with every saved change, so that a late one is known as late. */
  revision: z.int(),
});
export type ServedQuestion = z.output<typeof ServedQuestion>;

export const SolvedQuestion = z.strictObject({
  ...ReviewedQuestion.shape,
  order: z.int(),
  name: z.string(),
  ...given,
  isCorrect: z.boolean(),
  /** False when the time was up before it came on screen; left out where only such questions are that did. */
  isReached: z.optional(z.boolean()),
  /** Seconds from its coming on screen to its being left; null when that is not known. */
  timeSpent: z.nullable(z.number()),
});
export type SolvedQuestion = z.output<typeof SolvedQuestion>;

const id = z.string().check(z.maxLength(64));

/** An answer as it is sent: `answerId` for one of several, `parts` where a question has parts. */
export const answerFields = {
  answerId: z.optional(id),
  parts: z.optional(
    z.array(z.strictObject({ partId: id, optionId: id })).check(z.minLength(1), z.maxLength(6)),
  ),
};
