import { type PlanLock, type QuizCard, type RunningQuiz, SECTION_TYPES } from "@theta/contract";
import type { QuizAttempt } from "./attempt.ts";
import type { AttemptQuestion } from "./questions.queries.ts";
import { toServedQuestion } from "../exam/served-question.ts";
import type { QuizRow } from "./quizzes.queries.ts";

export function toRunningQuiz(attempt: QuizAttempt, question: AttemptQuestion): RunningQuiz {
  return {
    freeQuizId: attempt.quizId,
    name: attempt.name,
    quizType: SECTION_TYPES[attempt.section],
    totalQuestions: attempt.total,
    startDateTimestamp: attempt.startedAt.getTime(),
    time: attempt.time,
    ...clockOf(attempt),
    question: toServedQuestion(question),
  };
}

export function clockOf({ deadline, now }: QuizAttempt): { deadline: number; serverTime: number } {
  return { deadline: deadline.getTime(), serverTime: now.getTime() };
}

export function toQuizCard(row: QuizRow, lock: PlanLock | null): QuizCard {
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
    ...(row.topic === null ? {} : { topicTest: { topic: row.topic, lock } }),
    ...(row.startedAt ? { startDateTimestamp: row.startedAt.getTime() } : {}),
    ...(row.time ? { time: row.time } : {}),
    ...(row.endedAt && lock === null
      ? {
          endDateTimestamp: row.endedAt.getTime(),
          score: row.correct!,
          correctAnswers: row.correct!,
          wrongAnswers: row.wrong!,
          unreachedQuestions: total - row.reached!,
        }
      : {}),
  };
}
