/** Reads the quiz in a navigation state, which is checked only by the screens that read it. */
import { QuizCard } from "@theta/contract";
import * as z from "zod/mini";
import type { QuizState } from "./quiz-state.ts";
import { QUIZ_SECONDS } from "./quiz-words.ts";
import { readLearner } from "../../../lib/session/local-session.ts";

const Traveling = z.object({
  ...QuizCard.shape,
  duration: z.pipe(
    z.nullish(z.int()),
    z.transform((seconds) => seconds ?? QUIZ_SECONDS),
  ),
  learnerId: z.optional(z.string()),
});

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
