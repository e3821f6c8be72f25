import { expect, test } from "vitest";
import {
  believedSeconds,
  difficultiesOf,
  nextReview,
  secondsPractised,
  type Waiting,
} from "./practice.rules.ts";

const DAY = 86_400_000;
const at = new Date("2026-03-01T10:00:00Z");
const after = (days: number) => new Date(at.getTime() + days * DAY);
const wait = (step: number, days: number): Waiting => ({ step, dueAt: after(days) });
const none: Waiting = { step: null, dueAt: null };

test.each<[string, Waiting | undefined, boolean, Waiting]>([
  ["a first miss waits a day", undefined, false, wait(0, 1)],
  ["right at once waits for nothing", undefined, true, none],
  ["a miss of something learnt starts anew", none, false, wait(0, 1)],
  ["right again stays learnt", none, true, none],
  ["right when due goes on to 3 days", wait(0, 0), true, wait(1, 3)],
  ["then to 7", wait(1, -2), true, wait(2, 7)],
  ["then to 21", wait(2, -400), true, wait(3, 21)],
  ["and is learnt after the last", wait(3, 0), true, none],
  ["right too early changes nothing", wait(0, 0.5), true, wait(0, 0.5)],
  ["right too early changes nothing late in the waits", wait(3, 20), true, wait(3, 20)],
  ["missed too early starts anew", wait(2, 6), false, wait(0, 1)],
  ["missed when due starts anew", wait(3, -1), false, wait(0, 1)],
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
  expect(secondsPractised(at, new Date(at.getTime() + seconds * 1000))).toBe(expected);
});

test.each([
  ["an answer from before has the time from shown to answered", null, 84, 84],
  ["the time in view is what counts", 40, 3000, 40],
  ["an hour away leaves the time in view known", 40, 90_000, 40],
  ["more than an hour in view is nobody's time", 3700, 90_000, null],
])("%s", (_, inView, gone, expected) => {
  expect(secondsPractised(at, new Date(at.getTime() + gone * 1000), inView)).toBe(expected);
});

test.each([
  [undefined, 60, null],
  [0, 60, 0],
  [12.345, 60, 12.3],
  [61, 60, 60],
  [1e308, 60, 60],
  [5, -1, 0],
])("believes, of %s s reported, %s s after it was shown: %s", (told, gone, believed) => {
  expect(believedSeconds(told, at, new Date(at.getTime() + gone * 1000))).toBe(believed);
});
