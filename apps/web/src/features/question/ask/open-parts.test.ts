import { expect, test } from "vitest";
import { openWords } from "./open-parts.ts";
import { GRID, OPTIONS, ROWS, SENTENCES } from "../shared/test-questions.ts";

const chosen = (partId: string, optionId: string) => ({ parts: [{ partId, optionId }] });

test.each([
  [OPTIONS, null, null],
  [ROWS, null, "Not answered yet: statements 1 and 2."],
  [ROWS, chosen("row-0", "r0-0"), "Not answered yet: statement 2."],
  [SENTENCES, chosen("blank-2", "s1-0"), "Not answered yet: blank 1."],
  [GRID, null, 'Not answered yet: columns "Faster" and "Slower".'],
  [GRID, chosen("column-0", "g0-1"), 'Not answered yet: column "Slower".'],
])("says which parts are open in $0.layout with %j", (question, answer, words) => {
  expect(openWords(question, answer)).toBe(words);
});
