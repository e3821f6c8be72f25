import { expect, test } from "vitest";
import {
  countOutcomes,
  isMissed,
  lackWords,
  outcomeOf,
  previewOf,
  topicOf,
} from "./question-row.ts";

test("a preview is cut to 100 characters, and one that fits is left whole", () => {
  const long = previewOf({ questionString: "x".repeat(101) });
  expect(long).toBe(`${"x".repeat(100)}…`);
  expect(previewOf({ questionString: "y".repeat(100) })).toBe("y".repeat(100));
  // A letter outside the basic plane is one character and stays whole.
  expect(previewOf({ questionString: "𝑥".repeat(101) })).toBe(`${"𝑥".repeat(100)}…`);
});

test.each([
  ["between words", `${"word ".repeat(19)}whole tail`, `${"word ".repeat(19)}whole…`],
  [
    "before a word that would be cut",
    `${"word ".repeat(19)}longer tail`,
    `${"word ".repeat(18)}word…`,
  ],
  [
    "without the comma that stands there",
    `${"a".repeat(60)}, ${"b".repeat(60)}`,
    `${"a".repeat(60)}…`,
  ],
])("a preview is cut %s", (_, questionString, preview) => {
  expect(previewOf({ questionString })).toBe(preview);
});

test("what is missing says so", () => {
  expect(previewOf({ questionString: " " })).toBe("Question preview not available");
  expect(topicOf({ topicName: "" })).toBe("N/A");
  expect(topicOf({ topicName: "Rates" })).toBe("Rates");
});

test.each([
  [true, true, true, "correct", false],
  [true, true, false, "incorrect", true],
  [true, false, false, "unanswered", true],
  [false, false, false, "unreached", false],
] as const)(
  "reached %s, answered %s and correct %s is %s; missed: %s",
  (isReached, isAnswered, isCorrect, outcome, missed) => {
    const row = { isReached, isAnswered, isCorrect };
    expect([outcomeOf(row), isMissed(row)]).toEqual([outcome, missed]);
    expect(countOutcomes([row, row])[outcome]).toBe(2);
  },
);

test.each([
  [[2, 1, 3], "2 wrong, 1 not answered, 3 not reached"],
  [[0, 0, 4], "4 not reached"],
  [[0, 0, 0], "None wrong"],
] as const)("%j is told as %s", ([incorrect, unanswered, unreached], words) => {
  expect(lackWords({ incorrect, unanswered, unreached })).toBe(words);
});
