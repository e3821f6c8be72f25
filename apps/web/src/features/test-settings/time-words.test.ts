import { expect, test } from "vitest";
import { atTime, lengthWords, limitWords, runningWords, timeNote } from "./time-words.ts";

test.each([
  ["standard", "45 minutes"],
  ["time-and-a-half", "67 min 30 s"],
  ["double-time", "90 minutes"],
  ["no-clock", "no time limit"],
] as const)("with %s, a section has %s", (time, words) => {
  expect(limitWords(2700, time)).toBe(words);
});

test.each([
  ["standard", "15 min, 10 questions"],
  ["time-and-a-half", "22 min 30 s, 10 questions"],
  ["double-time", "30 min, 10 questions"],
  ["no-clock", "10 questions, no time limit"],
] as const)("with %s, a card says %s", (time, words) => {
  expect(lengthWords(900, 10, time)).toBe(words);
});

test("says of a running test whether there's a clock", () => {
  expect([undefined, "double-time" as const].map(runningWords)).toEqual([
    "The clock is running.",
    "The clock is running.",
  ]);
  expect(runningWords("no-clock")).toBe("There's no clock. It stays open for 24 hours.");
});

test("notes only what differs from the exam", () => {
  expect(timeNote("time-and-a-half")).toBe("Time and a half");
  expect(timeNote("standard")).toBeNull();
  // From a server that doesn't say.
  expect(timeNote(undefined)).toBeNull();
});

test.each([
  ["standard", "at standard time"],
  ["time-and-a-half", "at time and a half"],
  ["double-time", "at double time"],
  ["no-clock", "without a clock"],
] as const)("a mock with %s is one %s", (time, words) => {
  expect(atTime(time)).toBe(words);
});
