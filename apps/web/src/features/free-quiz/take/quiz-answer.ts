import type { GivenAnswer } from "@theta/contract";

/** An answer as it is sent. */
export function answerBody(answer: GivenAnswer) {
  return "optionId" in answer ? { answerId: answer.optionId } : { parts: answer.parts };
}
