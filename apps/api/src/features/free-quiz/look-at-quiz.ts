import type { Db } from "../../platform/database/database.ts";
import type { QuizAttempt } from "./attempt.ts";
import { selectOptionalAttempt } from "./attempts.queries.ts";
import { endOverdueQuizzes } from "./end-quiz.ts";

/** A learner's quiz for support, with what is overdue ended; null if it was never started. */
export async function lookAtQuiz(
  db: Db,
  { learnerId, quizId }: { learnerId: string; quizId: string },
): Promise<QuizAttempt | null> {
  await endOverdueQuizzes(db, learnerId);
  return (await selectOptionalAttempt(db, learnerId, quizId)) ?? null;
}
