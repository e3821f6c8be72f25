import { expect, test } from "vitest";
import { numbered } from "../../free-quiz/shared/question-row.ts";
import { missedByTopic } from "./missed-by-topic.ts";

const row = (topicName: string, isCorrect: boolean, more = {}) => ({
  id: topicName,
  questionString: "What?",
  topicName,
  defficuiltyLevel: 5,
  isCorrect,
  isAnswered: true,
  isReached: true,
  timeSpent: 60,
  ...more,
});

test("misses are grouped by topic, the most missed first, and what wasn't reached is no miss", () => {
  const topics = missedByTopic(
    numbered([
      row("Rates", true),
      row("Rates", false),
      row("Sets", false),
      row("Primes", false),
      row("Primes", false, { isAnswered: false }),
      row("Ratios", true),
      row("Ratios", false, { isAnswered: false, isReached: false }),
    ]),
  );
  expect(
    topics.map(({ topic, rows, seen }) => [topic, rows.map(({ order }) => order), seen]),
  ).toEqual([
    ["Primes", [4, 5], 2],
    ["Sets", [3], 1],
    ["Rates", [2], 2],
  ]);
});
