import type { FreshResult } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { selectQuestions } from "../questions.queries.ts";
import { selectOptionalFreshQuiz } from "../quizzes.queries.ts";
import { toQuizCards } from "../topic-access.ts";
import { toReportRow } from "./report-row.ts";

/** The quiz that a learner has just finished, unless their plan no longer opens its result. */
export async function readFreshResult(db: Db, learnerId: string): Promise<FreshResult | null> {
  await endOverdueQuizzes(db, learnerId);
  const row = await selectOptionalFreshQuiz(db, learnerId);
  if (!row) return null;
  const [cards, questions] = await Promise.all([
    toQuizCards(db, learnerId, [row]),
    selectQuestions(db, { learnerId, quizId: row.id }),
  ]);
  const quiz = cards[0]!;
  return quiz.topicTest?.lock ? null : { quiz, rows: questions.map(toReportRow) };
}
