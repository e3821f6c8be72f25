import { expect, test } from "vitest";
import { clockTime, durationWords, longDurationWords, meanSeconds } from "./clock-time.ts";

test.each([
  [0, "0:00"],
  [9.4, "0:09"],
  [59.6, "1:00"],
  [65, "1:05"],
  [3725, "62:05"],
  [Number.NaN, "–"],
])("writes %d seconds on a clock as %s", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});

test("the mean leaves out unknown times", () => {
  expect(meanSeconds([60, null, 90])).toBe(75);
  expect(meanSeconds([null])).toBeNull();
});

test.each([
  [0.2, "1 s"],
  [42.4, "42 s"],
  [60, "1 min"],
  [84, "1 min 24 s"],
  [3600, "60 min"],
  [Number.NaN, "–"],
])("writes %d seconds in words as %s", (seconds, words) => {
  expect(durationWords(seconds)).toBe(words);
});

test.each([
  [42, "42 s"],
  [0, "0 s"],
  [60, "1 min"],
  [580, "9 min 40 s"],
  [3600, "1 h"],
  [9065, "2 h 31 min"],
])("writes %d seconds of something long as %s", (seconds, words) => {
  expect(longDurationWords(seconds)).toBe(words);
});
