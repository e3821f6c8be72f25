import { expect, test } from "vitest";
import { limitWords, timeNote } from "./time-words.ts";

test.each([
  ["standard", "45 minutes"],
  ["time-and-a-half", "67 min 30 s"],
  ["double-time", "90 minutes"],
  ["no-clock", "no time limit"],
] as const)("with %s, a section has %s", (time, words) => {
  expect(limitWords(2700, time)).toBe(words);
});

test("notes only what differs from the exam", () => {
  expect(timeNote("time-and-a-half")).toBe("Time and a half");
  expect(timeNote("standard")).toBeNull();
  // From a server that doesn't say.
  expect(timeNote(undefined)).toBeNull();
});
