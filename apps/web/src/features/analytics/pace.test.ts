import { expect, test } from "vitest";
import { axisOf, missOf, missWords } from "./pace.ts";
import type { QuestionRow } from "./question-row.ts";

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

test.each([
  [row(1, 44, "wrong"), "rushed"],
  [row(1, 45, "wrong"), null],
  [row(1, 135, "wrong"), null],
  [row(1, 136, "wrong"), "slow"],
  [row(1, 10, "right"), null],
  [row(1, 200, "right"), null],
  [row(1, 10, "open"), null],
  [row(1, null, "wrong"), null],
])("%o is marked %s", (question, miss) => {
  expect(missOf(question, EVEN)).toBe(miss);
});

test("misses are told in words", () => {
  const rows = [
    row(1, 10, "wrong"),
    row(2, 80, "right"),
    row(3, 20, "wrong"),
    row(4, 200, "wrong"),
  ];
  expect(missWords(rows, EVEN)).toBe(
    "Questions 1 and 3 were rushed misses: wrong in less than half the even pace. " +
      "Question 4 was a slow miss: wrong in more than one and a half times the even pace.",
  );
  expect(missWords([row(1, 90, "wrong")], EVEN)).toBe("No miss was rushed or slow.");
  expect(missWords([row(1, 10, "right")], EVEN)).toBe("Nothing was missed.");
  expect(missWords([row(1, 10, "right"), row(2, null, "unreached")], EVEN)).toBe(
    "Nothing was missed.",
  );
});

test.each([
  [0.2, [0, 5]],
  [58, [0, 15, 30, 45, 60]],
  [100, [0, 30, 60, 90, 120]],
  [240, [0, 60, 120, 180, 240]],
])("an axis for %d seconds has lines at %j", (longest, lines) => {
  expect(axisOf(longest)).toEqual(lines);
});
