import type { QuizReportRow } from "@theta/contract";
import { previewOf } from "@theta/items";
import { secondsSpent } from "../../exam/time-spent.rules.ts";
import type { AttemptQuestion } from "../questions.queries.ts";

/** A question of a finished quiz, as its report lists it. */
export function toReportRow(question: AttemptQuestion): QuizReportRow {
  return {
    id: question.questionId,
    questionString: previewOf(question.format, question.content),
    topicName: question.topicName,
    defficuiltyLevel: question.difficulty,
    isCorrect: question.isCorrect === true,
    isAnswered: question.answer !== null,
    isReached: question.shownAt !== null,
    timeSpent: secondsSpent(question.shownAt, question.leftAt),
  };
}
