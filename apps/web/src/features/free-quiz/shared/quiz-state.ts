/** The quiz that travels to `/free-test`, `/Solution` and `/SolutionAndAnaalytics` as navigation state. */
import { QuizCard } from "@theta/contract";
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
 * A quiz as it travels, with whose it is: a tab's history outlives a session, and whoever logs in next
 * goes through it with the same Back button.
 */
export function stateOf(quiz: QuizState): QuizState & { learnerId: string | undefined } {
  return { ...quiz, learnerId: readLearner()?.userId };
}

/**
 * The quiz in a navigation state, however that got there; null when it is none, or somebody else's. How
 * far the learner is in it may have changed since: that the server knows.
 */
export function quizOfState(state: unknown): QuizState | null {
  const { data } = Traveling.safeParse(state);
  if (!data) return null;
  const { learnerId, ...quiz } = data;
  return learnerId === undefined || learnerId === readLearner()?.userId ? quiz : null;
}

/** Whether a screen of this learner has put the state there. */
export function isStamped(state: unknown): boolean {
  const { learnerId }: { learnerId?: unknown } = Object(state);
  return learnerId !== undefined && learnerId === readLearner()?.userId;
}
