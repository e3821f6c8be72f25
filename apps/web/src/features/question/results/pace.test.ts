import { expect, test } from "vitest";
import { axisOf, evenPaceOf, missOf } from "./pace.ts";

const EVEN = 90;

const row = (timeSpent: number | null, how: "right" | "wrong" | "open") => ({
  isAnswered: how !== "open",
  isCorrect: how === "right",
  timeSpent,
});

test.each([
  [row(44, "wrong"), "rushed"],
  [row(45, "wrong"), null],
  [row(135, "wrong"), null],
  [row(136, "wrong"), "slow"],
  [row(10, "right"), null],
  [row(200, "right"), null],
  [row(10, "open"), null],
  [row(null, "wrong"), null],
])("marks %o as %s", (question, miss) => {
  expect(missOf(question, EVEN)).toBe(miss);
});

test("divides the time among all questions, and has no pace without a clock", () => {
  expect(evenPaceOf({ seconds: 900, totalQuestions: 10 })).toBe(EVEN);
  expect(evenPaceOf({ seconds: null, totalQuestions: 10 })).toBeNull();
  expect([row(1, "wrong"), row(5000, "wrong")].map((one) => missOf(one, null))).toEqual([
    null,
    null,
  ]);
});

test.each([
  [0.2, [0, 5]],
  [58, [0, 15, 30, 45, 60]],
  [100, [0, 30, 60, 90, 120]],
  [240, [0, 60, 120, 180, 240]],
  [3000, [0, 1200, 2400, 3600]],
  // Without a clock, a question may stay open for hours.
  [10_000, [0, 3600, 7200, 10_800]],
  [86_400, [0, 28_800, 57_600, 86_400]],
])("draws the lines of an axis for %d seconds at %j", (longest, lines) => {
  expect(axisOf(longest)).toEqual(lines);
});
