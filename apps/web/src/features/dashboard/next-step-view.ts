import type { MockCard, QuizCard } from "@theta/contract";

/** What a learner can do next, in the dashboard's words. */
export interface NextStep {
  title: string;
  text: string;
  action: string;
  to: string;
  state?: QuizCard | MockCard;
}
