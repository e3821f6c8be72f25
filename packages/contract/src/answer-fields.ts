/**
 * The specification's names for an answer, which differ from call to call. Browsers send and read
 * them, so they can't change. Nothing outside this file knows them; everywhere else there is only
 * `Answer`.
 */
import * as z from "zod/mini";
import type { Answer } from "./shared/answer.ts";

const sentId = z.string().check(z.maxLength(64));
const sentParts = z.optional(
  z
    .array(z.strictObject({ partId: sentId, optionId: sentId }))
    .check(z.minLength(1), z.maxLength(6)),
);

/**
 * Sent to a quiz or to practice: `answerId` for one of several options, `parts` for a question with
 * parts.
 */
export const quizAnswerFields = { answerId: z.optional(sentId), parts: sentParts };

/** Sent to a mock: `optionId` instead of `answerId`. */
export const mockAnswerFields = { optionId: z.optional(sentId), parts: sentParts };

const chosenParts = z.optional(
  z.array(z.strictObject({ partId: z.string(), optionId: z.string() })),
);

/**
 * In a question that comes back: `optionId` for one of several options, `partAnswers` for parts.
 */
export const givenFields = {
  isAnswered: z.boolean(),
  optionId: z.optional(z.string()),
  partAnswers: chosenParts,
};

/**
 * When requested on its own: `answerId` is null if nothing was chosen or the question has parts.
 */
export const selectedFields = {
  isAnswered: z.boolean(),
  answerId: z.nullable(z.string()),
  parts: chosenParts,
};

type OutputOf<Fields extends z.core.$ZodShape> = z.output<z.ZodMiniObject<Fields>>;
type SentFields = Partial<OutputOf<typeof quizAnswerFields & typeof mockAnswerFields>>;

/** Null when it isn't an answer: nothing was sent, or both kinds at once. */
export function answerSent({ answerId, optionId = answerId, parts }: SentFields): Answer | null {
  if (optionId === undefined) return parts === undefined ? null : { parts };
  return parts === undefined ? { optionId } : null;
}

/** The server's answer for a question; null when nothing was chosen. */
export function answerOf({
  isAnswered,
  optionId,
  partAnswers,
}: OutputOf<typeof givenFields>): Answer | null {
  if (!isAnswered) return null;
  if (optionId !== undefined) return { optionId };
  return partAnswers && partAnswers.length > 0 ? { parts: partAnswers } : null;
}

export function quizFieldsOf(answer: Answer): OutputOf<typeof quizAnswerFields> {
  return "optionId" in answer ? { answerId: answer.optionId } : { parts: answer.parts };
}

export function mockFieldsOf(answer: Answer): OutputOf<typeof mockAnswerFields> {
  return "optionId" in answer ? { optionId: answer.optionId } : { parts: answer.parts };
}

export function givenFieldsOf(answer: Answer | null): OutputOf<typeof givenFields> {
  if (answer === null) return { isAnswered: false };
  return "optionId" in answer
    ? { isAnswered: true, optionId: answer.optionId }
    : { isAnswered: true, partAnswers: answer.parts };
}

export function selectedFieldsOf(answer: Answer | null): OutputOf<typeof selectedFields> {
  if (answer === null) return { isAnswered: false, answerId: null };
  return "optionId" in answer
    ? { isAnswered: true, answerId: answer.optionId }
    : { isAnswered: true, answerId: null, parts: answer.parts };
}
