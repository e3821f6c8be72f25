import type { ReviewedQuestion } from "@theta/contract";
import type { AnswerSoFar } from "../ask/answer.ts";

/** What every way of showing an answer is given. */
export interface ReviewProps {
  question: ReviewedQuestion;
  given: AnswerSoFar;
}
