import { type Verdict, VERDICT_WORDS } from "../review/verdict.ts";

/** How a question went. One that was never on screen was neither answered nor left unanswered. */
export type Outcome = Verdict | "unreached";

export const OUTCOME_WORDS: Record<Outcome, string> = {
  ...VERDICT_WORDS,
  unreached: "Not Reached",
};

interface Went {
  /** Whether it ever came on screen; left out where only such questions are listed. */
  isReached?: boolean | undefined;
  isAnswered: boolean;
  isCorrect: boolean;
}

export function outcomeOf({ isReached = true, isAnswered, isCorrect }: Went): Outcome {
  if (!isReached) return "unreached";
  if (!isAnswered) return "unanswered";
  return isCorrect ? "correct" : "incorrect";
}
