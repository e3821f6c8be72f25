import type { QuizScore } from "@theta/contract";
import type { Db, Tx } from "../../platform/database/database.ts";
import { inTransaction } from "../../platform/database/transaction.ts";
import { noteAnswers } from "../practice/note-answers.ts";
import type { QuizAttempt } from "./attempt.ts";
import { lockOptionalAttempt, selectOverdue, updateToEnded } from "./attempts.queries.ts";
import { selectQuestions } from "./questions.queries.ts";
import { endOf, GRACE_SECONDS, isOver } from "../exam/deadline.rules.ts";

/** Ends a locked attempt, once: a second call returns what the first one counted. */
export async function endQuiz(tx: Tx, attempt: QuizAttempt): Promise<QuizScore> {
  const counts =
    attempt.endedAt === null
      ? await countAndEnd(tx, attempt)
      : { correct: attempt.correct!, wrong: attempt.wrong! };
  return {
    score: counts.correct,
    totalQuestions: attempt.total,
    correctAnswers: counts.correct,
    wrongAnswers: counts.wrong,
  };
}

async function countAndEnd(tx: Tx, attempt: QuizAttempt) {
  const end = endOf(attempt);
  const counts = await updateToEnded(tx, attempt, end);
  const questions = await selectQuestions(tx, attempt);
  await noteAnswers(
    tx,
    attempt.learnerId,
    questions
      .filter(({ shownAt }) => shownAt !== null)
      .map(({ key, isCorrect }) => ({ itemKey: key, isRight: isCorrect === true, at: end.at })),
  );
  return counts;
}

const AT_ONCE = 100;

/** Ends abandoned quizzes of one learner or of everybody. Safe while others do the same. */
export async function endOverdueQuizzes(db: Db, learnerId?: string): Promise<number> {
  const overdue = await selectOverdue(db, {
    graceSeconds: GRACE_SECONDS,
    limit: AT_ONCE,
    ...(learnerId ? { learnerId } : {}),
  });
  for (const one of overdue) {
    await inTransaction(db, async (tx) => {
      const attempt = await lockOptionalAttempt(tx, one.learnerId, one.quizId);
      if (attempt && attempt.endedAt === null && isOver(attempt)) await endQuiz(tx, attempt);
    });
  }
  return overdue.length;
}

/** Until none is left. */
export async function sweepQuizzes(db: Db): Promise<void> {
  while ((await endOverdueQuizzes(db)) === AT_ONCE);
}
