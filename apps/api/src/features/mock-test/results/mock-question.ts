import type { ReviewedQuestion, ServedQuestion } from "@theta/contract";
import { toReviewedQuestion } from "@theta/items";
import type { Db } from "../../../platform/database/database.ts";
import { selectOptionalAttempt } from "../attempts.queries.ts";
import { selectOptionalMockOf, selectOptionalQuestion } from "../questions.queries.ts";
import { readFinishedMock } from "./read-results.ts";
import { toServedQuestion } from "../../exam/served-question.ts";

interface QuestionOfLearner {
  learnerId: string;
  questionId: string;
}

/** A question that a mock has shown this learner; null if none has. */
export async function serveMockQuestion(
  db: Db,
  which: QuestionOfLearner,
): Promise<ServedQuestion | null> {
  const found = await find(db, which);
  return found && toServedQuestion({ ...found.question, revision: 0 });
}

/** The same with key and solution, once that mock is over; null if none has shown it. */
export async function solveMockQuestion(
  db: Db,
  which: QuestionOfLearner,
): Promise<ReviewedQuestion | null> {
  const found = await find(db, which);
  if (!found) return null;
  await readFinishedMock(db, { learnerId: which.learnerId, mockId: found.mockId });
  return toReviewedQuestion(found.question);
}

async function find(db: Db, { learnerId, questionId }: QuestionOfLearner) {
  const mockId = await selectOptionalMockOf(db, learnerId, questionId);
  if (!mockId) return null;
  const attempt = (await selectOptionalAttempt(db, learnerId, mockId))!;
  const question = (await selectOptionalQuestion(db, { ...attempt, questionId }))!;
  return { mockId, question };
}
