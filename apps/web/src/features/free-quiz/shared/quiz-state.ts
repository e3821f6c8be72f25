/** The quiz passed to `/free-test`, `/Solution`, and `/SolutionAndAnaalytics` as navigation state. */
import { QUIZ_STATUS, QuizCard } from "@theta/contract";
import * as z from "zod/mini";
import { QUIZ_SECONDS } from "./quiz-words.ts";
import { readLearner } from "../../../lib/session/local-session.ts";

export type QuizState = QuizCard;

const Traveling = z.object({
  ...QuizCard.shape,
  duration: z.pipe(
    z.nullish(z.int()),
    z.transform((seconds) => seconds ?? QUIZ_SECONDS),
  ),
  learnerId: z.optional(z.string()),
});

/**
 * A quiz as navigation state, with its owner: a tab's history outlives a session, and the next person
 * to sign in uses the same Back button.
 */
export function stateOf(quiz: QuizState): QuizState & { learnerId: string | undefined } {
  return { ...quiz, learnerId: readLearner()?.userId };
}

/**
 * Returns the quiz in a navigation state, however it got there, or null if there's none or it's
 * somebody else's. Its status may be out of date: ask the server.
 */
export function quizOfState(state: unknown): QuizState | null {
  const { data } = Traveling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...quiz } = data;
  return learnerId === undefined || learnerId === readLearner()?.userId ? quiz : null;
}

/** Whether this learner's own session put the state there. */
export function isStamped(state: unknown): boolean {
  const { learnerId }: { learnerId?: unknown } = Object(state);
  return learnerId !== undefined && learnerId === readLearner()?.userId;
}

/** Whether its results are open only with a running plan. An unfinished quiz has none yet. */
export function needsPlan({ topicTest, status }: QuizState): boolean {
  return topicTest !== undefined && status === QUIZ_STATUS.completed;
}
