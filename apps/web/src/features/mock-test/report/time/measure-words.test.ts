import { expect, test } from "vitest";
import { FULL_REPORT, sectionReport } from "../test-reports.ts";
import { isAlone, measureName, measureWords, ownWords } from "./measure-words.ts";

test.each([
  ["score", 79, "79"],
  ["score", 75.3, "75.3"],
  ["secondsRight", 112.4, "1:52"],
  ["firstHalf", 63.6, "64%"],
  ["long", 2, "2"],
  ["long", null, "–"],
] as const)("writes %s %s as %s", (measure, value, words) => {
  expect(measureWords(measure, value)).toBe(words);
});

test("names long questions by the time that the section had", () => {
  expect([180, 270, null].map((seconds) => measureName("long", seconds))).toEqual([
    "Took over 3:00",
    "Took over 4:30",
    "Took a long time",
  ]);
});

const TOO_FAST = { tooFast: { rapid: 20, answered: 20 } };
const words = (mocks: number, more = {}, report = FULL_REPORT) =>
  ownWords(report, sectionReport({ own: { mocks, measures: [] }, ...more }));

test("says which mocks are counted", () => {
  expect([words(1), words(4)]).toEqual([
    "After your next full mock, you'll see how your mocks compare here.",
    "Your last 4 full mocks, including this one.",
  ]);
  expect([words(0, TOO_FAST), words(1, TOO_FAST), words(3, TOO_FAST)]).toEqual([
    "After your next full mock, you'll see how your mocks compare here.",
    "Your only other full mock. You answered this one too fast for it to count.",
    "Your last 3 full mocks. You answered this one too fast for it to count.",
  ]);
});

test("names the time of mocks that had more", () => {
  const report = {
    ...FULL_REPORT,
    total: null,
    conditions: { ...FULL_REPORT.conditions, time: "time-and-a-half" as const },
  };
  expect(words(2, {}, report)).toBe(
    "Your last 2 Quantitative mocks with time and a half, including this one.",
  );
});

const alone = (mocks: number, more = {}) =>
  isAlone(sectionReport({ own: { mocks, measures: [] }, ...more }));

test("says so when there's no other mock to compare with", () => {
  expect([alone(1), alone(2), alone(0, TOO_FAST), alone(1, TOO_FAST)]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});
