import { answerOf, type SolvedQuestion } from "@theta/contract";
import type { Verdict } from "../review/verdict.ts";

/** Answered and correct is what the chosen option is; answered with none chosen is incorrect. */
export function statusOf(question: SolvedQuestion): Verdict {
  if (!question.isAnswered) return "unanswered";
  return question.isCorrect && answerOf(question) !== null ? "correct" : "incorrect";
}
