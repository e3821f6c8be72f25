import type { MockCard, QuizCard } from "@theta/contract";

/** What a learner may do next, as the dashboard says it. */
export interface NextStep {
  title: string;
  text: string;
  action: string;
  to: string;
  state?: QuizCard | MockCard;
}
