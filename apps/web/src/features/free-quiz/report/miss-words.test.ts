import { expect, test } from "vitest";
import { missWords } from "./miss-words.ts";
import type { QuestionRow } from "../shared/question-row.ts";

const EVEN = 90;

function row(
  order: number,
  timeSpent: number | null,
  how: "right" | "wrong" | "open" | "unreached",
): QuestionRow {
  return {
    id: String(order),
    order,
    questionString: "",
    topicName: "",
    defficuiltyLevel: 5,
    isAnswered: how !== "open" && how !== "unreached",
    isReached: how !== "unreached",
    isCorrect: how === "right",
    timeSpent,
  };
}

test("says which misses were rushed or slow", () => {
  const rows = [
    row(1, 10, "wrong"),
    row(2, 80, "right"),
    row(3, 20, "wrong"),
    row(4, 200, "wrong"),
  ];
  expect(missWords(rows, EVEN)).toBe(
    "Questions 1 and 3 were rushed misses: you took less than half the 1:30 an even pace allows. " +
      "Question 4 was a slow miss: you took more than 1.5 times the 1:30 an even pace allows.",
  );
  expect(missWords([row(1, 90, "wrong")], EVEN)).toBe(
    "None of your misses were rushed or slow. An even pace allows 1:30 per question.",
  );
  expect(missWords([row(1, 10, "right")], EVEN)).toBe(
    "You didn't miss any. An even pace allows 1:30 per question.",
  );
  expect(missWords([row(1, 10, "right"), row(2, null, "unreached")], EVEN)).toBe(
    "You didn't miss any. An even pace allows 1:30 per question.",
  );
});
