import type { GivenAnswer, ServedQuestion } from "@theta/contract";
import type { AnswerSoFar } from "../../lib/question/answer.ts";

/** What the server has for a question. */
export function answerOf({ isAnswered, optionId, partAnswers }: ServedQuestion): AnswerSoFar {
  if (!isAnswered) return null;
  return partAnswers ? { parts: partAnswers } : optionId === undefined ? null : { optionId };
}

/** An answer as it is sent. */
export function answerBody(answer: GivenAnswer) {
  return "optionId" in answer ? { answerId: answer.optionId } : { parts: answer.parts };
}
