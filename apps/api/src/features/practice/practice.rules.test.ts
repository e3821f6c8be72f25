import { expect, test } from "vitest";
import {
  believedSeconds,
  difficultiesOf,
  nextReview,
  secondsPracticed,
  type Waiting,
} from "./practice.rules.ts";

const DAY = 86_400_000;
const at = new Date("2026-03-01T10:00:00Z");
const after = (days: number) => new Date(at.getTime() + days * DAY);
const wait = (step: number, days: number): Waiting => ({ step, dueAt: after(days) });
const none: Waiting = { step: null, dueAt: null };

test.each<[string, Waiting | undefined, boolean, Waiting]>([
  ["waits a day after a first miss", undefined, false, wait(0, 1)],
  ["waits for nothing when right at once", undefined, true, none],
  ["starts over after a miss of something learned", none, false, wait(0, 1)],
  ["stays learned when right again", none, true, none],
  ["goes on to 3 days when right at the due time", wait(0, 0), true, wait(1, 3)],
  ["goes on to 7 days after that", wait(1, -2), true, wait(2, 7)],
  ["goes on to 21 days after that", wait(2, -400), true, wait(3, 21)],
  ["is learned after the last wait", wait(3, 0), true, none],
  ["changes nothing when right too early", wait(0, 0.5), true, wait(0, 0.5)],
  ["changes nothing when right too early late in the waits", wait(3, 20), true, wait(3, 20)],
  ["starts over when missed too early", wait(2, 6), false, wait(0, 1)],
  ["starts over when missed at the due time", wait(3, -1), false, wait(0, 1)],
])("%s", (_, before, isRight, expected) => {
  expect(nextReview(before, isRight, at)).toEqual(expected);
});

test("covers all ten difficulties with the levels", () => {
  const levels = (["easy", "medium", "hard"] as const).map(difficultiesOf);
  expect(levels).toEqual([
    [1, 3],
    [4, 6],
    [7, 10],
  ]);
});

test.each([
  [0, 0],
  [-5, 0],
  [61.24, 61.2],
  [3600, 3600],
  [3601, null],
  [90_000, null],
])("reports %d s on screen as %s", (seconds, expected) => {
  expect(secondsPracticed(at, new Date(at.getTime() + seconds * 1000))).toBe(expected);
});

test.each([
  ["uses the time from shown to answered for an older answer", null, 84, 84],
  ["counts the time in view", 40, 3000, 40],
  ["still knows the time in view after an hour away", 40, 90_000, 40],
  ["counts more than an hour in view as nobody's time", 3700, 90_000, null],
])("%s", (_, inView, gone, expected) => {
  expect(secondsPracticed(at, new Date(at.getTime() + gone * 1000), inView)).toBe(expected);
});

test.each([
  [undefined, 60, null],
  [0, 60, 0],
  [12.345, 60, 12.3],
  [61, 60, 60],
  [1e308, 60, 60],
  [5, -1, 0],
])("of %s s reported %s s after it was shown, believes %s", (told, gone, believed) => {
  expect(believedSeconds(told, at, new Date(at.getTime() + gone * 1000))).toBe(believed);
});
