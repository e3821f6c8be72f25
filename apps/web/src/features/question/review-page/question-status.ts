import type { GivenAnswer, SolvedQuestion } from "@theta/contract";
import type { Verdict } from "../review/verdict.ts";

/** What was chosen; null when nothing was. */
export function givenOf({ optionId, partAnswers }: SolvedQuestion): GivenAnswer | null {
  if (partAnswers && partAnswers.length > 0) return { parts: partAnswers };
  return optionId === undefined ? null : { optionId };
}

/** Answered and correct is what the chosen option is; answered with none chosen is incorrect. */
export function statusOf(question: SolvedQuestion): Verdict {
  if (!question.isAnswered) return "unanswered";
  return question.isCorrect && givenOf(question) !== null ? "correct" : "incorrect";
}
