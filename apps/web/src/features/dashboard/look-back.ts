import type { MockCard, QuizCard } from "@theta/contract";
import type { NextStep } from "./next-step.ts";

const HOUR = 3600 * 1000;
const AFTER_MOCK = 24 * HOUR;
const AFTER_QUIZ = 3 * HOUR;
/** Fewer misses are looked at with the next reviews. */
const WORTH_A_LOOK = 3;

/** A mock just finished is worth more than the next one: its report, while one remembers. */
export function lookBackAtMock(mock: MockCard | null, now: number): NextStep | null {
  if (!mock || mock.lock || now - (mock.endDateTimestamp ?? 0) > AFTER_MOCK) return null;
  return {
    title: `Read what “${mock.name}” says.`,
    text: "Where the time went, what each section was worth, and every question with its solution.",
    action: "Analytics",
    to: "/mock-test-analytics",
    state: mock,
  };
}

/** Many misses in a quiz that was just taken are looked at before something new is begun. */
export function lookBackAtQuiz(quiz: QuizCard | null, now: number): NextStep | null {
  const missed = (quiz?.totalQuestions ?? 0) - (quiz?.correctAnswers ?? 0);
  if (!quiz || missed < WORTH_A_LOOK || now - (quiz.startDateTimestamp ?? 0) > AFTER_QUIZ)
    return null;
  return {
    title: `Go over the ${missed} questions you missed.`,
    text: `“${quiz.name}” is fresh: to see now why each was missed is worth more than the next ten questions.`,
    action: "Solution",
    to: "/Solution",
    state: quiz,
  };
}
