import { type Verdict, VERDICT_WORDS } from "./verdict.ts";

/** How a question went. One that was never on screen is neither answered nor unanswered. */
export type Outcome = Verdict | "unreached";

export const OUTCOME_WORDS: Record<Outcome, string> = {
  ...VERDICT_WORDS,
  unreached: "Not Reached",
};

interface Went {
  /** Whether it was ever on screen. Left out if only such questions are listed. */
  isReached?: boolean | undefined;
  isAnswered: boolean;
  isCorrect: boolean;
}

export function outcomeOf({ isReached = true, isAnswered, isCorrect }: Went): Outcome {
  if (!isReached) return "unreached";
  if (!isAnswered) return "unanswered";
  return isCorrect ? "correct" : "incorrect";
}
