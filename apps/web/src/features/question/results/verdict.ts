import type { Answer, ReviewedQuestion } from "@theta/contract";
import { chosenOf, isComplete } from "../ask/answer.ts";

export type Verdict = "correct" | "incorrect" | "unanswered";

/** A question with several answers is right only if all of them are. */
export function verdictOn(
  question: Pick<ReviewedQuestion, "options" | "parts">,
  given: Answer | null,
): Verdict {
  if (!given || !isComplete(question, given)) return given ? "incorrect" : "unanswered";
  const { options, parts } = question;
  const isRight =
    parts && parts.length > 0
      ? parts.every((part) => isKey(part.options, chosenOf(given, part.partId)))
      : isKey(options, chosenOf(given));
  return isRight ? "correct" : "incorrect";
}

interface Keyed {
  optionId: string;
  isCorrect: boolean;
}

function isKey(options: readonly Keyed[], chosen: string | null): boolean {
  return options.some(({ optionId, isCorrect }) => isCorrect && optionId === chosen);
}

export const VERDICT_WORDS: Record<Verdict, string> = {
  correct: "Correct",
  incorrect: "Incorrect",
  unanswered: "Not Answered",
};

/** How an option turned out. Two things at once when the right one was chosen. */
export type Mark = "right" | "chosen-right" | "chosen-wrong" | null;

export function markOf({ optionId, isCorrect }: Keyed, chosen: string | null): Mark {
  if (optionId === chosen) return isCorrect ? "chosen-right" : "chosen-wrong";
  return isCorrect ? "right" : null;
}

/** An option's tag. Whether it was chosen is said beside it. */
export const MARK_WORDS: Record<NonNullable<Mark>, string> = {
  right: "Correct",
  "chosen-right": "Correct",
  "chosen-wrong": "Wrong",
};
