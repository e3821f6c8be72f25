import { answerThatIs } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { selectOptionalAttempt } from "../attempts.queries.ts";
import { selectQuestions } from "../questions.queries.ts";
import { saveAnswer } from "../take/save-answer.ts";
import { selectLastQuizzes, selectQuizPage } from "../quizzes.queries.ts";
import { startQuiz } from "../take/start-quiz.ts";
import { submitQuiz } from "../take/submit-quiz.ts";
import { backdateAttempt } from "./demo.queries.ts";

interface DemoQuiz {
  readonly section: "quant" | "verbal" | "dataInsights";
  /** Its place in the section's list. */
  readonly place: number;
  /** Places of the questions answered wrong; the others are right. */
  readonly missed: readonly number[];
  /** Seconds on each question. */
  readonly seconds: readonly number[];
  readonly daysAgo: number;
}

const PACES = [48, 62, 75, 91, 55, 118, 84, 66, 103, 140];

/** A demo learner's history, so that there is something to look at. */
export const FREE_HISTORY: readonly DemoQuiz[] = [
  { section: "quant", place: 1, missed: [4, 7, 9], seconds: PACES, daysAgo: 2 },
];
export const PRO_HISTORY: readonly DemoQuiz[] = [
  { section: "quant", place: 1, missed: [7], seconds: PACES, daysAgo: 9 },
  { section: "verbal", place: 1, missed: [3, 8, 10], seconds: PACES.toReversed(), daysAgo: 6 },
  { section: "dataInsights", place: 1, missed: [2, 5], seconds: PACES, daysAgo: 3 },
];

/**
 * Takes the quizzes as the learner would have. A learner who has already taken one is left alone.
 */
export async function ensureDemoQuizzes(
  db: Db,
  learnerId: string,
  history: readonly DemoQuiz[],
): Promise<void> {
  const last = await selectLastQuizzes(db, learnerId);
  if (last.running ?? last.finished) return;
  for (const quiz of history) await take(db, learnerId, quiz);
}

async function take(db: Db, learnerId: string, demo: DemoQuiz): Promise<void> {
  const { rows } = await selectQuizPage(db, learnerId, {
    section: demo.section,
    offset: demo.place - 1,
    limit: 1,
  });
  const quizId = rows[0]?.id;
  if (!quizId || rows[0]!.total === 0) return;
  await startQuiz(db, { learnerId, quizId });
  const attempt = (await selectOptionalAttempt(db, learnerId, quizId))!;
  for (const question of await selectQuestions(db, attempt))
    await saveAnswer(db, {
      caller: null,
      learnerId,
      quizId,
      questionId: question.questionId,
      answer: answerThatIs(!demo.missed.includes(question.place), question.content),
      revision: undefined,
      isAdvancing: true,
    });
  await submitQuiz(db, { learnerId, quizId });
  await backdateAttempt(db, { learnerId, quizId }, demo);
}
