import { expect, test } from "vitest";
import { examWords, gapWords } from "./goal-words.ts";

test.each([
  ["2027-02-22", "91 days left", false],
  ["2026-11-24", "1 day left", false],
  ["2026-11-23", "Your exam is today", false],
  ["2026-11-22", "Your exam date has passed", true],
])("words the time to an exam on %s as %s", (examOn, left, isOver) => {
  expect(examWords(examOn, "2026-11-23")).toMatchObject({ left, isOver });
});

test("writes the exam's day the way a person would", () => {
  expect(examWords("2027-02-22", "2026-11-23").day).toBe("February 22, 2027");
});

test.each([
  [685, null, "Take a full mock to see how far you are from it."],
  [685, 655, "30 points above your last total of 655, but inside that mock's score range."],
  [705, 655, "50 points above your last total of 655."],
  [655, 655, "You reached it on your last full mock, with a 655."],
  [805, 805, "You reached it on your last full mock, with an 805."],
  [605, 655, "You reached it on your last full mock, with a 655."],
])("compares a target of %i with a total of %s", (target, score, words) => {
  const last =
    score === null ? null : { score, low: score - 30, high: score + 30, time: "standard" as const };
  expect(gapWords(target, last)).toBe(words);
});

test.each([
  [685, "double-time", "You reached it on your last full mock, with a 705 at double time."],
  [
    735,
    "no-clock",
    "30 points above your last total of 705 without a clock, but inside that mock's score range.",
  ],
  [755, "time-and-a-half", "50 points above your last total of 705 at time and a half."],
] as const)("a target of %i names a time of %s", (target, time, words) => {
  expect(gapWords(target, { score: 705, low: 675, high: 735, time })).toBe(words);
});
