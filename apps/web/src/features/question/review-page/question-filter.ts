import type { SolvedQuestion } from "@theta/contract";
import { statusOf } from "./question-status.ts";

/** The drop-down's entries, in the specification's words. */
const SPECIFIED = ["All", "Answered", "Not Answered", "Correct", "Incorrect"] as const;
/** Where questions could be bookmarked and answers changed afterward. */
const OF_REVIEW = ["Bookmarked", "Edited"] as const;

export const QUESTION_FILTERS = [...SPECIFIED, ...OF_REVIEW] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

/** The filters that can let something through. */
export function filtersFor(questions: readonly SolvedQuestion[]): readonly QuestionFilter[] {
  return wereReviewed(questions) ? QUESTION_FILTERS : SPECIFIED;
}

/** Whether they're of a mock in exam mode. */
export function wereReviewed(questions: readonly SolvedQuestion[]): boolean {
  return questions.some(({ isBookmarked }) => isBookmarked !== undefined);
}

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
    case "Bookmarked":
      return question.isBookmarked === true;
    case "Edited":
      return question.isEdited === true;
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
  Bookmarked: "You didn't bookmark any questions in this section.",
  Edited: "You didn't change any answers in this section.",
};
