import { expect, test } from "vitest";
import { costWords, editsLeftWords } from "./review-words.ts";

test.each([
  [3, "3 edits left"],
  [1, "1 edit left"],
  [0, "No edits left"],
])("with %i left it reads %s", (left, words) => {
  expect(editsLeftWords(left)).toBe(words);
});

test("says what a change costs", () => {
  expect(costWords(2)).toBe(
    "This uses one of your 2 remaining edits. Changing it back would use another.",
  );
  expect(costWords(1)).toBe("This uses your last edit in this section.");
});
