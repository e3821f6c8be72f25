import type { SolvedQuestion } from "@theta/contract";
import { statusOf } from "./question-status.ts";

/** The drop-down's entries, in the specification's words. */
export const QUESTION_FILTERS = [
  "All",
  "Answered",
  "Not Answered",
  "Correct",
  "Incorrect",
] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

export function passes(filter: QuestionFilter, question: SolvedQuestion): boolean {
  const status = statusOf(question);
  switch (filter) {
    case "All":
      return true;
    case "Answered":
      return status !== "unanswered";
    case "Not Answered":
      return status === "unanswered";
    case "Correct":
      return status === "correct";
    case "Incorrect":
      return status === "incorrect";
  }
}

/** Why a filter lists nothing. */
export function nothingWords(filter: QuestionFilter, unreached: number): string {
  if (filter !== "Not Answered" || unreached === 0) return NOTHING[filter];
  const others = unreached === 1 ? "The other one was" : `The other ${unreached} were`;
  return `You answered every question you reached. ${others} never picked, so there's nothing to open.`;
}

const NOTHING: Record<QuestionFilter, string> = {
  All: "There are no questions here.",
  Answered: "You didn't answer any questions.",
  "Not Answered": "You answered every question.",
  Correct: "None of your answers were correct.",
  Incorrect: "None of your answers were incorrect.",
};
