import type { Answer, ReviewedQuestion } from "@theta/contract";

/** The props of every review layout. */
export interface ReviewProps {
  question: ReviewedQuestion;
  given: Answer | null;
}
