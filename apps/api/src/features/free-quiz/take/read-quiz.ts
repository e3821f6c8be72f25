import { type freeQuiz, type QuizCard, type Reply, selectedFieldsOf } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { selectOptionalQuestion, selectQuestionIds } from "../questions.queries.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { type QuizOfLearner, readAttempt } from "../read-attempt.ts";
import { selectOptionalQuiz } from "../quizzes.queries.ts";
import { noSuchQuestion, noSuchQuiz } from "../refusals.ts";
import { nameOf } from "../../exam/served-question.ts";
import { toQuizCards } from "../topic-access.ts";

/** How far a learner is in a quiz, whatever a screen may remember. */
export async function readQuiz(db: Db, { learnerId, quizId }: QuizOfLearner): Promise<QuizCard> {
  await endOverdueQuizzes(db, learnerId);
  const quiz = await selectOptionalQuiz(db, learnerId, quizId);
  if (!quiz) throw noSuchQuiz();
  return (await toQuizCards(db, learnerId, [quiz]))[0]!;
}

/** A quiz's questions by id and name only. Their texts come when the learner gets to them. */
export async function listQuestions(
  db: Db,
  { learnerId, quizId }: QuizOfLearner,
): Promise<Reply<typeof freeQuiz.questionList>["result"]> {
  if (!(await selectOptionalQuiz(db, learnerId, quizId))) throw noSuchQuiz();
  const ids = await selectQuestionIds(db, learnerId, quizId);
  return ids.map((questionId, k) => ({ questionId, name: nameOf(k + 1) }));
}

export async function readSelectedAnswer(
  db: Db,
  { questionId, ...which }: QuizOfLearner & { questionId: string },
): Promise<Reply<typeof freeQuiz.selectedAnswer>["result"]> {
  const attempt = await readAttempt(db, which);
  const question = await selectOptionalQuestion(db, attempt, questionId);
  if (!question) throw noSuchQuestion();
  return selectedFieldsOf(question.answer);
}
