import type { ReviewedQuestion, ServedQuestion } from "@theta/contract";
import { toReviewedQuestion } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockOptionalAttempt, selectOptionalAttempt, updateReached } from "../attempts.queries.ts";
import {
  selectOptionalQuestion,
  selectOptionalQuizOf,
  selectQuestionAt,
} from "../questions.queries.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { refuseClosed } from "../read-attempt.ts";
import { selectOptionalQuiz } from "../quizzes.queries.ts";
import { isOver } from "../../exam/deadline.rules.ts";
import { placeOf } from "../free-quiz.rules.ts";
import { notCurrent } from "../refusals.ts";
import { toServedQuestion } from "../../exam/served-question.ts";

interface QuestionOfLearner {
  learnerId: string;
  questionId: string;
}

/**
 * A question in one of the learner's quizzes, if they have reached it; null if it isn't in any.
 * Asking for the next one after an answer means moving on to it.
 */
export async function serveQuizQuestion(
  db: Db,
  { learnerId, questionId }: QuestionOfLearner,
): Promise<ServedQuestion | null> {
  const quizId = await selectOptionalQuizOf(db, learnerId, questionId);
  if (!quizId) return null;
  return await inTransaction(db, async (tx) => {
    const attempt = (await lockOptionalAttempt(tx, learnerId, quizId))!;
    const question = (await selectOptionalQuestion(tx, attempt, questionId))!;
    const reached = await selectQuestionAt(tx, attempt, attempt.reached);
    const place = placeOf(question.place, {
      ...attempt,
      isReachedAnswered: reached.answer !== null,
    });
    if (place === "ahead" || (place === "next" && isOver(attempt))) throw notCurrent(attempt);
    if (place === "next") await updateReached(tx, attempt, question.place);
    return toServedQuestion(question);
  });
}

/** The same with key and solution once the quiz is over; null if it isn't in any. */
export async function solveQuizQuestion(
  db: Db,
  { learnerId, questionId }: QuestionOfLearner,
): Promise<ReviewedQuestion | null> {
  const quizId = await selectOptionalQuizOf(db, learnerId, questionId);
  if (!quizId) return null;
  await endOverdueQuizzes(db, learnerId);
  const attempt = (await selectOptionalAttempt(db, learnerId, quizId))!;
  if (attempt.endedAt === null)
    throw new Refusal(403, "not-finished", "Finish the quiz to see the solution.");
  const quiz = (await selectOptionalQuiz(db, learnerId, quizId))!;
  await refuseClosed(db, learnerId, quiz);
  return toReviewedQuestion((await selectOptionalQuestion(db, attempt, questionId))!);
}
