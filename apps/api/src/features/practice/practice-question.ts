import type {
  GivenAnswer,
  ReviewedQuestion,
  ServedQuestion,
  SolvedQuestion,
} from "@theta/contract";
import { isCorrect, toPublicQuestion, toReviewedQuestion } from "@theta/items";
import type { Db } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { type PracticeQuestion, selectOptionalShowing, type Showing } from "./practice.queries.ts";

/** A question on screen; practice has one at a time, so its place is always the first. */
export function toPractised(question: PracticeQuestion): ServedQuestion {
  return {
    ...toPublicQuestion(question),
    order: 1,
    name: question.topicName,
    isAnswered: false,
    revision: 0,
  };
}

export function toSolved(showing: Showing, answer: GivenAnswer, at: Date): SolvedQuestion {
  return {
    ...toReviewedQuestion(showing),
    order: 1,
    name: showing.topicName,
    isAnswered: true,
    ...("optionId" in answer ? { optionId: answer.optionId } : { partAnswers: answer.parts }),
    isCorrect: isCorrect(showing.content, answer),
    timeSpent: Math.round((at.getTime() - showing.shownAt.getTime()) / 100) / 10,
  };
}

interface Which {
  learnerId: string;
  questionId: string;
}

/** A question that practice has shown; null when it has not. */
export async function servePracticeQuestion(
  db: Db,
  { learnerId, questionId }: Which,
): Promise<ServedQuestion | null> {
  const showing = await selectOptionalShowing(db, learnerId, questionId);
  return showing ? toPractised(showing) : null;
}

/** The same with its solution, once answered. */
export async function solvePracticeQuestion(
  db: Db,
  { learnerId, questionId }: Which,
): Promise<ReviewedQuestion | null> {
  const showing = await selectOptionalShowing(db, learnerId, questionId);
  if (!showing) return null;
  if (showing.answeredAt === null)
    throw new Refusal(403, "not-finished", "The solution is here as soon as you have answered.");
  return toReviewedQuestion(showing);
}
