import { expect, test } from "vitest";
import { quizCard } from "../../../../test/quizzes.ts";
import { isFresh } from "./fresh-quiz.ts";

const NOW = Date.UTC(2026, 10, 23, 12);
const ended = (minutesAgo: number) =>
  quizCard("Rates", { status: 2, endDateTimestamp: NOW - minutesAgo * 60_000 });

test.each([
  ["that ended just now", ended(0), true],
  ["that ended 59 minutes ago", ended(59), true],
  ["that ended an hour ago", ended(60), false],
  // The learner's clock is behind the server's.
  ["that will have ended in a minute", ended(-1), true],
  ["whose end isn't told", quizCard("Rates", { status: 2 }), false],
  [
    "whose plan has ended",
    { ...ended(1), topicTest: { topic: "Rates", lock: "plan-ended" } },
    false,
  ],
  ["that there isn't", null, false],
  ["that isn't known yet", undefined, false],
] as const)("a quiz %s", (_, quiz, fresh) => {
  expect(isFresh(quiz, NOW)).toBe(fresh);
});
