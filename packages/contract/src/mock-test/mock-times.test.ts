import { expect, test } from "vitest";
import { breakOverrun, instructionSeconds } from "./mock-times.ts";

test("the minute for the instructions is longer for a learner with more time", () => {
  expect(instructionSeconds("standard")).toBe(60);
  expect(instructionSeconds("time-and-a-quarter")).toBe(75);
  expect(instructionSeconds("time-and-a-half")).toBe(90);
  expect(instructionSeconds("double-time")).toBe(120);
  expect(instructionSeconds("no-clock")).toBeNull();
});

test.each([
  ["in time", -30, 0],
  ["as late as a page may be", 5.9, 0],
  ["a second later", 6, 1],
  ["two minutes late", 125, 120],
  ["the next day", 86_400, 2400],
])("%s, a section that starts after a break loses its seconds", (_, seconds, lost) => {
  expect(breakOverrun(seconds * 1000)).toBe(lost);
});
