import {
  type QuizCard,
  type RunningQuiz,
  SECTION_TYPES,
  type ServedQuestion,
  type SolvedQuestion,
} from "@theta/contract";
import { isCorrect, toPublicQuestion, toReviewedQuestion } from "@theta/items";
import type { Attempt, AttemptQuestion } from "./attempts.queries.ts";
import { secondsSpent } from "./free-quiz.rules.ts";
import type { QuizRow } from "./quizzes.queries.ts";

/** A question on screen: no key, no difficulty, only what was chosen so far. */
export function toServedQuestion(question: AttemptQuestion): ServedQuestion {
  return {
    ...toPublicQuestion(question),
    order: question.place,
    name: nameOf(question.place),
    ...givenOf(question),
    revision: question.revision,
  };
}

export function toSolvedQuestion(question: AttemptQuestion): SolvedQuestion {
  return {
    ...toReviewedQuestion(question),
    order: question.place,
    name: nameOf(question.place),
    ...givenOf(question),
    isCorrect: question.answer !== null && isCorrect(question.content, question.answer),
    timeSpent: secondsSpent(question.shownAt, question.leftAt),
  };
}

export function toRunningQuiz(attempt: Attempt, question: AttemptQuestion): RunningQuiz {
  return {
    freeQuizId: attempt.quizId,
    name: attempt.name,
    quizType: SECTION_TYPES[attempt.section],
    totalQuestions: attempt.total,
    startDateTimestamp: attempt.startedAt.getTime(),
    ...clockOf(attempt),
    question: toServedQuestion(question),
  };
}

export function clockOf({ deadline, now }: Attempt): { deadline: number; serverTime: number } {
  return { deadline: deadline.getTime(), serverTime: now.getTime() };
}

export function nameOf(place: number): string {
  return `Question ${place}`;
}

function givenOf({ answer }: AttemptQuestion) {
  return {
    isAnswered: answer !== null,
    ...(answer && "optionId" in answer ? { optionId: answer.optionId } : {}),
    ...(answer && "parts" in answer ? { partAnswers: answer.parts } : {}),
  };
}

export function toQuizCard(row: QuizRow): QuizCard {
  const { id, section, name, about, seconds, availableFrom, isAvailable, total } = row;
  return {
    freeQuizId: id,
    quizType: SECTION_TYPES[section],
    testType: 1,
    name,
    about,
    status: row.endedAt ? 2 : row.startedAt ? 1 : 0,
    duration: seconds,
    expiryDateTimestamp: availableFrom.getTime(),
    isAvailable,
    totalQuestions: total,
    ...(row.startedAt ? { startDateTimestamp: row.startedAt.getTime() } : {}),
    ...(row.endedAt
      ? { score: row.correct!, correctAnswers: row.correct!, wrongAnswers: row.wrong! }
      : {}),
  };
}
