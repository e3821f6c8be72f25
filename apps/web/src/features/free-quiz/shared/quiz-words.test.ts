import type { QuizCard, TimeAllowed } from "@theta/contract";
import { expect, test } from "vitest";
import { lengthOf, secondsGiven } from "./quiz-words.ts";

const card = (duration: number | null | undefined) =>
  ({ duration, totalQuestions: 10 }) as Partial<QuizCard> as QuizCard;

test.each([
  [1500, "25 min, 10 questions"],
  [null, "15 min, 10 questions"],
  [undefined, "15 min, 10 questions"],
])("says that a quiz of %j seconds is %s", (duration, words) => {
  expect(lengthOf(card(duration), "standard")).toBe(words);
});

test("gives a quiz the time it was started with, and one to come the time that's chosen", () => {
  expect(lengthOf({ ...card(900), time: "standard" }, "no-clock")).toBe("15 min, 10 questions");
  expect(lengthOf({ ...card(900), time: "no-clock" }, "standard")).toBe(
    "10 questions, no time limit",
  );
  expect(lengthOf(card(900), "double-time")).toBe("30 min, 10 questions");
});

test.each<[number | undefined, TimeAllowed | undefined, number | null]>([
  [600, undefined, 600],
  [600, "standard", 600],
  [600, "time-and-a-half", 900],
  [undefined, "double-time", 1800],
  [600, "no-clock", null],
])("a quiz of %j seconds, taken with %j, gave %j", (duration, time, seconds) => {
  expect(secondsGiven({ ...card(duration), ...(time && { time }) })).toBe(seconds);
});
