import type { MockCard, QuizCard } from "@theta/contract";
import { countsOfCard } from "../question/results/count-words.ts";
import type { NextStep } from "./step.ts";

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
  if (!quiz || quiz.topicTest?.lock || now - (quiz.startDateTimestamp ?? 0) > AFTER_QUIZ)
    return null;
  const { wrong, unanswered } = countsOfCard(quiz);
  // A question that time ran out on wasn't missed: it's still new to the learner.
  const missed = wrong + unanswered;
  if (missed < WORTH_A_LOOK) return null;
  return {
    title: `Go over the ${missed} questions you missed.`,
    text: `“${quiz.name}” is fresh: to see now why each was missed is worth more than the next ten questions.`,
    action: "Solution",
    to: "/Solution",
    state: quiz,
  };
}
