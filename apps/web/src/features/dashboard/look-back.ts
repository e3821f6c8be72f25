import type { MockCard, QuizCard } from "@theta/contract";
import { countsOfCard } from "../question/results/count-words.ts";
import type { NextStep } from "./next-step-view.ts";

const HOUR = 3600 * 1000;
const AFTER_MOCK = 24 * HOUR;
const AFTER_QUIZ = 3 * HOUR;
/** Fewer missed questions wait for the next reviews. */
const WORTH_A_LOOK = 3;

/** The report of a mock that just ended teaches more than the next mock. */
export function lookBackAtMock(mock: MockCard | null, now: number): NextStep | null {
  if (!mock || mock.lock || now - (mock.endDateTimestamp ?? 0) > AFTER_MOCK) return null;
  return {
    title: `See your results for ${mock.name}`,
    text: "See where your time went, how you scored on each section, and how to solve every question.",
    action: "Analytics",
    to: "/mock-test-analytics",
    state: mock,
  };
}

/** If a quiz just taken had many missed questions, they come before anything new. */
export function lookBackAtQuiz(quiz: QuizCard | null, now: number): NextStep | null {
  if (!quiz || quiz.topicTest?.lock || now - (quiz.startDateTimestamp ?? 0) > AFTER_QUIZ)
    return null;
  const { wrong, unanswered } = countsOfCard(quiz);
  // A question that time ran out on wasn't missed: it's still new to the learner.
  const missed = wrong + unanswered;
  if (missed < WORTH_A_LOOK) return null;
  return {
    title: `Go over the ${missed} questions you missed`,
    text: `"${quiz.name}" is still fresh in your mind. See why you missed each question before you move on.`,
    action: "Solution",
    to: "/Solution",
    state: quiz,
  };
}
