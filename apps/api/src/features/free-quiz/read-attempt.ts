import type { Db, Tx } from "../../platform/database/database.ts";
import type { Refusal } from "../../platform/refusal.ts";
import type { QuizAttempt } from "./attempt.ts";
import { selectOptionalAttempt } from "./attempts.queries.ts";
import { selectOptionalQuiz } from "./quizzes.queries.ts";
import { lockOfQuiz } from "./free-quiz.rules.ts";
import { noSuchQuiz, notFinished, notStarted, resultsClosed } from "./refusals.ts";
import { topicAccess } from "./topic-access.ts";

export interface QuizOfLearner {
  learnerId: string;
  quizId: string;
}

/** Why a learner has no attempt at a quiz: it doesn't exist, or it wasn't started. */
export async function refuseUntaken(
  db: Db | Tx,
  { learnerId, quizId }: QuizOfLearner,
): Promise<Refusal> {
  return (await selectOptionalQuiz(db, learnerId, quizId)) ? notStarted() : noSuchQuiz();
}

export async function readAttempt(db: Db, which: QuizOfLearner): Promise<QuizAttempt> {
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.quizId);
  if (!attempt) throw await refuseUntaken(db, which);
  return attempt;
}

/**
 * Key, solution, and score are for learners who have finished and, for topic tests, have a plan.
 */
export async function readFinishedAttempt(db: Db, which: QuizOfLearner): Promise<QuizAttempt> {
  const [attempt, quiz] = await Promise.all([
    selectOptionalAttempt(db, which.learnerId, which.quizId),
    selectOptionalQuiz(db, which.learnerId, which.quizId),
  ]);
  if (!quiz) throw noSuchQuiz();
  if (!attempt?.endedAt) throw notFinished(attempt ? 1 : 0);
  await refuseClosed(db, which.learnerId, { ...quiz, ...attempt });
  return attempt;
}

/** Results of topic tests need a running plan, like those of mocks. */
export async function refuseClosed(
  db: Db,
  learnerId: string,
  taken: Parameters<typeof lockOfQuiz>[0],
): Promise<void> {
  if (taken.testNumber === null) return;
  const lock = lockOfQuiz(taken, await topicAccess(db, learnerId));
  if (lock) throw resultsClosed(lock);
}
