import type { SolvedQuestion } from "@theta/contract";
import type { Db } from "../../../platform/database/database.ts";
import { toSolvedQuestion } from "../../exam/served-question.ts";
import { endOverdueQuizzes } from "../end-quiz.ts";
import { selectQuestions } from "../questions.queries.ts";
import { type QuizOfLearner, readFinishedAttempt } from "../read-attempt.ts";

/** Every question of a finished quiz with key, reasons, solution, and the answer given. */
export async function solveQuiz(db: Db, which: QuizOfLearner): Promise<SolvedQuestion[]> {
  await endOverdueQuizzes(db, which.learnerId);
  const attempt = await readFinishedAttempt(db, which);
  return (await selectQuestions(db, attempt)).map(toSolvedQuestion);
}
