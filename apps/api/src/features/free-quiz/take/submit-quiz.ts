import type { QuizScore } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { lockOptionalAttempt } from "../attempts.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import { endQuiz } from "../end-quiz.ts";
import { isTimeUp } from "../../exam/deadline.rules.ts";
import { refuseUntaken } from "../read-attempt.ts";

/**
 * Ends a quiz when all its questions are answered or time is up. Calling it again gives the same
 * result.
 */
export async function submitQuiz(
  db: Db,
  which: { learnerId: string; quizId: string },
): Promise<QuizScore> {
  return await inTransaction(db, async (tx) => {
    const attempt = await lockOptionalAttempt(tx, which.learnerId, which.quizId);
    if (!attempt) throw await refuseUntaken(tx, which);
    if (attempt.endedAt === null && !isTimeUp(attempt)) {
      const questions = await selectQuestions(tx, attempt);
      const left = questions.filter(({ answer }) => answer === null).length;
      if (left > 0) throw questionsLeft(left, attempt.reached, attempt);
    }
    return await endQuiz(tx, attempt);
  });
}

function questionsLeft(left: number, order: number, time: { deadline: Date; now: Date }): Refusal {
  return new Refusal(
    409,
    "questions-left",
    `${left === 1 ? "One question is" : `${left} questions are`} still to be answered.`,
    {
      state: {
        status: 1,
        order,
        left,
        remainingMs: time.deadline.getTime() - time.now.getTime(),
      },
    },
  );
}
