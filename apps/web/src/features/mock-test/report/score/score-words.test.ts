import { expect, test } from "vitest";
import { step } from "../test-reports.ts";
import { unansweredWords } from "./score-words.ts";

const section = (totalQuestions: number, reached: number, unanswered: number) => ({
  totalQuestions,
  unanswered,
  path: Array.from({ length: reached }, (_, k) => step(k + 1)),
});

test.each([
  ["a section answered to its end", [section(21, 21, 0)], "0"],
  ["one left open", [section(21, 21, 1)], "1"],
  ["out of time", [section(23, 5, 19)], "19 (18 not reached)"],
  ["several sections", [section(23, 4, 19), section(21, 20, 2)], "21 (20 not reached)"],
])("%s", (_, sections, words) => {
  expect(unansweredWords(...sections)).toBe(words);
});
