import type { Answer, ReviewedQuestion } from "@theta/contract";

/** What every way of showing an answer is given. */
export interface ReviewProps {
  question: ReviewedQuestion;
  given: Answer | null;
}
