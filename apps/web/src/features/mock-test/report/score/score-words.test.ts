import { expect, test } from "vitest";
import { sectionReport, step } from "../test-reports.ts";
import { rangeWords, tooFastWords, unansweredWords } from "./score-words.ts";

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

const fast = (sectionType: 1 | 2 | 3, rapid: number, answered: number) =>
  sectionReport({ sectionType, tooFast: { rapid, answered } });
const END =
  "That's too fast for us to tell how reliable this score is, so we don't show a score range or include it in your trends.";

test.each([
  ["one section", [fast(3, 12, 21)], `You answered 12 of 21 questions in under 10 seconds. ${END}`],
  [
    "one of three",
    [sectionReport(), fast(2, 7, 23), sectionReport({ sectionType: 1 })],
    `You answered 7 of 23 questions in Verbal Reasoning in under 10 seconds. ${END}`,
  ],
  [
    "two of three",
    [fast(3, 21, 21), fast(2, 7, 23), sectionReport({ sectionType: 1 })],
    `You answered 21 of 21 questions in Quantitative Reasoning and 7 of 23 questions in Verbal Reasoning in under 10 seconds each. ${END}`,
  ],
  ["none", [sectionReport()], null],
])("too fast: %s", (_, sections, words) => {
  expect(tooFastWords(sections)).toBe(words);
});

test("a range is written with its ends, and isn't made up", () => {
  expect(rangeWords({ low: 76, high: 82 })).toBe("76–82");
  expect(rangeWords({})).toBeNull();
});
