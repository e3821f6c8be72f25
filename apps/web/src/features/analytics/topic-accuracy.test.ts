import { expect, test } from "vitest";
import { topicAccuracy } from "./topic-accuracy.ts";

test("questions are gathered by topic, those with most misses first", () => {
  const rows = [
    ["Rates", true, true],
    ["Percents", true, false],
    ["Rates", true, true],
    ["Percents", false, false],
    ["Percents", true, true],
  ] as const;
  const topics = topicAccuracy(
    rows.map(([topicName, isAnswered, isCorrect], place) => ({
      id: String(place),
      order: place + 1,
      questionString: "",
      topicName,
      defficuiltyLevel: 5,
      isAnswered,
      isCorrect,
      timeSpent: 60,
    })),
  );
  expect(topics).toEqual([
    {
      topic: "Percents",
      total: 3,
      correct: 1,
      verdicts: ["correct", "incorrect", "unanswered"],
    },
    { topic: "Rates", total: 2, correct: 2, verdicts: ["correct", "correct"] },
  ]);
});
