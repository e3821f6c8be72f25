import { freeQuiz, type Reply } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { selectQuestions } from "../questions.queries.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { isMissed, mostMissedFirst, nextDifficulty } from "../free-quiz.rules.ts";
import { readFinishedAttempt } from "../read-attempt.ts";
import { selectOptionalNextQuiz, selectOptionalQuiz } from "../quizzes.queries.ts";
import { toQuizCards } from "../topic-access.ts";
import { toReportRow } from "./report-row.ts";

/** A finished quiz question by question, and the next quiz on what was missed. */
export async function readQuizReport(
  db: Db,
  which: { learnerId: string; quizId: string },
): Promise<Reply<typeof freeQuiz.report>> {
  await endOverdueQuizzes(db, which.learnerId);
  const attempt = await readFinishedAttempt(db, which);
  const questions = await selectQuestions(db, attempt);
  const missed = questions.filter(isMissed);
  const [quiz, next] = await Promise.all([
    selectOptionalQuiz(db, which.learnerId, which.quizId),
    selectOptionalNextQuiz(db, which.learnerId, {
      section: attempt.section,
      missed,
      difficulty: nextDifficulty(questions),
    }),
  ]);
  const [card, nextCard] = await toQuizCards(db, which.learnerId, next ? [quiz!, next] : [quiz!]);
  return {
    result: questions.map(toReportRow),
    quiz: card!,
    nextQuiz: nextCard ?? null,
    nextQuizTopics: mostMissedFirst(missed).filter((topic) => next?.topics.includes(topic)),
  };
}
