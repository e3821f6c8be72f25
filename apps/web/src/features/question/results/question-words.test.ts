import { expect, test } from "vitest";
import { previewOf, shortAnswerWords, topicOf } from "./question-words.ts";

test("cuts a preview to 100 characters and leaves one that fits whole", () => {
  const long = previewOf({ questionString: "x".repeat(101) });
  expect(long).toBe(`${"x".repeat(100)}…`);
  expect(previewOf({ questionString: "y".repeat(100) })).toBe("y".repeat(100));
  // A letter outside the basic plane is one character and stays whole.
  expect(previewOf({ questionString: "𝑥".repeat(101) })).toBe(`${"𝑥".repeat(100)}…`);
});

test("counts a digit and the bar over it as one character", () => {
  const barred = `${"x".repeat(99)}2\u03059\u0305`;
  expect(previewOf({ questionString: barred })).toBe(`${"x".repeat(99)}2\u0305…`);
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
])("cuts a preview %s", (_, questionString, preview) => {
  expect(previewOf({ questionString })).toBe(preview);
});

test("says what's missing", () => {
  expect(previewOf({ questionString: " " })).toBe("Question preview not available");
  expect(topicOf({ topicName: "" })).toBe("N/A");
  expect(topicOf({ topicName: "Rates" })).toBe("Rates");
});

test.each([null, undefined, "", "  "])("says that a question with %j has none", (absent) => {
  expect(previewOf({ questionString: absent })).toBe("Question preview not available");
  expect(topicOf({ topicName: absent })).toBe("N/A");
});

test("an answer in parts is one line", () => {
  expect(shortAnswerWords(["B"])).toBe("B");
  expect(shortAnswerWords(["Yes", "No", "Yes"])).toBe("Yes / No / Yes");
});
