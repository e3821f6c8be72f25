import { expect, test } from "vitest";
import { evenPaceOf } from "../../../question/results/pace.ts";
import { missesOf, questionsWorth } from "./section-pace.ts";
import { sectionReport, step } from "../test-reports.ts";

const EVEN = 120;
const section = sectionReport({
  seconds: 20 * EVEN,
  totalQuestions: 20,
  path: [
    step(1, { isCorrect: true, timeSpent: 20 }),
    step(2, { isCorrect: false, timeSpent: 59 }),
    step(3, { isCorrect: false, timeSpent: 60 }),
    step(4, { isCorrect: false, timeSpent: 180 }),
    step(5, { isCorrect: false, timeSpent: 181 }),
    step(6, { isCorrect: true, timeSpent: 400 }),
    step(7, { isCorrect: false, isAnswered: false, timeSpent: 300 }),
    step(8, { isCorrect: false, timeSpent: null }),
    step(9, { isCorrect: false, timeSpent: 240 }),
  ],
});

test("divides the time among all questions, reached or not", () => {
  expect(evenPaceOf(section)).toBe(EVEN);
});

test("calls a miss rushed under half the even pace and slow over one and a half times", () => {
  const { rushed, slow, secondsLost } = missesOf(section);
  expect(rushed.map(({ order }) => order)).toEqual([2]);
  expect(slow.map(({ order }) => order)).toEqual([5, 9]);
  expect(secondsLost).toBe(61 + 120);
});

test("without a clock there's no pace, so no answer is rushed or slow", () => {
  const untimed = { ...section, seconds: null };
  expect(evenPaceOf(untimed)).toBeNull();
  const misses = missesOf(untimed);
  expect(misses).toEqual({ evenPace: null, rushed: [], slow: [], secondsLost: 0 });
  expect(questionsWorth(misses)).toBe("");
});

test.each([
  [20, ""],
  [60, "time for half a question"],
  [110, "time for about 1 question"],
  [180, "time for about 1½ questions"],
  [250, "time for about 2 questions"],
])("says what %d seconds are worth: %s", (secondsLost, words) => {
  expect(questionsWorth({ rushed: [], slow: [], evenPace: EVEN, secondsLost })).toBe(words);
});
