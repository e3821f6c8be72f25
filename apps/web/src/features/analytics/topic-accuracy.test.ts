import { expect, test } from "vitest";
import { topicAccuracy } from "./topic-accuracy.ts";

test("questions are gathered by topic, those with most misses first", () => {
  const rows = [
    ["Rates", true, true, true],
    ["Percents", true, true, false],
    ["Rates", true, true, true],
    ["Percents", true, false, false],
    ["Percents", true, true, true],
    ["Rates", false, false, false],
    ["Rates", false, false, false],
    ["Rates", false, false, false],
  ] as const;
  const topics = topicAccuracy(
    rows.map(([topicName, isReached, isAnswered, isCorrect], place) => ({
      id: String(place),
      order: place + 1,
      questionString: "",
      topicName,
      defficuiltyLevel: 5,
      isReached,
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
      missed: 2,
      outcomes: ["correct", "incorrect", "unanswered"],
    },
    {
      topic: "Rates",
      total: 5,
      correct: 2,
      missed: 0,
      outcomes: ["correct", "correct", "unreached", "unreached", "unreached"],
    },
  ]);
});
