/** The quiz passed to `/free-test`, `/Solution`, and `/SolutionAndAnaalytics` as navigation state. */
import { QUIZ_STATUS, type QuizCard } from "@theta/contract";
import { readLearner } from "../../../lib/session/local-session.ts";

export type QuizState = QuizCard;

/**
 * A quiz as navigation state, with its owner: a tab's history outlives a session, and the next person
 * to sign in uses the same Back button.
 */
export function stateOf(quiz: QuizState): QuizState & { learnerId: string | undefined } {
  return { ...quiz, learnerId: readLearner()?.userId };
}

/** Whether its results are open only with a running plan. An unfinished quiz has none yet. */
export function needsPlan({ topicTest, status }: QuizState): boolean {
  return topicTest !== undefined && status === QUIZ_STATUS.completed;
}
