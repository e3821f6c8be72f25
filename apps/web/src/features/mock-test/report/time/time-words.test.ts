import type { PathStep, Stretch, TimeManagement } from "@theta/contract";
import { expect, test } from "vitest";
import { sectionReport, step, timeManaged } from "../test-reports.ts";
import { stretchName, stretchWords, timeWords } from "./time-words.ts";

const half = (right: number, wrong: number): Stretch => ({
  from: 1,
  to: 10,
  right,
  wrong,
  unanswered: 10 - right - wrong,
  meanSeconds: 100,
});

function words(
  firstHalf: Stretch,
  secondHalf: Stretch,
  more: Partial<TimeManagement> = {},
  path: PathStep[] = [step(1, { timeSpent: 100 })],
) {
  const timeManagement = timeManaged({ firstHalf, secondHalf, ...more });
  return timeWords(sectionReport({ timeManagement, path }));
}

const NO_LONG = "No question took you more than 3:00.";

test("names a stretch and counts it", () => {
  expect([stretchName({ from: 1, to: 7 }), stretchName({ from: 3, to: 3 })]).toEqual([
    "Questions 1–7",
    "Question 3",
  ]);
  expect([half(7, 3), half(5, 2)].map(stretchWords)).toEqual([
    "7 right, 3 wrong",
    "5 right, 2 wrong, 3 unanswered",
  ]);
});

test.each([
  [
    half(7, 3),
    half(5, 5),
    false,
    "You got 7 of 10 right in the first half and 5 of 10 in the second: a difference that could be chance.",
  ],
  [
    half(9, 1),
    half(2, 8),
    true,
    "You got 9 of 10 right in the first half and 2 of 10 in the second: more than chance would explain.",
  ],
  [
    half(6, 4),
    half(3, 2),
    false,
    "You got 6 of 10 right in the first half and 3 of 5 in the second.",
  ],
])("compares the halves", (first, second, isMoreThanChance, expected) => {
  expect(words(first, second, { isMoreThanChance })).toBe(`${expected} ${NO_LONG}`);
});

test("a half without an answer isn't compared", () => {
  expect(words(half(7, 3), half(0, 0))).toBe(NO_LONG);
});

test("a section answered too fast has counts and no verdict", () => {
  const timeManagement = timeManaged({ firstHalf: half(7, 3), secondHalf: half(5, 5) });
  const tooFast = { rapid: 20, answered: 20 };
  const path = [step(1, { timeSpent: 2 })];
  expect(timeWords(sectionReport({ timeManagement, tooFast, path }))).toBe(
    `You got 7 of 10 right in the first half and 5 of 10 in the second. ${NO_LONG}`,
  );
});

const long = (...answers: boolean[]) =>
  answers.map((isCorrect, k) => step(k + 1, { isCorrect, timeSpent: 200 }));

test.each([
  [long(true), "One question took more than 3:00, and you got it right."],
  [long(false), "One question took more than 3:00, and you didn't get it right."],
  [long(false, false), "2 questions took more than 3:00, and you got none of them right."],
  [long(true, false), "2 questions took more than 3:00, and you got 1 of them right."],
  [long(true, true), "2 questions took more than 3:00, and you got all of them right."],
  [[step(1, { timeSpent: 180 })], NO_LONG],
  [[step(1, { timeSpent: null })], ""],
])("counts long questions", (path, expected) => {
  expect(words(half(0, 0), half(0, 0), {}, path)).toBe(expected);
});

test("without a clock, no question is long", () => {
  expect(words(half(0, 0), half(0, 0), { longSeconds: null }, long(true))).toBe("");
});
