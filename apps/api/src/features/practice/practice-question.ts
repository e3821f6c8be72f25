import {
  type Answer,
  givenFieldsOf,
  type ReviewedQuestion,
  type ServedQuestion,
  type SolvedQuestion,
} from "@theta/contract";
import { isCorrect, toPublicQuestion, toReviewedQuestion } from "@theta/items";
import type { Db } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/refusal.ts";
import { selectOptionalShowing, type Showing } from "./practice.queries.ts";
import { secondsPracticed } from "./practice.rules.ts";

/** A question on screen. Practice has one at a time, so its place is always the first. */
export function toPracticeQuestion(showing: Showing): ServedQuestion {
  return {
    ...toPublicQuestion(showing),
    order: 1,
    name: showing.topicName,
    ...givenFieldsOf(showing.answer),
    revision: showing.answer === null ? 0 : 1,
  };
}

export function toSolved(showing: Showing, answer: Answer, at: Date): SolvedQuestion {
  return {
    ...toReviewedQuestion(showing),
    order: 1,
    name: showing.topicName,
    ...givenFieldsOf(answer),
    isCorrect: isCorrect(showing.content, answer),
    timeSpent: secondsPracticed(showing.shownAt, at, showing.secondsInView),
  };
}

interface QuestionOfLearner {
  learnerId: string;
  questionId: string;
}

/** A question that practice has shown; null if it hasn't. */
export async function servePracticeQuestion(
  db: Db,
  { learnerId, questionId }: QuestionOfLearner,
): Promise<ServedQuestion | null> {
  const showing = await selectOptionalShowing(db, learnerId, questionId);
  return showing ? toPracticeQuestion(showing) : null;
}

/** The same with its solution, once answered. */
export async function solvePracticeQuestion(
  db: Db,
  { learnerId, questionId }: QuestionOfLearner,
): Promise<ReviewedQuestion | null> {
  const showing = await selectOptionalShowing(db, learnerId, questionId);
  if (!showing) return null;
  if (showing.isKept) throw reservedForQuiz();
  if (showing.answeredAt === null) throw notAnswered();
  return toReviewedQuestion(showing);
}

/** A new bank may put a question that is on screen here into a quiz. */
export function reservedForQuiz(): Refusal {
  return new Refusal(
    409,
    "kept-for-quiz",
    "This question is now reserved for a quiz or a test. Please move on to another one.",
  );
}

export function notAnswered(): Refusal {
  return new Refusal(403, "not-finished", "Answer the question to see the solution.");
}
