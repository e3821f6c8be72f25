import type { Db, Tx } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type Attempt, selectOptionalAttempt } from "./attempts.queries.ts";
import { selectOptionalQuiz } from "./quizzes.queries.ts";
import { noSuchQuiz, notStarted } from "./refusals.ts";

interface Which {
  learnerId: string;
  quizId: string;
}

/** Why a learner has no attempt at a quiz: there is none such, or it was not started. */
export async function refuseUntaken(db: Db | Tx, { learnerId, quizId }: Which): Promise<Refusal> {
  return (await selectOptionalQuiz(db, learnerId, quizId)) ? notStarted() : noSuchQuiz();
}

export async function selectOwnAttempt(db: Db, which: Which): Promise<Attempt> {
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.quizId);
  if (!attempt) throw await refuseUntaken(db, which);
  return attempt;
}

/** Key, solution and score are for who has finished. */
export async function selectFinishedAttempt(db: Db, which: Which): Promise<Attempt> {
  const attempt = await selectOptionalAttempt(db, which.learnerId, which.quizId);
  if (!attempt && !(await selectOptionalQuiz(db, which.learnerId, which.quizId)))
    throw noSuchQuiz();
  if (!attempt?.endedAt)
    throw new Refusal(
      403,
      "quiz-not-finished",
      "Solutions and analytics are here as soon as you have finished the quiz.",
      { state: { status: attempt ? 1 : 0 } },
    );
  return attempt;
}
