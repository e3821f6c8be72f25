import type { RunningQuiz } from "@theta/contract";
import type { Db, Tx } from "../../../platform/database/database.ts";
import { inTransaction } from "../../../platform/database/transaction.ts";
import { dayOf } from "../../../platform/day-of.ts";
import { Refusal } from "../../../platform/refusal.ts";
import { markServed } from "../../items/mark-served.ts";
import { insertAttempt, lockOptionalAttempt, updateTotal } from "../attempts.queries.ts";
import { insertQuestions, selectQuestionAt } from "../questions.queries.ts";
import { endQuiz } from "../end-quiz.ts";
import { isOver } from "../../exam/deadline.rules.ts";
import { needPlanWith } from "../../subscriptions/entitlement.ts";
import { type QuizRow, selectOptionalQuiz } from "../quizzes.queries.ts";
import { finished, noSuchQuiz, testNotInPlan } from "../refusals.ts";
import { readSettings } from "../../test-settings/read-settings.ts";
import { toRunningQuiz } from "../served-quiz.ts";

/** Starts a quiz, or continues a running one: starting again gains no time. */
export async function startQuiz(
  db: Db,
  { learnerId, quizId }: { learnerId: string; quizId: string },
): Promise<RunningQuiz> {
  const running = await inTransaction(db, async (tx) => {
    const quiz = await selectOptionalQuiz(tx, learnerId, quizId);
    if (!quiz) throw noSuchQuiz();
    if (quiz.startedAt === null) {
      if (quiz.isAvailable && quiz.total === 0) throw noQuestionsNow();
      if (!quiz.isAvailable)
        throw new Refusal(
          409,
          "not-yet-available",
          `This quiz will be available on ${dayOf(quiz.availableFrom)}.`,
        );
      await refuseLocked(tx, learnerId, quiz);
      const { time } = await readSettings(tx, learnerId);
      if (await insertAttempt(tx, learnerId, quiz, time)) {
        const { itemIds } = await insertQuestions(tx, learnerId, quizId);
        if (itemIds.length === 0) throw noQuestionsNow();
        // A question may have been suspended since they were counted.
        if (itemIds.length !== quiz.total) await updateTotal(tx, learnerId, quizId, itemIds.length);
        await markServed(tx, itemIds);
      }
    }
    const attempt = (await lockOptionalAttempt(tx, learnerId, quizId))!;
    // Ending must persist, and a refusal thrown in here would roll it back.
    if (attempt.endedAt === null && isOver(attempt)) {
      await endQuiz(tx, attempt);
      return null;
    }
    if (attempt.endedAt !== null) return null;
    return toRunningQuiz(attempt, await selectQuestionAt(tx, attempt, attempt.reached));
  });
  if (!running) throw finished();
  return running;
}

/** All of a quiz's questions are suspended. */
function noQuestionsNow(): Refusal {
  return new Refusal(
    409,
    "not-yet-available",
    "We're checking this quiz's questions right now. Please take another one, and come back later.",
  );
}

/** Refuses a topic test that none of the learner's plans includes. */
async function refuseLocked(tx: Tx, learnerId: string, quiz: QuizRow): Promise<void> {
  if (quiz.testNumber === null) return;
  const entitlement = await needPlanWith(tx, learnerId, "topicTests");
  if (quiz.testNumber > entitlement.opens.topicTests) throw testNotInPlan(quiz.testNumber);
}
