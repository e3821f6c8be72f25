import { answerOf, type SolvedQuestion } from "@theta/contract";
import type { Verdict } from "../results/verdict.ts";

/** Correct if the chosen option is. Answered with no option chosen counts as incorrect. */
export function statusOf(question: SolvedQuestion): Verdict {
  if (!question.isAnswered) return "unanswered";
  return question.isCorrect && answerOf(question) !== null ? "correct" : "incorrect";
}
