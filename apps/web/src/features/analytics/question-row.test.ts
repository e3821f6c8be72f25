import { expect, test } from "vitest";
import { previewOf, topicOf, verdictOf } from "./question-row.ts";

test("a preview is cut to 100 characters, and one that fits is left whole", () => {
  const long = previewOf({ questionString: "x".repeat(101) });
  expect(long).toBe(`${"x".repeat(100)}…`);
  expect(previewOf({ questionString: "y".repeat(100) })).toBe("y".repeat(100));
  // A letter outside the basic plane is one character and stays whole.
  expect(previewOf({ questionString: "𝑥".repeat(101) })).toBe(`${"𝑥".repeat(100)}…`);
});

test("what is missing says so", () => {
  expect(previewOf({ questionString: " " })).toBe("Question preview not available");
  expect(topicOf({ topicName: "" })).toBe("N/A");
  expect(topicOf({ topicName: "Rates" })).toBe("Rates");
});

test.each([
  [true, true, "correct"],
  [true, false, "incorrect"],
  [false, false, "unanswered"],
])("answered %s and correct %s is %s", (isAnswered, isCorrect, verdict) => {
  expect(verdictOf({ isAnswered, isCorrect })).toBe(verdict);
});
