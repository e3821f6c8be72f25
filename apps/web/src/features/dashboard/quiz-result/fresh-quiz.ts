import type { QuizCard } from "@theta/contract";

const HOUR = 3_600_000;

/** Whether a quiz ended so recently that its result is what the learner is looking for. */
export function isFresh(quiz: QuizCard | null | undefined, now: number): quiz is QuizCard {
  if (!quiz || quiz.topicTest?.lock) return false;
  const { endDateTimestamp } = quiz;
  return endDateTimestamp !== undefined && now - endDateTimestamp < HOUR;
}
